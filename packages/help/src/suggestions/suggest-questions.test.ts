import { expect, it } from 'vitest'

import { readHelpArticles } from '../reading/read-help-articles.ts'
import { createHelpSearch } from '../search/create-help-search.ts'
import { productValues } from '../testing/product-values.ts'
import { personSuggestions, suggestQuestions } from './suggest-questions.ts'

const articles = readHelpArticles(productValues)
const { answer } = createHelpSearch(articles)
const screens = [...new Set(articles.flatMap((article) => article.screens))]

it('has four different questions on every screen and plan, each answered by its article', () => {
  expect(screens.length).toBeGreaterThan(12)
  const offers = [...screens, '/nowhere'].flatMap((screen) =>
    ['free', 'explorer'].map((plan) => ({
      screen,
      plan,
      questions: suggestQuestions(screen, plan),
    })),
  )
  const notFour = offers.filter(
    ({ questions }) => new Set(questions.map(({ slug }) => slug)).size !== 4,
  )
  expect(notFour).toEqual([])

  const missed = offers.flatMap(({ screen, plan, questions }) =>
    questions.filter(({ question, slug }) =>
      [answer(question), answer(question, { screen, plan })].some(
        (found) => found.kind !== 'answer' || found.slug !== slug,
      ),
    ),
  )
  expect(missed).toEqual([])
})

it('knows a screen by its address', () => {
  expect(suggestQuestions('/funnel/42/edit', 'free')).toEqual(
    suggestQuestions('/funnel/:id/edit', 'free'),
  )
  expect(suggestQuestions('/funnel/42/edit?tab=facts', 'free')[0]?.slug).toBe(
    'write-the-texts-again',
  )
})

it('has creating, publishing, domains and plans where nothing else fits', () => {
  expect(suggestQuestions('/about', 'free').map(({ slug }) => slug)).toEqual([
    'create-an-adventure',
    'publish',
    'own-domain',
    'plans-and-limits',
  ])
})

it('offers a subscription to cancel only to those who have one', () => {
  const slugs = (plan: string) => suggestQuestions('/account', plan).map(({ slug }) => slug)
  expect(slugs('explorer')).toContain('cancel')
  expect(slugs('free')).not.toContain('cancel')
  expect(slugs('free')).toContain('free-trial')
})

it('has four things that a person can help with', () => {
  expect(new Set(personSuggestions).size).toBe(4)
})
