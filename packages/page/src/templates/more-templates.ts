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
        body: 'Asking costs nothing, and nothing is booked yet.',
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
        title: 'Why we go outside',
        body: 'Outside, time passes differently: there is weather, there is light, and there is the next bend of the way.\n\nThat is what we like to share, with people who come for the first time as much as with those who come again.',
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
        body: '## Before you come\n\nAsk us about anything that is **not answered here**:\n\n- What to bring\n- Where to park\n- When to be there',
      },
    },
  },
]
