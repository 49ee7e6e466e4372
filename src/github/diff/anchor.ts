/** GitHub names a file's element after the digest of its path: of the new one, if it was renamed. */
export async function fileAnchor(path: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path)))
  return `diff-${[...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
