import { isPlainFunctionWord, stemOf } from '../grammar/stems.ts'
import { plainWords } from '../grammar/plain-words.ts'
import type { CopyBrief } from '../copy-brief.ts'
import { numberWords } from '../lint/brief-knowledge.ts'
import type { PlacedText } from '../lint/placed-texts.ts'

/** One business and everything written for it. */
export type WrittenBrief = { id: string; brief: CopyBrief; texts: readonly PlacedText[] }

/** A sentence that, with the owner's own words masked, stands in another business's texts too. */
export type Recurrence = { id: string; place: string; sentence: string; others: readonly string[] }
export type RecurrenceReport = {
  /** The share of sentences that recur, averaged over the businesses. */
  share: number
  shareById: ReadonlyMap<string, number>
  recurring: readonly Recurrence[]
}

type Row = Recurrence & { words: readonly string[]; real: readonly string[]; key: string }

/**
 * Measures how much of the copy is stock: a filled template looks the same as soon as the words and
 * numbers of its own brief are masked. Only sentences with some words of ours count.
 */
export function measureRecurrence(written: readonly WrittenBrief[]): RecurrenceReport {
  const rows = written.flatMap((one) => rowsOf(one))
  const recurring: Recurrence[] = []
  const totals = new Map<string, { all: number; again: number }>()
  for (const row of rows) {
    const others = new Set<string>()
    for (const other of rows)
      if (other.id !== row.id && !others.has(other.id) && isAlike(row, other)) others.add(other.id)
    const total = totals.get(row.id) ?? { all: 0, again: 0 }
    total.all++
    if (others.size > 0) {
      total.again++
      const { id, place, sentence } = row
      recurring.push({ id, place, sentence, others: [...others] })
    }
    totals.set(row.id, total)
  }
  const shareById = new Map(written.map(({ id }) => [id, shareOf(totals.get(id))]))
  const sum = [...shareById.values()].reduce((all, share) => all + share, 0)
  return { share: written.length === 0 ? 0 : sum / written.length, shareById, recurring }
}

function shareOf(total: { all: number; again: number } | undefined): number {
  return total === undefined || total.all === 0 ? 0 : total.again / total.all
}

function rowsOf({ id, brief, texts }: WrittenBrief): Row[] {
  const answers = [brief.businessName, brief.productService, brief.targetCustomer, brief.mainOffer]
  const own = new Set(
    plainWords(answers.join(' \n ').replace(/<[^>]*>|&[a-z]+;/giu, ' ')).map((word) =>
      stemOf(word),
    ),
  )
  return texts.flatMap(({ place, text }) =>
    place.startsWith('form_fields')
      ? []
      : sentencesOf(text).flatMap((sentence) => {
          const words = masked(sentence.replaceAll(brief.businessName, 'Brandname'), own)
          const real = words.filter((word) => word !== '_')
          const isOurs =
            real.length >= 6 ||
            (real.length >= 4 && real.some((word) => !isPlainFunctionWord(word)))
          return isOurs
            ? [{ id, place, sentence, others: [], words, real, key: words.join(' ') }]
            : []
        }),
  )
}

function sentencesOf(text: string): string[] {
  const guarded = text.replace(
    /\b(a\.m|p\.m|e\.g|i\.e|St|No|max|min|approx|Dr|Mr|Mrs|Ms|incl|Jan|Co)\./gu,
    '$1\uE001',
  )
  return guarded
    .split(/\n+|(?<=[.!?…]["”')]*)\s+/u)
    .map((part) => part.replaceAll('\uE001', '.').trim())
    .filter((part) => part !== '')
}

function masked(sentence: string, own: ReadonlySet<string>): string[] {
  const words: string[] = []
  for (const word of plainWords(sentence)) {
    const isOwn = own.has(stemOf(word)) && !isPlainFunctionWord(word)
    const isHidden =
      word === 'brandname' || isOwn || /^\d/u.test(word) || numberWords[word] !== undefined
    const token = isHidden ? '_' : word
    if (token !== '_' || words.at(-1) !== '_') words.push(token)
  }
  return words
}

function isAlike(one: Row, other: Row): boolean {
  if (one.key === other.key) return true
  const [short, long] = [one.words.length, other.words.length].toSorted((a, b) => a - b)
  if (Math.min(one.real.length, other.real.length) < 5 || (short ?? 0) / (long ?? 1) < 0.7)
    return false
  const longest = Math.max(one.real.length, other.real.length)
  return (
    sharedCount(one.real, other.real) / longest >= 0.7 &&
    commonRun(one.real, other.real) / longest >= 0.7
  )
}

function sharedCount(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  return one.filter((word) => {
    const at = left.indexOf(word)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  }).length
}

/** The length of the longest common subsequence. */
function commonRun(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0)
  for (const word of one) {
    const next = [0]
    other.forEach((that, index) => {
      next.push(
        word === that ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0),
      )
    })
    row = next
  }
  return row.at(-1) ?? 0
}
