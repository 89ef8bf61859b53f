import { openCopywriter } from '../copywriter-pool/index.ts'

/** One for all products of a test process: a thread needs most of a second to begin. */
export const sharedCopywriter = openCopywriter({ threads: 1 })
