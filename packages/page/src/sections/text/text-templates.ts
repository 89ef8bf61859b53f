import type { SectionTemplate } from '../section-template.ts'

export const textTemplates: readonly SectionTemplate[] = [
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
    id: 'video-1',
    name: 'Video',
    category: 'Text',
    description: 'A video next to a title and a few sentences.',
    elements: ['Title', 'Text', 'Video'],
    section: {
      type: 'text',
      content: {
        title: 'See it for yourself',
        body: 'Say what the video shows and how long it is.',
        media: { type: 'video', src: '', alt: '' },
      },
    },
  },
]
