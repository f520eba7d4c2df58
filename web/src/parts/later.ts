// The table comes first: what can wait is fetched once it has stood for a moment and the device has time to spare.
const TABLE_FIRST = 1000 // milliseconds

export function later(fetch: () => void): void {
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(fetch) : fetch()), TABLE_FIRST)
}
