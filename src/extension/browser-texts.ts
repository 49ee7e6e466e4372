/** The browser's own texts, in the language it chose for the reader. */
import browser from 'webextension-polyfill'
import {useTexts} from '../texts/text.ts'

const lookUp = (name: string, values: string[]) => browser.i18n.getMessage(name, values)

/** The texts themselves say which language they are: the browser's own may be one that we do not speak. */
export const useBrowserTexts = () => useTexts({language: lookUp('language', []), lookUp})
