import { sampleFacts } from '../../samples/sample-values.ts'
import type { SectionTemplate } from '../section-template.ts'

export const contactTemplates: readonly SectionTemplate[] = [
  {
    id: 'contact-1',
    name: 'How to reach you',
    category: 'Contact',
    description: 'Phone, email and address as links that phones understand.',
    elements: ['Title', 'Subtitle', 'Email', 'Phone', 'Address', 'Button'],
    facts: 'contact',
    section: {
      type: 'contact',
      content: {
        title: 'Talk to a person',
        subtitle: 'Questions are welcome.',
        email: sampleFacts.email,
        phone: sampleFacts.phone,
        address: sampleFacts.address,
        buttons: [{ text: 'Write to us', link: '#' }],
      },
    },
  },
]
