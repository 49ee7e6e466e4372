/** `npx tsx test/github/serve.ts [port]`: our GitHub, to look at by hand. */

import {startGitHub} from './github.ts'
import {hosts} from './hosts.ts'

const github = await startGitHub({port: Number(process.argv[2] ?? 0)})
const rules = hosts.map(host => `MAP ${host} 127.0.0.1:${github.port}`).join(',')
console.log(`A little GitHub is on port ${github.port}. To look at it:

  chromium --user-data-dir=$(mktemp -d) --ignore-certificate-errors \\
    --host-resolver-rules='${rules},MAP * ~NOTFOUND' \\
    https://github.com/refract/shop/pull/1/changes

Ctrl-C ends it.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => github.close())
