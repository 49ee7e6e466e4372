import {distance} from 'fastest-levenshtein'

/** Edit distance as a share of the longer text: 0 is equal, 1 has nothing in common. Breaks ties; decides nothing. */
export function textDistance(a: string, b: string): number {
  if (a === b) return 0
  const longer = Math.max(a.length, b.length)
  // Past this, a tie is broken by lengths alone: nobody can tell apart two thousand-character statements by distance.
  return longer > 1500 ? Math.max(0.01, 1 - Math.min(a.length, b.length) / longer) : distance(a, b) / longer
}
