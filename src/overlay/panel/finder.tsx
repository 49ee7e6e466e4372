/** Search, facets and grouping: what the list shows, and under which headings. */
import {useState} from 'preact/hooks'
import type {Verdict} from '../../engine/report.ts'
import {type TextName, text, written} from '../../texts/text.ts'
import {Icon} from '../icons.tsx'
import {Sign} from '../sign.tsx'
import type {Entry} from './entries.ts'
import {type Filter, facetsOf, isFiltered, noFilter, toggled} from './filter.ts'
import type {Grouping} from './groups.ts'

export interface FinderProps {
  entries: Entry[]
  filter: Filter
  onFilter(filter: Filter): void
  grouping: Grouping
  onGrouping(grouping: Grouping): void
}

const verdictNames: Record<Verdict, TextName> = {pure: 'verdict_pure', mixed: 'panel_facet_mixed', unproved: 'verdict_unproved'}
const groupings = [
  ['file', 'panel_group_file'],
  ['type', 'panel_group_type'],
] as const satisfies [Grouping, TextName][]
const FIRST = 4 // types beside each other; the rest opens on demand

export function Finder({entries, filter, onFilter, grouping, onGrouping}: FinderProps) {
  const [allTypes, setAllTypes] = useState(false)
  const {types, verdicts} = facetsOf(entries, filter)
  const shownTypes = allTypes || types.length <= FIRST + 1 ? types : types.filter(([type], at) => at < FIRST || filter.types.includes(type))
  return (
    <div class="finder">
      <div class="row">
        <label class="search">
          <span class="unseen">{text('panel_search')}</span>
          <Icon name="search" />
          <input
            type="search"
            placeholder={text('panel_search')}
            value={filter.search}
            onInput={event => onFilter({...filter, search: event.currentTarget.value})}
            onKeyDown={event => {
              // The first Escape empties the field, the next one closes the panel.
              if (event.key !== 'Escape' || !filter.search) return
              event.stopPropagation()
              event.preventDefault()
              onFilter({...filter, search: ''})
            }}
          />
        </label>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere */}
        <div class="segments" role="group" aria-label={text('panel_group')}>
          {groupings.map(([key, name]) => (
            <button key={key} type="button" aria-pressed={grouping === key} onClick={() => onGrouping(key)}>
              {text(name)}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div class="chips" role="group" aria-label={text('panel_facets')}>
        <Chip pressed={!isFiltered(filter)} onPress={() => onFilter(noFilter)} label={text('panel_facet_all')} count={entries.length} />
        {verdicts.map(([verdict, count]) => (
          <Chip
            key={verdict}
            pressed={filter.verdicts.includes(verdict)}
            onPress={() => onFilter({...filter, verdicts: toggled(filter.verdicts, verdict)})}
            verdict={verdict}
            label={text(verdictNames[verdict])}
            count={count}
          />
        ))}
        {shownTypes.map(([type, count]) => (
          <Chip
            key={type}
            pressed={filter.types.includes(type)}
            onPress={() => onFilter({...filter, types: toggled(filter.types, type)})}
            label={type}
            count={count}
          />
        ))}
        {shownTypes.length < types.length && (
          <button type="button" class="chip" onClick={() => setAllTypes(true)}>
            {text('panel_facet_more', types.length - shownTypes.length)}
          </button>
        )}
      </div>
    </div>
  )
}

interface ChipProps {
  pressed: boolean
  onPress(): void
  verdict?: Verdict
  label: string
  count: number
}

const Chip = ({pressed, onPress, verdict, label, count}: ChipProps) => (
  <button type="button" class="chip" aria-pressed={pressed} onClick={onPress}>
    {verdict && <Sign verdict={verdict} />}
    {label} <span class="count">{written(count)}</span>
  </button>
)
