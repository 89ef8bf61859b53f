import { marks } from '../marks.ts'
import type { ThemeSpec } from './theme-spec.ts'

/** By firelight: the picture behind the words under a measured veil, glowing buttons, dark cards. */
export const nightCamp: ThemeSpec = {
  key: 'night-camp',
  name: 'Night Camp',
  colours: { primary: '#f6b73c', secondary: '#5b8def' },
  ground: 'dark',
  paper: { paper: '#f7f3e9', card: '#fffdf7', shade: '#eae4d4', line: '#d8cfba' },
  depth: 0.17,
  fonts: { heading: 'Montserrat', body: 'Inter', headingWeight: 700, headingSpacing: '-.02em' },
  hero: {
    ground: null,
    picture: { width: 1440, height: 600 },
    carriesHeader: true,
  },
  form: { ground: null, card: 'dark' },
  drawings: { mark: marks.fire, tick: marks.tick },
}
