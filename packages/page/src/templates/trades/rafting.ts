import type { PageTemplate } from './page-template.ts'
import {
  checklist,
  choice,
  date,
  faq,
  footer,
  form,
  gallery,
  header,
  hero,
  list,
  map,
  number,
  phone,
  tiles,
  trips,
} from './template-parts.ts'

export const rafting: PageTemplate = {
  id: 'rafting',
  name: 'Rafting and kayaking',
  description:
    'Choose a stretch of river, see how the day goes, know what to bring, and request a date.',
  activities: ['rafting', 'kayaking', 'canoeing', 'sup', 'canyoning'],
  style: { theme: 'river', corners: 'round', buttons: 'pill', spacing: 'airy' },
  parts: [
    header(
      [
        ['Trips', 'trips'],
        ['Your day', 'steps'],
        ['Questions', 'faq'],
      ],
      { button: 'Check dates', isTransparent: true },
    ),
    hero({
      title: 'A day on the river',
      subtitle: 'Pick a trip, tell us who is coming, and request your date.',
      button: 'Check dates',
      second: ['See the trips', 'trips'],
      scene: { kind: 'river', subject: 'raft', time: 'day', seed: 8 },
    }),
    tiles('levels', 'How much white water do you want?', [
      [
        'Calm water',
        'Name the trip for families and first-timers, and the minimum age.',
        { kind: 'lake', subject: 'canoe', time: 'dawn', seed: 12 },
      ],
      [
        'Some splash',
        'Name the trip, its class of rapids, and the minimum age.',
        { kind: 'river', subject: 'kayak', time: 'day', seed: 4 },
      ],
      [
        'Big rapids',
        'Name the trip, its class of rapids, and the experience required.',
        { kind: 'canyon', subject: 'raft', time: 'day', seed: 3 },
      ],
    ]),
    trips('Choose your trip', [
      ['Half-day trip', 'Class of rapids, time on the water, minimum age, price'],
      ['Full-day trip', 'Stretch of river, lunch, minimum age, price'],
      ['Overnight trip', 'Nights, camps, meals, price'],
    ]),
    list(
      'features',
      'list',
      [
        ['', 'Say what makes your river worth the trip.'],
        ['', 'Say how many guests share a boat and a guide.'],
        ['', 'Say what the price includes.'],
      ],
      {
        title: 'What to expect',
        scene: { kind: 'forest', subject: 'none', time: 'day', seed: 7 },
      },
    ),
    list(
      'steps',
      'steps',
      [
        ['Check in', 'Say where to meet, how early, and where to park.'],
        ['Gear up', 'List the gear guests get from you.'],
        ['Safety talk', 'Say what guests practice on land.'],
        ['On the river', 'Describe the stretch and its rapids.'],
        ['Back at the base', 'Say what awaits guests: showers, photos, a hot drink.'],
      ],
      { title: 'How the day goes' },
    ),
    checklist('bring', 'What to bring', [
      'Swimwear or quick-drying clothes',
      'Shoes that stay on in water',
      'A towel and dry clothes',
      'A strap for your glasses',
      'Sunscreen',
    ]),
    gallery(
      'On the water',
      [
        { kind: 'river', subject: 'raft', time: 'dusk', seed: 31 },
        { kind: 'canyon', subject: 'kayak', time: 'day', seed: 15 },
        { kind: 'camp', subject: 'fire', time: 'night', seed: 6 },
      ],
      3,
    ),
    faq('Before you get wet', [
      [
        'Do I need to know how to swim?',
        'Say who can come, and what weak swimmers should tell you.',
      ],
      ['How old do children have to be?', 'Give the minimum age for each trip.'],
      [
        'What happens if the river is too high?',
        'Say who decides, by when, and what options guests have.',
      ],
      ['What do I wear?', 'Say what guests wear under your gear, in each season.'],
      ['Is there a weight limit?', 'Give the limits of your life jackets and boats.'],
      ['How do we get back to the car?', 'Describe the shuttle and how long it takes.'],
    ]),
    form({
      title: 'Request your date',
      body: 'Tell us who is coming. A request is not a booking yet.',
      button: 'Request this date',
      isMultiStep: true,
      fields: [
        phone,
        date('Preferred date'),
        number('Number of people'),
        number('Age of the youngest person', false),
        choice(
          'How well does everyone swim?',
          'Everyone swims well',
          'Some are unsure',
          'Someone does not swim',
        ),
        choice('Experience', 'First time', 'A few trips', 'We paddle often'),
      ],
      lastQuestion: 'Anything else we should know?',
    }),
    map('Where we meet'),
    footer([
      ['Trips', 'trips'],
      ['Questions', 'faq'],
      ['Contact', 'lead-form'],
    ]),
  ],
}
