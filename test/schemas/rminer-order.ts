/** What a schema cannot say: RefactoringMiner's keys come in a fixed order, and a description begins with its type. */
import type {RminerDocument} from '../../src/report/rminer-json.ts'

const REFACTORING = 'type,description,leftSideLocations,rightSideLocations'
const LOCATION = 'filePath,startLine,endLine,startColumn,endColumn,codeElementType,description,codeElement'

export function orderProblems({commits}: RminerDocument): string[] {
  const problems: string[] = []
  const expect = (what: string, value: object, keys: string) => {
    if (
      Object.keys(value)
        .filter(key => key !== 'markup')
        .join() !== keys
    )
      problems.push(`${what}: ${Object.keys(value).join()}`)
  }
  for (const commit of commits) {
    expect('commit', commit, 'repository,sha1,url,refactorings')
    for (const refactoring of commit.refactorings) {
      const {type, description, leftSideLocations, rightSideLocations} = refactoring
      expect('refactoring', refactoring, REFACTORING)
      if (!description.startsWith(`${type} `)) problems.push(`${description} does not begin with ${type}`)
      for (const location of [...leftSideLocations, ...rightSideLocations]) {
        expect('location', location, LOCATION)
        if (location.endLine < location.startLine) problems.push(`${description} ends before it begins`)
      }
    }
  }
  return [...new Set(problems)].slice(0, 5)
}
