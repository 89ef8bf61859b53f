import { Marked } from 'marked'

import { marksOf } from './estimate-markdown.ts'

const marked = new Marked({ async: false, gfm: true })

/** Longer runs than any word or address; the search for addresses takes the square of their length. */
const longestRun = 2000
/** Stars and underscores of one paragraph; each is tried with all the others. */
const mostMarks = 400
/** Lists and quotes within each other are read by functions that call themselves. */
const deepestLine = 40

/** Html for markdown, not yet sanitised; null for text that only a machine would write. */
export function markdownToHtml(markdown: string): string | null {
  if (markdown.split(/\s/).some((run) => run.length > longestRun)) return null
  if (markdown.split('\n').some((line) => marksOf(line) > deepestLine)) return null
  if (markdown.split(/\n\s*\n/).some(isStarry)) return null
  return marked.parse(markdown, { async: false })
}

function isStarry(paragraph: string): boolean {
  return (paragraph.match(/[*_~]+/g)?.length ?? 0) > mostMarks
}
