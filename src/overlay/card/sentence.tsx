import type {Refactoring} from '../../engine/report.ts'
import type {Name} from '../words/names.ts'
import {sentence} from '../words/sentence.ts'
import {shownName, visible} from '../words/shown-code.ts'

/** What happened, with names of code as code. */
export const Sentence = ({refactoring}: {refactoring: Refactoring}) => <Words parts={sentence(refactoring)} />

export function Words({parts}: {parts: Name[]}) {
  return (
    <>
      {parts.map(({text, code}, index) =>
        code === undefined ? (
          <span key={index}>{visible(text)}</span>
        ) : (
          <code key={index} title={visible(code)}>
            {shownName(text)}
          </code>
        ),
      )}
    </>
  )
}
