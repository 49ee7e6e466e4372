/**
 * Draws the marks: bars as attributes of GitHub's cells (a stylesheet does the rest), badges as small elements of our own inside
 * them. Every pass also takes away what does not belong any more, because cells are reused for other lines.
 */
import {render} from 'preact'
import type {Refactoring} from '../../engine/report.ts'
import type {ShownFile, ShownLine} from '../../github/diff/shown.ts'
import {verdictsOf} from '../../report/line-verdicts.ts'
import type {Findings} from '../findings.ts'
import type {NearbyView} from '../nearby.ts'
import {worstVerdict} from '../sign.tsx'
import {BADGE_CELL, MARK, OWN, VERDICT} from './attributes.ts'
import {BadgeButton} from './badge.tsx'
import {type Badge, type Plan, planMarks} from './plan.ts'
import {watchRoom} from './room.ts'
import {badgeStyles} from './styles.ts'
import {touchedBy} from './touched.ts'

/** What a badge tells the card. */
export interface BadgeEvents {
  onRest(badge: HTMLElement, refactorings: number[]): void
  onLeave(): void
  onFocus(badge: HTMLElement, refactorings: number[]): void
  onOpen(badge: HTMLElement, refactorings: number[]): void
}

export interface MarksOptions extends BadgeEvents {
  signal: AbortSignal
  /** After each pass: badges may have gone. */
  onDrawn?(): void
  /** Those that the reader does not want to see get no marks. */
  isWanted?(refactoring: Refactoring): boolean
}

export function drawMarks(document: Document, view: NearbyView, findings: Findings, options: MarksOptions) {
  const drawn = new WeakMap<HTMLElement, HTMLElement>()
  /** Bars and badges are drawn from one reading of a file, where both are drawn at once. */
  let planned: {lines: ShownLine[]; plan: Plan} | undefined
  const verdictOf = verdictsOf(findings)
  const causesOf = ({path, side, line}: ShownLine) => verdictOf(path, side, line)?.causes.filter(isWanted) ?? []
  const read = new Set(findings.files.filter(file => file.read).map(({path}) => path))
  const isWanted = (index: number) => options.isWanted?.(findings.refactorings[index]!) ?? true
  const touched = touchedBy(findings.regions.filter(({refactoring}) => isWanted(refactoring)))
  const room = watchRoom(document.defaultView!, options.signal)

  view.watch(files => files.forEach(drawBars), {signal: options.signal, waitsAt: 'blur'})
  view.watch(
    files => {
      files.forEach(drawBadges)
      options.onDrawn?.()
    },
    // Elements, unlike attributes, have the page laid out anew.
    {signal: options.signal, waitsAt: 'flight'},
  )
  options.signal.addEventListener('abort', () => clear(document.documentElement))

  function planOf(file: ShownFile): Plan {
    const lines = read.has(file.path) ? file.lines() : []
    if (planned?.lines === lines) return planned.plan
    planned = {lines, plan: planMarks(lines, touched, causesOf)}
    return planned.plan
  }

  function drawBars(file: ShownFile) {
    const {bars} = planOf(file)
    for (const edge of file.root.querySelectorAll<HTMLElement>(`[${MARK}]`)) if (!bars.has(edge)) removeBar(edge)
    for (const [edge, refactorings] of bars) {
      setAttribute(edge, MARK, refactorings.join(' '))
      setAttribute(edge, VERDICT, worstVerdict(refactorings.map(index => findings.refactorings[index]!.verdict)))
    }
  }

  function drawBadges(file: ShownFile) {
    const {badges} = planOf(file)
    for (const cell of file.root.querySelectorAll<HTMLElement>(`[${BADGE_CELL}]`)) if (!badges.has(cell)) removeBadge(cell)
    for (const [cell, badge] of badges) drawBadge(cell, badge)
  }

  function drawBadge(cell: HTMLElement, {refactorings, follows, code}: Badge) {
    const text = [...refactorings, ...(follows ? ['follows'] : [])].join(' ')
    if (drawn.get(cell)?.parentElement === cell && cell.getAttribute(BADGE_CELL) === text) return
    removeBadge(cell)
    const host = document.createElement('span')
    host.setAttribute(OWN, 'badge')
    const shadow = host.attachShadow({mode: 'open'})
    render(
      <>
        <style>{badgeStyles}</style>
        <BadgeButton
          refactorings={refactorings.map(index => findings.refactorings[index]!)}
          follows={follows}
          onRest={() => options.onRest(host, refactorings)}
          onLeave={options.onLeave}
          onFocus={() => options.onFocus(host, refactorings)}
          onOpen={() => options.onOpen(host, refactorings)}
        />
      </>,
      shadow,
    )
    // Before the code: behind it, it would part the two sides of a line that is copied.
    cell.prepend(host)
    cell.setAttribute(BADGE_CELL, text)
    drawn.set(cell, host)
    room.watch(host, code)
  }
}

function removeBar(edge: HTMLElement) {
  edge.removeAttribute(MARK)
  edge.removeAttribute(VERDICT)
}

/** Also badges that are not ours to know: GitHub keeps copies of pages, and brings them back with our elements inside. */
function removeBadge(cell: HTMLElement) {
  for (const host of cell.querySelectorAll(`:scope > [${OWN}]`)) host.remove()
  cell.removeAttribute(BADGE_CELL)
}

function clear(root: HTMLElement) {
  for (const edge of root.querySelectorAll<HTMLElement>(`[${MARK}]`)) removeBar(edge)
  for (const cell of root.querySelectorAll<HTMLElement>(`[${BADGE_CELL}]`)) removeBadge(cell)
}

function setAttribute(element: HTMLElement, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
