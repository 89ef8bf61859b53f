import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min'

import type { Block } from './blocks.ts'
import { type Finding, quoteOf } from './finding.ts'
import type { Page } from './open-page.ts'
import { readAddress } from './read-address.ts'
import { readHours, startsWithDay } from './read-hours.ts'
import { phoneOf } from './schema-business.ts'
import type { Section } from './sections.ts'
import { words } from './unicode-words.ts'

const said = words(
  /\b(?:tel|phone|freephone|hotline|fon|call|ring|mobile?|mob|cell|anruf\w*|rufen|tél|téléphone|teléfono|telefon\w*|tlf|whatsapp)\b|☎|📞|^\s*[TM][.:]|\+\d[\d\s().-]{8,}|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|^\+?[\d\s()./-]{8,}$/iu,
)

const label = words(/\b(?:tel|phone|fon|tél|téléphone|telefon|mobile?)\b/iu)

type Place = { country: CountryCode | null; businessName: string }

const another = words(
  /\b(?:tel|phone|call|office|büro|fon|tél|téléphone|telefon|mobile?|mob|cell|handy|port)\b/iu,
)

/** How to reach the business, as its pages say it to people. */
export function readContact(
  page: Page,
  sections: readonly Section[],
  { country, businessName }: Place,
): Finding[] {
  const { $ } = page
  const origin = page.url.href
  const lines = page.blocks.map(lineOfBlock).filter((line) => !isCredit.test(line))
  const links = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
  const made = (finding: Omit<Finding, 'origin'>) => ({ origin, ...finding }) as Finding
  const sureOf = (before: string) => (isOfOthers(before, businessName) ? 'low' : 'medium')
  return [
    ...links
      .filter((href) => /^tel:/i.test(href))
      .flatMap((href) => {
        const number = phoneOf(decode(href), country)
        return number === null
          ? []
          : [made({ kind: 'phone', value: { number }, confidence: 'medium', quote: quoteOf(href) })]
      }),
    ...lines
      .filter((line) => line.length < 200 && said.test(withoutMail(line)) && !isFax(line))
      .flatMap((line) => {
        // '19395 Plau am See, Telefon 038735 45501' begins with a postal code.
        const start = Math.max(0, line.search(label))
        const numbers = findPhoneNumbersInText(
          line.slice(start),
          country === null ? {} : { defaultCountry: country },
        )
        return numbers.flatMap(({ number, startsAt }, index) => {
          const before = line.slice(
            index === 0 ? 0 : start + (numbers[index - 1]?.endsAt ?? 0),
            start + startsAt,
          )
          // Behind the first may stand a fax, or a number of another kind.
          if (index > 0 && (!another.test(before) || isFax(before))) return []
          return [
            made({
              kind: 'phone',
              value: { number: number.formatInternational() },
              confidence: sureOf(before),
              quote: line,
            }),
          ]
        })
      }),
    ...links
      .filter((href) => /^mailto:[^?]/i.test(href))
      .map((href) => {
        const address =
          decode(href)
            .replace(/^mailto:/i, '')
            .split('?')[0] ?? ''
        return made({
          kind: 'email',
          value: { address: address.trim() },
          confidence: 'medium',
          quote: quoteOf(href),
        })
      }),
    ...lines.flatMap((line) => {
      const found = mail.exec(withSigns(line))
      if (found === null) return []
      const [address] = found
      const confidence = sureOf(withSigns(line).slice(0, found.index))
      return [made({ kind: 'email', value: { address }, confidence, quote: quoteOf(line) })]
    }),
    ...readAddress(lines, country).map(({ value, quote }) =>
      made({
        kind: 'address',
        value,
        confidence: sureOf(quote.slice(0, Math.max(0, quote.indexOf(value.street ?? '')))),
        quote: quoteOf(quote),
      }),
    ),
    ...sections.flatMap((section) => {
      const told = linesOfHours(section)
      const value = readHours(told)
      return value === null
        ? []
        : [made({ kind: 'hours', value, confidence: 'medium', quote: quoteOf(told.join('; ')) })]
    }),
  ]
}

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/u

/** 'info (at) business (dot) com' is meant to be read by people, and by who reads for the owner. */
const withSigns = (line: string): string =>
  line
    .replaceAll(/\s*[([]\s*(?:at|ät)\s*[)\]]\s*/giu, '@')
    .replaceAll(/\s*[([]\s*(?:dot|punkt|point)\s*[)\]]\s*/giu, '.')

/** '01264 555 016 or shop@tackle.co.uk' is a line of nothing but a number. */
const withoutMail = (line: string): string => line.replace(besideMail, '')
const besideMail = new RegExp(`[^\\p{L}\\d]*(?:(?:or|oder|ou|and|und|et)\\s+)?${mail.source}`, 'u')

/** Whether the words before a number or an address name somebody: a partner, an authority, who made the website. */
function isOfOthers(before: string, businessName: string): boolean {
  const names = before.match(/\p{Lu}\p{L}{2,}/gu) ?? []
  const own = businessName.toLowerCase()
  if (names.some((name) => own.includes(name.toLowerCase()))) return false
  return names.filter((name) => !said.test(name)).length > 1 || before.split(' ').length > 9
}

/** Who made the website is not whose it is. */
const isCredit = words(
  /\b(?:web ?-?design|webdesign\w*|website (?:by|von)|site by|designed by|design by|developed by|made by|(?:gestaltet|erstellt) von|réalisé par|hosting|umsetzung|realisierung|gestaltung|programmierung|création du site|réalisation|hébergement|hébergeur)\b/iu,
)

export const lineOfBlock = (block: Block): string =>
  block.kind === 'row' ? block.cells.join(': ') : block.text

const isFax = (line: string) => /\bfax\b/i.test(line) && !/\b(?:tel|phone|fon)/i.test(line)

function decode(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

const opening = words(
  /\b(?:open(?:ing)?|hours|office|reception|shop|visit(?: us)?|öffnungszeiten|für (?:dich|euch|sie) da|geöffnet|bürozeiten|erreichbar|rezeption|horaires?|ouvert\w*|orari\w*|apert\w*|horario|abierto|åpningstid\w*|åpent|öppet\w*|öppettider|åbningstider|openingstijden|geopend|contact|kontakt|find us|phone|freephone|hotline|tel)\b/iu,
)

/** Lines that say when somebody is there. A trip that starts daily at nine says nothing of it. */
function linesOfHours({ path, entries }: Section): string[] {
  const isHeaded = opening.test(path[0] ?? '')
  const isLabelled = (index: number) => {
    const near = [
      entries[index]?.label ?? '',
      ...[1, 0].map((back) => textAt(entries, index - back)),
    ]
    return near.some((text) => opening.test(text))
  }
  const isList = (index: number) =>
    startsWithDay(textAt(entries, index)) && isLabelled(firstOfRun(entries, index))
  return entries.flatMap(({ block }, index) =>
    isHeaded || isLabelled(index) || isList(index) ? [lineOfBlock(block)] : [],
  )
}

function textAt(entries: Section['entries'], index: number): string {
  const block = entries[index]?.block
  return block === undefined ? '' : lineOfBlock(block)
}

/** Where the lines that begin with a day begin. */
function firstOfRun(entries: Section['entries'], index: number): number {
  let first = index
  while (first > 0 && startsWithDay(textAt(entries, first - 1))) first -= 1
  return first
}
