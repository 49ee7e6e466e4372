/**
 * Five kinds of tests. `unit` needs nothing but the sources; `built` looks at what the build makes; `github` drives
 * Chromium and Firefox on the pages of our own GitHub, `browser` with the built extension there, one file at a time, as
 * two browsers at once would only slow each other; `endurance` does so again and again, or with many pages at once, and
 * takes minutes.
 */
import {defineConfig, mergeConfig} from 'vitest/config'
import shared from './vite.config.ts'

const builtTests = ['test/build/**/*.test.ts', 'test/cli/**/*.test.ts']
const enduranceTests = ['test/extension/killed.test.ts']
const githubTests = ['test/github/**/*.test.{ts,tsx}']
const browserTests = ['test/extension/**/*.test.{ts,tsx}']

const inBrowsers = {
  globalSetup: 'test/setup/built.ts',
  fileParallelism: false,
  // What drives the browsers is loaded once; no module of theirs keeps anything from one file to the next.
  isolate: false,
  // Far more than they take: the machine may be busy with other things.
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            // Engine and grammar are loaded once; no module keeps anything from one file to the next.
            isolate: false,
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: [...builtTests, ...githubTests, ...browserTests],
            globalSetup: 'test/setup/wasm.ts',
            setupFiles: 'test/setup/texts.ts',
            testTimeout: 20_000, // some run whole commands, and the machine may be busy
          },
        },
        {
          extends: true,
          test: {name: 'built', include: builtTests, globalSetup: 'test/setup/built.ts', testTimeout: 30_000},
        },
        {extends: true, test: {name: 'github', include: githubTests, ...inBrowsers}},
        {extends: true, test: {name: 'browser', include: browserTests, exclude: enduranceTests, ...inBrowsers}},
        {extends: true, test: {name: 'endurance', include: enduranceTests, ...inBrowsers}},
      ],
    },
  }),
)
