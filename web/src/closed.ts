// Closed choices. What the game speaks of is listed once, in the engine; whoever tells one kind from another here names all
// of them, and `never` makes the compiler object to a kind that was forgotten. A page can still be older than the server it
// talks to: then it says so and asks to be loaded again, rather than showing a wrong picture.

/** The server speaks of something this page has never heard of. */
export class Unheard extends Error {
  constructor(readonly word: string) {
    super(`never heard of ${word}: this page is older than the server`)
  }
}

/** Behind the last kind there is: nobody gets here. */
export function never(kind: never): never {
  throw new Unheard(String(kind))
}

/** The word, if it is one of these. */
export function oneOf<const Word extends string>(words: readonly Word[], word: string | number | null): Word {
  const found = words.find((one) => one === word)
  if (found === undefined) throw new Unheard(String(word))
  return found
}
