import { product } from '@wildpath/contract'

import { ArticleScreen } from './article-screen.tsx'
import { NumberedClauses } from './numbered-clauses.tsx'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Terms and Conditions',
  description: `What you and ${product.name} agree on: four plain terms.`,
}

/** Spec 2, 'Static pages'. */
const terms = [
  {
    title: 'Your content is yours to answer for',
    text: `You are responsible for the content you create, upload and publish with ${product.name}.`,
  },
  {
    title: 'No harm',
    text: `You may not use ${product.name} for anything harmful, illegal or misleading.`,
  },
  {
    title: 'Suspension',
    text: 'We may suspend access to an account that violates these terms.',
  },
  {
    title: 'Your assets belong to you',
    text: `You own the assets that you design with or download from ${product.name}.`,
  },
] as const

export function TermsScreen() {
  return (
    <ArticleScreen title={meta.title} intro="Last updated July 1, 2025">
      <NumberedClauses clauses={terms} />
    </ArticleScreen>
  )
}
