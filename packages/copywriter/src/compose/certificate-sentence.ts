import type { Business } from '../business/business.ts'
import { capitalised, sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { articleOf, personal } from './guide-sentence.ts'

const state = String.raw`(?:(?:fully|all) )?(?:licen[cs]ed|certified|qualified|trained|insured|registered|accredited|approved)`

/** 'Our pilots are licensed by the state.', 'I am a PZA certified instructor.'; null where the words make no sentence. */
export function certificateSentence(text: string, { voice, guides }: Business): string | null {
  const told = inSentence(unstopped(text)).replace(
    new RegExp(
      String.raw`^((?:an? )?\p{Lu}{2,}) (?=(?:certified|licen[cs]ed|qualified|trained|registered)\b)`,
      'u',
    ),
    '$1-',
  )
  const [we, our] = [capitalised(voice.subject), capitalised(voice.possessive)]
  const are = voice.subject === 'I' ? 'am' : 'are'
  const people = new RegExp(
    String.raw`^(?:our |all (?:our )?)?(\p{L}+s) (?:are )?(${state}\b.*)$`,
    'u',
  ).exec(told)
  if (people !== null) return sentence(`${our} ${people[1]} are ${people[2]}`)
  if (new RegExp(String.raw`^${state}(?: (?:by|with|to|as|in) .+)?$`, 'u').test(told)) {
    return sentence(`${we} ${are} ${told}`)
  }
  const [head = ''] = told.split(/,| (?:in|at|from|of|for|with|by) /u)
  if (told.includes(',')) return null
  const last = /[\p{L}-]+$/u.exec(head)?.[0]?.toLowerCase() ?? ''
  if (personal.test(last)) {
    const article = /^(?:an?|the) /u.test(told) ? '' : articleOf(told)
    // One page names one person one way.
    const [guide, other] = guides
    if (guide !== undefined && other === undefined && !/ (?:and|&) /u.test(guide.name)) {
      return sentence(`${guide.name} is ${article}${told}`)
    }
    return voice.subject === 'I' ? sentence(`I am ${article}${told}`) : null
  }
  if (/^members? of /u.test(told)) {
    return sentence(
      `${we} ${are} ${voice.subject === 'I' ? 'a member' : 'members'}${told.replace(/^members?/u, '')}`,
    )
  }
  if (
    /(?:award|certificate|licen[cs]e|diploma|badge|qualification|degree|permit|label)$/u.test(last)
  ) {
    const isDetermined = /^(?:an?|the|our|my) /u.test(told)
    return sentence(`${we} hold ${isDetermined ? '' : 'the '}${told}`)
  }
  return null
}
