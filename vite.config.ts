/** What every bundle and every test has in common; scripts/build makes the bundles, vitest.config.ts the test runs. */
import {defineConfig} from 'vite'

export default defineConfig({
  publicDir: false,
  oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
})
