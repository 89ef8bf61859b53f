import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { situationOf } from '../business/situation.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { letterVoices, tones } from '../tones/index.ts'
import { ownReasons } from './benefits.ts'
import { thingsToBring } from './bring.ts'
import { thingAndPlace } from './headline.ts'
import { meetingPlace } from './notes.ts'
import { aboutThing, offerBehind } from './offer-lines.ts'
import type { Writer } from './writer.ts'

/** In characters. */
const longestSubject = 60
const longestEmail = 1_500

/** Three emails with three jobs: confirm and sum up; help; ask for one easy step. */
export function composeEmails(writer: Writer): string[] {
  return [confirming(writer), advising(writer), asking(writer)]
}

function confirming(writer: Writer): string {
  const { business, choice, say, pick } = writer
  const { name, tone, offerings, voice, playbook } = business
  const [thanks = 'Thanks for writing.'] = choice.shuffled('arrival', letterVoices[tone].arrivals)
  const thing = aboutThing(business)
  const subjects = [
    thing === null ? null : `Your question about ${thing}`,
    `Your message to ${name}`,
    'Your message has arrived',
  ]
  const [main] = offerings
  const facts = [
    thingAndPlace(writer) === null ? null : `What: ${inSentence(thingAndPlace(writer) ?? '')}`,
    main?.duration === undefined ? null : `Time: ${inSentence(main.duration)}`,
    main?.group_size,
    main?.included === undefined
      ? null
      : `Included: ${joinList(main.included.map((item) => inSentence(item)))}`,
    main?.season,
    main?.meeting_point === undefined ? null : `Meeting point: ${meetingPlace(main.meeting_point)}`,
    main?.requirements,
  ].filter((fact) => fact !== null && fact !== undefined)
  const [, label = 'The offer:'] = choice.shuffled('offer', letterVoices[tone].offerLabels)
  const list = [
    ...facts.map((fact) => `- ${capitalised(fact)}`),
    offerItem(offerBehind(label, business)),
  ]
  const speaker = capitalised(voice.subject)
  const [confirmation = ''] = choice.shuffled('confirmation', [
    `${speaker} will reply by email.`,
    'An answer follows.',
    `${name} will write back.`,
    `${speaker} will get back to you.`,
  ])
  const [summary = ''] = choice.shuffled('summary', [
    'In short:',
    'The main points:',
    'For your notes:',
    'At a glance:',
  ])
  return letter(writer, 0, subjects, [
    `${thanks} ${confirmation}`,
    facts.length === 0 && business.offer === null
      ? null
      : [summary, ...list.filter((item) => item !== null)].join('\n'),
    pick(say('ask', playbook.ask), 300),
    pick(say('ask 2', playbook.ask), 300),
  ])
}

function offerItem(text: string | null): string | null {
  return text === null ? null : `- ${text}`
}

function advising(writer: Writer): string {
  const { business, choice, say, pick } = writer
  const { playbook, said, tone } = business
  const tags = situationOf(said)
  const usable = playbook.tips.filter(({ situation }) => situation === null || tags.has(situation))
  const apt = choice
    .shuffled('tips', usable)
    .toSorted((a, b) => Number(b.situation !== null) - Number(a.situation !== null))
  const first = apt.filter(({ situation }) => situation !== null).slice(0, 2)
  const tips = [...first, ...apt.filter((tip) => !first.includes(tip))]
    .slice(0, 3)
    .flatMap(({ text }) => pick(say('tip', [text]), 400) ?? [])
  const things = thingsToBring(writer).slice(0, 3)
  const packing = things.length < 2 ? null : sentence(`Worth packing: ${joinList(things)}`)
  const isList = choice.fraction('tips form') < 0.5
  const [invitation = null] = say('invitation', letterVoices[tone].invitations)
  return letter(writer, 1, say('advice subject', playbook.adviceSubject), [
    pick(say('opening', playbook.adviceOpening), 300),
    ...(isList ? [tips.map((tip) => `- ${tip}`).join('\n')] : tips),
    packing,
    invitation,
  ])
}

function asking(writer: Writer): string {
  const { business, choice, say, pick } = writer
  const { tone, playbook } = business
  const [label = 'As a reminder:'] = choice.shuffled('reminder', letterVoices[tone].reminders)
  const [oneStep = ''] = choice.shuffled('one step', [
    'Just hit reply.',
    'Simply reply here.',
    'Just reply.',
  ])
  const [end = 'No rush.'] = choice.shuffled('end', letterVoices[tone].ends)
  const reasons = ownReasons(business).filter(
    (line) => line.split(' ').length < 8 && !writer.isWorn(line),
  )
  const [, , tag = 'The offer:'] = choice.shuffled('offer', letterVoices[tone].offerLabels)
  const items = [
    offerBehind(tag, business),
    ...(reasons.length > 3 ? reasons.slice(0, 2) : reasons.slice(0, 2)),
  ].filter((item) => item !== null)
  return letter(writer, 2, say('nudge subject', playbook.nudgeSubject), [
    pick(say('nudge', playbook.nudge), 320),
    items.length === 0
      ? null
      : [label, ...items.map((item) => `- ${capitalised(unstopped(item))}`)].join('\n'),
    `${oneStep} ${end}`,
  ])
}

/** Subject, greeting, paragraphs, signature. */
function letter(
  writer: Writer,
  index: 0 | 1 | 2,
  subjects: readonly (string | null)[],
  blocks: readonly (string | null)[],
): string {
  const { business, choice, pick } = writer
  const { tone, name } = business
  const subject = pick(subjects, longestSubject) ?? `A note from ${name}`.slice(0, longestSubject)
  const greetings = choice.shuffled('greetings', tones[tone].greetings)
  const plain = greetings.filter((line) => !/\bagain\b/u.test(line))
  const greeting =
    index === 0 ? plain[0] : (greetings.filter((line) => line !== plain[0])[index - 1] ?? plain[0])
  const closing = choice.shuffled('closings', tones[tone].closings)[index] ?? 'Best wishes'
  // A long name below a short line would be taken for a signature of two.
  const signature = `${closing},${name.split(' ').length > 4 ? ' ' : '\n'}${name}`
  const said = blocks.filter((block) => block !== null && block !== '')
  while (said.length > 1 && said.join('\n\n').length > longestEmail) said.splice(-2, 1)
  return `Subject: ${subject}\n\n${[greeting ?? 'Hello,', ...said, signature].join('\n\n')}`
}
