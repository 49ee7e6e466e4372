/** Is a content the one that git means? GitHub's lists name contents by git's digest of them, so that nothing has to be believed. */

const encoder = new TextEncoder()

export async function isBlob(sha: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  const head = encoder.encode(`blob ${bytes.length}\0`)
  const whole = new Uint8Array(head.length + bytes.length)
  whole.set(head)
  whole.set(bytes, head.length)
  const digest = await crypto.subtle.digest(sha.length === 64 ? 'SHA-256' : 'SHA-1', whole)
  return hex(new Uint8Array(digest)) === sha
}

const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
