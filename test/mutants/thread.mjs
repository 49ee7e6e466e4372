// Threads do not inherit the loader that reads TypeScript: this file brings it and goes on with worker.ts.
import {register} from 'tsx/esm/api'

register()
await import('./worker.ts')
