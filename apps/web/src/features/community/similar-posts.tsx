import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useDebounced } from '../../lib/use-debounced.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { similarQuery } from './community-queries.ts'
import { questionPath } from './question-paths.ts'
import { answersText } from './question-words.ts'

const pauseMs = 400
const shortestTitle = 4

/** Help articles and questions like the one that is being asked. They open beside it, so nothing typed is lost. */
export function SimilarPosts({ title }: { title: string }) {
  const text = useDebounced(title.trim(), pauseMs)
  const isAsked = text.length >= shortestTitle
  const { data } = useQuery({ ...similarQuery(text), enabled: isAsked })
  const { articles, questions } = isAsked && data ? data : { articles: [], questions: [] }
  const count = articles.length + questions.length

  return (
    <aside aria-labelledby="similar">
      <h2 id="similar" className="text-title">
        Perhaps it is answered already
      </h2>
      <output className="mt-2 block text-note text-quiet">
        {!isAsked && 'Begin to type: articles and questions that fit are listed here.'}
        {isAsked && data && count === 0 && 'Nothing like it so far. Yours is a new question.'}
        {count > 0 && <span className="sr-only">{count} found</span>}
      </output>
      <Group title="Help articles">
        {articles.map(({ slug, title: name, summary }) => (
          <li key={slug}>
            <NewTabLink to={`/help/${slug}`}>{name}</NewTabLink>
            <p className="text-note text-quiet">{summary}</p>
          </li>
        ))}
      </Group>
      <Group title="Questions">
        {questions.map((question) => (
          <li key={question.id}>
            <NewTabLink to={questionPath(question.id)}>{question.title}</NewTabLink>
            <p className="text-note text-quiet">
              {answersText(question.answers)}
              {question.isSolved && ', solved'}
            </p>
          </li>
        ))}
      </Group>
    </aside>
  )
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="mt-4" aria-label={title}>
      <h3 className="font-sans text-note font-semibold text-quiet">{title}</h3>
      <ul className="mt-2 flex flex-col gap-3">{children}</ul>
    </section>
  )
}

function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      to={to}
      target="_blank"
      className="inline-flex min-h-11 items-center wrap-anywhere sm:min-h-6"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  )
}
