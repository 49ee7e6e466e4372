/** Debian's Firefox with an unpacked extension, for which GitHub's host names lead to our GitHub and all others nowhere. */

import type {AddressInfo} from 'node:net'
import {connect, createServer, type Socket} from 'node:net'
import {resolve} from 'node:path'
import puppeteer, {type Browser} from 'puppeteer-core'
import {executable} from './executable.ts'
import {hosts} from './hosts.ts'

export interface FirefoxOptions {
  github: {port: number; leaks: string[]}
  /** Folder of the unpacked extension. */
  extension?: string
}

export interface Firefox {
  browser: Browser
  close(): Promise<void>
}

export async function openFirefox({github, extension}: FirefoxOptions): Promise<Firefox> {
  const proxy = await startProxy(github.port)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: executable('firefox-esr', 'firefox'),
    headless: true,
    acceptInsecureCerts: true,
    enableExtensions: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy.port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy.port,
    },
  })
  if (extension) await browser.installExtension(resolve(extension))
  return {
    browser,
    close: async () => {
      await browser.close()
      await proxy.close()
      if (github.leaks.length > 0) throw new Error(`requests that may not be:\n${github.leaks.join('\n')}`)
    },
  }
}

/** Firefox has no rules for host names; a proxy that connects to one place only does the same. */
async function startProxy(github: number) {
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    sockets.add(client)
    client.once('data', request => {
      const [, host] = /^CONNECT ([^:\s]+):443 /.exec(String(request)) ?? []
      if (!hosts.some(known => known === host)) return client.end('HTTP/1.1 502 Not part of our GitHub\r\n\r\n')
      const server = connect(github, '127.0.0.1', () => client.write('HTTP/1.1 200 Connected\r\n\r\n'))
      sockets.add(server)
      client.pipe(server).pipe(client)
      server.on('error', () => client.destroy())
    })
    client.on('error', () => client.destroy())
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise(done => server.close(done))
    },
  }
}
