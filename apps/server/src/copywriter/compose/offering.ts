import { articleFor, sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'

const establishment =
  /\b(?:lodge|hotel|cottage|estancia|station|gym|osteria|restaurant|bakery|cafe|school|business|park|farm|ranch|salon|dentist|lawyer|bootcamp|camp|cabin|hut|inn|house|studio|center|centre|club)$/iu

/** Who offers themselves: 'a plumber'. */
export const isPerson =
  /\b(?:plumber|electrician|carpenter|gardener|photographer|mechanic|lawyer|dentist|therapist|accountant|painter|baker|builder|tailor|hairdresser)$/iu

const running =
  /\b(?:trips?|tours?|hikes|walks|flights|rides|cruises|safaris|days|weeks|camps?|expeditions|charters|holidays|bootcamp|club)$/iu
const teaching = /\b(?:lessons?|courses?|classes|coaching|sessions|workshops)$/iu

/** What the owner does, as sentences with a verb: 'We run half-day rafting trips on the Nantahala River.' */
export function offeringSentences({ facts: { name, product, voice, audiences } }: Desk): string[] {
  const { service, place } = product
  if (service === null) return []
  const { text, number } = service
  const thing = number === 'one' ? `${articleFor(text)} ${text}` : text
  const wheres = place === null ? [thing] : [`${thing} ${place}`, thing]
  if (number === 'one' && (establishment.test(text) || isPerson.test(text)))
    return wheres.map((where) => sentence(`${name} is ${where}`))
  const we = voice.subject
  const people = audiences.map(({ text: who }) => who)
  const whole = [...wheres, ...people.map((who) => `${thing} for ${who}`)]
  const to = / to rent$/u.exec(text)
  if (to !== null)
    return whole.map((what) => sentence(`${we} rent out ${what.replace(' to rent', '')}`))
  const verb = verbFor(text)
  return [
    ...whole.map((what) => sentence(`${name} ${verb}s ${what}`)),
    sentence(`${we} ${verb} ${whole[0] ?? text}`),
  ]
}

function verbFor(service: string): string {
  if (/^(?:physiotherapy|dentistry)/iu.test(service)) return 'offer'
  if (teaching.test(service)) return /coaching$/iu.test(service) ? 'offer' : 'give'
  if (running.test(service)) return 'run'
  return 'offer'
}
