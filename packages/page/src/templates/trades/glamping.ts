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
  hours,
  list,
  map,
  number,
  phone,
  prices,
  story,
  tiles,
  voices,
} from './template-parts.ts'

export const glamping: PageTemplate = {
  id: 'glamping',
  name: 'Glamping and campground',
  description:
    'A night sky, then tents and cabins with rates, amenities, check-in times, and directions.',
  activities: [
    'glamping',
    'camping',
    'sauna',
    'guest-room',
    'holiday-let-management',
    'stargazing',
  ],
  style: { theme: 'night-camp', corners: 'soft', buttons: 'pill', spacing: 'airy' },
  parts: [
    header(
      [
        ['Stay', 'places'],
        ['Rates', 'prices'],
        ['Around camp', 'gallery'],
        ['Getting here', 'map'],
      ],
      { button: 'Check dates', isTransparent: true },
    ),
    hero({
      title: 'Wake up outside',
      subtitle: 'Tell us your dates and who is coming.',
      button: 'Check dates',
      second: ['See where you sleep', 'places'],
      scene: { kind: 'camp', subject: 'tent', time: 'night', seed: 7 },
    }),
    tiles('places', 'Where you sleep', [
      [
        'Your first tent or cabin',
        'Say how many it sleeps, and what guests see from the bed.',
        { kind: 'camp', subject: 'tent', time: 'dusk', seed: 11 },
      ],
      [
        'Your second tent or cabin',
        'Say how many it sleeps, and whether it has a bath and heat.',
        { kind: 'forest', subject: 'cabin', time: 'night', seed: 20 },
      ],
      [
        'Your campsite',
        'Say how large the sites are, and whether they have power and water.',
        { kind: 'lake', subject: 'tent', time: 'dawn', seed: 5 },
      ],
      [
        'Your van site',
        'Give the maximum van length and the hookups.',
        { kind: 'trail', subject: 'campervan', time: 'dusk', seed: 16 },
      ],
    ]),
    prices('Rates', [
      ['Per night, peak season', 'Guests', 'Linens and towels', 'Minimum nights'],
      ['Per night, off-season', 'Guests', 'Linens and towels', 'Minimum nights'],
      ['Campsite', 'People and tents', 'Power and water', 'Dogs'],
    ]),
    checklist('amenities', 'At camp', [
      'Say how far it is to bathrooms and showers',
      'Say where guests cook, and what is in the kitchen',
      'Say how guests warm up: stove, fire pit, sauna',
      'Say what guests can borrow: bikes, boats, games',
      'Say whether there is Wi-Fi and cell service',
    ]),
    story(
      'The place',
      'Describe what guests hear and smell when they wake up, and how far away the nearest road is.',
      { kind: 'lake', subject: 'none', time: 'night', seed: 9 },
    ),
    list(
      'features',
      'list',
      [
        ['', 'Say what guests miss most once they are home.'],
        ['', 'Say how far apart the tents are.'],
        ['', 'Say what is included: linens, firewood, breakfast.'],
      ],
      {
        title: 'What to expect',
      },
    ),
    gallery(
      'Around camp',
      [
        { kind: 'camp', subject: 'fire', time: 'night', seed: 3 },
        { kind: 'forest', subject: 'deer', time: 'dawn', seed: 8 },
        { kind: 'lake', subject: 'canoe', time: 'dusk', seed: 19 },
      ],
      3,
    ),
    voices('From the guest book'),
    hours(
      'Check-in and check-out',
      [
        ['Your check-in', 'Start and end'],
        ['Your check-out', 'Latest time'],
        ['Your quiet hours', 'Start and end'],
      ],
      'Say when your season begins and ends.',
    ),
    faq('Before you pack', [
      ['Are dogs welcome?', 'Say where, how many, and what it costs.'],
      ['What do I need to bring?', 'Say what is there: linens, towels, cookware, firewood.'],
      ['Is it warm enough at night?', 'Say how the tents are heated, and how cold it gets.'],
      ['Are there bathrooms and showers?', 'Say how many, and how far.'],
      ['Can we have a campfire?', 'Say where, when it is not allowed, and who sells wood.'],
      ['How late can we arrive?', 'Say what guests should do if they arrive after dark.'],
      ['How do I cancel?', 'Give the deadline and the refund.'],
    ]),
    form({
      title: 'Check your dates',
      body: 'Tell us your dates, and we’ll reply with what is available.',
      button: 'Request these nights',
      fields: [
        phone,
        date('Arrival'),
        date('Departure'),
        number('Adults'),
        number('Children', false),
        choice('What are you bringing?', 'Just our bags', 'Our own tent', 'A van or camper'),
        choice('Are you bringing a dog?', 'No', 'One', 'Two or more'),
      ],
      lastQuestion: 'A special occasion, a question, or a request?',
    }),
    map('Getting here'),
    footer(
      [
        ['Stay', 'places'],
        ['Rates', 'prices'],
        ['Questions', 'faq'],
      ],
      { isWide: true },
    ),
  ],
}
