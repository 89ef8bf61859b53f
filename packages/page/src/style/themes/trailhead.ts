import { contourSide, drawContours } from '@wildpath/illustrator'
import { marks } from '../marks.ts'
import { maskOf } from '../mask.ts'
import type { ThemeSpec } from './theme-spec.ts'

const contours = maskOf(
  `<path d='${drawContours(7)}' stroke-width='1.4'/>`,
  `0 0 ${contourSide} ${contourSide}`,
)

/** A field guide and its map: height lines, blazes, stamps, a trail of dashes, signposts. */
export const trailhead: ThemeSpec = {
  key: 'trailhead',
  name: 'Trailhead',
  colours: { primary: '#3f6212', secondary: '#c2410c' },
  ground: 'light',
  paper: { paper: '#f6f3e7', card: '#fffdf5', shade: '#e9e4d0', line: '#cfc7ab' },
  depth: 0.24,
  fonts: { heading: 'Roboto', body: 'Roboto', headingWeight: 800, headingSpacing: '-.015em' },
  hero: {
    ground: null,
    picture: { width: 720, height: 560 },
    carriesHeader: false,
  },
  form: { ground: 'dark', card: 'light' },
  drawings: { mark: marks.compass, tick: marks.blaze, contours },
}
