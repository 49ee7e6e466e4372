/** A worker thread: tasks in, finished texts out. Everything of a change happens here, so that the main thread only writes. */
import {parentPort, workerData} from 'node:worker_threads'
import {openRefract} from '../library/index.ts'
import {perform} from './perform.ts'
import {Sources} from './sources/index.ts'
import type {Task, Wishes} from './task.ts'
import {loadWasm} from './wasm-loader.ts'

const wishes: Wishes = workerData
const refract = openRefract(loadWasm)
const sources = new Sources()
const {signal} = new AbortController() // nobody aborts it: a thread that is not wanted any more is ended

parentPort!.on('message', async (task: Task) => {
  parentPort!.postMessage(await perform(task, wishes, {refract: await refract, sources, signal}, 'among others'))
})
