/** Which methods were extracted from a method, or inlined into it: their bodies are read in the place of their calls. */
import type {Finding} from '../families/family.ts'
import type {Method} from '../model/code.ts'

/** By the method that code came from, or went to: the methods it went to, or came from, and what says so. */
export type Expansions = Record<'extracted' | 'inlined', Map<Method, Map<Method, Finding>>>

export function expansionsIn(findings: readonly Finding[]): Expansions {
  const found: Expansions = {extracted: new Map(), inlined: new Map()}
  for (const finding of findings) {
    const [before, after] = [finding.before[0]?.element, finding.after[0]?.element]
    if (before?.is !== 'method' || after?.is !== 'method') continue
    if (EXTRACTIONS.has(finding.name)) add(found.extracted, before, after, finding)
    if (INLINES.has(finding.name)) add(found.inlined, after, before, finding)
  }
  return found
}

function add(map: Map<Method, Map<Method, Finding>>, around: Method, part: Method, finding: Finding): void {
  const known = map.get(around)
  if (known) known.set(part, finding)
  else map.set(around, new Map([[part, finding]]))
}

const EXTRACTIONS = new Set(['Extract Method', 'Extract And Move Method'])
const INLINES = new Set(['Inline Method', 'Move And Inline Method'])
