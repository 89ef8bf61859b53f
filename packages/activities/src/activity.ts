import type { SceneSet } from '@wildpath/illustrator'

/** What pages of an activity show. */
export type Pictures = SceneSet & {
  /** Words anywhere in an owner's answers that speak of it, the longer the surer; without them the signs. */
  mentions?: RegExp
}

/** A kind of an activity with texts of its own. */
export type ActivityKind = {
  /** Within its activity: 'ice' of fishing, whose texts are in `content/fishing/ice.md`. */
  key: string
  /** The owner's words that name it, and those that rule it out. */
  when: RegExp
  unless?: RegExp
}

/** One thing that businesses do: how it is known, and what is shown of it. Its texts are in the content file of its key. */
export type Activity = {
  key: string
  /** Mass or plural noun phrase that fits 'about …': 'rafting'. */
  label: string
  /** The search phrase if it differs from the label; null if people search for something more specific. */
  searched?: string | null
  isOutdoor?: true
  /** Says more than the wider activities beside it, as a chimney sweep is no work at a house like any other. */
  isNarrow?: true
  /** Yields to any other activity in the same text: a boat trip to see whales is whale watching. */
  isWide?: true
  /** Words for what is sold that name it, English and the commonest foreign ones. */
  signs: RegExp
  /** Words that turn a sign into something else: ice is no rock, and a jet ski needs no snow. */
  unless?: RegExp
  /** What a visitor is to do, where that is not to book an outing. */
  goal?: 'booking' | 'stay' | 'rental' | 'visit' | 'purchase' | 'lessons' | 'quote' | 'enquiry'
  /** Of several kinds that are named the first counts. */
  kinds?: readonly ActivityKind[]
  /** The usual pictures first, or the key of the activity whose pictures show this one, too. */
  pictures?: readonly [Pictures, ...Pictures[]] | string
}
