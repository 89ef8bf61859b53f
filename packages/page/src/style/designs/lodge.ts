import type { DesignSpec } from './design-spec.ts'

export const lodge: DesignSpec = {
  key: 'lodge',
  name: 'Lodge',
  colours: { primary: '#7c2d12', secondary: '#b08d57' },
  ground: 'light',
  paper: { paper: '#faf6ee', card: '#fffdf8', shade: '#f0e8da', line: '#ddd0ba' },
  depth: 0.21,
  fonts: {
    heading: 'Playfair Display',
    body: 'Lato',
    headingWeight: 600,
    headingSpacing: '-.005em',
  },
  css: '',
}
