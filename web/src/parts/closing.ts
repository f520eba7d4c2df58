// A dialog is closed when its reader wants it, and whoever opened it hears so at once: the browser's own word comes later,
// perhaps only after the next press, which would be lost, or whose sheet would be closed in place of the one before.
export function closing(dialog: () => HTMLDialogElement | undefined, told: () => void): () => void {
  let closed = false
  return () => {
    if (closed) return
    closed = true
    dialog()?.close()
    told()
  }
}
