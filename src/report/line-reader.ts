/** Reads lines of carried code as words in which only that differs which the refactorings do not account for. */
import type {Reason, Refactoring, Side} from '../engine/report.ts'
import {renameWords} from '../engine/text/tokens.ts'
import type {CodeLine} from './code-lines.ts'
import {type Handed, handedArguments, sideOfArguments, words} from './handed-arguments.ts'
import {type NameChange, newNames, oneNameEach, type Renames} from './known-renames.ts'

export interface Reader {
  /** What is the same reads the same. */
  read(line: CodeLine, side: Side): string
  /** Lines of before in the names of after, unless nothing would then differ from the lines that took their place. */
  renamed(gone: CodeLine[], fresh: CodeLine[]): CodeLine[]
}

export function readerOf(refactoring: Refactoring, renames: Renames, before: CodeLine[], after: CodeLine[]): Reader {
  const handed = handedArguments(refactoring)
  const side = sideOfArguments(refactoring)
  const changes = [...renames.within(before, after), ...handed.flatMap(one => nameChange(one, side))]
  const nameOf = oneNameEach(changes)
  const nowCalled = newNames(changes)
  const longer = handed.filter(({argument}) => argument.length > 1)
  const edited = {before: editedLines(refactoring.reasons, 'before'), after: editedLines(refactoring.reasons, 'after')}
  return {
    read({path, line, text}, ofSide) {
      const tokens = words(text)
      // The proof knows better: here a name that reads like a renamed one may be another.
      if (edited[ofSide].has(`${path} ${line}`)) return tokens.join(' ')
      const short = ofSide === side ? longer.reduce(withParameter, tokens) : tokens
      return short.map(nameOf).join(' ')
    },
    renamed(gone, fresh) {
      const taken = new Set(fresh.map(({text}) => text.trim()))
      return gone.map(line => {
        const text = renameWords(line.text, nowCalled)
        return taken.has(text.trim()) ? line : {...line, text}
      })
    },
  }
}

/** A parameter and the name that is handed to it are one thing under two names. */
function nameChange({parameter, argument}: Handed, side: Side): NameChange[] {
  if (argument.length !== 1) return []
  return [side === 'before' ? [argument[0]!, parameter] : [parameter, argument[0]!]]
}

const isEdit = ({kind}: Reason): boolean => kind === 'edited' || kind === 'added' || kind === 'dropped'

const editedLines = (reasons: Reason[], side: Side): Set<string> =>
  new Set(reasons.filter(isEdit).flatMap(reason => reason[side].map(({path, startLine}) => `${path} ${startLine}`)))

/** The parameter in the place of its argument. */
function withParameter(tokens: string[], {parameter, argument}: Handed): string[] {
  const result: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const isHere = argument.every((token, index) => tokens[at + index] === token)
    result.push(isHere ? parameter : tokens[at]!)
    at += isHere ? argument.length : 1
  }
  return result
}
