import type { DesignSpec } from './design-spec.ts'

export const reef: DesignSpec = {
  key: 'reef',
  name: 'Reef',
  colours: { primary: '#0891b2', secondary: '#ff6b5e' },
  ground: 'light',
  paper: { paper: '#f4fbfb', card: '#ffffff', shade: '#e3f4f4', line: '#c9e4e5' },
  depth: 0.27,
  fonts: { heading: 'Poppins', body: 'Open Sans', headingWeight: 700, headingSpacing: '-.02em' },
  css: '',
}
