import type { SectionTemplate } from '../section-template.ts'

export const leadFormTemplates: readonly SectionTemplate[] = [
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
]
