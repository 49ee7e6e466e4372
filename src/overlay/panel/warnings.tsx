/** Uses that did not follow a refactoring: the first thing a reviewer should see. */
import {useState} from 'preact/hooks'
import type {Warning} from '../../engine/report.ts'
import {counted, text, textParts} from '../../texts/text.ts'
import type {Findings, Region} from '../findings.ts'
import {Icon} from '../icons.tsx'
import {fileName} from '../words/count.ts'
import {shownName} from '../words/shown-code.ts'

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
              <WarningLine warning={warning} type={refactorings[warning.refactoring]?.type ?? ''} onJump={onJump} />
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

function WarningLine({warning, type, onJump}: {warning: Warning; type: string; onJump(region: Region): void}) {
  const {name, place, side, refactoring} = warning
  const {path, startLine, endLine} = place
  return (
    <>
      {textParts('panel_warning', name, `${fileName(path)}:${startLine}`, type).map(({text: words, value}) => {
        if (value === 0) return <code key="name">{shownName(words)}</code>
        if (value !== 1) return words
        return (
          <button key="place" type="button" class="link" title={path} onClick={() => onJump({refactoring, path, side, startLine, endLine})}>
            <bdi>{words}</bdi>
          </button>
        )
      })}
    </>
  )
}
