/** A certificate for GitHub's host names, signed by itself and made anew at every start: nothing secret is kept. */
import {execFile} from 'node:child_process'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {hosts} from './hosts.ts'

export async function makeCertificate(): Promise<{key: Buffer; cert: Buffer}> {
  const folder = await mkdtemp(join(tmpdir(), 'refract-certificate-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const names = hosts.map(host => `DNS:${host}`).join(',')
    await promisify(execFile)('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'],
      ...['-subj', '/CN=github.com', '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', cert],
    ])
    return {key: await readFile(key), cert: await readFile(cert)}
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
