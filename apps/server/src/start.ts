import { join } from 'node:path'

import { supervise } from './process/supervise.ts'

/** What operators start: the server, and again when it should ever end by itself. */
process.exitCode = await supervise({
  file: join(import.meta.dirname, 'main.js'),
  tell: (line) => console.error(line),
})
