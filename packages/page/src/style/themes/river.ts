import { edges } from '../edges.ts'
import { maskOf } from '../mask.ts'
import { marks } from '../marks.ts'
import type { ThemeSpec } from './theme-spec.ts'

const ripple = maskOf(
  "<path d='M2 6c6 0 6-4 12-4s6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4' stroke-width='3'/>",
  '0 0 64 8',
)

/**
 * Words on the sky of the picture, which flows out below them; grounds meet in one long bend, a
 * ripple under each heading, round buttons, soft cards.
 */
export const river: ThemeSpec = {
  key: 'river',
  name: 'River',
  colours: { primary: '#0f766e', secondary: '#e07a3f' },
  ground: 'light',
  paper: { paper: '#f8f6ef', card: '#fffefa', shade: '#ece8dc', line: '#dcd5c4' },
  depth: 0.25,
  fonts: {
    heading: 'Merriweather',
    body: 'Open Sans',
    headingWeight: 700,
    headingSpacing: '-.012em',
  },
  hero: {
    ground: 'sky',
    picture: { width: 1440, height: 640 },
    carriesHeader: true,
  },
  form: { ground: 'dark', card: 'light' },
  drawings: { mark: marks.leaf, tick: marks.tick, bend: edges.bend, ripple },
}
