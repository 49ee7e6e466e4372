import {createHash} from 'node:crypto'

/** The same finding in the next run has the same one, wherever its lines have gone. */
export const fingerprint = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32)
