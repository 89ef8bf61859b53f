import { sampleFacts } from '../../samples/sample-values.ts'
import type { SectionTemplate } from '../section-template.ts'

export const mapTemplates: readonly SectionTemplate[] = [
  {
    id: 'map-1',
    name: 'Map',
    category: 'Map',
    description:
      'Your address, links to map apps, and a map that loads when a visitor requests it.',
    elements: ['Title', 'Address', 'Map', 'Directions'],
    facts: 'place',
    section: {
      type: 'map',
      content: { title: 'Where to find us', address: sampleFacts.address },
    },
  },
]
