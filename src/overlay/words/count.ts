import {language} from '../../texts/text.ts'

/** `14:05` in the reader's own way of writing it. */
export const clock = (time: number) => new Date(time).toLocaleTimeString(language(), {hour: '2-digit', minute: '2-digit'})

/** The last part of a path: enough beside the whole one in a tooltip. */
export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
