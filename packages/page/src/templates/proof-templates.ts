import type { SectionTemplate } from './section-template.ts'
import { samplePeople, sampleStandings, sampleVoices } from '../samples/sample-values.ts'

const [guest, anotherGuest, regular] = samplePeople.guests
const [family, firstTime, everySeason] = sampleStandings.roles
const [voice, unsureVoice, returningVoice] = sampleVoices

/** Voices and figures that nobody said or counted are samples: no visitor sees them. */
export const proofTemplates: readonly SectionTemplate[] = [
  {
    id: 'testimonials-1',
    name: 'Guest voices',
    category: 'Testimonials',
    description: 'Three guests in their own words, with name, role and picture.',
    elements: ['Title', 'Words', 'Names', 'Roles', 'Pictures'],
    section: {
      type: 'testimonial',
      content: {
        isSample: true,
        title: 'What guests say',
        items: [
          {
            title: guest,
            role: family,
            description: voice,
          },
          {
            title: anotherGuest,
            role: firstTime,
            company: sampleStandings.company,
            description: unsureVoice,
          },
          {
            title: regular,
            role: everySeason,
            description: returningVoice,
          },
        ],
      },
    },
  },
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
