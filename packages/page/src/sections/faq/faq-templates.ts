import type { SectionTemplate } from '../section-template.ts'

export const faqTemplates: readonly SectionTemplate[] = [
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
]
