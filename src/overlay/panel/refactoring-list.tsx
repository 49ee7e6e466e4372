import {Sentence} from '../card/card.tsx'
import type {Findings, Region} from '../findings.ts'
import {Sign} from '../sign.tsx'
import {fileName} from '../words/count.ts'

/** All refactorings, each a button that leads to where it can be seen. */
export function RefactoringList({findings, onJump}: {findings: Findings; onJump(region: Region): void}) {
  if (findings.refactorings.length === 0) return null
  return (
    <ul class="list">
      {findings.refactorings.map((refactoring, index) => {
        const regions = findings.regions.filter(region => region.refactoring === index)
        const target = regions.find(({side}) => side === 'after') ?? regions[0]
        return (
          <li key={index} data-refract-refactoring={index}>
            <button type="button" disabled={!target} onClick={() => target && onJump(target)}>
              <Sign verdict={refactoring.verdict} />
              <span>
                <b>{refactoring.type}</b>
                <small>
                  <Sentence refactoring={refactoring} />
                </small>
                {target && (
                  <small class="where" title={target.path}>
                    {fileName(target.path)}:{target.startLine}
                  </small>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
