import type { DnsProblem } from '@wildpath/contract'

import { aliasExcludes, wildcardAliases } from './alias-sentences.ts'
import type { Observed, Texts } from './observe-sender.ts'
import {
  blocks,
  dkimName,
  type ExpectedSender,
  type Judgement,
  nameInZone,
  warns,
} from './sender-report.ts'

/** Whether the name holds our key (RFC 6376, section 3.6.1). */
export function judgeDkim(
  { values, alias }: Texts,
  misplaced: readonly Observed[],
  expected: ExpectedSender,
): Judgement {
  const name = nameInZone(dkimName(expected), expected.zone)
  const wrong = (code: string, text: string): Judgement => ({
    status: 'wrong',
    problems: [blocks(code, text)],
  })
  if (alias !== null && !isKeyOf(expected, values)) {
    const whose = values.length === 0 ? 'where no key is' : 'where another key than ours is'
    return wrong(
      'dkim-alias',
      `${name} is a CNAME record that points to ${alias}, ${whose}. ${aliasExcludes} Delete the CNAME record, then add a TXT record named ${name} with the value shown here. ${wildcardAliases}`,
    )
  }
  if (values.length === 0) return findMisplaced(misplaced, expected)
  if (values.length > 1) {
    return wrong(
      'dkim-twice',
      `There are ${values.length} TXT records named ${name}, so that mail servers do not know which key counts. Keep only the one shown here.`,
    )
  }
  const [value = ''] = values
  if (isQuoted(value)) {
    return wrong(
      'dkim-quoted',
      `The value of ${name} has quotation marks or backslashes inside. Your provider adds them by itself: enter the value again without any.`,
    )
  }
  const tags = readTags(value)
  const key = tags.get('p')
  if (key === undefined) {
    return wrong(
      'dkim-no-key',
      `${name} says “${shortened(value)}”, which is no DKIM key. Replace it by the value shown here.`,
    )
  }
  const bare = key.replaceAll(/\s+/g, '')
  if (bare === '') {
    return wrong(
      'dkim-revoked',
      `${name} has an empty key, which says that it was taken back. Enter the whole value shown here.`,
    )
  }
  if (bare !== expected.publicKey) return wrong(...explainKey(bare, value, name, expected))
  return { status: 'right', problems: warningsOf(tags, key, name) }
}

/** Where the name points to a copy of our record, that one serves as well. */
function isKeyOf({ publicKey }: ExpectedSender, values: readonly string[]): boolean {
  const [value = ''] = values
  const key = readTags(value).get('p')
  return values.length === 1 && key?.replaceAll(/\s+/g, '') === publicKey
}

function explainKey(
  key: string,
  value: string,
  name: string,
  { publicKey }: ExpectedSender,
): [code: string, text: string] {
  if (publicKey.startsWith(key)) {
    const where = value.length <= 255 ? ' after 255 characters' : ''
    return [
      'dkim-cut',
      `The key of ${name} is cut off${where}: ${key.length} of ${publicKey.length} characters arrived. Enter the whole value; if your provider takes no more than 255 characters, split it into two strings of one record.`,
    ]
  }
  if (key.startsWith('MII') && isNearly(key, publicKey)) {
    return [
      'dkim-damaged',
      `The key of ${name} is nearly right, but some characters are missing or others. Copy the value again with the button instead of by hand.`,
    ]
  }
  return [
    'dkim-other-key',
    `${name} holds another key than the one shown here, perhaps of an earlier entry. Replace the value by the one shown here.`,
  ]
}

/** Beginning and end are the same as ours. */
function isNearly(key: string, publicKey: string): boolean {
  return (
    // Every key begins with what says how long it is and which kind.
    key.slice(0, 60) === publicKey.slice(0, 60) || key.slice(-20) === publicKey.slice(-20)
  )
}

function warningsOf(tags: ReadonlyMap<string, string>, key: string, name: string): DnsProblem[] {
  const problems: DnsProblem[] = []
  if (/\s/.test(key)) {
    problems.push(
      warns(
        'dkim-spaces',
        `The key of ${name} has spaces inside, which some mail servers cannot read. Enter the value again without any.`,
      ),
    )
  }
  if ((tags.get('t') ?? '').split(':').includes('y')) {
    problems.push(
      warns(
        'dkim-testing',
        `${name} has the mark t=y, which tells mail servers that you are only testing. Remove it.`,
      ),
    )
  }
  return problems
}

function findMisplaced(misplaced: readonly Observed[], expected: ExpectedSender): Judgement {
  const name = nameInZone(dkimName(expected), expected.zone)
  const isOurs = ({ variants }: Observed) =>
    variants.some(({ values }) =>
      values.some((value) => value.replaceAll(/[\s"\\]/g, '').includes(expected.publicKey)),
    )
  const found = misplaced.find(isOurs)
  if (found === undefined) {
    return {
      status: 'missing',
      problems: [
        blocks(
          'dkim-missing',
          `There is no TXT record named ${name} yet. Add it with the value shown here; it can take an hour until name servers have it.`,
        ),
      ],
    }
  }
  if (found.host === `${dkimName(expected)}.${expected.zone}`) {
    return {
      status: 'wrong',
      problems: [
        blocks(
          'dkim-doubled-name',
          `The key stands at ${found.host}: your provider adds ${expected.zone} by itself. Use only ${name} as the name.`,
        ),
      ],
    }
  }
  return {
    status: 'wrong',
    problems: [
      blocks(
        'dkim-wrong-name',
        `The key stands at ${found.host}, where nobody looks for it. Change the name of that record to ${name}.`,
      ),
    ],
  }
}

const isQuoted = (value: string) => /["“”\\]/.test(value)

function readTags(value: string): Map<string, string> {
  return new Map(
    value.split(';').flatMap((tag) => {
      const equals = tag.indexOf('=')
      if (equals === -1) return []
      return [[tag.slice(0, equals).trim().toLowerCase(), tag.slice(equals + 1).trim()] as const]
    }),
  )
}

const shortened = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)
