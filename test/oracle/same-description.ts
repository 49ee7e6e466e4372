/**
 * When two descriptions mean the same refactoring. Labels were written over many years by several versions of one tool
 * and by people, so that the same thing is said in slightly different words.
 */

/** The common forms of a description: one, or one for each class it names in `from classes [A, B]`. */
export function commonForms(description: string): string[] {
  const text = description.replace(/\s+/g, ' ').trim()
  return oneClassEach(text).map(one =>
    [sameName, withoutAnonymousClasses, withSortedLists, withOneSpelling].reduce((form, step) => step(form), one),
  )
}

function oneClassEach(text: string): string[] {
  const [, sentence, classes] = /^(.*?) from classes \[(.*)\]/.exec(text) ?? []
  return classes === undefined ? [text] : splitList(classes).map(name => `${sentence} from class ${name}`)
}

/** All package refactorings were once one type; a moved method may be renamed on the way. */
const sameName = (text: string) =>
  text.replace(/^(?:Change|Rename|Move|Split|Merge) (?=Package )/, '').replace(/^Move And Rename (?=Method )/, 'Move ')

/** Older labels leave out the `new Runnable()` in the path of a member: `Till.pay().new Runnable().run()`. */
function withoutAnonymousClasses(text: string): string {
  const creation = /\.new (?:[a-z_][\w$]*\.)*[A-Z][\w$]*(?:\.[A-Z][\w$]*)*/
  for (let found = creation.exec(text); found; found = creation.exec(text)) {
    let end = found.index + found[0].length
    if (text[end] === '<') end = afterClosing(text, end)
    while (text.startsWith('[]', end)) end += 2
    if (text[end] === '(') end = afterClosing(text, end)
    text = text.slice(0, found.index) + text.slice(end)
  }
  return text
}

/** The order inside `[a, b]` carries no meaning. */
function withSortedLists(text: string): string {
  for (let at = text.indexOf(' ['); at >= 0; at = text.indexOf(' [', at + 1)) {
    const end = afterClosing(text, at + 1) - 1
    text = `${text.slice(0, at + 2)}${splitList(text.slice(at + 2, end))
      .sort()
      .join(', ')}${text.slice(end)}`
  }
  return text
}

const withOneSpelling = (text: string) => text.replaceAll(' in class ', ' from class ').replace(/\s*([,<>])\s*/g, '$1')

const closings: Record<string, string> = {'<': '>', '(': ')', '[': ']'}

/** Where the bracket that opens at `from` has been closed; the `>` of an arrow closes nothing. */
function afterClosing(text: string, from: number): number {
  const [open, close] = [text[from], closings[text[from]]]
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === open) depth++
    else if (text[at] === close && text[at - 1] !== '-' && --depth === 0) return at + 1
  }
  return text.length
}

/** Splits at the commas that stand in no bracket. */
function splitList(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if ('<([{'.includes(text[at])) depth++
    else if ('>)]}'.includes(text[at]) && text[at - 1] !== '-') depth--
    else if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...parts, text.slice(start).trim()]
}
