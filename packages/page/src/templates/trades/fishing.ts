import type { PageTemplate } from './page-template.ts'
import {
  checklist,
  choice,
  contact,
  date,
  faq,
  footer,
  form,
  gallery,
  header,
  hero,
  list,
  number,
  phone,
  prices,
  sampleGuides,
  story,
  team,
  trips,
  voices,
} from './template-parts.ts'

const [captain, guide] = sampleGuides

export const fishing: PageTemplate = {
  id: 'fishing',
  name: 'Fishing charter and lodge',
  description: 'What bites when, the boat, the captain, and half-day or full-day prices.',
  activities: ['fishing', 'boat-tour', 'lodge'],
  style: {
    theme: 'lodge',
    palette: { primary: '#1e4d3b', secondary: '#b08d57' },
    corners: 'square',
    buttons: 'outline',
  },
  parts: [
    header(
      [
        ['Trips', 'trips'],
        ['Season', 'season'],
        ['The boat', 'boat'],
        ['Rates', 'prices'],
      ],
      { button: 'Request a day' },
    ),
    hero({
      title: 'Time to cast a line',
      subtitle: 'Tell us the day, the size of your party, and what you hope to catch.',
      button: 'Request a day',
      second: ['What bites when', 'season'],
      scene: { kind: 'lake', subject: 'angler', time: 'dawn', weather: 'mist', seed: 3 },
    }),
    story(
      'Our water',
      'Say which waters you fish, since when, and what makes them worth an early start.',
      { kind: 'river', subject: 'angler', time: 'dusk', seed: 12 },
    ),
    list(
      'season',
      'rows',
      [
        ['Spring', 'Name the fish, the method, and the best weeks.'],
        ['Summer', 'Name the fish, the method, and the best weeks.'],
        ['Fall', 'Name the fish, the method, and the best weeks.'],
        ['Winter', 'Name the fish, or say that you are closed.'],
      ],
      { title: 'What bites when', background: 'dark' },
    ),
    trips('Our trips', [
      ['Half-day trip', 'Departure, hours, anglers, price'],
      ['Full-day trip', 'Departure, hours, lunch, anglers, price'],
      ['Multi-day trip', 'Nights, rooms, meals, anglers, price'],
    ]),
    prices('Rates', [
      ['Half day', 'Hours on the water', 'Anglers per boat', 'Tackle and bait', 'License'],
      ['Full day', 'Hours on the water', 'Anglers per boat', 'Tackle and lunch', 'License'],
    ]),
    list(
      'boat',
      'list',
      [
        ['The boat', 'Give its make, its length, and how many anglers fit.'],
        ['The tackle', 'Name the rods, reels, and flies that you provide.'],
        ['On board', 'List what is on board: shade, a head, a cooler, life jackets.'],
      ],
      {
        title: 'The boat and the tackle',
        scene: { kind: 'sea', subject: 'motorboat', time: 'day', seed: 4 },
      },
    ),
    list(
      'features',
      'rows',
      [
        ['', 'Say what guests get from a guide who fishes this water.'],
        ['', 'Say how many anglers share the boat.'],
        ['', 'Say what is included: tackle, bait, lunch.'],
      ],
      {
        title: 'What to expect',
      },
    ),
    team('At the helm', [
      [
        captain,
        'Captain',
        'Name their license, their years on this water, and their favorite fish.',
      ],
      [guide, 'Guide', 'Say how they help first-timers and regulars.'],
    ]),
    gallery(
      'Days on the water',
      [
        { kind: 'lake', subject: 'angler', time: 'dusk', seed: 26 },
        { kind: 'sea', subject: 'birds', time: 'dawn', seed: 9 },
        { kind: 'camp', subject: 'fire', time: 'night', seed: 14 },
      ],
      3,
    ),
    voices('From the logbook'),
    checklist('bring', 'What to bring', [
      'Layers and a rain jacket',
      'Shoes with light soles',
      'Polarized sunglasses and a hat',
      'Sunscreen',
      'Food and drinks, unless they are included',
    ]),
    faq('Before you cast off', [
      ['Do I need a fishing license?', 'Say who needs one, what it costs, and where to get it.'],
      ['Can beginners come?', 'Say how you help someone who has never held a rod.'],
      ['Can we keep the fish?', 'Say what the rules are, and whether you clean the catch.'],
      ['What if the weather is bad?', 'Say who decides, by when, and what happens to the deposit.'],
      ['What if I get seasick?', 'Say what helps, and where the water is calm.'],
      ['Is tipping customary?', 'Say what is customary in your area.'],
    ]),
    form({
      title: 'Request a day on the water',
      body: 'Nothing is booked until we both confirm.',
      button: 'Request this day',
      fields: [
        phone,
        date('Preferred date'),
        number('Number of anglers'),
        choice('How long?', 'Half a day', 'A full day', 'Several days'),
        { label: 'What would you like to catch?', kind: 'text', isRequired: false },
        choice('Experience', 'Never fished', 'A few times', 'I fish often'),
      ],
      lastQuestion: 'Children, your own tackle, or anything else?',
    }),
    contact('How to reach us'),
    footer([
      ['Trips', 'trips'],
      ['Season', 'season'],
      ['Contact', 'lead-form'],
    ]),
  ],
}
