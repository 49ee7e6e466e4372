/** To the error output; gives back the exit code, so that a complaint can be the last word. */
export function complain(reason: string, code = 0): number {
  process.stderr.write(`refract: ${reason}\n`)
  return code
}
