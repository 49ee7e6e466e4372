/** A number for the text of a line, as read and as shown: white space at its ends apart, which a page may add or lose. */
export function lineHash(text: string): number {
  const line = text.trim()
  // FNV-1a: no secret, only a short name.
  let hash = 0x811c9dc5
  for (let index = 0; index < line.length; index++) hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
