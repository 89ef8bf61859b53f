import type { PageTemplate } from './page-template.ts'
import {
  checklist,
  choice,
  cta,
  date,
  faq,
  footer,
  form,
  gallery,
  header,
  hero,
  list,
  number,
  partners,
  phone,
  sampleGuides,
  story,
  team,
  trips,
} from './template-parts.ts'

const [headGuide, guide] = sampleGuides

export const wildlife: PageTemplate = {
  id: 'wildlife',
  name: 'Wildlife and safari tours',
  description:
    'What guests might see and when, how you keep your distance, the guides, and tours by length.',
  activities: [
    'safari',
    'wildlife',
    'whale-watching',
    'birding',
    'photography-tour',
    'cage-diving',
  ],
  style: {
    theme: 'lodge',
    palette: { primary: '#7a4a10', secondary: '#3f6212' },
    fontFamily: 'Merriweather',
    corners: 'soft',
    buttons: 'rounded',
    spacing: 'airy',
  },
  parts: [
    header(
      [
        ['What to see', 'season'],
        ['Tours', 'trips'],
        ['Guides', 'team'],
      ],
      { button: 'Request a tour', logoPosition: 'center' },
    ),
    hero({
      title: 'Quiet now, and look to the left',
      subtitle: 'Tell us what you hope to see, and when you travel.',
      button: 'Request a tour',
      second: ['What you might see', 'season'],
      scene: { kind: 'savanna', subject: 'elephant', time: 'dusk', seed: 6 },
    }),
    gallery(
      'Out there',
      [
        { kind: 'savanna', subject: 'birds', time: 'dawn', seed: 18 },
        { kind: 'forest', subject: 'deer', time: 'dawn', seed: 4 },
        { kind: 'sea', subject: 'birds', time: 'day', seed: 11 },
        { kind: 'lake', subject: 'none', time: 'dusk', seed: 7 },
      ],
      2,
    ),
    list(
      'season',
      'cards',
      [
        ['Spring', 'Name the animals, where they are, and how often you see them.'],
        ['Summer', 'Name the animals, where they are, and how often you see them.'],
        ['Fall', 'Name the animals, where they are, and how often you see them.'],
        ['Winter', 'Name the animals, or say that you are closed.'],
      ],
      { title: 'What you might see, and when', columns: 2 },
    ),
    trips('Our tours', [
      ['Morning tour', 'Start, hours, vehicle or boat, guests, price'],
      ['Evening tour', 'Start, hours, vehicle or boat, guests, price'],
      ['Multi-day tour', 'Nights, lodging, meals, guests, price'],
    ]),
    story(
      'How we keep our distance',
      'Say how close you go, what you never do, and which rules you follow.',
      { kind: 'savanna', subject: 'jeep', time: 'day', seed: 10 },
    ),
    list(
      'features',
      'list',
      [
        ['', 'Say what guests notice with you that they would miss alone.'],
        ['', 'Say how many guests share a vehicle or a boat.'],
        ['', 'Say what is included: binoculars, snacks, pickup.'],
      ],
      {
        title: 'What to expect',
      },
    ),
    team('Who finds the tracks', [
      [headGuide, 'Guide', 'Name their training, and the animal they can talk about all day.'],
      [guide, 'Guide', 'Name their training, their languages, and where they grew up.'],
    ]),
    partners('Parks, permits, and partners'),
    list(
      'steps',
      'steps',
      [
        ['Pickup', 'Say where you meet guests, and how early.'],
        ['Out there', 'Say how long you drive, sail, or walk.'],
        ['Watching', 'Say how you find animals, and how long you stay.'],
        ['Break', 'Say what there is to eat and where you stop.'],
      ],
      { title: 'How a tour goes' },
    ),
    checklist('bring', 'What to bring', [
      'Clothes in muted colors',
      'Binoculars, if you have them',
      'A camera with a long lens',
      'A warm layer for the early hours',
      'Sunscreen, a hat, and water',
    ]),
    faq('Before you go', [
      [
        'Are we guaranteed to see animals?',
        'Say what is likely, and that no one can guarantee it.',
      ],
      ['When is the best time to come?', 'Name the months and what each is best for.'],
      ['How many guests are on a tour?', 'Give the number per vehicle, boat, or guide.'],
      ['Do you have binoculars?', 'Say what guests can borrow.'],
      [
        'Is it suitable for children?',
        'Give the minimum age, and how long they have to sit still.',
      ],
      ['Is there a restroom on the way?', 'Say where and when you stop.'],
    ]),
    cta({
      title: 'Which animal is on your list?',
      subtitle: 'Tell us, and we’ll suggest the right month and tour.',
      button: 'Request a tour',
      scene: { kind: 'savanna', subject: 'birds', time: 'dusk', seed: 14 },
    }),
    form({
      title: 'Request a tour',
      body: 'Your dates and what you hope to see are enough for now.',
      button: 'Send my request',
      fields: [
        phone,
        date('Preferred date'),
        number('Number of guests'),
        { label: 'What do you hope to see?', kind: 'text' },
        choice(
          'What matters most?',
          'Seeing animals',
          'Taking photos',
          'Time with the family',
          'Learning from the guide',
        ),
        choice(
          'Does anyone have trouble walking?',
          'No',
          'Short walks are fine',
          'No walking, please',
        ),
      ],
      lastQuestion: 'Anything else?',
    }),
    footer([
      ['Tours', 'trips'],
      ['Questions', 'faq'],
      ['Contact', 'lead-form'],
    ]),
  ],
}
