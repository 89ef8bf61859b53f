import type { DesignSpec } from './design-spec.ts'

export const nightCamp: DesignSpec = {
  key: 'night-camp',
  name: 'Night Camp',
  colours: { primary: '#f6b73c', secondary: '#4ade80' },
  ground: 'dark',
  paper: { paper: '#f7f3e9', card: '#fffdf7', shade: '#eae4d4', line: '#d8cfba' },
  depth: 0.17,
  fonts: { heading: 'Montserrat', body: 'Inter', headingWeight: 700, headingSpacing: '-.02em' },
  css: '',
}
