import MiniSearch, { type SearchOptions } from 'minisearch'

import type { HelpArticle } from '../article.ts'
import { bestPassage } from './best-passage.ts'
import { isNotOffered } from './not-offered.ts'
import { negation, setting, termsOf } from './terms.ts'

/** One article that a text may be about; `score` compares the hits of one search only. */
export type HelpHit = { slug: string; title: string; summary: string; score: number }

/** Where a question is asked; it settles between articles that fit alike, never whether one fits. */
export type HelpContext = { screen?: string; plan?: string }

export type HelpAnswer =
  | {
      kind: 'answer'
      slug: string
      title: string
      /** Markdown: the paragraph or the steps of the article that say it best. */
      passage: string
      /** False where the person's plan does not have it. */
      isInPlan: boolean
      /** Further articles that fit, best first. */
      others: readonly HelpHit[]
    }
  /** No article answers it. */
  | { kind: 'unknown' }

export type HelpSearch = {
  /** The articles that have words of the text, best first: what a search field shows. */
  search(text: string, options?: { limit?: number }): HelpHit[]
  /** The article that answers a question, or the word that none does. */
  answer(text: string, context?: HelpContext): HelpAnswer
}

/** Reads the articles once; searching is pure and takes well under a millisecond of them. */
export function createHelpSearch(articles: readonly HelpArticle[]): HelpSearch {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const index = indexOf(articles)

  /** How much a word says: one that few articles have says more, and one that none has says most. */
  function weightOf(term: string): number {
    if (term === negation) return negationWeight
    if (setting.has(term)) return settingWeight
    const found = index.search(term, searchOptions).length
    return Math.log(1 + articles.length / Math.max(found, unknownCount))
  }

  function search(text: string, { limit = 8 }: { limit?: number } = {}): HelpHit[] {
    return rank(text, {})
      .slice(0, limit)
      .map(({ hit }) => hit)
  }

  function answer(text: string, context: HelpContext = {}): HelpAnswer {
    if (isNotOffered(text)) return { kind: 'unknown' }
    const [best, ...others] = rank(text, context)
    const article = best && bySlug.get(best.hit.slug)
    if (best === undefined || article === undefined || best.share < leastShare) {
      return { kind: 'unknown' }
    }
    return {
      kind: 'answer',
      slug: article.slug,
      title: article.title,
      passage: bestPassage(article.body, termsOf(text)),
      isInPlan:
        article.plans === null ||
        context.plan === undefined ||
        article.plans.includes(context.plan),
      others: others
        .filter(({ share }) => share >= leastShare)
        .slice(0, mostOthers)
        .map(({ hit }) => hit),
    }
  }

  /** `share` is how much of what was asked an article speaks about, from 0 to 1. */
  function rank(text: string, { screen }: HelpContext): { hit: HelpHit; share: number }[] {
    const terms = [...new Set(termsOf(text))]
    if (terms.length === 0) return []
    const weights = new Map(terms.map((term) => [term, weightOf(term)]))
    const sum = sumOf(weights.values())

    return index
      .search(terms.join(' '), searchOptions)
      .flatMap(({ id, score, queryTerms, match, terms: found }) => {
        const article = bySlug.get(String(id))
        if (article === undefined) return []
        const isOnScreen = screen !== undefined && article.screens.includes(screen)
        const share =
          sumOf(
            terms.map((term) =>
              queryTerms.includes(term)
                ? (weights.get(term) ?? 0) * certaintyOf(term, found, match)
                : 0,
            ),
          ) / sum
        const { slug, title, summary } = article
        // An article that speaks of all that was asked stands before one that says much of a part of it.
        const isTrouble = termsOf(article.title).includes(negation)
        const total =
          score *
          share *
          (isOnScreen ? screenBoost : 1) *
          (isTrouble && !terms.includes(negation) ? troubleDamping : 1)
        return [{ hit: { slug, title, summary, score: total }, share }]
      })
      .toSorted((one, other) => other.hit.score - one.hit.score)
  }

  return { search, answer }
}

/** Below this much of a question, an article is about something else. */
const leastShare = 0.6
const mostOthers = 3
const screenBoost = 1.15
/** Of an article about what does not work, for somebody who does not say that something does not. */
const troubleDamping = 0.7
/** As if so many articles had a word that none has. */
const unknownCount = 0.5
const negationWeight = 0.5
const settingWeight = 0.3

/** How sure it is that an article speaks of a term: as it stands in title, summary or words, or only in passing. */
function certaintyOf(
  term: string,
  found: readonly string[],
  match: Readonly<Record<string, readonly string[]>>,
): number {
  const isExact = found.includes(term)
  const like = isExact ? [term] : found
  const isProminent = like.some((word) => match[word]?.some((field) => field !== 'body'))
  return (isExact ? 1 : 0.75) * (isProminent ? 1 : 0.6)
}

const searchOptions: SearchOptions = {
  combineWith: 'OR',
  boost: { title: 3, words: 3, summary: 1.5 },
  // One wrong letter in a word of five, two in one of ten; short words are too alike.
  fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
  prefix: (term) => term.length >= 4,
  maxFuzzy: 2,
  weights: { fuzzy: 0.5, prefix: 0.5 },
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
}

function indexOf(articles: readonly HelpArticle[]) {
  const index = new MiniSearch<Record<'slug' | 'title' | 'words' | 'summary' | 'body', string>>({
    idField: 'slug',
    fields: ['title', 'words', 'summary', 'body'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  })
  index.addAll(
    articles.map(({ slug, title, words, summary, body }) => ({
      slug,
      title: termsOf(title).join(' '),
      words: termsOf(words.join(' ')).join(' '),
      summary: termsOf(summary).join(' '),
      // Nearly every text says somewhere what does not happen.
      body: termsOf(body)
        .filter((term) => term !== negation)
        .join(' '),
    })),
  )
  return index
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
