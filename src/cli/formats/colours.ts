/** Colours of a terminal, where it has some. */

export type Paint = (text: string) => string

export interface Colours {
  bold: Paint
  dim: Paint
  green: Paint
  yellow: Paint
  cyan: Paint
  red: Paint
}

const paint =
  (on: number, off: number): Paint =>
  text =>
    `\u001b[${on}m${text}\u001b[${off}m`

const some: Colours = {
  bold: paint(1, 22),
  dim: paint(2, 22),
  red: paint(31, 39),
  green: paint(32, 39),
  yellow: paint(33, 39),
  cyan: paint(36, 39),
}

const plain: Paint = text => text
const none: Colours = {bold: plain, dim: plain, red: plain, green: plain, yellow: plain, cyan: plain}

export const colours = (wanted: boolean): Colours => (wanted ? some : none)
