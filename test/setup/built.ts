/** Tests of built things always see what the sources of this moment make. */
import {buildExtension} from '../../scripts/build/extension.ts'
import {buildNode} from '../../scripts/build/node.ts'

export default async function setup() {
  await buildExtension('chrome')
  await buildExtension('firefox')
  await buildNode()
}
