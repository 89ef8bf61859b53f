import { activities } from '@wildpath/activities'

import type { PageTemplate } from './page-template.ts'

/** Puts the template for the business's trade first. `words` describes the business, most specific text first. */
export function sortByTrade(
  templates: readonly PageTemplate[],
  words: string,
): readonly PageTemplate[] {
  const own = findTrade(templates, words)
  return own === undefined ? templates : [own, ...templates.filter((one) => one !== own)]
}

/** Finds the template whose activity is mentioned first; undefined if none is mentioned. */
function findTrade(templates: readonly PageTemplate[], words: string): PageTemplate | undefined {
  const [first] = templates
    .flatMap((template) => {
      const places = activities
        .filter(({ key, unless }) => template.activities.includes(key) && !unless?.test(words))
        .map(({ signs }) => words.search(signs))
        .filter((place) => place !== -1)
      return places.length === 0 ? [] : [{ template, place: Math.min(...places) }]
    })
    .toSorted((one, other) => one.place - other.place)
  return first?.template
}
