import type { Detail } from '../brief/details.ts'
import type { Voice } from '../brief/voice.ts'
import { articleFor, numberOfHead, sentence } from '../grammar/phrases.ts'

type Rule = readonly [sign: RegExp, say: (found: readonly string[], voice: Voice) => string | null]

const span = String.raw`(?:about |around |up to )?(?:\d[\d.,]*(?:(?: to |–|-)\d[\d.,]*)?|one|two|three|four|five|six|seven|half an) ?(?:hours?|minutes?|min|days?|weeks?|months?)(?:\/\d+ nights)?`
const distance = String.raw`(?:about |around |up to )?\d[\d.,]*(?:(?: to |–|-)\d[\d.,]*)? ?(?:km|miles?|kilomet\p{L}+)`

/** The first that fits decides; each only adds the verb that the owner left out. */
const rules: readonly Rule[] = [
  [
    /^(.+?) (?:are |is )?(included|provided|supplied)$/iu,
    ([what = '', how]) => `${what} ${be(what)} ${how}`,
  ],
  [
    /^(.+?) (in the price|to borrow|to share)$/iu,
    ([what = '', how]) =>
      `${what} ${be(what)} ${how === 'in the price' ? 'in the price' : `there ${how}`}`,
  ],
  [
    /^((?:kids|children|dogs|families|guests)[^,]*) (welcome|ok|allowed)(, at most \d+)?$/iu,
    ([who, how, most = '']) => `${who} are ${how === 'ok' ? 'welcome' : how}${most}`,
  ],
  [/^(kids|children) from (?:age )?(\d+)$/iu, ([who, age]) => `${who} are welcome from age ${age}`],
  [/^no (children|kids) under (\p{L}+|\d+)$/iu, ([who, age]) => `${who} under ${age} cannot come`],
  [/^from age (\d+)$/iu, ([age]) => `Children are welcome from age ${age}`],
  [/^ages? (\d+) to (\d+)$/iu, ([from, to]) => `It is for ages ${from} to ${to}`],
  [/^(?:weight limit|max(?:imum)? weight) (.+)$/iu, ([limit]) => `The weight limit is ${limit}`],
  [/^ratio of (.+)$/iu, ([ratio]) => `The ratio is ${ratio}`],
  [/^(at most \d+)$/iu, ([most = '']) => `A group has ${low(most)} people`],
  [
    /^((?:small[- ])?groups?\b(?: of)?.*\d+(?: people)?)$/iu,
    ([groups = ''], { subject }) => `${subject} keep to ${low(groups)}`,
  ],
  [/^((?:at most|up to|only|about) \d+ \p{L}.*)$/iu, ([most = '']) => `There are ${low(most)}`],
  [
    /^(\d+(?:–| or | to )?\d* (?:people|guests|anglers|divers|seats|places|students|riders|photographers|paddlers|clients|beds)\b.*)$/iu,
    ([many = '']) => `There are ${many}`,
  ],
  [/^(one \p{L}+ for every .+)$/iu, ([one = '']) => `There is ${low(one)}`],
  [new RegExp(`^(${span})$`, 'iu'), ([long = '']) => `It takes ${low(long)}`],
  [new RegExp(`^(${distance})$`, 'iu'), ([far = '']) => `The route is ${low(far)} long`],
  [
    new RegExp(`^(${span} (?:in|on|under|walking|of walking|by)\\b.*|${span} underground)$`, 'iu'),
    ([long = '']) => (/ by /u.test(long) ? null : `You spend ${low(long)}`),
  ],
  [
    /^(\d[\d.]*)-(minute|hour|day|week) (\p{L}+s)$/iu,
    ([count, unit, things]) => `The ${things} last ${count} ${unit}s`,
  ],
  [
    /^(one|\d+)[ -](hour|minute)s? (flight|ride|tour|trip|walk|session|lesson)$/iu,
    ([count = '', unit, thing]) =>
      `The ${thing} takes ${low(count)} ${unit}${count.toLowerCase() === 'one' ? '' : 's'}`,
  ],
  [
    /^((?:open|closed) .+)$/iu,
    ([open = ''], { subject }) => `${subject === 'I' ? 'I am' : 'We are'} ${low(open)}`,
  ],
  [
    /^((?:hotel |van |airport |luggage )?(?:pick-?up|transfer)\b.*)$/iu,
    ([lift = '']) =>
      /\d/u.test(lift) && !/\d ?(?:am|pm)/u.test(lift) ? null : `There is ${low(lift)}`,
  ],
  [
    /^no (?!children|kids)(.+)$/iu,
    ([what = '']) => (/[(),]| no /u.test(what) ? null : `There ${be(what)} no ${what}`),
  ],
  [/^must (.+)$/iu, ([what]) => `You must ${what}`],
  [
    /^((?:exports|works|runs|ships|sleeps|auto-blocks|syncs|supports|saves|sends|shows|covers|includes|serves|seats)\b.*)$/iu,
    ([does = '']) => `It ${low(does)}`,
  ],
]

/** The owner's fact as a sentence that a person would say; null where its verb would be a guess. */
export function factSentence({ text, form, kind }: Detail, voice: Voice): string | null {
  for (const [sign, say] of rules) {
    const found = sign.exec(text)
    if (found === null) continue
    const said = say(found.slice(1), voice)
    if (said !== null) return sentence(said)
  }
  if (form === 'order') return sentence(text)
  if (form === 'clause')
    return /^(?:every|at|in|from|on|\d)/iu.test(text) || kind === 'season' ? null : sentence(text)
  return null
}

/** 'There is a wood stove', 'There are two boats'; null where the article would be a guess. */
export function thereIs({ text, inner, form }: Detail): string | null {
  if (
    form !== 'noun' ||
    inner === null ||
    /[:;()]|,| and | or |^\p{Lu}{2}|^\d+ (?:years?|weeks?|days?|hours?|minutes?)\b|^(?:from|in|on|by|every|each|near|half|full|back|no)\b/iu.test(
      text,
    )
  )
    return null
  if (/^(?:an?|one|our own) /iu.test(text)) return `There is ${inner}.`
  const [head = text] = text.split(
    / (?:with|for|from|in|on|of|to|at|by|who|where|after|before|certified|trained|chosen|made|cooked|rolled|playing|signed) /u,
  )
  const number = numberOfHead(head)
  if (number === 'many' || /^\d+ /u.test(text)) return `There are ${inner}.`
  return number === 'mass' ? null : `There is ${articleFor(inner)} ${inner}.`
}

function be(what: string): 'is' | 'are' {
  const [head = what] = what.split(/ (?:with|for|from|in|on|of|to|at|by) /u)
  return /,| and | plus /u.test(what) || numberOfHead(head) === 'many' ? 'are' : 'is'
}

function low(text: string): string {
  return /^\p{Lu}\p{Ll}|^A /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
