/** What stands around the owner's own sentences on a page in another language than English. */
export type Words = {
  /** At most 30 characters. */
  button: string
  fields: readonly [name: string, email: string, date: string, people: string]
  question: string
  offer: string
  notes: string
  /** Questions that the owner's facts answer. */
  price: string
  included: string
  duration: string
  /** 'For families and couples.' */
  people: (list: string) => string
  /** Conjunction before the last item of a list; null for a comma. */
  and: string | null
  /** What may stand in a list of reasons where the owner says too little. */
  reserve: readonly [string, string, string]
  thanks: { headline: string; message: (name: string) => string; next: readonly [string, string] }
  /** Three calls for ads, at most 24 characters each. */
  calls: readonly [string, string, string]
  /** Headlines for ads where nothing of the owner fits, at most 30 characters each. */
  heads: readonly [string, string, string]
  greeting: string
  closing: string
  confirm: { subject: string; text: (name: string) => string; ask: string }
  advise: { subject: string; text: string; tips: readonly [string, string, string]; end: string }
  remind: { subject: string; text: (name: string) => string; end: string }
}
