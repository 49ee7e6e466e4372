import browser from 'webextension-polyfill'
import {openHosts} from './hosts.ts'

const {storage, permissions, scripting, runtime} = browser

export const browserHosts = () =>
  openHosts({storage: storage.local, permissions, scripting, script: runtime.getManifest().content_scripts![0]!})
