import type { DesignSpec } from './design-spec.ts'

export const summit: DesignSpec = {
  key: 'summit',
  name: 'Summit',
  colours: { primary: '#1d4ed8', secondary: '#f59e0b' },
  ground: 'light',
  paper: { paper: '#ffffff', card: '#ffffff', shade: '#f1f4f8', line: '#d9e0e8' },
  depth: 0.22,
  fonts: { heading: 'Montserrat', body: 'Inter', headingWeight: 800, headingSpacing: '-.025em' },
  css: '',
}
