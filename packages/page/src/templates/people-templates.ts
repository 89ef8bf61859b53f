import type { SectionTemplate } from './section-template.ts'
import { sampleFacts, samplePeople } from '../samples/sample-values.ts'

const [headGuide, guide, host] = samplePeople.guides

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
            description: 'The weather has the last word. Ask us what that means for your date.',
          },
          {
            title: 'Is it right for beginners?',
            description:
              'That depends on the trip. Tell us what you have done before, and we talk about what suits you.',
          },
          {
            title: 'What should I bring?',
            description: 'Clothes for the weather. Ask us about everything else.',
          },
          {
            title: 'Can I change my date?',
            description: 'Write to us as early as you can, and we talk about another one.',
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
        subtitle: 'Questions are welcome.',
        email: sampleFacts.email,
        phone: sampleFacts.phone,
        address: sampleFacts.address,
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
        subtitle: 'The people behind the trips.',
        items: [
          {
            title: headGuide,
            role: 'Head guide',
            description: 'Leads the way, and is glad to answer questions on it.',
          },
          {
            title: guide,
            role: 'Guide',
            description: 'Comes along, and has time for everybody.',
          },
          {
            title: host,
            role: 'Answers your messages',
            description: 'The first person you talk to.',
          },
        ],
      },
    },
  },
]
