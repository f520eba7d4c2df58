// The pictures of the book: a sprite of their own, brought into the page where the story is told.
import url from '../generated/book.svg?url'

let coming: Promise<void> | null = null

export function loadBook(): Promise<void> {
  coming ??= fetchBook().catch((problem: unknown) => {
    coming = null
    throw problem
  })
  return coming
}

async function fetchBook(): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`book: ${answer.status}`)
  const drawings = document.importNode(new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement, true)
  const paints = drawings.cloneNode() as Element
  paints.append(...drawings.querySelectorAll(':scope > defs'))
  paints.setAttribute('class', 'paints')
  drawings.setAttribute('class', 'drawings')
  document.body.prepend(paints, drawings)
}
