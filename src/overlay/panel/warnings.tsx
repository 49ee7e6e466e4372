/** Uses that did not follow a refactoring, or follow none that was made: the first thing a reviewer should see. */
import {useState} from 'preact/hooks'
import type {Warning} from '../../engine/report.ts'
import {counted, text} from '../../texts/text.ts'
import type {Findings, Region} from '../findings.ts'
import {Icon} from '../icons.tsx'
import {fileName, shownName, visible} from '../words/shown-code.ts'
import {warningParts} from '../words/warning.ts'

const FIRST = 5 // a renamed method that a generated file still calls may have hundreds

export function Warnings({findings, onJump}: {findings: Findings; onJump(region: Region): void}) {
  const [all, setAll] = useState(false)
  const {warnings, refactorings} = findings
  if (warnings.length === 0) return null
  return (
    <div class="warnings">
      <Icon name="warning" />
      <div>
        <h3>{counted('panel_warnings', warnings.length)}</h3>
        <ul>
          {(all ? warnings : warnings.slice(0, FIRST)).map((warning, index) => (
            <li key={index}>
              <WarningLine warning={warning} refactorings={refactorings} onJump={onJump} />
            </li>
          ))}
        </ul>
        {!all && warnings.length > FIRST && (
          <button type="button" class="link" onClick={() => setAll(true)}>
            {text('panel_show_all', warnings.length)}
          </button>
        )}
      </div>
    </div>
  )
}

const NONE = -1 // no refactoring has this position

interface WarningLineProps {
  warning: Warning
  refactorings: Findings['refactorings']
  onJump(region: Region): void
}

function WarningLine({warning, refactorings, onJump}: WarningLineProps) {
  const {place, side, refactoring = NONE} = warning
  const {path, startLine, endLine} = place
  return (
    <>
      {warningParts(warning, refactorings, fileName(path)).map(({text: words, is}) => {
        if (is === 'name') return <code key={words}>{shownName(words)}</code>
        if (is !== 'place') return words
        return (
          <button
            key="place"
            type="button"
            class="link"
            title={visible(path)}
            onClick={() => onJump({refactoring, path, side, startLine, endLine})}
          >
            <bdi>{words}</bdi>
          </button>
        )
      })}
    </>
  )
}
