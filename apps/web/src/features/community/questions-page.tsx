import { product, type QuestionList as Listed } from '@wildpath/contract'
import { MessageCircleQuestion, Search } from 'lucide-react'
import type { SubmitEvent } from 'react'

import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { controlClass } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { QuestionList } from './question-list.tsx'
import { listingPath, type QuestionListing } from './question-paths.ts'

const filters = [
  { show: 'all', label: 'All' },
  { show: 'unanswered', label: 'Unanswered' },
  { show: 'solved', label: 'Solved' },
] as const

type QuestionsPageProps = {
  listing: QuestionListing
  /** Undefined while it is on its way. */
  list: Listed | undefined
  /** Absent on a page without a script, where the form itself asks. */
  onSearch?: (q: string) => void
}

/** The list of questions: search, filter and pages are addresses, so they work without a script. */
export function QuestionsPage({ listing, list, onSearch }: QuestionsPageProps) {
  return (
    <div className="content-width flex flex-1 flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="max-w-2xl">
          <h1 className="text-heading">Questions</h1>
          <p className="mt-2 text-lead text-quiet">
            Outfitters ask, and other outfitters and the {product.name} team answer. What is said
            most often is in the <TextLink to="/help">help articles</TextLink>.
          </p>
        </div>
        <ButtonLink to="/questions/new" className="max-sm:w-full">
          <MessageCircleQuestion aria-hidden size={20} />
          Ask a question
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchForm key={listing.q} listing={listing} onSearch={onSearch} />
        <nav aria-label="Which questions">
          <ul className="flex flex-wrap gap-1">
            {filters.map(({ show, label }) => (
              <li key={show}>
                <Link
                  to={listingPath({ show, q: listing.q, before: null })}
                  aria-current={show === listing.show ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-control px-3 text-note font-semibold text-quiet transition-colors hover:text-ink aria-[current]:bg-fern-wash aria-[current]:text-fern"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {list && <Listing listing={listing} list={list} />}
    </div>
  )
}

type SearchFormProps = { listing: QuestionListing; onSearch: ((q: string) => void) | undefined }

function SearchForm({ listing: { q, show }, onSearch }: SearchFormProps) {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (onSearch === undefined) return
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    onSearch(typeof text === 'string' ? text.trim() : '')
  }

  return (
    <search className="min-w-0 flex-1 basis-80 sm:max-w-xl">
      <form action="/questions" className="flex gap-2" onSubmit={handleSubmit}>
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
        <input
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          aria-label="Search the questions"
          placeholder="Search the questions"
          className={controlClass}
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden size={18} />
          Search
        </Button>
      </form>
    </search>
  )
}

function Listing({ listing, list }: { listing: QuestionListing; list: Listed }) {
  const { questions, next } = list
  if (questions.length === 0) return <NoQuestions listing={listing} />

  return (
    <>
      <QuestionList questions={questions} />
      {(next !== null || listing.before !== null) && (
        <nav aria-label="Pages of questions" className="flex flex-wrap justify-center gap-3">
          {listing.before !== null && (
            <ButtonLink to={listingPath({ ...listing, before: null })} variant="secondary">
              Newest questions
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={listingPath({ ...listing, before: next })} variant="secondary">
              Older questions
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

const emptyTexts = {
  all: {
    title: 'No questions yet',
    text: 'Be the first to ask. The team reads every question, and the answer helps the next one.',
  },
  unanswered: {
    title: 'Every question has an answer',
    text: 'Nothing waits for you here. You can still add to what others said.',
  },
  solved: {
    title: 'Nothing is marked as solved yet',
    text: 'Who asked says which answer helped. It is shown here then.',
  },
}

function NoQuestions({ listing }: { listing: QuestionListing }) {
  const isPast = listing.before !== null
  const isSearch = listing.q !== ''
  const { title, text } = isPast
    ? { title: 'No older questions', text: 'This is where the questions began.' }
    : isSearch
      ? {
          title: 'Nothing was found',
          text: 'No question has all of these words. Try fewer, or ask it yourself.',
        }
      : emptyTexts[listing.show]

  return (
    <EmptyState
      illustration={<MessageCircleQuestion aria-hidden size={32} className="text-lantern" />}
      title={title}
      text={text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {(isPast || isSearch || listing.show !== 'all') && (
            <ButtonLink to="/questions" variant="secondary">
              All questions
            </ButtonLink>
          )}
          <ButtonLink to="/questions/new">Ask a question</ButtonLink>
        </div>
      }
    />
  )
}
