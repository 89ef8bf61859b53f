import type { PageTemplate } from './page-template.ts'
import {
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
  trips,
} from './template-parts.ts'

export const cycling: PageTemplate = {
  id: 'cycling',
  name: 'Bike tours and rentals',
  description:
    'Tours with distance and elevation gain, daily rental rates, the bikes, and shop hours.',
  activities: ['mountain-biking', 'bike-touring', 'gear-rental', 'off-road', 'bike-repair'],
  style: {
    theme: 'reef',
    palette: { primary: '#1f2937', secondary: '#65a30d' },
    fontFamily: 'Inter',
    corners: 'round',
    buttons: 'pill',
    spacing: 'compact',
  },
  parts: [
    header(
      [
        ['Tours', 'trips'],
        ['Rentals', 'prices'],
        ['Bikes', 'bikes'],
        ['Find us', 'map'],
      ],
      { button: 'Request a date' },
    ),
    hero({
      title: 'Pick a bike, pick a road',
      subtitle: 'Tell us your dates, your sizes, and where you would like to ride.',
      button: 'Request a date',
      second: ['See the tours', 'trips'],
      scene: { kind: 'trail', subject: 'cyclist', time: 'day', seed: 13 },
    }),
    prices(
      'Rental rates',
      [
        ['Half day', 'Hours', 'Helmet and lock', 'Which bikes it covers'],
        ['Full day', 'Hours', 'Helmet and lock', 'Which bikes it covers'],
        ['Full week', 'Days', 'Helmet, lock, and tool kit', 'Which bikes it covers'],
      ],
      'dark',
    ),
    list(
      'bikes',
      'cards',
      [
        ['City bike', 'Give the sizes, the gears, and who it suits.'],
        ['E-bike', 'Give the range, the sizes, and the minimum age.'],
        ['Mountain bike', 'Give the travel, the sizes, and the trails it suits.'],
        ['Kids’ bike', 'Give the sizes, and say whether you have trailers and seats.'],
      ],
      { title: 'Our bikes', columns: 2 },
    ),
    trips('Guided tours', [
      ['Your easy tour', 'Distance, elevation gain, surface, hours, price'],
      ['Your big tour', 'Distance, elevation gain, surface, hours, price'],
      ['Your food and wine tour', 'Stops, distance, hours, price'],
    ]),
    gallery(
      'The roads around here',
      [
        { kind: 'meadow', subject: 'cyclist', time: 'day', seed: 8 },
        { kind: 'coast', subject: 'cyclist', time: 'dusk', seed: 17 },
        { kind: 'forest', subject: 'none', time: 'day', season: 'autumn', seed: 5 },
        { kind: 'ridge', subject: 'cyclist', time: 'dawn', seed: 24 },
      ],
      4,
    ),
    list(
      'features',
      'rows',
      [
        ['', 'Say what riders get from you besides the bike.'],
        ['', 'Say how old your bikes are, and who services them.'],
        ['', 'Say how riders can reach you from the road.'],
      ],
      {
        title: 'What to expect',
      },
    ),
    list(
      'steps',
      'steps',
      [
        ['Reserve', 'Say how far ahead, and whether you take a deposit.'],
        ['Pick up', 'Say where, when, and which ID to bring.'],
        ['Ride', 'Say which maps or routes guests get, and who to call about a flat.'],
        ['Return', 'Say where, by when, and in what condition.'],
      ],
      { title: 'How rentals work' },
    ),
    hours(
      'Shop hours',
      [
        ['Your weekdays', 'Opening and closing times'],
        ['Your weekend', 'Opening and closing times'],
        ['Your day off', 'Say that you are closed'],
      ],
      'Say when your season begins and ends.',
    ),
    map('Where to find the shop'),
    faq('Before you clip in', [
      [
        'What size do I need?',
        'Give a table of heights and frame sizes, or say that you fit bikes on the spot.',
      ],
      ['Can I bring my own pedals or saddle?', 'Say what you can install.'],
      [
        'What if I get a flat tire?',
        'Say what is in the repair kit, and whether you come to help.',
      ],
      ['Is a helmet included?', 'Say for whom, and in which sizes.'],
      ['Can you deliver the bikes?', 'Say how far, and what it costs.'],
      ['What if it rains?', 'Say how late guests can change their date.'],
    ]),
    form({
      title: 'Request your dates',
      body: 'This request does not book or charge anything.',
      button: 'Request these dates',
      fields: [
        phone,
        date('First day'),
        date('Last day'),
        number('Number of riders'),
        choice('How would you like to ride?', 'With a guide', 'On our own', 'Not sure yet'),
        choice('Are you bringing your own bikes?', 'No', 'Some of us are', 'Yes'),
        { label: 'Height of each rider', kind: 'text' },
      ],
      lastQuestion: 'Children, your own pedals, or anything else?',
    }),
    footer(
      [
        ['Tours', 'trips'],
        ['Rentals', 'prices'],
        ['Questions', 'faq'],
      ],
      { isWide: true },
    ),
  ],
}
