import { product } from '@wildpath/contract'

import { useSite } from '../../entities/site/site.ts'
import { ArticleScreen } from './article-screen.tsx'
import { NumberedClauses } from './numbered-clauses.tsx'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Privacy Policy',
  description: `What ${product.name} collects, why, how it is protected and how to have it deleted.`,
}

/** Spec 2, 'Static pages'. */
const promises = [
  {
    title: 'What we collect',
    text: `Your e-mail address and usage data, to improve the performance of ${product.name}.`,
  },
  { title: 'No sale of data', text: 'We do not sell your data.' },
  {
    title: 'How it is protected',
    text: 'Your data is protected with industry-standard security.',
  },
  {
    title: 'Deletion on request',
    text: 'We delete your data when you ask us to: in your account, at once. If you used a free trial, a fingerprint of your e-mail address stays, so that the trial is used once; the address cannot be read from it. A feature request of yours that other people voted for stays on the board without your name.',
  },
  {
    title: 'What you write for everybody',
    text: 'Your questions and answers on the questions page can be read by everybody, under the name that you choose there; never with your e-mail address or your business. You can edit and delete them at any time. When you delete your account they are deleted with it, and so are the answers below your questions.',
  },
] as const

const analytics = {
  title: 'Analytics',
  text: 'If you agree, we use Google Analytics to see which screens are used. We ask before anything is loaded from Google, remember your choice for 180 days, and treat Global Privacy Control as a no. You can change your choice under "Privacy choices" at the end of the page.',
}

export function PrivacyScreen() {
  const { measurementId } = useSite()
  const clauses = measurementId === null ? promises : [...promises, analytics]

  return (
    <ArticleScreen title={meta.title} intro="Last updated July 1, 2025">
      <NumberedClauses clauses={clauses} />
    </ArticleScreen>
  )
}
