/** What was found: how much is left to review, what needs care, and the list. */
import {useMemo} from 'preact/hooks'
import {counted, text} from '../../texts/text.ts'
import type {Findings} from '../findings.ts'
import {isWanted} from '../settings.ts'
import {tallyOf} from '../tally.ts'
import {Composition} from './composition.tsx'
import {entriesOf} from './entries.ts'
import type {Filter} from './filter.ts'
import {filtered, noFilter} from './filter.ts'
import {Finder} from './finder.tsx'
import type {Grouping} from './groups.ts'
import {HideSwitch} from './hide-switch.tsx'
import {Notes} from './notes.tsx'
import type {PanelProps} from './panel.tsx'
import {RefactoringList} from './refactoring-list.tsx'
import {Warnings} from './warnings.tsx'

/** What the reader chose to see; kept while the panel is closed. */
export interface Choice {
  filter: Filter
  grouping: Grouping
}

export const noChoice: Choice = {filter: noFilter, grouping: 'file'}

export interface ResultProps extends PanelProps {
  findings: Findings
  choice: Choice
  onChoice(choice: Choice): void
}

const FEW = 3 // so many are seen without a search

export function Result({findings, choice, onChoice, ...panel}: ResultProps) {
  const {settings, hide, onHide, onJump, selected, linkIsLost, actions, about, linkTo} = panel
  const all = useMemo(() => entriesOf(findings), [findings])
  const wanted = useMemo(() => all.filter(({refactoring}) => isWanted(settings, refactoring)), [all, settings])
  const tally = useMemo(() => tallyOf(findings.files), [findings])
  const [filter, grouping] = [wanted.length > FEW ? choice.filter : noFilter, choice.grouping]
  const shown = filtered(wanted, filter)
  return (
    <>
      <Composition tally={tally} />
      {findings.refactorings.length > 0 && <HideSwitch tally={tally} hide={hide} onHide={onHide} />}
      {linkIsLost && <p class="lost">{text('panel_link_lost')}</p>}
      <Warnings findings={findings} onJump={onJump} />
      {wanted.length > FEW && (
        <Finder
          entries={wanted}
          filter={filter}
          onFilter={changed => onChoice({...choice, filter: changed})}
          grouping={grouping}
          onGrouping={changed => onChoice({...choice, grouping: changed})}
        />
      )}
      {wanted.length > 0 && (
        <p class="unseen" role="status">
          {filter === noFilter ? '' : counted('panel_found', shown.length)}
        </p>
      )}
      {wanted.length > 0 && shown.length === 0 && <p class="none">{text('panel_none_found')}</p>}
      <RefactoringList
        entries={shown}
        grouping={grouping}
        selected={selected}
        onSelect={({index, region}) => panel.onSelect(index, region)}
        linkTo={linkTo}
        version={about.version}
      />
      {wanted.length < all.length && (
        <p class="unwanted">
          {counted('panel_unwanted', all.length - wanted.length)}{' '}
          <button type="button" class="link" onClick={actions.openOptions}>
            {text('panel_settings')}
          </button>
        </p>
      )}
      <Notes notes={findings.notes} />
    </>
  )
}
