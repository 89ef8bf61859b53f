import { edges } from '../edges.ts'
import { marks } from '../marks.ts'
import type { ThemeSpec } from './theme-spec.ts'

/** All round and centred: words over a picture card that floats on a swell, shells, soft shadows. */
export const reef: ThemeSpec = {
  key: 'reef',
  name: 'Reef',
  colours: { primary: '#0e7490', secondary: '#ff6b5e' },
  ground: 'light',
  paper: { paper: '#f7fcfc', card: '#ffffff', shade: '#e0f3f3', line: '#c9e4e5' },
  depth: 0.27,
  fonts: { heading: 'Poppins', body: 'Open Sans', headingWeight: 700, headingSpacing: '-.02em' },
  hero: {
    ground: null,
    picture: { width: 1100, height: 520 },
    carriesHeader: true,
  },
  form: { ground: null, card: 'light' },
  drawings: { mark: marks.shell, tick: marks.tick, swell: edges.swell },
}
