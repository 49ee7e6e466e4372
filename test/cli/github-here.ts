/** Loaded into the command before it runs: GitHub's host names lead to our own GitHub, and all others nowhere. */
import {fetchFrom} from '../github/fetch-here.ts'

globalThis.fetch = fetchFrom(Number(process.env.REFRACT_GITHUB_PORT))
