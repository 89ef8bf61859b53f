import type { FactValue } from '@wildpath/contract'

import { sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

type Offering = FactValue<'offering'>

const people = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|twenty)`

type Group = {
  least?: string
  most?: string
  exact?: string
  noun: string
  per?: string
  /** A number alone: nobody told whether more may come. */
  isBare?: boolean
}

/** What a group's size says; null for words of another shape. */
function groupOf(told: string): Group | null {
  if (oneToOne.test(told)) return null
  const text = inSentence(unstopped(told)).replace(/^(?:small |private )?groups? of /u, '')
  const range = new RegExp(
    String.raw`^(?:from )?${people} ?(?:to|–|-) ?${people}(?: (\p{L}+))?$`,
    'u',
  ).exec(text)
  if (range !== null)
    return { least: range[1] ?? '', most: range[2] ?? '', noun: range[3] ?? 'people' }
  const rest = text
    .replace(
      /^(?:at most|up to|max(?:imum)?\.?|no more than)(?: of)? ?|(?:,? (?:at most|max(?:imum)?\.?))(?= per|$)/gu,
      '',
    )
    .trim()
  const found = new RegExp(
    String.raw`^${people}(?: (\p{L}+))?(?: (?:per|to an?|with (?:one|each)|for each) (\p{L}+))?$`,
    'u',
  ).exec(rest)
  const noun = found?.[2] ?? (found?.[1] === 'one' || found?.[1] === '1' ? 'person' : 'people')
  const per = found?.[3] === undefined ? {} : { per: found[3] }
  if (found !== null && rest !== text) return { most: found[1] ?? '', noun, ...per }
  if (found !== null) return { exact: found[1] ?? '', noun, ...per, isBare: found[2] === undefined }
  const least = new RegExp(
    String.raw`^(?:from|min(?:imum)?\.?|at least) ${people}(?: (\p{L}+))?$|^${people}(?: (\p{L}+))? or more(?: \p{L}+)?$`,
    'u',
  ).exec(text)
  return least === null
    ? null
    : { least: least[1] ?? least[3] ?? '', noun: least[2] ?? least[4] ?? 'people' }
}

/** 'There are four guests at most.', 'Each guide takes 8 riders at most.' */
export function groupSentence({ group_size: size }: Pick<Offering, 'group_size'>): string | null {
  if (size === undefined) return null
  const group = groupOf(size)
  if (group === null) return otherGroup(inSentence(unstopped(size)))
  const { least, most, exact, noun, per, isBare } = group
  const isOne = /^(?:1|one)$/u.test(most ?? exact ?? least ?? '')
  if (exact !== undefined && per !== undefined) return `Each ${per} takes ${exact} ${noun}.`
  if (exact !== undefined)
    return isBare === true ? `There is room for ${exact} ${noun}.` : `It is for ${exact} ${noun}.`
  if (most === undefined) return isOne ? null : `It takes at least ${least} ${noun}.`
  if (least !== undefined) return `There are ${least} to ${most} ${noun} in a group.`
  if (per !== undefined) return `Each ${per} takes ${most} ${noun} at most.`
  return `There ${isOne ? 'is' : 'are'} ${most} ${noun} at most.`
}

const oneToOne = /^(?:one[- ](?:to|on)[- ]one|1[- ](?:to|on)[- ]1|1:1)$/iu

function otherGroup(size: string): string {
  if (oneToOne.test(size) || size === 'private') {
    return size === 'private' ? 'It is private.' : 'It is one to one.'
  }
  // 'ten people at most, with two guides'
  if (new RegExp(`^${people} `, 'u').test(size)) return sentence(size)
  return size === 'small groups' ? 'Groups are small.' : sentence(`Group size: ${size}`)
}

/** Behind another phrase: 'with four guests at most', 'in groups of two to four people', 'for two people'. */
export function groupTail({ group_size: size }: Pick<Offering, 'group_size'>): string | null {
  const group = size === undefined ? null : groupOf(size)
  if (group === null) return null
  const { least, most, exact, noun, per, isBare } = group
  if (exact !== undefined && per !== undefined) return null
  if (exact !== undefined)
    return isBare === true ? `with room for ${exact} ${noun}` : `for ${exact} ${noun}`
  if (most === undefined) return null
  if (least !== undefined) return `in groups of ${least} to ${most} ${noun}`
  return per === undefined
    ? `with ${most} ${noun} at most`
    : `with ${most} ${noun} at most to one ${per}`
}
