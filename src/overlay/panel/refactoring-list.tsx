/** The list: each refactoring is a button that leads to where it can be seen; the one that was chosen has more to offer. */
import {useEffect, useRef, useState} from 'preact/hooks'
import {text, written} from '../../texts/text.ts'
import {Sign} from '../sign.tsx'
import {fileName, shownName, visible} from '../words/shown-code.ts'
import {verdictWords} from '../words/verdict.ts'
import type {Entry} from './entries.ts'
import {type Grouping, grouped, shortened} from './groups.ts'
import {ItemActions, type ItemActionsProps} from './item-actions.tsx'
import {leftWords, whereWords} from './item-words.ts'
import {moveFocus} from './move-focus.ts'

export interface RefactoringListProps extends Omit<ItemActionsProps, 'entry'> {
  entries: Entry[]
  grouping: Grouping
  selected: number | undefined
  onSelect(entry: Entry): void
}

const FIRST = 200 // more than anyone reads at a glance; past this, drawing them all is felt

export function RefactoringList({entries, grouping, selected, onSelect, ...actions}: RefactoringListProps) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const groups = grouped(entries, grouping)
  const order = groups.flatMap(group => group.entries)
  const isFar = order.findIndex(({index}) => index === selected) >= FIRST
  const limit = all || isFar ? Number.POSITIVE_INFINITY : FIRST

  useEffect(() => {
    if (selected !== undefined) bringIntoView(list.current?.querySelector<HTMLElement>('.selected'))
  }, [selected])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the buttons inside
    <div class="list" ref={list} onKeyDown={event => moveFocus(event, list.current!, '.item')}>
      {shortened(groups, limit).map(({group, shown}) => (
        <section key={group.key}>
          <h3 title={visible(group.key)}>
            <bdi>{grouping === 'file' ? fileName(group.key) || text('panel_no_file') : group.key}</bdi>
            <span class="count">{written(group.entries.length)}</span>
          </h3>
          <ul>
            {shown.map(entry => (
              <li key={entry.index} data-refract-refactoring={entry.index} class={entry.index === selected ? 'selected' : ''}>
                <Item entry={entry} underFile={grouping === 'file'} isSelected={entry.index === selected} onSelect={onSelect} />
                {entry.index === selected && <ItemActions entry={entry} {...actions} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {order.length > limit && (
        <button type="button" class="button all" onClick={() => setAll(true)}>
          {text('panel_show_all', order.length)}
        </button>
      )}
    </div>
  )
}

interface ItemProps {
  entry: Entry
  /** The name of its file stands above it. */
  underFile: boolean
  isSelected: boolean
  onSelect(entry: Entry): void
}

function Item({entry, underFile, isSelected, onSelect}: ItemProps) {
  const {refactoring, names} = entry
  const where = whereWords(entry, underFile)
  const left = leftWords(entry)
  return (
    <button type="button" class="item" aria-current={isSelected || undefined} onClick={() => onSelect(entry)}>
      <Sign verdict={refactoring.verdict} />
      <span>
        <span class="head">
          <b>{refactoring.type}</b> {names.from && <code title={visible(names.from)}>{shownName(names.from)}</code>}
          {names.from && names.to && <span class="arrow"> → </span>}
          {names.to && <code title={visible(names.to)}>{shownName(names.to)}</code>}
          <span class="unseen">, {verdictWords(refactoring)}</span>
        </span>
        <small>
          {where && (
            <bdi class="where" title={visible(entry.region?.path ?? '')}>
              {where}
            </bdi>
          )}
          {where && left && ' · '}
          {left && <span class={`left ${refactoring.verdict}`}>{left}</span>}
        </small>
      </span>
    </button>
  )
}

/** Inside the panel only: the page stays where the reader has it. */
function bringIntoView(item: HTMLElement | null | undefined) {
  const scroller = item?.closest<HTMLElement>('.scroll')
  if (!item || !scroller) return
  const [own, frame] = [item.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (own.top < frame.top + HEADING) scroller.scrollTop -= frame.top + HEADING - own.top
  else if (own.bottom > frame.bottom) scroller.scrollTop += own.bottom - frame.bottom
}

const HEADING = 32 // pixels that the heading of a group covers at the top
