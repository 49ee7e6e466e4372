/** A worker that serves a port. */
export function makeThread(port: MessagePort, onLost: () => void) {
  const worker = new Worker('/thread.js', {type: 'module'})
  worker.onerror = () => {
    worker.terminate()
    onLost()
  }
  worker.postMessage('port', [port])
}
