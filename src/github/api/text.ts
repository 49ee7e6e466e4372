/** The body of an answer as text, up to a size that somebody may have written by hand. */

export const tooLarge = Symbol('too large')

const LARGEST = 10_000_000 // bytes

/** No bytes where it is too large: the rest was not asked for. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
): Promise<{text: string; bytes: Uint8Array} | {text: typeof tooLarge; bytes?: undefined}> {
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    length += chunk.value.length
    if (length > LARGEST) {
      await reader?.cancel()
      return {text: tooLarge}
    }
    chunks.push(chunk.value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return {text: new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes), bytes}
}
