/** Writes the numbers into the headers of files of which something is explained. */
import {render} from 'preact'
import type {ShownFile} from '../../github/diff/shown.ts'
import type {Findings} from '../findings.ts'
import {OWN} from '../marks/attributes.ts'
import type {NearbyView} from '../nearby.ts'
import {Header, headerStyles} from './header.tsx'

const KIND = 'header'

export function drawHeaders(document: Document, view: NearbyView, findings: Findings, {signal}: {signal: AbortSignal}) {
  const tallies = new Map(findings.files.map(tally => [tally.path, tally]))
  /** By the classes of a row: asking for it has the browser work out the styles of all that is new on the page. */
  const gaps = new Map<string, string>()
  view.watch(files => files.forEach(draw), {signal, waitsAt: 'flight'})
  signal.addEventListener('abort', () => {
    for (const host of document.querySelectorAll(`[${OWN}=${KIND}]`)) host.remove()
  })

  function draw(file: ShownFile) {
    const tally = tallies.get(file.path)
    const known = file.root.querySelector<HTMLElement>(`[${OWN}=${KIND}]`)
    const isWanted = tally?.read && tally.explained > 0
    // A copy of a page brings our element back without what was in its shadow.
    const kept = isWanted && known?.shadowRoot ? known : undefined
    if (!kept) known?.remove()
    const end = isWanted && file.headerEnd()
    if (!end) return
    const host = kept ?? place(end)
    const viewed = view.viewedControl(file)
    render(
      <>
        <style>{headerStyles}</style>
        <Header tally={tally} onViewed={viewed && (() => viewed.click())} />
      </>,
      host.shadowRoot!,
    )
  }

  function place(end: HTMLElement): HTMLElement {
    const host = document.createElement('span')
    host.setAttribute(OWN, KIND)
    host.attachShadow({mode: 'open'})
    // One more in a row with gaps would take a gap.
    const row = end.parentElement!
    const gap = gaps.get(row.className) ?? document.defaultView!.getComputedStyle(row).columnGap
    gaps.set(row.className, gap)
    host.style.marginInlineStart = `${-(Number.parseFloat(gap) || 0)}px`
    end.before(host)
    return host
  }
}
