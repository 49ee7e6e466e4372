/** `1 file`, `12 files` */
export const count = (number: number, one: string, many = `${one}s`) => `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** `14:05` in the reader's own way of writing it. */
export const clock = (time: number) => new Date(time).toLocaleTimeString([], {hour: '2-digit', minute: '2-digit'})

/** The last part of a path: enough beside the whole one in a tooltip. */
export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
