import { product } from '@wildpath/contract'

import { useSite } from '../../entities/site/site.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { comesNextText } from './comes-next.ts'
import { StartActions } from './start-actions.tsx'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'About Our Journey',
  description: `Why ${product.name} exists, what it does for outfitters, guides, gyms and lodges, and what it will not do.`,
}

const paragraphs = [
  {
    title: 'Where it began',
    text: 'People who run rivers, set routes and saddle horses are good at the part that happens outside. The page that should bring them guests is written in March, at night, after the bookkeeping, and it sounds like everybody else’s.',
  },
  {
    title: 'What we make',
    text: `${product.name} asks six questions, the ones a guest would ask. Out of the answers it makes a landing page, ads and follow-up emails, puts the page online and keeps what comes back. It knows what a put-in is, and it never invents a price, a date or a rating: facts come from the owner alone.`,
  },
  {
    title: 'What we hold to',
    text: 'Numbers are counted, not estimated. A lead is stored before the visitor is thanked. What is not built yet is called planned. What is a sample is called a sample. Nothing is reported as saved, sent or paid unless it was.',
  },
] as const

/** /about: the story, without invented people or years. */
export function AboutScreen() {
  const nextText = comesNextText(useSite())

  return (
    <ArticleScreen title={meta.title} intro="For people who would rather be outside.">
      <div className="space-y-8">
        {[
          ...paragraphs,
          ...(nextText ? [{ title: 'Where the trail goes', text: nextText }] : []),
        ].map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-title">{title}</h2>
            <p className="mt-2 text-lead text-quiet">{text}</p>
          </section>
        ))}
      </div>
      <p className="mt-10 mb-6 text-quiet">
        See <TextLink to="/integrations">what connects today</TextLink> and{' '}
        <TextLink to="/pricing">what is planned</TextLink>.
      </p>
      <StartActions />
    </ArticleScreen>
  )
}
