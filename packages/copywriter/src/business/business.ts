import type { BrandTone, FactValue, Industry } from '@wildpath/contract'
import type { PageGoal } from '@wildpath/page/compose'

import type { Playbook, VisitorGoal } from '../content/playbook.ts'
import type { Voice } from '../facts/voice.ts'
import type { Trade } from '../ontology/index.ts'

/** What a writer may say of a business: facts that the owner confirmed or that were read without a doubt. */
export type Business = {
  /** Letter by letter as the owner writes it. */
  name: string
  tone: BrandTone
  industry: Industry
  voice: Voice
  trade: Trade
  /** Whether the owner's words name the trade; unnamed, nothing of it may be said. */
  isTradeNamed: boolean
  goal: PageGoal
  visitorGoal: VisitorGoal
  /** Without the lines that the owner's words contradict or answer. */
  playbook: Playbook
  /** The first one is what the page is about. */
  offerings: readonly FactValue<'offering'>[]
  /** Whether the owner confirmed what is sold: then the page is made of facts. */
  isConfirmed: boolean
  /** The whole wording of an offer is always the owner's; its parts are there only where they are sure. */
  offer: FactValue<'offer'> | null
  /** Whether each clause of the offer reads surely; otherwise it is told once, whole, as it was typed. */
  offerIsSure: boolean
  /** Whether two prices were read for one thing: then neither is told before the owner says which. */
  isPriceContested: boolean
  audiences: readonly string[]
  since: number | null
  certificates: readonly string[]
  guides: readonly FactValue<'guide'>[]
  figures: readonly FactValue<'figure'>[]
  rules: readonly FactValue<'rule'>[]
  phone: string | null
  /** Whole, clean sentences of the owner, which may stand anywhere; in the owner's order. */
  lines: readonly string[]
  /** What the owner typed in haste and everybody understands: entries of a list of what is good to know, nothing else. */
  notes: readonly string[]
  /** Everything that is known, as one text to look for words in. */
  said: string
  /** Of what the owner typed; the texts of a page in another language than English stay the owner's. */
  language: string
}
