import type { SectionTemplate } from './section-template.ts'

/** Kinds of sections that the specification's categories have no place for; Add Section offers them too. */
export const moreTemplates: readonly SectionTemplate[] = [
  {
    id: 'lead-form-1',
    name: 'Lead form',
    category: 'Form',
    description: 'The form that makes a visitor a lead: name, email and a message.',
    elements: ['Title', 'Text', 'Questions', 'Button'],
    section: {
      type: 'lead-form',
      content: {
        title: 'Ask for your date',
        body: 'Say how soon you answer, and that asking costs nothing.',
        fields: [
          { label: 'Your name', kind: 'text' },
          { label: 'Email', kind: 'email' },
          { label: 'What do you have in mind?', kind: 'long-text', isRequired: false },
        ],
        buttonText: 'Send',
      },
    },
  },
  {
    id: 'text-1',
    name: 'Words to read',
    category: 'Text',
    description: 'A title and paragraphs: your story, how a day goes, what is included.',
    elements: ['Title', 'Paragraphs', 'Picture or video'],
    section: {
      type: 'text',
      content: {
        title: 'How it began',
        body: 'Tell in a few sentences why you started, and what you still love about it.\n\nThen say what guests take home from a day with you.',
      },
    },
  },
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
        body: '## Before you come\n\nWrite with **Markdown**: lists, links and headings.\n\n- What to bring\n- Where to park\n- When to be there',
      },
    },
  },
]
