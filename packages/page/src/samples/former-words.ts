import type { SectionType } from '../sections/section-models.ts'

/** What templates said before they were reworded; stored pages may still hold it. */
export const formerWords: { [Type in SectionType]?: readonly string[] } = {
  features: [
    'Small groups',
    'Say how many guests one guide looks after.',
    'Say how you brief guests, what gear they wear, and when you turn back.',
    'Say what is included, so that nobody has to bring it.',
    'Where you meet, when, and where to park.',
    'Gear, a short briefing, questions.',
    'What the hours in between look like.',
    'When guests are back, and what is waiting for them.',
  ],
  gallery: [
    'Half a day, for everybody',
    'A full day, for people who walk often',
    'Calm water and a picnic',
    'A tent, a fire, an early start',
  ],
  pricing: [
    'Guide and gear',
    'Snack and hot drinks',
    'Photos by email',
    'Lunch outside',
    'Pick-up nearby',
    'A guide of your own',
    'Your dates, your pace',
    'Up to six guests',
  ],
  faq: [
    'Say who decides, when guests hear about it, and what happens to their money.',
    'Say how fit guests should be, from which age, and what they learn before you start.',
    'List the few things guests need, and what you lend.',
    'Say until when, and how.',
  ],
  team: [
    'Where they grew up, what they know by heart, and what they carry for everybody.',
    'What they did before, and what guests thank them for.',
    'Who guests talk to first, and when.',
  ],
  text: [
    'Tell in a few sentences why you started, and what you still love about it.\n\nThen say what guests take home from a day with you.',
  ],
  custom: [
    '## Before you come\n\nWrite with **Markdown**: lists, links and headings.\n\n- What to bring\n- Where to park\n- When to be there',
  ],
  footer: ['One sentence about what you do and where.'],
}

export const formerGuides = [
  "Your guide's name",
  "A second guide's name",
  "Your host's name",
] as const

/** Subtitles that told the owner what to write. */
export const formerSubtitles = [
  'Ask without any obligation. Say here how soon you answer.',
  'Guests book people, not websites.',
  'Guests book sooner when they can picture it.',
  'One picture for each trip you offer.',
  'Say in one sentence who you take along, where you go, and what is already included.',
  'Say when somebody picks up the phone.',
  'Set your own prices; say what each one includes.',
  'Tell guests what they wake up to, and how they get there.',
  'Three promises you keep on every trip.',
  'Three things that matter on every trip.',
  'Three ways to come along.',
] as const
