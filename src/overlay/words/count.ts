import {language} from '../../texts/text.ts'

/** `14:05` in the reader's own way of writing it. */
export const clock = (time: number) => new Date(time).toLocaleTimeString(language(), {hour: '2-digit', minute: '2-digit'})
