import { cleanLine } from '@wildpath/contract'
import { load } from 'cheerio/slim'

/** Something that a page describes in the words of schema.org, whatever markup says it. */
export type Thing = {
  /** Without the vocabulary's address: 'LocalBusiness'. */
  types: string[]
  properties: ReadonlyMap<string, readonly (Thing | string)[]>
}

export const isThing = (value: Thing | string): value is Thing => typeof value !== 'string'

/** 'https://schema.org/Monday' and 'schema:Monday' are 'Monday'. */
export const nameOf = (term: string): string => term.split(/[/#:]/).at(-1)?.trim() ?? ''

/** The first text of a property, on one line and without markup; '' where there is none. */
export function lineOf(thing: Thing | undefined, ...names: string[]): string {
  for (const name of names) {
    const text = textsOf(thing, name).find((line) => line !== '')
    if (text !== undefined) return text
  }
  return ''
}

export function textsOf(thing: Thing | undefined, name: string): string[] {
  const values = thing?.properties.get(name) ?? []
  return values.map((value) =>
    isThing(value) ? lineOf(value, 'name', '@value', 'url') : plain(value),
  )
}

export function thingsOf(thing: Thing | undefined, name: string): Thing[] {
  return (thing?.properties.get(name) ?? []).filter(isThing)
}

export function isOf(thing: Thing, types: ReadonlySet<string>): boolean {
  return thing.types.some((type) => types.has(type))
}

/** Text of strangers may carry markup and entities, once or twice. */
export function plain(text: string): string {
  const line = cleanLine(text)
  if (!/[<&]/.test(line)) return line
  const $ = load(line)
  $('script, style').remove()
  return cleanLine(
    $.root()
      .text()
      .replaceAll(/<[^>]*>/g, ' '),
  )
}

/** All things below these and themselves. */
export function everyThing(roots: readonly Thing[]): Thing[] {
  const found = new Set<Thing>()
  const open = [...roots]
  for (let thing = open.shift(); thing !== undefined; thing = open.shift()) {
    if (found.has(thing)) continue
    found.add(thing)
    for (const values of thing.properties.values()) open.push(...values.filter(isThing))
  }
  return [...found]
}
