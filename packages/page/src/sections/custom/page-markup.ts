import type { PageDocument } from '../../document/page-document.ts'
import { knownSections } from '../../parts/known-sections.ts'
import { memoByPage } from '../../parts/memo-by-page.ts'
import type { CustomSection } from './custom-model.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { type MarkupBudget, markupBudget, spend } from './markup-budget.ts'
import type { MarkupTree } from './markup-tree.ts'
import { parseMarkup } from './parse-markup.ts'
import { estimateMarkdown } from './estimate-markdown.ts'

/**
 * The html or markdown of a page's custom section as a tree; null where it is plain text, too tangled,
 * or more than a page may have in all: then its text is shown as it was typed.
 */
export function markupOf(page: PageDocument, { id }: CustomSection): MarkupTree | null {
  return treesOf(page).get(id) ?? null
}

const treesOf = memoByPage((page): ReadonlyMap<string, MarkupTree | null> => {
  const budget = markupBudget()
  return new Map(
    knownSections(page).flatMap((section) =>
      section.type === 'custom' ? [[section.id, treeOf(section.content, budget)]] : [],
    ),
  )
})

function treeOf(
  { body, contentType }: CustomSection['content'],
  budget: MarkupBudget,
): MarkupTree | null {
  if (contentType === 'text') return null
  const isMarkdown = contentType === 'markdown'
  if (!spend(budget, 'characters', isMarkdown ? estimateMarkdown(body) : body.length)) return null
  const html = isMarkdown ? markdownToHtml(body) : body
  return html === null ? null : parseMarkup(html, budget)
}
