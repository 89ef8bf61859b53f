import MiniSearch from 'minisearch'

import type { HelpArticle } from '../article.ts'
import { termsOf } from './terms.ts'
import { negation } from './words.ts'

/** Where an article has a term. `isExact` is false for one that is only spelled like it. */
export type TermHit = { slug: string; score: number; isExact: boolean; isProminent: boolean }

export type ArticleIndex = {
  /** `isTyping` takes a term for the beginning of a longer one, too. */
  find(term: string, options: { isTyping: boolean }): TermHit[]
}

/** The terms of all articles; titles and what people call things count more than the text. */
export function createArticleIndex(articles: readonly HelpArticle[]): ArticleIndex {
  const index = new MiniSearch<Record<'slug' | 'title' | 'words' | 'summary' | 'body', string>>({
    idField: 'slug',
    fields: ['title', 'words', 'summary', 'body'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  })
  index.addAll(articles.map(documentOf))

  return {
    find: (term, { isTyping }) =>
      index
        .search(term, {
          boost: { title: 3, words: 3, summary: 1.5 },
          // One wrong letter in a word of five, two in one of ten; short words are too alike.
          fuzzy: term.length >= 5 ? 0.2 : false,
          prefix: isTyping && term.length >= 3,
          maxFuzzy: 2,
          weights: { fuzzy: 0.5, prefix: 0.5 },
          // An article with many words for what it is about is not the worse for it, nor is one that repeats itself the better.
          bm25: { k: 0.4, b: 0.1, d: 0.5 },
        })
        .map(({ id, score, match }) => {
          const isExact = Object.hasOwn(match, term)
          const fields = isExact ? (match[term] ?? []) : Object.values(match).flat()
          const isProminent = fields.some((field) => field !== 'body')
          return { slug: String(id), score, isExact, isProminent }
        }),
  }
}

function documentOf({ slug, title, words, summary, body }: HelpArticle) {
  return {
    slug,
    title: termsOf(title).join(' '),
    words: termsOf(words.join(' ')).join(' '),
    summary: termsOf(summary).join(' '),
    // Nearly every text says somewhere what does not happen.
    body: termsOf(body)
      .filter((term) => term !== negation)
      .join(' '),
  }
}
