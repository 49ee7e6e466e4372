/** Tests read English. */
import english from '../../public/_locales/en/messages.json'
import {useTexts} from '../../src/texts/text.ts'
import {inMessages} from '../texts/in-messages.ts'

useTexts({language: 'en', lookUp: inMessages(english)})
