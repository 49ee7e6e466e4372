/**
 * Draws the marks: bars as attributes of GitHub's cells (a stylesheet does the rest), badges as small elements of our own inside
 * them. Every pass also takes away what does not belong any more, because cells are reused for other lines.
 */
import {render} from 'preact'
import type {ShownFile} from '../../github/diff/shown.ts'
import type {DiffView} from '../../github/diff/view.ts'
import type {Findings, Region} from '../findings.ts'
import {BADGE_CELL, MARK, OWN} from './attributes.ts'
import {BadgeButton} from './badge.tsx'
import {type Badge, planMarks} from './plan.ts'
import {watchRoom} from './room.ts'
import {badgeStyles} from './styles.ts'

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
}

export function drawMarks(document: Document, view: DiffView, findings: Findings, options: MarksOptions) {
  const badges = new WeakMap<HTMLElement, HTMLElement>()
  const room = watchRoom(document.defaultView!, options.signal)

  view.watch(
    files => {
      for (const file of files) drawFile(file)
      options.onDrawn?.()
    },
    {signal: options.signal},
  )
  options.signal.addEventListener('abort', () => clear(document.documentElement))

  function drawFile(file: ShownFile) {
    const regions = findings.regions.filter(region => isIn(region, file))
    const plan = planMarks(regions.length > 0 ? file.lines() : [], regions)
    for (const edge of file.root.querySelectorAll<HTMLElement>(`[${MARK}]`)) if (!plan.bars.has(edge)) edge.removeAttribute(MARK)
    for (const [edge, refactorings] of plan.bars) setAttribute(edge, MARK, refactorings.join(' '))
    for (const cell of file.root.querySelectorAll<HTMLElement>(`[${BADGE_CELL}]`)) if (!plan.badges.has(cell)) removeBadge(cell)
    for (const [cell, badge] of plan.badges) drawBadge(cell, badge)
  }

  function drawBadge(cell: HTMLElement, {refactorings, code}: Badge) {
    const text = refactorings.join(' ')
    if (badges.get(cell)?.parentElement === cell && cell.getAttribute(BADGE_CELL) === text) return
    removeBadge(cell)
    const host = document.createElement('span')
    host.setAttribute(OWN, 'badge')
    const shadow = host.attachShadow({mode: 'open'})
    const types = refactorings.map(index => findings.refactorings[index]!.type)
    render(
      <>
        <style>{badgeStyles}</style>
        <BadgeButton
          types={types}
          onRest={() => options.onRest(host, refactorings)}
          onLeave={options.onLeave}
          onFocus={() => options.onFocus(host, refactorings)}
          onOpen={() => options.onOpen(host, refactorings)}
        />
      </>,
      shadow,
    )
    cell.append(host)
    cell.setAttribute(BADGE_CELL, text)
    badges.set(cell, host)
    room.watch(host, cell, code)
  }
}

function isIn({path, side}: Region, file: ShownFile): boolean {
  return path === (side === 'before' ? file.pathBefore : file.path)
}

/** Also badges that are not ours to know: GitHub keeps copies of pages, and brings them back with our elements inside. */
function removeBadge(cell: HTMLElement) {
  for (const host of cell.querySelectorAll(`:scope > [${OWN}]`)) host.remove()
  cell.removeAttribute(BADGE_CELL)
}

function clear(root: HTMLElement) {
  for (const edge of root.querySelectorAll(`[${MARK}]`)) edge.removeAttribute(MARK)
  for (const cell of root.querySelectorAll<HTMLElement>(`[${BADGE_CELL}]`)) removeBadge(cell)
}

function setAttribute(element: HTMLElement, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
