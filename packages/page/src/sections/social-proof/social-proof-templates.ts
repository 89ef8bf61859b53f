import { samplePeople } from '../../samples/sample-values.ts'
import type { SectionTemplate } from '../section-template.ts'

/** Voices and figures that nobody said or counted are samples: no visitor sees them. */
export const socialProofTemplates: readonly SectionTemplate[] = [
  {
    id: 'social-proof-1',
    name: 'Partners and press',
    category: 'Social Proof',
    description: 'Logos of those who work with you or wrote about you.',
    elements: ['Title', 'Logos', 'Names', 'Links'],
    section: {
      type: 'social-proof',
      content: {
        isSample: true,
        title: 'In good company',
        layout: { alignment: 'center' },
        items: samplePeople.partners.map((title) => ({ title })),
      },
    },
  },
  {
    id: 'social-proof-2',
    name: 'Figures',
    category: 'Social Proof',
    description: 'Four figures with icons. Put in your own; visitors see nothing until you do.',
    elements: ['Figures', 'Labels', 'Icons', 'Title'],
    section: {
      type: 'social-proof',
      content: {
        isSample: true,
        items: [
          { title: '1,200', description: 'Guests last season', icon: 'users' },
          { title: '4.9', description: 'Average rating', icon: 'star' },
          { title: '15', description: 'Seasons on the river', icon: 'clock' },
          { title: '22', description: 'Countries our guests come from', icon: 'globe' },
        ],
      },
    },
  },
]
