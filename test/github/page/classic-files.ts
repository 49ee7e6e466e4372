/** What the reader can do with the files of a classic page. */
import {fetchFragment} from './fetching.ts'

/** Says whether the click was meant for a file. */
export function clickOnClassic(target: Element): boolean {
  const control = target.closest<HTMLElement>(Object.keys(actions).join(', '))
  const action = control && Object.entries(actions).find(([selector]) => control.matches(selector))?.[1]
  if (!action) return false
  action(control)
  // The box must be allowed to change.
  return !control.matches('input')
}

const actions: Record<string, (control: HTMLElement) => void> = {
  'button.js-diff-load': loadDiff,
  'a.js-expand': expand,
  'button.js-expand-full': expandAll,
  'button.js-collapse-diff': collapseAll,
  '.file button.js-details-target': toggleFile,
  '#toc button.js-details-target': control => control.closest('#toc')!.classList.toggle('open'),
  'input.js-reviewed-checkbox': markViewed,
}

async function loadDiff(button: HTMLElement) {
  const loader = button.closest<HTMLElement>('include-fragment')!
  loader.replaceWith(await fetchFragment(loader.dataset.fragmentUrl!))
}

async function expand(link: HTMLElement) {
  const row = link.closest('tr')!
  row.replaceWith(await fetchFragment(link.dataset.url!))
}

const rowsBefore = new WeakMap<Element, ChildNode[]>()

async function expandAll(button: HTMLElement) {
  const body = button.closest('.file')!.querySelector('tbody')!
  const rows = await fetchFragment(button.dataset.url!)
  rowsBefore.set(body, [...body.childNodes])
  body.replaceChildren(rows)
  showOnly(button, 'js-collapse-diff')
}

function collapseAll(button: HTMLElement) {
  const body = button.closest('.file')!.querySelector('tbody')!
  body.replaceChildren(...(rowsBefore.get(body) ?? []))
  showOnly(button, 'js-expand-full')
}

function showOnly(button: HTMLElement, shown: string) {
  for (const other of button.parentElement!.querySelectorAll('button')) other.hidden = !other.classList.contains(shown)
}

/** The rows stay, and are not displayed. */
function toggleFile(control: HTMLElement) {
  const file = control.closest('.file')!
  const open = file.classList.toggle('Details--on')
  file.classList.toggle('open', open)
  file.querySelector('.js-details-target')!.setAttribute('aria-expanded', String(open))
}

function markViewed(box: HTMLElement) {
  const file = box.closest('.file')!
  file.toggleAttribute('data-file-user-viewed', (box as HTMLInputElement).checked)
  if (file.classList.contains('open') === (box as HTMLInputElement).checked) toggleFile(box)
}

/** Further batches of files come when the reader gets near the end of what is there. */
export function watchProgressiveLoaders(within: ParentNode, signal: AbortSignal) {
  for (const loader of within.querySelectorAll('include-fragment.js-diff-progressive-loader')) watchLoader(loader, signal)
}

function watchLoader(loader: Element, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    async entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      loader.dispatchEvent(new Event('loadstart'))
      const files = await fetchFragment(loader.getAttribute('src')!)
      const container = files.firstElementChild!
      loader.replaceWith(files)
      loader.dispatchEvent(new Event('load'))
      watchProgressiveLoaders(container, signal)
    },
    {rootMargin: '500px'},
  )
  observer.observe(loader)
  signal.addEventListener('abort', () => observer.disconnect())
}
