import {expect, test} from 'vitest'
import {entriesOf, type Manifest, manifestFor} from '../../scripts/build/manifest.ts'

const manifest: Manifest = {
  version: '0',
  background: {service_worker: 'background.js', type: 'module'},
  content_scripts: [{js: ['content.js']}],
  options_ui: {page: 'options.html#start'},
  action: {default_popup: 'popup.html'},
  permissions: ['storage', 'offscreen'],
  minimum_chrome_version: '121',
  browser_specific_settings: {gecko: {id: 'refract@example.org'}},
}

test('Chrome gets a service worker and nothing of Firefox', () => {
  expect(manifestFor('chrome', manifest, '1.2.3')).toMatchObject({
    version: '1.2.3',
    background: {service_worker: 'background.js', type: 'module'},
    permissions: ['storage', 'offscreen'],
    minimum_chrome_version: '121',
  })
  expect(manifestFor('chrome', manifest, '1.2.3')).not.toHaveProperty('browser_specific_settings')
})

test('Firefox gets background scripts, its id and no permission that only Chrome knows', () => {
  const firefox = manifestFor('firefox', manifest, '1.2.3')
  expect(firefox.background).toEqual({scripts: ['background.js'], type: 'module'})
  expect(firefox.permissions).toEqual(['storage'])
  expect(firefox.browser_specific_settings).toEqual({gecko: {id: 'refract@example.org'}})
  expect(firefox).not.toHaveProperty('minimum_chrome_version')
})

test('the entries of a manifest are its scripts and pages', () => {
  expect(entriesOf(manifest)).toEqual({content: ['content.js'], background: 'background.js', pages: ['options.html', 'popup.html']})
})
