import type { FactValue } from '@wildpath/contract'

import { joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

/** 'Declan leads every walk himself.', 'Ana is a certified mountain guide.'; null where the words do not surely make one. */
export function guideSentence({ name, about }: FactValue<'guide'>): string | null {
  if (about === undefined) return null
  const isMany = / (?:and|&) /u.test(name)
  const told = about.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((part) => unstopped(part))
  const [first = ''] = told
  if (first.toLowerCase().startsWith(`${name.toLowerCase()} `)) return sentence(about)
  const spoken = /^(?:I|we|my|our) /iu.test(first) && hasVerb(first)
  if (spoken && !/^our /iu.test(first)) return sentence(about)
  const predicates = told.map((part) => predicateOf(part, isMany))
  const known = predicates.filter((part) => part !== null)
  return known.length === 0 || predicates[0] === null
    ? null
    : sentence(`${name}${known[0]?.startsWith("'s ") === true ? '' : ' '}${joinList(known)}`)
}

/** What stands behind the name: 'leads every walk', 'is a ski guide', "'s family has farmed here". */
function predicateOf(told: string, isMany: boolean): string | null {
  const text = told.replace(/^(?:he|she|they|who) (?=\p{L})/iu, '').replace(/^\S+/u, inSentence)
  const [be, was, has] = isMany
    ? (['are', 'were', 'have'] as const)
    : (['is', 'was', 'has'] as const)
  if (/^(?:his|her|their) /u.test(text)) {
    return hasVerb(text) && !isMany ? text.replace(/^\p{L}+/u, "'s") : null
  }
  if (isVerbPhrase(text, isMany)) return text
  if (/^with us (?:since|for)\b/u.test(text)) return `${has} been ${text}`
  if (
    /^(?:certified|licen[cs]ed|registered|accredited|insured) (?:by|as|in|for|with|to)\b/u.test(
      text,
    )
  ) {
    return `${be} ${text}`
  }
  if (/^born\b/u.test(text))
    return text.includes(' and ') && !/\band (?:raised|bred)\b/u.test(text)
      ? null
      : `${was} ${text}`
  if (/^from \p{Lu}[\p{L}' -]+$/u.test(text)) return isMany ? `come ${text}` : `comes ${text}`
  if (/^(?:over |more than |about )?\d+ years(?:'|’)? (?:of |experience)/u.test(text)) {
    return `${has} ${text.replace(/years experience/u, "years' experience")}`
  }
  if (/^with (?:over |more than |an? |\d+|two |three )/u.test(text) && !text.includes(',')) {
    return `${has} ${text.slice('with '.length)}`
  }
  return roleOf(text, isMany, be, has)
}

/** 'is a certified mountain guide', 'has been a guide since 2001'; null where no person heads the phrase. */
function roleOf(text: string, isMany: boolean, be: string, has: string): string | null {
  // 'national champion in 2012' is over.
  if (/\b(?:in|until) (?:19|20)\d\d$/u.test(text)) return null
  const [head = ''] = text.split(/,| (?:in|on|at|from|of|for|with|by|to|who|since|and) /u)
  const last = /[\p{L}-]+$/u.exec(head)?.[0]?.toLowerCase() ?? ''
  const isPlural = last.endsWith('s')
  const rest = text.slice(head.length)
  const isPair = / and /u.test(rest)
  if (/^(?:your|my) /iu.test(head)) return null
  if (!personal.test(last.replace(/s$/u, '')) || (isMany ? !isPlural && !isPair : isPlural))
    return null
  if (/^,|\. /u.test(rest) || (hasVerb(rest) && !rest.startsWith(' who '))) return null
  const isDetermined = /^(?:an?|the|our|one of) /iu.test(head)
  const isOnly = /^(?:(?:co-)?(?:founder|owner)|head \p{L}+|manager|director)$/iu.test(head)
  const isLong = /^ (?:since \d{4}|for (?:over |more than )?[\p{L}\d]+ years)$/u.test(rest)
  const article = isDetermined || isMany ? '' : isOnly ? 'the ' : articleOf(head)
  if (/^ for [^,]+ before (?:he|she|they|I|we)\b/u.test(rest))
    return `${isMany ? 'were' : 'was'} ${article}${text}`
  return `${isLong ? `${has} been` : be} ${article}${text}`
}

export function articleOf(head: string): string {
  return /^(?:[aeio]|u(?!ni|se|s |ia)|h(?:our|onest)|(?:IFMGA|RYA|SSI|NAUI|ISA|MTB|AMGA|NZ)\b)/iu.test(
    head,
  )
    ? 'an '
    : 'a '
}

export const personal =
  /(?:guide|instructor|teacher|coach|chef|cook|nurse|captain|pilot|host|ranger|paramedic|mechanic|gardener|sweep|wife|husband|couple|brother|sister|twin|mother|father|champion|physio|vet|native|local|pro|.{2,}(?:er|or|ist|ian|man|woman|smith|wright|eer))$/u

/** Whether the words begin with what somebody does or did: 'leads every walk', 'built the hut', 'has paddled here'. */
function isVerbPhrase(text: string, isMany: boolean): boolean {
  const [first = '', second = ''] = text
    .replace(/^(?:still|also|now|always|personally|never|once|first) /u, '')
    .split(/[ ,]/u)
  if (isMany) {
    if (/^(?:are|were|have|do)$/u.test(first) || bases.has(first)) return true
  } else if (/^(?:is|was|has|does|had)$/u.test(first) || bases.has(baseOf(first))) {
    return first.endsWith('s') || /^had$/u.test(first)
  }
  if (pasts.has(first)) return true
  const isPast = /^\p{Ll}{2,}ed$/u.test(first) && !adjectives.test(first)
  return (
    isPast ||
    (/^(?:trained|qualified|retired)$/u.test(first) && /^(?:as|in|at|from|with)$/u.test(second))
  )
}

function hasVerb(text: string): boolean {
  const isOwn = /^(?:I|we) /iu.test(text)
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) =>
      /^(?:is|are|was|were|has|have|had|am)$/u.test(word) ||
      pasts.has(word) ||
      (bases.has(word) && isOwn) ||
      (word.endsWith('s') && bases.has(baseOf(word)) && !alsoNouns.test(word)),
  )
}

function baseOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ches|shes|sses|oes)$/u.test(word) ? word.slice(0, -2) : word.replace(/s$/u, '')
}

const adjectives =
  /^(?:certified|qualified|licen[cs]ed|registered|accredited|trained|experienced|retired|insured|skilled|dedicated|talented|seasoned|red|gifted)$/u
const alsoNouns =
  /^(?:guides|cooks|hosts|pilots|coaches|walks|rides|plans|shows|dives|dogs|runs|sails|works|climbs)$/u
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))
const bases = words(`
  lead teach guide cook bake run own build live work speak know make take tune sweep look fly train ride grow climb paddle row sail ski
  surf dive fish hunt carve weave paint photograph plan help answer drive walk hike keep breed raise write draw sing play sew repair
  mend fix clean design coach instruct host welcome serve brew roast come love care handle manage organise organize hold bring spend start study learn
  move win compete race explore show tell share invite give offer do go pick meet sell restore plant harvest forage gather collect milk
  shear groom cut style massage treat advise draft film shoot edit translate pour throw glaze fire swim skipper join look greet set see think believe call visit wash pack
`)
const pasts = words(`
  built led taught grew ran wrote won began came went left made took spent knew rode flew swam learnt sold bought found founded did had was were
  set brought drove met gave kept held spoke sang drew told thought became fell lost fought cut
`)
