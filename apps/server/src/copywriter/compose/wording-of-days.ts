import { figure, spelt } from '../grammar/spoken-numbers.ts'
import { both } from './wording-rule.ts'
import type { WordingRule } from './wording-rule.ts'

const outing =
  'flight|trip|ride|tour|session|walk|lesson|hike|cruise|dive|class|massage|course|workshop'
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const month =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** '2–3' as 'two to three', '10–15' with figures on both sides. */
const between = (text: string) =>
  text.replace(/(\d+(?:\.5)?)(?:–| to )(\d+(?:\.5)?)/u, (_, from: string, to: string) =>
    Number(to) > 12 ? `${from} to ${to}` : `${spelt(from)} to ${spelt(to)}`,
  )
const told = (text: string) => (/–| to /u.test(text) ? between(text) : spelt(text))

/** How long, when, from which age, under which conditions. */
export const rulesOfDays: readonly WordingRule[] = [
  [
    new RegExp(
      `^((?:\\p{L}+day)s?) and (\\p{L}+day)s? (?:from )?((?:${month}) to (?:${month}))$`,
      'u',
    ),
    ([, one = '', other = '', months = '']) =>
      both(`${one.replace(/s?$/u, 's')} and ${other}s from ${months}`),
  ],

  [
    /^(\d{1,2}[.:]\d\d) (class|session|tour|departure) ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day.*)$/u,
    ([, time = '', what = '', days = '']) => both(`there is a ${what} at ${time} on ${days}`),
  ],
  [
    /^(at \d{1,2}(?::\d\d)? [ap]m.*)$/iu,
    ([, when = ''], { we }) => both(`${we} meet ${lower(when)}`),
  ],
  [
    /^(from \d{1,2}(?::\d\d)?(?: [ap]m)? to \d{1,2}(?::\d\d)?(?: [ap]m)?)$/iu,
    ([, when = ''], { we }) => both(`${we} meet ${lower(when)}`),
  ],
  [
    new RegExp(`^(?:about )?(${figure}(?:(?:–| to )${figure})?) (hours?|minutes)$`, 'iu'),
    ([all = '', count = '', unit = ''], { span }) => {
      const about = /^about/iu.test(all) ? 'about ' : ''
      const time = `${about}${told(count)} ${unit}`
      return span === null
        ? { line: `it takes ${time}`, said: `it takes ${time}` }
        : { line: `${time} ${span}`, said: `it takes ${time}` }
    },
  ],
  [
    new RegExp(
      `^(${figure}(?:(?:–| to )${figure})?) (hours?|minutes) (underground|on the water|in the air|at sea|on the river|in the saddle|walking|on foot)(.*)$`,
      'iu',
    ),
    ([, count = '', unit = '', where = '', rest = '']) => {
      const time = `${told(count)} ${unit}`
      const much = rest.replace(/^ (\d+) hm$/u, ' with $1 m of ascent')
      return { line: `${time} ${where}${much}`, said: `you spend ${time} ${where}${much}` }
    },
  ],
  [
    new RegExp(`^(${figure})[ -](hour|minute|day) (${outing})$`, 'iu'),
    ([, count = '', unit = '', what = '']) => ({
      line: `a ${count.toLowerCase()}-${unit} ${what}`.replace(
        /^a (?=(?:8|11|18)\b|eight|eleven)/u,
        'an ',
      ),
      said: `the ${what} takes ${spelt(count)} ${unit}${/^(?:1|one)$/iu.test(count) ? '' : 's'}`,
    }),
  ],
  [
    new RegExp(`^(${figure})-(hour|minute) (\\p{L}+s)$`, 'iu'),
    ([, count = '', unit = '', what = '']) => both(`${what} last ${spelt(count)} ${unit}s`),
  ],
  [
    /^(\p{L}+s) of (\d.*(?:hours|minutes|days))$/iu,
    ([, what = '', time = '']) => ({ line: `${what} of ${time}`, said: `${what} last ${time}` }),
  ],
  [
    new RegExp(`^(${figure})(?: and| or) (${figure}) (days|hours|weeks)$`, 'iu'),
    ([, one = '', other = '', unit = '']) =>
      both(`choose ${spelt(one)} or ${spelt(other)} ${unit}`),
  ],
  [
    /^([\d.]+ (?:km|miles)) or ([\d.]+ (?:km|miles))$/iu,
    ([, one = '', other = '']) => both(`choose ${one} or ${other}`),
  ],
  [
    /^((?:about )?[\d.–]+ (?:km|miles))$/iu,
    ([, far = ''], { span }) => ({
      line: `${between(lower(far))} ${span ?? 'in all'}`,
      said: `it is ${lower(far).replace('–', ' to ')}`,
    }),
  ],
  [
    new RegExp(`^(${figure}) days\\/(${figure}) nights$`, 'iu'),
    ([, days = '', nights = '']) => ({
      line: `${spelt(days)} days and ${spelt(nights)} nights`,
      said: `you are away for ${spelt(days)} days and ${spelt(nights)} nights`,
    }),
  ],
  [
    new RegExp(`^(${figure}) (days|weeks|nights)$`, 'iu'),
    ([, count = '', unit = '']) => ({
      line: `${spelt(count)} ${unit} in all`,
      said: `it lasts ${spelt(count)} ${unit}`,
    }),
  ],
  [/^half or full days$/iu, () => both('choose a half or a full day')],
  [
    /^(half|full) day$/iu,
    ([, part = '']) =>
      both(`it takes ${part.toLowerCase()} a day`.replace('full a day', 'a full day')),
  ],
  [
    /^(\d+–\d+ minutes|\d+ minutes), all levels$/iu,
    ([, time = '']) => both(`${time} for all levels`),
  ],
  [
    new RegExp(
      `^(?:season:? |trips:? |tours:? )?((?:mid-)?(?:${month}) to (?:mid-)?(?:${month}))( on .+| in .+)?$`,
      'u',
    ),
    ([, months = '', where = ''], { we }) => ({
      line: `from ${months}${where}`,
      said: `${we} run from ${months}${where}`,
    }),
  ],
  [
    new RegExp(`^((?:mid-)?(?:${month}) to (?:mid-)?(?:${month})) and when it rains$`, 'u'),
    ([, months = ''], { we }) => both(`${we} run from ${months}, also when it rains`),
  ],
  [
    new RegExp(`^(\\p{L}+days) ((?:${month}) to (?:${month}))$`, 'u'),
    ([, day = '', months = '']) => both(`${day} from ${months}`),
  ],
  [
    new RegExp(`^open daily ((?:${month}) to (?:${month})) (\\d+)–(\\d+) hours$`, 'iu'),
    ([, months = '', from = '', to = ''], { we }) =>
      both(`${we === 'I' ? 'it is' : 'we are'} open daily from ${months}, ${from} to ${to} h`),
  ],
  [/^(\p{Lu}\p{L}+) (until .+)$/u, ([, what = '', time = '']) => both(`the ${what} runs ${time}`)],
  [
    /^departures (?!every)(in|on) (.+)$/iu,
    ([, at = '', time = '']) => both(`departures are ${at} ${time}`),
  ],
  [
    /^open (daily|all year|every day)(?: from)? (\d+)(?:–| to )(\d+)(?: h| hours)?$/iu,
    ([, when = '', from = '', to = ''], { we }) =>
      both(`${we === 'I' ? 'it is' : 'we are'} open ${when} from ${from} to ${to}`),
  ],
  [
    /^open (.+)$/iu,
    ([, when = ''], { we }) =>
      both(
        `${we === 'I' ? 'it is' : 'we are'} open ${/^\p{Lu}\p{Ll}+ to /u.test(when) ? 'from ' : ''}${when}`,
      ),
  ],
  [
    /^closed (on )?(?!toe|-toe)(.+)$/iu,
    ([, , when = ''], { we }) =>
      both(`${we === 'I' ? 'it is' : 'we are'} closed ${/days?$/u.test(when) ? 'on ' : ''}${when}`),
  ],
  [
    /^weekdays for groups from (\d+) people$/iu,
    ([, count = '']) => both(`on weekdays, groups can come from ${count} people`),
  ],
  [
    /^weight limit (?:is )?(\d+ \p{L}+)(.*)$/iu,
    ([, limit = '', rest = '']) => both(`the weight limit is ${limit}${rest}`),
  ],
  [/^max(?:imum)? weight (.+)$/iu, ([, limit = '']) => both(`the maximum weight is ${limit}`)],
  [/^from age (\d+)$/iu, ([, age = '']) => both(`minimum age: ${age}`)],
  [
    /^from age (\d+) (on .+), from (\d+) (on .+)$/iu,
    ([, age = '', one = '', other = '', two = '']) =>
      both(`the minimum age is ${age} ${one} and ${other} ${two}`),
  ],
  [/^ages (\d+) to (\d+)$/iu, ([, from = '', to = '']) => both(`for ages ${from} to ${to}`)],
  [
    /^(kids|children) from (?:age )?(\d+)$/iu,
    ([, who = '', age = '']) => both(`${who} can come from age ${age}`),
  ],
  [
    /^(?:drivers|riders|guests) (\d+)\+$/iu,
    ([all = '', age = '']) => both(`${all.split(' ')[0]} must be ${age} or older`),
  ],
  [/^([$£€]\d[\d,.]*) excess$/u, ([, price = '']) => both(`the excess is ${price}`)],
  [
    /^(pets|dogs|photos|video|photos and video) ([$£€]\d[\d,.]*)$/iu,
    ([, what = '', price = '']) => both(`${what} cost ${price}`),
  ],
  [
    /^(.+) extra$/iu,
    ([, what = '']) =>
      / and |s$/u.test(what) ? both(`${what} cost extra`) : both(`${what} costs extra`),
  ],
  [/^weather permitting$/iu, () => both('only when the weather allows')],
  [
    /^(no) (wifi|tv|powered sites|pizza|swimming)$/iu,
    ([, , what = '']) =>
      both(
        `there ${what.endsWith('s') ? 'are' : 'is'} no ${what === 'tv' || what === 'TV' ? 'TV' : what}`,
      ),
  ],
  [
    /^(luggage|pets|bags) not (\p{L}+ed)$/iu,
    ([, what = '', done = '']) => both(`${what} ${what.endsWith('s') ? 'are' : 'is'} not ${done}`),
  ],
  [/^closed[- ]toe shoes$/iu, () => both('wear closed-toe shoes')],
  [/^unlimited (\p{L}+s)$/iu, ([, what = '']) => both(`${what} are unlimited`)],
  [/^rain or shine$/iu, (_, { we }) => both(`${we} go out rain or shine`)],
]
