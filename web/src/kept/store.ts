// Reads and writes small things on this device. Where storage is forbidden or full, the page works without memory.

const PREFIX = 'portroyal.'

export function readKept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function writeKept(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Private windows may refuse: then nothing is remembered, and nothing breaks.
  }
}

export function dropKept(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

/** Calls back when another tab has written this. */
export function onKept(name: string, changed: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', (event) => {
    if (event.key === PREFIX + name) changed()
  })
}
