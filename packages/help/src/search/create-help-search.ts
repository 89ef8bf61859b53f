import type { HelpArticle } from '../article.ts'
import { createArticleIndex, type TermHit } from './article-index.ts'
import { bestPassage } from './best-passage.ts'
import { isFollowUp, refersBack } from './follow-up.ts'
import { isNotOffered } from './not-offered.ts'
import { createSpelling } from './spelling.ts'
import { termsOf } from './terms.ts'
import { negation, weakStems } from './words.ts'

/** One article that a text may be about; `score` compares the hits of one search only. */
export type HelpHit = { slug: string; title: string; summary: string; score: number }

/** Where a question is asked; screen and plan settle between articles that fit alike, never whether one fits. */
export type HelpContext = {
  screen?: string
  plan?: string
  /** The question before, which 'And how do I remove it?' speaks of. */
  before?: string
}

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
  /** The articles that have words of the text, best first: what a search field shows while somebody types. */
  search(text: string, options?: { limit?: number }): HelpHit[]
  /** The article that answers a question, or the word that none does. */
  answer(text: string, context?: HelpContext): HelpAnswer
}

/** `share` is how much of what was asked an article speaks about, from 0 to 1. */
type Ranked = { article: HelpArticle; score: number; share: number }

/** Reads the articles once; what it answers depends on them and its arguments alone. */
export function createHelpSearch(articles: readonly HelpArticle[]): HelpSearch {
  const index = createArticleIndex(articles)
  const spelling = createSpelling(articles)
  const termsIn = (text: string) => termsOf(spelling(text))
  const phrases = new Map(
    articles.map(({ slug, title, words }) => [slug, [title, ...words].map(phraseOf)]),
  )
  const aboutTrouble = new Set(
    articles.filter(({ title }) => termsOf(title).includes(negation)).map(({ slug }) => slug),
  )

  function search(text: string, { limit = 8 }: { limit?: number } = {}): HelpHit[] {
    return rank(termsOf(text), { isTyping: true }).slice(0, limit).map(hitOf)
  }

  function answer(text: string, context: HelpContext = {}): HelpAnswer {
    const { before } = context
    const own = termsIn(text)
    if (before === undefined || isNotOffered(own)) return answerTo(own, context)
    const withBefore = () => answerTo([...termsIn(before), ...own], context)
    if (own.filter(saysSomething).length <= 1 && refersBack(text)) {
      const found = withBefore()
      if (found.kind === 'answer') return found
    }
    const alone = answerTo(own, context)
    return alone.kind === 'unknown' && isFollowUp(text) ? withBefore() : alone
  }

  function answerTo(terms: readonly string[], { screen, plan }: HelpContext): HelpAnswer {
    if (isNotOffered(terms)) return { kind: 'unknown' }
    const isVague = !terms.some(saysSomething)
    const fitting = rank(terms, { isTyping: false, screen }).filter(({ article, share }) =>
      isVague ? isPhraseOf(article, terms) : share >= leastShare,
    )
    const [best, ...others] = fitting
    if (best === undefined) return { kind: 'unknown' }
    const { slug, title, body, plans } = best.article
    return {
      kind: 'answer',
      slug,
      title,
      passage: bestPassage(body, terms, (term) =>
        weightOf(term, index.find(term, { isTyping: false }).length),
      ),
      isInPlan: plans === null || plan === undefined || plans.includes(plan),
      others: others.slice(0, mostOthers).map(hitOf),
    }
  }

  function rank(
    terms: readonly string[],
    { isTyping, screen }: { isTyping: boolean; screen?: string | undefined },
  ): Ranked[] {
    const asked = [...new Set(terms)].map((term) => {
      const hits = index.find(term, { isTyping })
      const bySlug = new Map(hits.map((hit) => [hit.slug, hit]))
      return { term, weight: weightOf(term, hits.length), part: partOf(term), bySlug }
    })
    const whole = sumOf(asked.map(({ weight }) => weight))
    const hasTrouble = terms.includes(negation)

    return articles
      .flatMap((article) => {
        const { slug } = article
        const found = asked.flatMap(({ bySlug, ...term }) => {
          const hit = bySlug.get(slug)
          return hit === undefined ? [] : [{ ...term, hit }]
        })
        if (found.length === 0) return []
        const share = sumOf(found.map(({ weight, hit }) => weight * certaintyOf(hit))) / whole
        const fit = sumOf(found.map(({ part, hit }) => part * hit.score))
        const weights = new Map(found.map(({ term, weight }) => [term, weight]))
        const named = largestOf(phrases.get(slug) ?? [], weights) / whole
        const onScreen = screen !== undefined && article.screens.includes(screen) ? screenBoost : 1
        const trouble = aboutTrouble.has(slug) && !hasTrouble ? troubleDamping : 1
        // An article that speaks of all that was asked stands before one that says much of a part of it.
        return [{ article, score: fit * share * (1 + named) * onScreen * trouble, share }]
      })
      .toSorted((one, other) => other.score - one.score)
  }

  /** Whether words that say nothing each say something together: 'ask other outfitters'. */
  function isPhraseOf({ slug }: HelpArticle, terms: readonly string[]): boolean {
    return (phrases.get(slug) ?? []).some(
      (phrase) => phrase.length > 1 && isSubset(phrase, terms) && isSubset(terms, phrase),
    )
  }

  /** How much a term says: one that few articles have says more, and one that none has says most. */
  function weightOf(term: string, found: number): number {
    const weight = Math.log(1 + articles.length / Math.max(found, unknownCount))
    const isFigure = found === 0 && /^\d+$/.test(term)
    return saysSomething(term) && !isFigure ? weight : Math.min(weight, weakWeight)
  }

  return { search, answer }
}

/** Below this much of a question, an article is about something else. */
const leastShare = 0.6
const mostOthers = 3
const screenBoost = 1.15
/** Of an article about what does not work, for somebody who does not say that something does not. */
const troubleDamping = 0.7
/** As if so many articles had a term that none has. */
const unknownCount = 0.5
const weakWeight = 0.4

/** Whether a term alone can say what somebody wants. */
function saysSomething(term: string): boolean {
  return term !== negation && !weakStems.has(term)
}

/** How much of a term's score counts for the order. */
function partOf(term: string): number {
  return saysSomething(term) ? 1 : 0.4
}

/** How sure it is that an article speaks of a term. What is only spelled alike, and in passing, is chance. */
function certaintyOf({ isExact, isProminent }: TermHit): number {
  if (isExact) return isProminent ? 1 : 0.55
  return isProminent ? 0.75 : 0
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((term) => all.includes(term))
}

function phraseOf(text: string): string[] {
  return [...new Set(termsOf(text))]
}

/** The weight of the heaviest phrase that was said whole: 'gdpr' says more of its article than of 'gdpr request'. */
function largestOf(
  phrases: readonly (readonly string[])[],
  weights: ReadonlyMap<string, number>,
): number {
  const said = phrases.filter((phrase) => phrase.every((term) => weights.has(term)))
  return Math.max(0, ...said.map((phrase) => sumOf(phrase.map((term) => weights.get(term) ?? 0))))
}

function hitOf({ article: { slug, title, summary }, score }: Ranked): HelpHit {
  return { slug, title, summary, score }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
