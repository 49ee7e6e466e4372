export const help = `Finds the refactorings between two versions of code, and says which of them change nothing else.

  refract [REPOSITORY] COMMIT              a commit against its first parent; nothing is checked out
  refract [REPOSITORY] A..B                the two ends compared (A...B: from where B left A)
  refract [REPOSITORY] log [A..B]          every commit of a range, oldest first; all of HEAD where none is named
  refract [REPOSITORY] --staged            what git commit would record now
  refract https://github.com/…             a commit, pull request or comparison; a token may be in GITHUB_TOKEN
  refract --before FOLDER --after FOLDER   two versions of a folder
  refract --bundle FILE …                  JSON files with both versions of the changed files, maybe gzipped
  refract mine                             lines of "REPOSITORY COMMIT" on standard input, a line of JSON for each

What is told
  --format text          for people: refactorings with verdicts, and what is left to review (the default)
  --format json          everything, with reasons and the verdict of every changed line; ndjson: one change a line
  --format rminer        the JSON that RefactoringMiner writes
  --format markdown      for a comment
  --format sarif         for GitHub code scanning and its relatives
  --format csv           one refactoring a row
  --format blame-ignore  commits that only refactor, for git blame --ignore-revs-file
  --types NAME,…         only refactorings of these types, such as "Extract Method,Rename Method"
  --paths PATTERN,…      only what touches these files or folders; * and ** stand for anything
  --trace                also what was considered and rejected, and why (text, json, ndjson)

How it is run
  --fail-on mixed        exit code 4 if a refactoring is mixed with other changes
  --fail-on unproved     … or is not proved to change nothing else
  --timeout S            stop after S seconds for each change and tell what was found until then
  --jobs N               worker threads for log, mine and several bundles (default: one for each core)
  --no-merges            log leaves out merges, which are otherwise compared with their first parent
  --output FILE          write to a file
  --resume               go on with an unfinished log in that file
  --quiet                neither progress nor remarks; failures are still told
  --help, --version

Exit codes
  0    everything was looked at, whether or not something was found
  1    something could not be read
  2    the command line was not understood
  3    not everything was looked at, by a time limit or because files could not be fetched: the list may be short
  4    --fail-on found something
  130  interrupted (143 when ended by a signal): what is written is valid, and log can be resumed
`
