/** What is told of the runs of a page. A figure that could not be measured is none, and says so. */
import type {Scrolled} from './scroll.ts'
import type {OurTask} from './thread.ts'

export interface Measured extends Scrolled {
  heap: number
  tasks: OurTask[]
  /** Milliseconds of CPU, of each frame; NaN where the browser did not tell. */
  frameTimes: number[]
}

interface Figure {
  name: string
  of(run: Measured): number
}

const MB = 1024 * 1024
const FRAME = 1000 / 60

const told = ({frameTimes}: Measured) => frameTimes.filter(time => !Number.isNaN(time))

/** With Refract and without. */
export const figures: Figure[] = [
  {name: 'frames drawn', of: ({frames}) => frames},
  {name: 'frames lost, by the clock', of: ({lost}) => lost},
  {name: 'longest frame, ms by the clock', of: ({longest}) => longest},
  {name: `frames over ${FRAME.toFixed(1)} ms of CPU`, of: run => told(run).filter(time => time > FRAME).length},
  {name: 'longest frame, ms of CPU', of: run => largest(told(run))},
  {name: 'mean of all frames, ms of CPU', of: run => told(run).reduce((sum, time) => sum + time, 0) / told(run).length},
  {name: 'frames of which the browser did not tell the CPU', of: run => run.frameTimes.length - told(run).length},
  {name: 'memory of the page, MB', of: ({heap}) => heap / MB},
]

/** Of Refract alone. */
export const ourFigures: Figure[] = [
  {name: 'marks on rows that came', of: ({marks}) => marks},
  {name: '  the latest, ms after its row', of: ({marks, latest}) => (marks ? latest : Number.NaN)},
  {name: 'marks on rows that were in the window before', of: ({seenLate}) => seenLate},
  {name: '  the latest, ms after that', of: ({seenLate, latestSeen}) => (seenLate ? latestSeen : Number.NaN)},
]

const largest = (values: number[]) => values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)

/** Of those that were measured; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.filter(value => !Number.isNaN(value)).sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length === 0 ? Number.NaN : (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** How far apart runs are that should be the same: nothing can be said of one run alone. */
export function spread(values: number[]): number {
  const measured = values.filter(value => !Number.isNaN(value))
  return measured.length < 2 ? Number.NaN : Math.max(...measured) - Math.min(...measured)
}

export const figure = (value: number): string => (Number.isFinite(value) ? value.toFixed(Number.isInteger(value) ? 0 : 1) : 'none')
