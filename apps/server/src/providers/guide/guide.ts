import type { GuideAnswer, GuideTurn, PlanKey } from '@wildpath/contract'

export type GuideQuestion = {
  message: string
  /** What was said before, oldest first. */
  history: readonly GuideTurn[]
  /** Of the screen that the person looks at. */
  screen: string
  /** Who asks, as the server knows it; null for visitors. */
  person: GuidePerson | null
}

export type GuidePerson = {
  name: string
  plan: PlanKey
  planName: string
  /** One sentence: until when the plan lasts and what follows. */
  subscription: string
  adventures: { count: number; limit: number | null }
}

export type GuideOptions = {
  signal: AbortSignal
  /** Called with each piece of the reply, in order. */
  onText(text: string): void
}

/** `reason` is for the log: it names no vendor type and no key. */
export type GuideResult =
  | { ok: true; answer: GuideAnswer }
  | { ok: false; failure: { kind: 'failed'; reason: string } | { kind: 'cancelled' } }

/** Port: answers questions about the product from its help articles, and says so when they do not tell. */
export type Guide = {
  kind: 'live' | 'sandbox'
  answer(question: GuideQuestion, options: GuideOptions): Promise<GuideResult>
}
