import type { SectionTemplate } from './section-template.ts'

export const peopleTemplates: readonly SectionTemplate[] = [
  {
    id: 'faq-1',
    name: 'Good questions',
    category: 'FAQ',
    description: 'The questions guests ask before they book; answers open with a tap.',
    elements: ['Title', 'Description', 'Questions', 'Answers'],
    section: {
      type: 'faq',
      content: {
        title: 'Good questions',
        subtitle: 'What guests ask before they book.',
        items: [
          {
            title: 'What if the weather turns?',
            description:
              'Say who decides, when guests hear about it, and what happens to their money.',
          },
          {
            title: 'Is it right for beginners?',
            description:
              'Say how fit guests should be, from which age, and what they learn before you start.',
          },
          {
            title: 'What should I bring?',
            description: 'List the few things guests need, and what you lend.',
          },
          {
            title: 'Can I change my date?',
            description: 'Say until when, and how.',
          },
        ],
      },
    },
  },
  {
    id: 'contact-1',
    name: 'How to reach you',
    category: 'Contact',
    description: 'Phone, email and address as links that phones understand.',
    elements: ['Title', 'Subtitle', 'Email', 'Phone', 'Address', 'Button'],
    section: {
      type: 'contact',
      content: {
        title: 'Talk to a person',
        subtitle: 'Say when somebody picks up the phone.',
        email: 'you@example.com',
        phone: '555-0100',
        address: 'Your meeting point',
        buttons: [{ text: 'Write to us', link: '#' }],
      },
    },
  },
  {
    id: 'team-1',
    name: 'Meet the guides',
    category: 'Team',
    description: 'The people guests will meet, with picture, role, a few words and profiles.',
    elements: ['Title', 'Names', 'Roles', 'Short texts', 'Pictures', 'Profiles'],
    section: {
      type: 'team',
      content: {
        title: 'Who you will meet',
        subtitle: 'Guests book people, not websites.',
        items: [
          {
            title: "Your guide's name",
            role: 'Head guide',
            description:
              'Where they grew up, what they know by heart, and what they carry for everybody.',
          },
          {
            title: "A second guide's name",
            role: 'Guide',
            description: 'What they did before, and what guests thank them for.',
          },
          {
            title: "Your host's name",
            role: 'Answers your messages',
            description: 'Who guests talk to first, and when.',
          },
        ],
      },
    },
  },
]
