/** What a screen reader says of a card: "Extract Method, refactoring + 1 edit: settle(Basket) was extracted from pay(Basket)." */
import type {Refactoring} from '../../engine/report.ts'
import {counted, text} from '../../texts/text.ts'
import {sentence} from './sentence.ts'
import {shownName} from './shown-code.ts'
import {verdictWords} from './verdict.ts'

export function cardName(refactorings: Refactoring[]): string {
  const [first, ...others] = refactorings
  if (!first || others.length > 0) return counted('card_name_several', refactorings.length)
  const words = sentence(first).map(({text: word, code}) => (code === undefined ? word : shownName(word)))
  return text('card_name', first.type, verdictWords(first), words.join(''))
}
