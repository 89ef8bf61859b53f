import { samplePeople } from '../../samples/sample-values.ts'
import type { SectionTemplate } from '../section-template.ts'

const [headGuide, guide, host] = samplePeople.guides

export const teamTemplates: readonly SectionTemplate[] = [
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
