import { marks } from '../marks.ts'
import type { ThemeSpec } from './theme-spec.ts'

/**
 * A headline as large as the room allows beside a picture with a steep edge; square buttons, hard
 * numbers, slanting grounds.
 */
export const summit: ThemeSpec = {
  key: 'summit',
  name: 'Summit',
  colours: { primary: '#1d4ed8', secondary: '#f59e0b' },
  ground: 'light',
  paper: { paper: '#ffffff', card: '#ffffff', shade: '#f1f4f8', line: '#d9e0e8' },
  depth: 0.22,
  fonts: { heading: 'Montserrat', body: 'Inter', headingWeight: 800, headingSpacing: '-.028em' },
  hero: {
    ground: null,
    picture: { width: 900, height: 760 },
    carriesHeader: false,
  },
  form: { ground: 'dark', card: 'light' },
  drawings: { mark: marks.peak, tick: marks.tick },
}
