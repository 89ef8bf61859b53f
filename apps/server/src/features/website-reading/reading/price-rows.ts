import type { Block } from './blocks.ts'
import { findPrices, type FoundPrice, readAmount } from './find-prices.ts'
import { isDuration } from './durations.ts'
import { isName, isPlainHeading } from './sections.ts'
import { words } from './unicode-words.ts'

type Row = Extract<Block, { kind: 'row' }>
/** A price and the words that name what it is for; '' where only the section can. */
export type NamedPrice = {
  name: string
  found: FoundPrice
  quote: string
  /** In a whole sentence, which may speak of something else. */
  isProse: boolean
  /** Where a duration was taken from the name: both of them. */
  wholeName?: string
  duration?: string
  /** What tells it apart from other prices of the same thing: '3 days', 'Private room'. */
  variant?: string
}

type Column = { head: string; found: FoundPrice }

/** The price of a row of a table. Of several columns it is the adults' one, or the lowest as one that prices start from. */
export function offeringsOfRow({ cells, head }: Row, country: string | null): NamedPrice[] {
  const columns = cells.flatMap((cell, index): Column[] => {
    const title = head?.[index] ?? ''
    const found = findPrices(cell, country)[0] ?? findPrices(withSign(cell, title), country)[0]
    // 'from $65' is a price, 'a $20 deposit is taken' a remark.
    const isPrice = found !== undefined && cell.length - (found.end - found.start) < 30
    return isPrice && index > 0 && !onTop.test(title)
      ? [{ head: title, found: withPayer(found, title) }]
      : []
  })
  const chosen = choose(columns)
  if (chosen === null) return []
  const [first = ''] = cells
  const quote = lineOfRow(cells, head, country)
  const duration = cells.slice(1).find((cell) => isDuration(cell))
  const [, name = first, within = ''] = /^(.+?)\s*[(,]\s*([^()]+?)\)?$/.exec(first) ?? []
  const inName = isDuration(within) && isName(name)
  const named = inName ? name : first
  if (!isName(named)) {
    const payer = withPayer(chosen, first)
    return [{ name: '', found: payer, quote, isProse: false, variant: first }]
  }
  const told = inName ? within : duration
  return [
    {
      name: named,
      found: chosen,
      quote,
      isProse: false,
      ...(told !== undefined && { duration: told }),
    },
  ]
}

/** A column of what comes on top: 'Extra guest', 'Each extra night'. */
const onTop = words(
  /\b(?:extra|additional|each|further|supplement|weitere\p{L}*|zusätzlich\p{L}*|verlängerung|aufpreis|zuschlag|supplémentaire|en plus|adicional)\b/iu,
)

function choose(columns: readonly Column[]): FoundPrice | null {
  const counting = columns.filter(({ found }) => found.payer !== 'child')
  const adult = counting.find(({ found }) => found.payer === 'adult')
  if (adult !== undefined) return adult.found
  const [first, ...others] = counting.toSorted(
    (a, b) => a.found.price.amount - b.found.price.amount,
  )
  if (first === undefined) return null
  const isLowest = others.some(({ found }) => found.price.amount !== first.found.price.amount)
  return isLowest
    ? { ...first.found, price: { ...first.found.price, unit: 'item', is_from: true } }
    : first.found
}

/** The head of a column may say who pays, and for what. */
function withPayer(found: FoundPrice, title: string): FoundPrice {
  const [told] = findPrices(`${title} €1 ${title}`, null)
  if (told === undefined || found.payer !== null) return found
  const unit = found.isUnitSaid || !told.isUnitSaid ? found.price.unit : told.price.unit
  return {
    ...found,
    payer: told.payer,
    price: { ...found.price, unit: told.payer === 'adult' && !found.isUnitSaid ? 'person' : unit },
    isUnitSaid: found.isUnitSaid || told.isUnitSaid,
  }
}

/** A bare number below 'Price (€)'. */
function withSign(cell: string, title: string): string {
  const sign = /€|£|\$|\b(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|CAD|AUD|NZD|Euro)\b/u.exec(title)?.[0]
  const isNumber = /^\d[\d.,' ]*(?:[.,]-)?$/.test(cell) && readAmount(cell) !== null
  return sign !== undefined && isNumber ? `${sign} ${cell}` : ''
}

/** A row as one says it: 'Half Day, 3 hours: $79 per adult, $69 per child'. */
function lineOfRow(cells: string[], head: Row['head'], country: string | null): string {
  const prices: string[] = []
  const others: string[] = []
  for (const [index, text] of cells.entries()) {
    const title = head?.[index] ?? ''
    const priced = findPrices(text, country).length > 0 ? text : withSign(text, title)
    if (index > 0 && priced !== '') prices.push(pricedAs(priced, title))
    else if (/[\p{L}\d]/u.test(text)) others.push(text)
  }
  return `${others.join(', ')}: ${prices.join(', ')}`
}

function pricedAs(price: string, title: string): string {
  const payer = Object.entries(payers).find(([, pattern]) => pattern.test(title))?.[0]
  if (payer !== undefined) return `${price} per ${payer}`
  const isPlain =
    title === '' || isPlainHeading(title) || findPrices(`€1 ${title}`, null)[0]?.isUnitSaid
  return isPlain === true ? price : `${title} ${price}`
}

const payers = { adult: /^adults?$/iu, child: /^(?:child(?:ren)?|kids?)$/iu } as const
