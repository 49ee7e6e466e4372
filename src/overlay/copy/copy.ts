/** Texts leave the page by the reader's own hand: into the clipboard, or into a file. Both need no permission. */

/** False where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function saveFile(document: Document, {name, type, text}: {name: string; type: string; text: string}) {
  const address = URL.createObjectURL(new Blob([text], {type}))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
