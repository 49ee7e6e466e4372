/** Reads CSV as RFC 4180 has it: quotes around cells, doubled inside. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y
  let row: string[] = []
  while (cells.lastIndex < text.length) {
    const found = cells.exec(text)
    if (!found) throw new Error(`no CSV at ${cells.lastIndex}`)
    row.push(found[1]?.replaceAll('""', '"') ?? found[2])
    if (found[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

export const COLUMNS =
  'repository,commit,type,verdict,description,path_before,start_line_before,end_line_before,path_after,start_line_after,end_line_after,reasons'
