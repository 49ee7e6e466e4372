import type {Refactoring} from '../engine/report.ts'

/** A short name for links, which stays the same as long as the refactoring reads the same. Two that read alike share it. */
export function refactoringId({description, before, after}: Refactoring): string {
  const text = [description, before[0]?.path, after[0]?.path].join('\n')
  // FNV-1a: no secret, only a short name.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
