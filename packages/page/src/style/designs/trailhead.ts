import type { DesignSpec } from './design-spec.ts'

export const trailhead: DesignSpec = {
  key: 'trailhead',
  name: 'Trailhead',
  colours: { primary: '#3f6212', secondary: '#c2410c' },
  ground: 'light',
  paper: { paper: '#f6f3e7', card: '#fffdf5', shade: '#e9e4d0', line: '#cfc7ab' },
  depth: 0.24,
  fonts: { heading: 'Roboto', body: 'Roboto', headingWeight: 800, headingSpacing: '-.02em' },
  css: '',
}
