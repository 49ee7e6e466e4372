/** A mutant in words: what was changed, and who would have hidden it. */
import type {Tested} from './tester.ts'

export function mutantLines(commit: string, {operator, path, diff, survival}: Tested): string[] {
  return [
    `${survival ? 'SURVIVED' : 'killed'}  ${operator}  ${commit}  ${path}`,
    ...(survival?.lines ?? []).map(line => `  needs no review: ${line.path}:${line.line}  ${line.text.trim()}`),
    ...(survival?.refactorings ?? []).map(one => `  pure: ${one.description}`),
    ...diff.split('\n').map(line => `    ${line}`),
    '',
  ]
}
