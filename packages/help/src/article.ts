/** What the articles are sorted by on a page of all of them, in this order. */
export const helpTopics = [
  'first-steps',
  'editing',
  'publishing',
  'domains',
  'leads',
  'numbers',
  'ads',
  'plans',
  'account',
] as const
export type HelpTopic = (typeof helpTopics)[number]

/** One article of the help, as whoever shows or searches it needs it. */
export type HelpArticle = {
  slug: string
  title: string
  /** One sentence of what it tells. */
  summary: string
  topic: HelpTopic
  /** Paths of the screens it is about, as the web app's router knows them: '/funnel/:id'. */
  screens: readonly string[]
  /** Keys of the plans that have what it is about; null where every plan has it. */
  plans: readonly string[] | null
  /** Slugs of what is read next, the most useful one first. */
  related: readonly string[]
  /** What people call it who do not know our words; searched, never shown. */
  words: readonly string[]
  /** Markdown without a title. What is bold names a label on screen, or what a sentence is about. */
  body: string
}
