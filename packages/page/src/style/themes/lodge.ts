import { marks } from '../marks.ts'
import type { ThemeSpec } from './theme-spec.ts'

/**
 * A page of a good magazine: serif, hairlines, much air; the heading in a column of its own, the
 * picture in a mount, small capitals where others shout.
 */
export const lodge: ThemeSpec = {
  key: 'lodge',
  name: 'Lodge',
  colours: { primary: '#7c2d12', secondary: '#b08d57' },
  ground: 'light',
  paper: { paper: '#faf6ee', card: '#fffdf8', shade: '#f0e8da', line: '#ddd0ba' },
  depth: 0.21,
  fonts: {
    heading: 'Playfair Display',
    body: 'Lato',
    headingWeight: 500,
    headingSpacing: '-.008em',
  },
  hero: {
    ground: null,
    picture: { width: 820, height: 760 },
    carriesHeader: false,
  },
  form: { ground: null, card: 'light' },
  drawings: { mark: marks.diamond, tick: marks.diamond },
}
