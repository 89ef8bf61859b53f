import { openHelp } from '../help.ts'

/** One for all products of a test process: the search reads all articles, which takes longer than the rest of a start. */
export const sharedHelp = openHelp()
