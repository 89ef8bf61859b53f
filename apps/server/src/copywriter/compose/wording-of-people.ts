import { articleFor, joinList } from '../grammar/phrases.ts'
import { figure, spelt } from '../grammar/spoken-numbers.ts'
import { both } from './wording-rule.ts'
import type { FactWords, Wording, WordingRule } from './wording-rule.ts'

const crowd = 'people|guests|persons|participants'
const staff =
  'guides|instructors|coaches|pilots|tutors|teachers|skippers|captains|drivers|trainers|staff|rangers|leaders'
const leader = 'guide|instructor|coach|teacher|skipper|captain|pilot|trainer|ranger'
const able = 'certified|qualified|trained|accredited|licensed|licenced'

/** A group with what its size is good for, where the tone likes a reason. */
function smallGroup(line: string, said: string, { small }: FactWords): Wording {
  const [reason] = small
  return { line: reason === undefined ? line : `${line}, ${reason}`, said }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Who comes along, who leads, what they are entitled to. */
export const rulesOfPeople: readonly WordingRule[] = [
  [
    new RegExp(`^at most (${figure}) per (\\p{L}+)$`, 'iu'),
    ([, count = '', who = ''], words) =>
      smallGroup(
        `${spelt(count)} of you per ${who} at most`,
        `${spelt(count)} of you to a ${who} at most`,
        words,
      ),
  ],
  [
    new RegExp(
      `^(${figure}) (guests|people|participants|passengers|photographers|riders|walkers)$`,
      'iu',
    ),
    ([, count = '', who = '']) => ({
      line: `${spelt(count)} ${who} on each trip`,
      said: `each trip takes ${spelt(count)} ${who}`,
    }),
  ],
  [
    new RegExp(`^(?!\\d)([^,:;()]{3,30} (?:guide|instructor|coach|skipper))$`, 'iu'),
    ([, who = ''], { we }) =>
      we === 'I' || /\b(?:per|every|with|for|and|or|hiking|no)\b/iu.test(who)
        ? null
        : { line: `led by ${articleFor(who)} ${who}`, said: `${articleFor(who)} ${who} leads you` },
  ],

  [
    new RegExp(`^at most (${figure}) (?:${crowd})$`, 'iu'),
    ([, count = ''], words) =>
      smallGroup(`groups of ${spelt(count)} at most`, `groups stop at ${spelt(count)}`, words),
  ],
  [
    new RegExp(`^at most (${figure})$`, 'iu'),
    ([, count = ''], words) =>
      smallGroup(`groups of ${spelt(count)} at most`, `groups stop at ${spelt(count)}`, words),
  ],
  [
    new RegExp(
      `^at most (${figure}) (students|clients|divers|guests|riders|paddlers|dogs|dancers|climbers|hikers)( .+)?$`,
      'iu',
    ),
    ([, count = '', noun = '', rest = ''], words) => {
      const group = `${spelt(count)} ${noun}${rest} at most`
      return noun === 'dogs'
        ? both(group)
        : smallGroup(group, `groups stop at ${spelt(count)} ${noun}${rest}`, words)
    },
  ],
  [
    new RegExp(`^(small )?groups?,? ?(?:of )?at most (${figure})(?: (?:${crowd}))?$`, 'iu'),
    ([, small = '', count = ''], words) =>
      smallGroup(
        `${small.toLowerCase()}groups of ${spelt(count)} at most`,
        `groups stop at ${spelt(count)}`,
        words,
      ),
  ],
  [
    new RegExp(`^groups of (${figure}) to (${figure})(.*)$`, 'iu'),
    ([, from = '', to = '', rest = '']) => ({
      line: `groups of ${spelt(from)} to ${spelt(to)}${rest}`,
      said: `we go in groups of ${spelt(from)} to ${spelt(to)}${rest}`,
    }),
  ],
  [
    new RegExp(`^(${figure})–(${figure}) (people|guests|dogs) per (\\p{L}+)$`, 'iu'),
    ([, from = '', to = '', who = '', what = ''], words) =>
      smallGroup(
        `${spelt(from)} to ${spelt(to)} ${who} on a ${what}`,
        `each ${what} takes ${spelt(from)} to ${spelt(to)} ${who}`,
        words,
      ),
  ],
  [
    new RegExp(`^(${figure}) (seats|places|spots)$`, 'iu'),
    ([, count = '', noun = '']) => both(`there are ${spelt(count)} ${noun}`),
  ],
  [
    new RegExp(`^(${figure}) paddlers and me$`, 'iu'),
    ([, count = ''], words) =>
      smallGroup(
        `${spelt(count)} paddlers and me in the raft`,
        `${spelt(count)} of you paddle, and I guide`,
        words,
      ),
  ],
  [
    /^ratio of 1 to (\d+)$/iu,
    ([, count = ''], { leader: who }) => both(`one ${who} for every ${spelt(count)}`),
  ],
  [
    new RegExp(`^(.*\\b(?:${staff})), 1 to (\\d+)$`, 'iu'),
    ([, who = '', count = '']) =>
      both(`${who}, one for every ${spelt(count)} of them`.replace(/ of them$/u, '')),
  ],
  [
    new RegExp(`^(\\p{Lu}{2,6}) (${leader})$`, 'u'),
    ([, badge = '', who = '']) => ({
      line: `led by ${articleFor(badge)} ${badge} ${who}`,
      said: `${articleFor(badge)} ${badge} ${who} leads you`,
    }),
  ],
  [
    new RegExp(`^(.+ (?:${leader})) \\(me, (\\p{Lu}\\p{L}+)\\)$`, 'iu'),
    ([, what = '', who = '']) => both(`I'm ${who}, ${articleFor(what)} ${lower(what)}`),
  ],
  [
    new RegExp(`^(.*\\b)?((?:${staff})) ((?:${able}) .+|trained .+)$`, 'iu'),
    ([, before = '', who = '', rest = ''], { our }) =>
      both(`${our} ${lower(before + who)} are ${rest}`),
  ],
  [
    new RegExp(`^(.+?)[ -](${able}) ((?:\\p{Ll}+ )?(?:${staff}))$`, 'iu'),
    ([, badge = '', how = '', who = ''], { our }) =>
      both(`${our} ${who.toLowerCase()} are ${badge} ${how}`),
  ],
  [
    new RegExp(`^(${able}) ((?:\\p{Ll}+ )?(?:${staff}))$`, 'iu'),
    ([, how = '', who = ''], { our }) =>
      both(`${our} ${who.toLowerCase()} are ${how.toLowerCase()}`),
  ],
  [
    new RegExp(`^((?:\\p{L}+ )?(?:${staff})) with (.+)$`, 'iu'),
    ([, who = '', what = ''], { our }) => {
      const flown = /^pilots$/iu.test(who) ? what.replace(/hours$/u, 'hours of flying') : what
      return both(`${our} ${lower(who)} have ${flown}`)
    },
  ],
  [
    new RegExp(`^(${staff}) (\\p{Lu}\\p{L}+(?:, \\p{Lu}\\p{L}+)* and \\p{Lu}\\p{L}+)$`, 'u'),
    ([, who = '', names = '']) => both(`your ${who.toLowerCase()} are ${names}`),
  ],
  [
    new RegExp(`^(${staff}) (\\p{Lu}\\p{L}+(?:, \\p{Lu}\\p{L}+)* and \\p{Lu}\\p{L}+)$`, 'iu'),
    ([, who = '', names = '']) => both(`your ${who.toLowerCase()} are ${names}`),
  ],
  [
    /^(principal|coach|guide|owner|host|instructor|chef|skipper): (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)(?:, worked (.+?) as (?:an? )?(.+))?$/iu,
    ([, role = '', name = '', time, job]) =>
      both(
        time === undefined || job === undefined
          ? `${name} is ${role.toLowerCase() === 'principal' ? 'the principal' : `your ${role.toLowerCase()}`}`
          : `your ${role.toLowerCase()} is ${name}, who worked ${time} as ${articleFor(job)} ${job}`,
      ),
  ],
  [
    /^(\p{Lu}\p{L}+), (?:ex[- ]|former )(.+)$/u,
    ([, name = '', job = '']) => both(`${name} is ${articleFor('ex')} ex-${job}`),
  ],
  [
    /^ex[- ](.+) \((\d+ years)\)$/iu,
    ([, job = '', time = ''], { we }) =>
      we === 'I'
        ? both(`I was ${articleFor(job)} ${job} for ${time.replace(/^\d+/u, spelt)}`)
        : null,
  ],
  [
    /^run by (.+)$/iu,
    ([, who = '']) =>
      both(`it is run by ${who.replace(/^\d+ /u, (count) => `${spelt(count.trim())} `)}`),
  ],
  [
    /^(\p{Lu}.*|.* Instructor) Certificate$/u,
    ([all = ''], { we }) => both(`${we === 'I' ? 'I hold' : 'we hold'} the ${all}`),
  ],
  [
    /^((?:\p{L}+ )?(?:biologist|doctor|chef|cook|photographer|naturalist|lifeguard|historian|geologist)) on board$/iu,
    ([, who = '']) => both(`${articleFor(who)} ${lower(who)} is on board`),
  ],
  [
    /^(\d+) years at the bar$/iu,
    ([, count = ''], { we }) =>
      both(`${we === 'I' ? 'I have' : 'we have'} ${count} years at the bar`),
  ],
  [/^husband and wife$/iu, () => both('we are husband and wife')],
  [/^(\d|two|three) of us$/iu, ([, count = '']) => both(`there are ${spelt(count)} of us`)],
  [
    /^(.{3,30}?),? (?:from|aged?) (?:age )?(\d+)(?: years)? welcome$/iu,
    ([, who = '', age = '']) => both(`${who} from ${age} are welcome`),
  ],
  [/^(\p{L}+s(?: \p{L}+)?) welcome$/iu, ([, who = '']) => both(`${who} are welcome`)],
  [/^beginners? welcome$/iu, () => both('beginners are welcome')],
  [
    /^private (trips|tours|lessons|sessions|groups) only$/iu,
    ([, what = '']) => ({ line: `private ${what} only`, said: `all ${what} are private` }),
  ],
  [
    /^(\d+|\p{L}+) guests and (\d+|\p{L}+) guides$/iu,
    ([, guests = '', guides = '']) => ({
      line: `${spelt(guests)} guests and ${spelt(guides)} guides`,
      said: `${joinList([`${spelt(guests)} guests`, `${spelt(guides)} guides`])} travel together`,
    }),
  ],
]
