import { product } from '@wildpath/contract'
import { helpTopics } from '@wildpath/help'
import { useEffect, useRef, useState } from 'react'

import { helpArticles, helpSearch } from '../../entities/help/help-articles.ts'
import { askedOf } from '../../entities/help/help-question.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { usePageSearch } from '../../ui/link-context.ts'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ArticleList } from './article-list.tsx'
import { foundText } from './found-text.ts'
import { topicTitles } from './help-copy.ts'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Help',
  description: `How ${product.name} works, one short article for each question.`,
}

/** /help: every article by its topic, and a search over them that is a plain form without a script. */
export function HelpScreen() {
  useScreenTitle(meta.title)
  const [text, setText] = useState(askedOf(usePageSearch()))
  const field = useRef<HTMLInputElement>(null)
  // What somebody typed before this ran is in the field, and nowhere else.
  useEffect(() => setText(field.current?.value ?? ''), [])

  return (
    <div className="content-width flex-1 py-8 sm:py-12">
      <h1 className="text-heading">Help</h1>
      <p className="mt-2 text-quiet">
        What is not in here may be among the <TextLink to="/questions">questions</TextLink> that
        others asked.
      </p>
      <search>
        <form action="/help" className="mt-6 flex max-w-2xl items-end gap-3">
          <div className="flex-1">
            <TextField
              ref={field}
              label="Search the help"
              type="search"
              name="q"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          {/* Level with the field, which has room for a message below. */}
          <Button type="submit" variant="secondary" className="mb-1.5">
            Search
          </Button>
        </form>
      </search>
      {text.trim() === '' ? <Topics /> : <Found text={text} />}
    </div>
  )
}

/** What of its topic is read first; everything else follows in the order of the alphabet. */
const readFirst = [
  'create-an-adventure',
  'the-six-answers',
  'start-from-your-website',
  'check-what-we-understood',
  'which-editor',
  'edit-content',
  'publish',
  'subdomain',
  'own-domain',
  'leads-inbox',
  'page-numbers',
  'plans-and-limits',
  'name-and-email',
  'password',
]

function placeOf(slug: string): number {
  const place = readFirst.indexOf(slug)
  return place === -1 ? readFirst.length : place
}

function Topics() {
  return helpTopics.map((topic) => {
    const articles = helpArticles
      .filter((article) => article.topic === topic)
      .toSorted((one, other) => placeOf(one.slug) - placeOf(other.slug))
    return (
      articles.length > 0 && (
        <section key={topic} className="mt-10" aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`} className="mb-4 text-title">
            {topicTitles[topic]}
          </h2>
          <ArticleList articles={articles} />
        </section>
      )
    )
  })
}

function Found({ text }: { text: string }) {
  const hits = helpSearch.search(text, { limit: 20 })

  return (
    <section className="mt-8" aria-label="Search results">
      <output className="mb-4 block text-quiet">
        {hits.length === 0 ? 'Nothing was found. Try other words, or ask.' : foundText(hits.length)}
      </output>
      {hits.length === 0 ? (
        <p className="flex flex-wrap gap-3">
          <a href="/help?chat" className={buttonClass({ variant: 'secondary' })}>
            Open the chat
          </a>
          <ButtonLink to="/questions" variant="secondary">
            Ask other outfitters
          </ButtonLink>
        </p>
      ) : (
        <ArticleList articles={hits} />
      )}
    </section>
  )
}
