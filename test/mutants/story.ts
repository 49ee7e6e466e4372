/** A mutant in words: what was changed, and who would have hidden it. */
import type {Tested} from './tester.ts'

export function mutantLines(commit: string, {operator, path, diff, survival}: Tested): string[] {
  return [
    `${survival ? 'SURVIVED' : 'killed'}  ${operator}  ${commit}  ${path}`,
    ...(survival?.lines ?? []).flatMap(({path, line, text, verdict, causes}) => [
      `  ${verdict}: ${path}:${line}  ${text.trim()}`,
      ...causes.map(cause => `    by ${cause}`),
    ]),
    ...(survival?.refactorings ?? []).map(one => `  still pure: ${one.description}`),
    ...diff.split('\n').map(line => `    ${line}`),
    '',
  ]
}
