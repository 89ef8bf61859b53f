import { activities, findActivity } from './activities.ts'
import type { Activity, Pictures } from './activity.ts'
import { campervans, cityTours } from './seen-only.ts'

type Question = {
  /** What the business does, offers and is called, in the owner's words; what counts most first. */
  words: string
  /** The key of what it does, where that is known. */
  activity?: string | null | undefined
}

/**
 * What a page of the business shows: the pictures of its activity, else of all that its words speak of, most
 * first. None for one that is not outdoors.
 */
export function picturesFor({ words, activity: key }: Question): readonly Pictures[] {
  const activity = findActivity(key ?? '')
  if (activity !== undefined && activity.isOutdoor !== true) return []
  const [usual] = activity === undefined ? [] : picturesOf(activity)
  return usual === undefined ? mentioned(words) : [usual]
}

function picturesOf({ pictures }: Activity): readonly Pictures[] {
  if (typeof pictures !== 'string') return pictures ?? []
  const other = findActivity(pictures)
  return other === undefined ? [] : picturesOf(other)
}

/** What a business does besides counts when it is spoken of at least so much as the main thing. */
const shareOfSecond = 0.4

const subjects = [
  ...activities
    .filter(({ pictures }) => typeof pictures !== 'string')
    .flatMap((activity) =>
      picturesOf(activity).map((shown) => ({
        pictures: shown,
        words: shown.mentions ?? activity.signs,
      })),
    ),
  ...[campervans, cityTours].map((shown) => ({ pictures: shown, words: shown.mentions })),
].map(({ pictures, words }) => ({
  pictures,
  words: new RegExp(words.source, `${words.flags.replace('g', '')}g`),
}))

/** What the words speak of, most first; a word counts more near the beginning. */
function mentioned(text: string): Pictures[] {
  return subjects
    .map(({ pictures, words }) => {
      const score = [...text.matchAll(words)].reduce(
        (sum, { index, 0: match }) =>
          sum +
          (pictures.isVague ? 0.2 : 1 + match.length / 30) *
            (index < 60 ? 1.6 : index < 200 ? 1.1 : 0.7),
        0,
      )
      return { pictures, score }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ score }, _index, [first]) => score >= shareOfSecond * (first?.score ?? 0))
    .map(({ pictures }) => pictures)
}
