import { subjectSigns } from './subject-signs.ts'
import type { SceneSubject } from '../scene-schema.ts'
import { type Meant, mentioned, type Sign } from './mentions.ts'

/** These words often go along with something else: 'all gear included'. */
const weights: Partial<Record<SceneSubject, number>> = {
  backpack: 0.3,
  deer: 0.8,
  elephant: 0.9,
}

const more: readonly Sign<SceneSubject>[] = [
  ['hiker', /\b(?:snow-?shoe\w*|hut[- ]to[- ]hut)\b/i, 1],
  ['jeep', /\b(?:game drives?|land ?-?rovers?)\b/i, 0.9],
  ['fire', /\bfire ?-?pits?\b/i, 0.6],
  ['diver', /\b(?:reefs?|corals?)\b/i, 0.5],
]

/** Words that leave the thing open: it is the one that is named beside them, else the business's own, else the usual one. */
const families: readonly (readonly [
  family: readonly SceneSubject[],
  usual: SceneSubject | undefined,
  words: RegExp,
  weight: number,
])[] = [
  [
    ['raft', 'kayak', 'canoe', 'paddleboard', 'surfer'],
    'kayak',
    /\bpaddl(?:e|es|ed|ers?|ing)\b(?! ?-?board)/i,
    0.6,
  ],
  [['raft', 'kayak', 'canoe', 'paddleboard'], 'raft', /\b(?:rapids|float trips?)\b/i, 0.5],
  [['raft', 'kayak', 'canoe', 'paddleboard'], 'raft', /\bwhite-?water\b/i, 1],
  [['surfer', 'kite', 'paddleboard', 'kayak'], 'surfer', /\bwaves?\b/i, 0.5],
  [['motorboat', 'sailboat', 'raft', 'canoe', 'kayak'], 'motorboat', /\bboats?\b/i, 0.9],
  [['cyclist', 'horse', 'jeep'], undefined, /\b(?:rid(?:e|es|ing)|riders?)\b/i, 0.5],
  [['skier'], 'skier', /\b(?:pistes?|powder|ski slopes?)\b/i, 0.5],
  [['paraglider', 'balloon'], undefined, /\b(?:fly|flying|flights?)\b/i, 0.5],
]

/** Less is no wish: 'all gear included' is not about the gear. */
const enough = 0.4

/** Animals that are not drawn: another one in their place would be wrong. */
const unseen: Sign<SceneSubject> = [
  'none',
  /\b(?:lions?|giraffes?|zebras?|leopards?|rhinos?|hippos?|gorillas?|dolphins?|seals?|penguins?|turtles?|bears?|wolves|llamas?|alpacas?|camels?|sharks?)\b/i,
  enough,
]

/** What these words say is not seen. */
const idioms =
  /\b(?:early[- ]birds?|bird[s’']*[- ]eye|dive (?:right |straight )?in(?:to)?|climb (?:aboard|in|on board)|walk (?:away|in)s?|walks? you through|sail (?:through|past)|gear up|surf the (?:web|net)|fishing (?:villages?|harbou?rs?|ports?|towns?|licen[cs]es?|boats?)|(?:walking|hiking|cycling) distance|(?:bike|bicycle|ski) (?:sheds?|storage|rooms?|racks?|cellars?|lockers?)|horse-?drawn|(?:climbing|rock) gyms?|hot springs?)\b/gi

/** Removes idioms and other phrases that name an activity nobody offers. */
export function withoutIdioms(words: string): string {
  return words.replaceAll(idioms, ' ')
}

const saysNobody =
  /\b(?:nobody|no people|without people|landscape only|empty (?:[\w-]+ )?(?:river|beach|lake|trail|landscape|valley|slope|bay|forest|mountain|road|coast|sea|shore|canyon)(?:e?s)?)\b/i

/**
 * Who or what the words want to see. `own` are the subjects of the business, the main one first; `canBe` says whether
 * one can be at the place that the words name.
 */
export function subjectIn(
  words: string,
  own: readonly SceneSubject[],
  canBe: (subject: SceneSubject) => boolean,
): SceneSubject | undefined {
  const plain = withoutIdioms(words)
  const [main] = own
  const withBonus = (meant: Meant<SceneSubject>) =>
    meant.value === main ? { ...meant, score: meant.score + ownBonus } : meant
  const named = mostFirst(mentioned(plain, namedSigns).map((meant) => withBonus(meant)))
  const subjects = named.map(({ value }) => value)
  const open = mentioned(plain, openSigns(subjects, own.filter(canBe))).map((meant) =>
    // Of hikers above the rapids, the rapids say where they are.
    named.some(({ at }) => at < meant.at) ? meant : withBonus(meant),
  )
  const [most] = mostFirst([...named, ...open])
  return most?.value ?? (saysNobody.test(words) ? 'none' : undefined)
}

function mostFirst(meant: readonly Meant<SceneSubject>[]): readonly Meant<SceneSubject>[] {
  return meant
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
}

/** What the business lives from is meant more often than what is named beside it. */
const ownBonus = 0.7

const namedSigns: readonly Sign<SceneSubject>[] = [
  ...subjectSigns.map(([subject, words]): Sign<SceneSubject> => [
    subject,
    words,
    weights[subject] ?? 1,
  ]),
  ...more,
  unseen,
]

function openSigns(
  named: readonly SceneSubject[],
  own: readonly SceneSubject[],
): readonly Sign<SceneSubject>[] {
  return families.flatMap(([family, usual, words, weight]): Sign<SceneSubject>[] => {
    const meant = [...named, ...own].find((subject) => family.includes(subject)) ?? usual
    return meant === undefined ? [] : [[meant, words, weight]]
  })
}
