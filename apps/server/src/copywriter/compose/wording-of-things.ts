import { withArticle, withArticles } from '../grammar/articles.ts'
import { articleFor, numberOfHead } from '../grammar/phrases.ts'
import { spelt, withSpeltStart } from '../grammar/spoken-numbers.ts'
import { both } from './wording-rule.ts'
import type { WordingRule } from './wording-rule.ts'

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}+(?: |$|,|-)/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

const object = (we: string) => (we === 'I' ? 'I pick' : 'we pick')

/** 'is' or 'are', by the list or its head. */
function be(things: string): 'is' | 'are' {
  if (/ and |, /u.test(things)) return 'are'
  const [head = things] = things.split(/ (?:with|for|from|in|on|of|to|at) /u)
  return numberOfHead(head) === 'many' ? 'are' : 'is'
}

/** A mass noun alone wants its article: 'the gear'. */
function named(things: string): string {
  if (/^(?:gear|kit|equipment|food|linen|bedding|transport|insurance)$/iu.test(things))
    return `the ${things.toLowerCase()}`
  const listed = things.replace(/ and (?=.* and )/gu, ', ')
  return withArticles(lower(listed))
}

/** What is included, handed out, served, there to see. */
export const rulesOfThings: readonly WordingRule[] = [
  [
    /^((?:(?:English|German|Dutch|French|Spanish|Italian|Swedish|Norwegian|Danish|Finnish|Portuguese|Welsh)(?:, | and )?)+)$/u,
    ([, list = ''], { we }) => both(`${we} speak ${list}`),
  ],
  [
    /^(?:adults|women|ladies)-only$/iu,
    ([all = '']) => both(`it is for ${all.split('-')[0]?.toLowerCase()} only`),
  ],
  [
    /^(\p{L}+s) (needed|required|recommended)(.*)$/iu,
    ([, what = '', how = '', rest = '']) => both(`${what} are ${how}${rest}`),
  ],

  [
    /^all the (gear|kit|equipment) (included|provided|supplied)$/iu,
    ([, what = '', how = '']) => both(`all the ${what} is ${how}`),
  ],
  [
    /^(?:full|all) (\p{L}+) (included|provided|supplied)$/iu,
    ([, what = '', how = '']) => both(`all the ${what} ${be(what)} ${how}`),
  ],
  [
    /^all ((?:\p{L}+ )?clothes|clothing)$/iu,
    ([, what = '']) => both(`all the ${what} ${what.endsWith('s') ? 'are' : 'is'} there for you`),
  ],
  [
    /^(.+) (included|provided|supplied)$/iu,
    ([, what = '', how = '']) => both(`${named(what)} ${be(what)} ${how}`),
  ],
  [/^(.+) in the price$/iu, ([, what = '']) => both(`${named(what)} ${be(what)} in the price`)],
  [/^(.+) to borrow$/iu, ([, what = '']) => both(`you can borrow ${lower(what)}`)],
  [/^(.+) to share$/iu, ([, what = '']) => both(`${withArticle(what)} is there to share`)],
  [
    /^hotel (?:pick-?up)(.*)$/iu,
    ([, rest = ''], { we }) => both(`${object(we)} you up at the hotel${rest}`),
  ],
  [
    /^pick-?up (?:is )?from your hotel$/iu,
    (_, { we }) => both(`${object(we)} you up from your hotel`),
  ],
  [
    /^pick-?up (in|at|from) ([^,\d]+(?:, [^,\d]+)?)$/iu,
    ([, at = '', where = ''], { we }) => both(`${object(we)} you up ${at} ${where}`),
  ],
  [
    /^pick-?up from ([^,\d]+) (\d[\d.,]* ?\p{L}+|[$£€]\d[\d.,]*)$/iu,
    ([, where = '', price = '']) => both(`pick-up from ${where} costs ${price}`),
  ],
  [
    /^(van|bus|minibus|jeep) pick-?up (.*)$/iu,
    ([, what = '', rest = '']) => both(`a ${what.toLowerCase()} picks you up ${rest}`),
  ],
  [
    /^(airport transfer.*|free shuttle.*|luggage transfer.*)$/iu,
    ([, what = '']) => {
      const thing = /^free/iu.test(what)
        ? `a ${lower(what)}`
        : /^luggage/iu.test(what)
          ? lower(what)
          : `an ${lower(what)}`
      return { line: thing, said: `there is ${thing}` }
    },
  ],
  [/^back by (.+)$/iu, ([, time = '']) => both(`you are back by ${time}`)],
  [
    /^(\d+ m|\d+ minutes|[\d.]+ hours) (from|to) (.+)$/iu,
    ([, far = '', way = '', where = '']) =>
      both(
        `it is ${/^[\d.]+ hours/u.test(far) ? far.replace(/^[\d.]+/u, (count) => spelt(count)) : far} ${way} ${where}`,
      ),
  ],
  [
    /^(no \p{L}+), (no \p{L}+),? (?:and )?(no \p{L}+)$/iu,
    ([, one = '', two = '', three = '']) => both(`${one}, ${two} and ${three.toLowerCase()}`),
  ],
  [
    /^(.*(?:lunch|breakfast|dinner)): (.+)$/iu,
    ([, meal = '', what = '']) =>
      both(
        `${/^riverside /iu.test(meal) ? `${meal.replace(/^riverside /iu, '')} by the river` : meal} is ${what}`,
      ),
  ],
  [/^in each: (.+)$/iu, ([, what = '']) => both(`each has ${what}`)],
  [
    /^(full|half) board(.*)$/iu,
    ([, part = '', rest = '']) => ({
      line: `${part.toLowerCase()} board${rest}`,
      said: `you have ${part.toLowerCase()} board${rest}`,
    }),
  ],
  [
    /^from an? (.+)$/iu,
    ([all = ''], { service }) =>
      service === null || service.number === 'one'
        ? null
        : {
            line: `${service.text} ${all.toLowerCase()}`,
            said: `we take you out ${all.toLowerCase().replace(/^from/u, /boat|ship|zodiac|catamaran|canoe|raft/iu.test(all) ? 'in' : 'from')}`,
          },
  ],
  [
    /^(.+) with an? (.+)$/iu,
    ([, what = '', other = '']) => {
      const line = `${withArticle(what)} with ${articleFor(other)} ${other}`
      return {
        line,
        said: /^\p{L}+s\b/u.test(what) ? `there are ${lower(line)}` : `there is ${lower(line)}`,
      }
    },
  ],
  [/^(\p{Lu}{2,6}) compliant$/u, ([all = '']) => both(`it is ${all}`)],
  [
    /^(exports|works|runs|ships|auto-blocks|sleeps|syncs|serves|seats) (.+)$/iu,
    ([, verb = '', rest = '']) => both(`it ${verb.toLowerCase()} ${rest}`),
  ],
  [
    /^drone licensed$/iu,
    (_, { we }) => both(`${we === 'I' ? 'I am' : 'we are'} licensed to fly a drone`),
  ],
  [
    /^based in (.+)$/iu,
    ([, where = ''], { we }) => both(`${we === 'I' ? 'I am' : 'we are'} based in ${where}`),
  ],
  [/^must (.+)$/iu, ([, what = '']) => both(`you must ${what}`)],
  [
    /^dogs ok(?:, at most (\d+))?$/iu,
    ([, count]) =>
      both(count === undefined ? 'dogs are welcome' : `dogs are welcome, ${spelt(count)} at most`),
  ],
  [/^(\p{L}+day) changeover$/iu, ([, day = '']) => both(`changeover is on ${day}`)],
  [
    /^vegetarians yes(?:,| and) vegans on request$/iu,
    () => both('vegetarians are catered for, vegans on request'),
  ],
  [
    /^car for (?:at most )?(\d)$/iu,
    ([, count = '']) => ({
      line: `a car for ${spelt(count)} at most`,
      said: `the car takes ${spelt(count)} at most`,
    }),
  ],
  [/^(.+ and .+), all sizes$/iu, ([, list = '']) => both(`there are ${lower(list)} in all sizes`)],
  [
    /^(every (?:\p{L}+day|day|week)(?: at .+)?)$/iu,
    ([, when = ''], { we, span }) =>
      both(span === null ? `it runs ${lower(when)}` : `${we} go out ${lower(when)}`),
  ],
  [/^(\d.* to \d.*[ap]m)$/iu, ([, hours = '']) => both(`from ${hours}`)],
  [
    /^(?!We're|I'm|You)(?:\p{Lu}[\p{L}']+ ?){1,3}(?:, (?:\p{Lu}[\p{L}']+ ?){1,3})* and \p{Lu}[\p{L} ']+$/u,
    ([list = ''], { service, span }) => {
      if (service !== null && /courses?|lessons?|classes/iu.test(service.text))
        return both(`choose from ${list}`)
      return span === null ||
        /day\b|January|February|March|April|May|June|July|August|September|October|November|December/u.test(
          list,
        ) ||
        / \p{Ll}{4,}/u.test(list.replaceAll(' and ', ' '))
        ? null
        : { line: `places we go: ${list}`, said: null }
    },
  ],
  [
    /^(class|grade) ([IVX\d–]+)(.*)$/iu,
    ([, kind = '', grade = '', rest = '']) =>
      both(`the water is ${kind.toLowerCase()} ${grade}${rest}`),
  ],
  [
    /^(\d+) (\p{L}+)((?:, | and ).*)?$/iu,
    ([, count = '', noun = '', rest = '']) => {
      const line = withSpeltStart(`${spelt(count)} ${noun}${rest}`)
      return /^(?:m|km|kg|lbs|ft|sqm|hm|oz)$/u.test(noun)
        ? null
        : { line, said: `there are ${line}` }
    },
  ],
  [
    /^(.*?)(suits|helmets|lamps|wellies|overalls|boots|life jackets|wetsuits|booties|drysuits)((?:,| and).*)$/iu,
    ([all = '']) =>
      / in (?:spring|summer|autumn|winter)|^(?:hybrids|singles)/iu.test(all) || /[:(]/u.test(all)
        ? both(all)
        : both(`${all} are there for you`),
  ],
]
