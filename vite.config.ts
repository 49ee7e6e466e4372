/** What every bundle and every test has in common; scripts/build makes the bundles, vitest.config.ts the test runs. */
import {defineConfig} from 'vite'

export default defineConfig({
  publicDir: false,
  build: {chunkSizeWarningLimit: 1000}, // kB; an extension comes from the disk, and a test keeps its zip small
  oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
})
