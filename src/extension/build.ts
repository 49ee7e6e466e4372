/** Which build of Refract this is: the version of the manifest, and a digest of what it was made of, which the build puts here. */
import browser from 'webextension-polyfill'

declare const BUILD_DIGEST: string

export const buildName = () => `${browser.runtime.getManifest().version} ${BUILD_DIGEST}`
