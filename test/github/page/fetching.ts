/** Parts of pages, from the server they came from. */

export async function fetchData<Data>(url: string): Promise<Data> {
  const response = await askForData(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** Without the second header GitHub answers 406. */
export function askForData(url: string): Promise<Response> {
  return fetch(url, {headers: {accept: 'application/json', 'x-requested-with': 'XMLHttpRequest'}})
}

export async function fetchFragment(url: string): Promise<DocumentFragment> {
  const response = await fetch(url, {headers: {accept: 'text/fragment+html', 'x-requested-with': 'XMLHttpRequest'}})
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return parseFragment(await response.text())
}

export function parseFragment(text: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = text
  return template.content
}
