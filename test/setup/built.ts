/** Tests of built things always see what the sources of this moment make; `npm run check` has made it when they begin. */
import {buildExtension} from '../../scripts/build/extension.ts'
import {buildNode} from '../../scripts/build/node.ts'

export default async function setup() {
  if (process.env.REFRACT_IS_BUILT) return
  await buildExtension('chrome')
  await buildExtension('firefox')
  await buildNode()
}
