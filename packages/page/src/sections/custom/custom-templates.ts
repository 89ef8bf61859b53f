import type { SectionTemplate } from '../section-template.ts'

export const customTemplates: readonly SectionTemplate[] = [
  {
    id: 'custom-1',
    name: 'Your own content',
    category: 'Custom',
    description: 'Plain text, Markdown or HTML of your own; what could harm a page is left out.',
    elements: ['Title', 'Content', 'Kind of content'],
    section: {
      type: 'custom',
      content: {
        contentType: 'markdown',
        title: 'Good to know',
        body: '## Before you come\n\nAsk us about anything that is **not answered here**:\n\n- What to bring\n- Where to park\n- When to be there',
      },
    },
  },
]
