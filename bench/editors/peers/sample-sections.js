/** What stands in every editor of the benchmark: sections of a heading, a paragraph and a button. */
export function sampleSections(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: `section-${index + 1}`,
    heading: `Trip ${index + 1} down the river`,
    paragraph:
      'Half a day on the water with a certified guide. Wetsuits, helmets and a warm lunch are ' +
      'included, and nobody has to know how to paddle before we start.',
    button: 'Ask for a date',
  }))
}

/** What every editor of the benchmark is asked to add. */
export const addedSection = {
  heading: 'Why we go outside',
  paragraph:
    'Outside, time passes differently: there is weather, there is light, and there is the next ' +
    'bend of the way.',
  button: 'Ask for a date',
}

/** How many sections the address asks for. */
export function wantedSections() {
  return sampleSections(Number(new URLSearchParams(location.search).get('sections')))
}
