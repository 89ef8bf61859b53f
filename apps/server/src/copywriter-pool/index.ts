export { type Copywriter, type CopywriterFailure, openCopywriter } from './open-copywriter.ts'
