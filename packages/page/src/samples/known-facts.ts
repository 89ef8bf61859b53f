import { isUnknownSection, type Section } from '../document/page-document.ts'
import { type FactName, sampleFacts } from './sample-values.ts'

/** What is known of a business; '' for what is not. */
export type KnownFacts = Record<FactName, string>

type Contact = { email?: string; phone?: string; address?: string }

type Sources = {
  businessName: string
  /** Facts that the owner confirmed; they come before everything else. */
  confirmed?: Contact
  /** What the owner told about the business, in their own words. */
  answers: readonly string[]
  /** Of the page: what one of them says, the others may say too. */
  sections?: readonly Section[]
}

/** Facts that the owner confirmed, else those on the page, else those stated word for word in the answers. */
export function knownFacts({
  businessName,
  confirmed = {},
  answers,
  sections = [],
}: Sources): KnownFacts {
  const told = answers.join('\n')
  const onPage = (fact: 'email' | 'phone' | 'address') =>
    sections.map((section) => factOf(section, fact)).find((text) => text !== '')
  return {
    businessName,
    email: confirmed.email ?? onPage('email') ?? emailIn(told),
    phone: confirmed.phone ?? onPage('phone') ?? phoneIn(told),
    address: confirmed.address?.replaceAll('\n', ', ') ?? onPage('address') ?? '',
  }
}

function factOf(section: Section, fact: 'email' | 'phone' | 'address'): string {
  if (isUnknownSection(section)) return ''
  const { type, content } = section
  if (type !== 'contact' && type !== 'footer') return ''
  return content[fact] === sampleFacts[fact] ? '' : content[fact]
}

function emailIn(told: string): string {
  return /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i.exec(told)?.[0] ?? ''
}

/** A number that says so: by its country, its area in brackets, or a word before it. */
function phoneIn(told: string): string {
  const number = String.raw`\d[\d ()./-]{5,16}\d`
  const said = new RegExp(
    String.raw`(?:phone|mobile|call|text|tel\.?|whatsapp)(?: us)?(?: (?:at|on|under))?:? *(\+?\(?${number})`,
    'i',
  )
  const shaped = new RegExp(String.raw`(?<![\w.])(\+${number}|\(\d{3}\) ?\d{3}-\d{4})(?!\w)`)
  return (said.exec(told)?.[1] ?? shaped.exec(told)?.[1] ?? '').trim()
}
