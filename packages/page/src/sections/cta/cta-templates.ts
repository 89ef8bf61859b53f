import type { SectionTemplate } from '../section-template.ts'

export const ctaTemplates: readonly SectionTemplate[] = [
  {
    id: 'cta-1',
    name: 'Call to action with a picture',
    category: 'Call to Action',
    description: 'One thing to do next, with a picture and two buttons.',
    elements: ['Title', 'Subtitle', 'Button', 'Second button', 'Picture'],
    section: {
      type: 'cta',
      background: 'dark',
      content: {
        title: 'Is your date still free?',
        subtitle: 'Ask us, without any obligation.',
        secondaryText: 'Nothing is booked before you say yes.',
        buttons: [
          { text: 'Ask for your date', link: '#' },
          { text: 'Read the questions', link: '#faq', style: 'outline' },
        ],
        media: {
          type: 'scene',
          scene: { kind: 'ridge', time: 'dusk', subject: 'none', seed: 17 },
          alt: 'Drawn scene: a ridge at dusk',
        },
      },
    },
  },
  {
    id: 'cta-2',
    name: 'Ask for an address',
    category: 'Call to Action',
    description: 'A field for an email address that goes on into your form.',
    elements: ['Title', 'Subtitle', 'Field text', 'Button', 'Small print'],
    section: {
      type: 'cta',
      content: {
        title: 'Stay in touch',
        subtitle: 'Leave your email address, and we will write to you.',
        placeholder: 'you@example.com',
        secondaryText: 'You can ask us to stop at any time.',
        layout: { alignment: 'center' },
        buttons: [{ text: 'Keep me posted', link: '#' }],
      },
    },
  },
]
