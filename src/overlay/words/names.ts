/** Names of code, as short as a sentence wants them; the whole name stands in a tooltip. */

export interface Name {
  text: string
  /** The whole name; absent where the text is a word for something without a name. */
  code?: string
}

/** `private settle(basket Basket, all List<Money>) : void` → `settle(Basket, List<Money>)` */
export function shortName(element: string): string {
  const [, name, parameters] = /([^\s(]+)\((.*)\)(?: : .*)?$/s.exec(element) ?? []
  return name === undefined ? element : `${name}(${splitList(parameters!).map(parameterType).join(', ')})`
}

export const methodName = (element: string): Name => ({text: shortName(element), code: element})

/** `private static rest : Money` → `rest` */
export const variableName = (element: string): Name => ({text: element.split(' : ')[0]!.split(' ').at(-1)!, code: element})

/** `shop.print.Receipt` → `Receipt`, `shop.Till.new Task<shop.Money>` → `new Task<shop.Money>`; `shop.Payment.`, of a constant, → `Payment` */
export const className = (qualified: string): Name => ({text: /([^.<]*(?:<.*)?)\.?$/s.exec(qualified)![1]!, code: qualified})

/** Two classes of one sentence: in full where they are called the same. */
export function classNames(one: string, other: string): [Name, Name] {
  const names: [Name, Name] = [className(one), className(other)]
  return names[0].text === names[1].text ? [asWritten(one), asWritten(other)] : names
}

export const asWritten = (text: string): Name => ({text, code: text})

const parameterType = (parameter: string) => parameter.slice(parameter.indexOf(' ') + 1)

/** At commas that are not inside `<…>` or `(…)`. */
export function splitList(text: string): string[] {
  let depth = 0
  let start = 0
  const parts: string[] = []
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at]
    if (sign === '<' || sign === '(' || sign === '[') depth++
    else if (sign === '>' || sign === ')' || sign === ']') depth--
    else if (at === text.length || (sign === ',' && depth === 0)) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts.filter(Boolean)
}
