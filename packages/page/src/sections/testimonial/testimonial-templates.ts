import { samplePeople, sampleStandings, sampleVoices } from '../../samples/sample-values.ts'
import type { SectionTemplate } from '../section-template.ts'

const [guest, anotherGuest, regular] = samplePeople.guests
const [family, firstTime, everySeason] = sampleStandings.roles
const [voice, unsureVoice, returningVoice] = sampleVoices

/** Voices and figures that nobody said or counted are samples: no visitor sees them. */
export const testimonialTemplates: readonly SectionTemplate[] = [
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
]
