/** A question to press instead of typing one, and the article that answers it. */
export type Suggestion = { question: string; slug: string }

type ForSome = Suggestion & { isFor?: 'free' | 'paid' }

/**
 * Four questions that fit a screen. `screenPath` is an address ('/funnel/42/edit') or the router's pattern
 * ('/funnel/:id/edit'); screens without questions of their own get those that everybody has.
 */
export function suggestQuestions(screenPath: string, plan: string): readonly Suggestion[] {
  const asked = segmentsOf(screenPath)
  const own = [...byScreen].find(([pattern]) => isScreen(segmentsOf(pattern), asked))?.[1] ?? []
  const kind = plan === 'free' ? 'free' : 'paid'
  const candidates: readonly ForSome[] = [...own, ...forEverybody]
  return candidates
    .filter(
      ({ isFor, slug }, at, all) =>
        (isFor ?? kind) === kind && all.findIndex((other) => other.slug === slug) === at,
    )
    .slice(0, suggestionCount)
    .map(({ question, slug }) => ({ question, slug }))
}

/** What a person can help with who answers in a chat. */
export const personSuggestions: readonly string[] = [
  'I need help with my domain',
  'I have a question about a payment',
  'Something on my page looks wrong',
  'I have an idea to share',
]

const suggestionCount = 4

const create = { question: 'How do I create an adventure?', slug: 'create-an-adventure' }
const publish = { question: 'How do I publish my page?', slug: 'publish' }
const domain = { question: 'Can I use my own domain?', slug: 'own-domain' }
const plans = { question: 'What do the plans cost?', slug: 'plans-and-limits' }
const forEverybody: readonly Suggestion[] = [create, publish, domain, plans]

const photos = { question: 'How do I add my own photos?', slug: 'photos' }
const colors = { question: 'How do I change colors and logo?', slug: 'logo-and-colors' }
const words = { question: 'How do I change the words on my page?', slug: 'edit-content' }
const anew = { question: 'Can the texts be written again?', slug: 'write-the-texts-again' }
const answers = { question: 'What do I write in the six answers?', slug: 'the-six-answers' }
const website = { question: 'Can you read my website?', slug: 'start-from-your-website' }
const facts = { question: 'How do I correct a wrong fact?', slug: 'check-what-we-understood' }
const share = { question: 'Is there a QR code for my page?', slug: 'share-and-qr' }
const followUps = { question: 'When do the follow-up emails go out?', slug: 'follow-up-emails' }
const trial = { question: 'How does the free trial work?', slug: 'free-trial' }
const cancel = { question: 'How do I cancel my subscription?', slug: 'cancel' }
const receipts = { question: 'Where are my receipts?', slug: 'refunds-and-receipts' }
const failed = { question: 'What if my payment failed?', slug: 'payment-failed' }
const versions = { question: 'How do I get an earlier version back?', slug: 'undo-and-versions' }
const main = { question: 'How do I set this as my main page?', slug: 'set-as-main' }
const editors = { question: 'Which editor is for what?', slug: 'which-editor' }
const sections = { question: 'How do I add a section?', slug: 'section-builder' }
const deleted = { question: 'Can I restore a deleted adventure?', slug: 'delete-and-restore' }
const inBuilders = [main, versions, sections, editors]

const byScreen: ReadonlyMap<string, readonly ForSome[]> = new Map<string, readonly ForSome[]>([
  ['/pricing', [plans, trial, { ...cancel, isFor: 'paid' }, receipts, domain]],
  ['/checkout', [trial, failed, cancel, plans]],
  ['/dashboard', [create, publish, deleted, { ...trial, isFor: 'free' }, domain]],
  ['/new-funnel', [answers, website, photos, publish]],
  ['/funnel/:id', [publish, share, words, followUps]],
  ['/funnel/:id/edit', [anew, answers, facts, words]],
  ['/funnel/:id/facts', [facts, website, answers, anew]],
  [
    '/funnel/:id/edit-landing-page',
    [
      photos,
      colors,
      words,
      { question: 'How do I change the form fields?', slug: 'form-questions' },
    ],
  ],
  ['/funnel/:id/builder', inBuilders],
  ['/funnel/:id/page-builder', inBuilders],
  ['/funnel/:id/visual-editor', inBuilders],
  [
    '/leads',
    [
      { question: 'How do I export my leads?', slug: 'export-leads' },
      { question: 'How do I reply to a lead?', slug: 'reply-to-a-lead' },
      { question: 'Why is a lead held back as spam?', slug: 'spam' },
      { question: 'How am I notified of a new lead?', slug: 'lead-notifications' },
    ],
  ],
  [
    '/account',
    [
      { question: 'How do I change my password?', slug: 'password' },
      { ...receipts, isFor: 'paid' },
      { ...cancel, isFor: 'paid' },
      { ...trial, isFor: 'free' },
      { question: 'Can I download all my data?', slug: 'download-your-data' },
      { question: 'How do I turn off notifications?', slug: 'lead-notifications' },
    ],
  ],
  [
    '/templates',
    [{ question: 'How do I start from a template?', slug: 'templates' }, create, photos, plans],
  ],
])

function segmentsOf(path: string): string[] {
  return (path.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '')
}

function isScreen(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((segment, at) => segment.startsWith(':') || segment === path[at])
  )
}
