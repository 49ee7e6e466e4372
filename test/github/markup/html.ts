/** Text that is HTML already; everything else is escaped when it is put into a template. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString() {
    return this.text
  }
}

type Value = Html | string | number | false | null | undefined | Value[]

/**
 * Lists are joined; `false`, `null` and `undefined` leave nothing. Line breaks of the template itself are only for its reader: between
 * tags they vanish, inside tags and texts they are one space.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = compact(strings)
  let text = parts[0]!
  for (const [index, value] of values.entries()) text += asText(value) + parts[index + 1]!
  return new Html(text)
}

const compacted = new WeakMap<TemplateStringsArray, string[]>()

function compact(strings: TemplateStringsArray): string[] {
  const known = compacted.get(strings)
  if (known) return known
  const parts = strings.map(part => part.replace(/(^|>)\s*\n\s*(?=<|$)/g, '$1').replace(/\s*\n\s*/g, ' '))
  compacted.set(strings, parts)
  return parts
}

function asText(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(asText).join('')
  return value instanceof Html ? value.text : escapeHtml(String(value))
}

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => entities[sign]!)
}

/** Attributes by name; `true` stands without a value, `false` and `undefined` are left out. */
export function attributes(values: Record<string, string | number | boolean | undefined>): Html {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== false)
  return new Html(present.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`)).join(''))
}

/** JSON for a script element: nothing in it can end the element. */
export function jsonScript(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))
}
