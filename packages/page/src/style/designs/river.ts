import type { DesignSpec } from './design-spec.ts'

export const river: DesignSpec = {
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
  css: '',
}
