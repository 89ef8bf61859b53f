import type { PageTemplate } from './page-template.ts'
import {
  checklist,
  choice,
  cta,
  date,
  faq,
  footer,
  form,
  header,
  hero,
  list,
  number,
  phone,
  sampleGuides,
  story,
  team,
  trips,
  voices,
} from './template-parts.ts'

const [headGuide, guide] = sampleGuides

export const hiking: PageTemplate = {
  id: 'hiking',
  name: 'Guided hiking',
  description: 'Hikes by effort, the guides who lead them, and a packing list.',
  activities: [
    'hiking',
    'backpacking',
    'trail-running',
    'navigation',
    'foraging',
    'bushcraft',
    'outing',
  ],
  style: { theme: 'trailhead', corners: 'soft', buttons: 'rounded' },
  parts: [
    header(
      [
        ['Hikes', 'trips'],
        ['Guides', 'team'],
        ['What to pack', 'bring'],
      ],
      { button: 'Plan a hike' },
    ),
    hero({
      title: 'Walk with someone who knows the way',
      subtitle: 'Choose a hike by effort, or tell us what you would like to see.',
      button: 'Plan a hike',
      second: ['See the hikes', 'trips'],
      scene: { kind: 'trail', subject: 'hiker', time: 'day', seed: 5 },
    }),
    list(
      'levels',
      'cards',
      [
        ['Easy', 'Give the distance, the elevation gain, and the hours. Say who it suits.'],
        [
          'Moderate',
          'Give the distance, the elevation gain, and the hours. Say how fit guests should be.',
        ],
        [
          'Strenuous',
          'Give the distance, the elevation gain, and the hours. Say what experience it takes.',
        ],
      ],
      { title: 'Find your pace', columns: 3 },
    ),
    trips('Our hikes', [
      ['Your first hike', 'Distance, elevation gain, hours, meeting point, price'],
      ['Your second hike', 'What guests see, season, group size, price'],
      ['Your private hike', 'Group size, dates, price'],
    ]),
    story(
      'On the trail',
      'Describe a day with you: the pace, the breaks, the view that makes everyone stop.',
      { kind: 'ridge', subject: 'hiker', time: 'dawn', seed: 6 },
    ),
    list(
      'features',
      'list',
      [
        ['', 'Say what guests see with a guide that a map cannot show.'],
        ['', 'Say how small your groups are.'],
        ['', 'Say what you carry for everyone.'],
      ],
      {
        title: 'What to expect',
      },
    ),
    team('Who walks with you', [
      [
        headGuide,
        'Guide',
        'Say where they grew up, how they were trained, and which trail is their favorite.',
      ],
      [guide, 'Guide', 'Say what they notice on the way: plants, birds, rock, weather.'],
    ]),
    list(
      'steps',
      'steps',
      [
        ['Meet', 'Name the trailhead and the parking lot.'],
        ['Walk', 'Say how often you stop, and where.'],
        ['Rest', 'Say what there is to eat, and who carries it.'],
        ['Return', 'Say when guests are back at their car.'],
      ],
      { title: 'How the day goes' },
    ),
    checklist('bring', 'What to pack', [
      'Broken-in boots or trail shoes',
      'Two layers and a rain jacket',
      'Water for the day',
      'Lunch and a snack',
      'Any medication you need',
    ]),
    voices('From the trail'),
    faq('Before you lace up', [
      ['How fit do I have to be?', 'Name a walk that guests can compare the hike to.'],
      [
        'Do you hike in the rain?',
        'Say when you go, when you change the route, and when you cancel.',
      ],
      [
        'Can children come?',
        'Give the minimum age for each hike, and say whether child carriers are allowed.',
      ],
      ['Can I bring my dog?', 'Say on which hikes, and whether a leash is required.'],
      ['Are there restrooms?', 'Say what there is at the trailhead and along the way.'],
      ['Is there cell service?', 'Say where it ends, and how you call for help.'],
    ]),
    cta({
      title: 'Want a private hike?',
      subtitle: 'Tell us the date, the group, and the pace you like.',
      button: 'Plan a hike',
      scene: { kind: 'ridge', subject: 'none', time: 'dusk', seed: 17 },
    }),
    form({
      title: 'Plan a hike',
      body: 'A few lines are enough. Nothing is booked yet.',
      button: 'Send my request',
      fields: [
        phone,
        date('Preferred date'),
        number('Number of hikers'),
        choice(
          'How long would you like to hike?',
          'Up to 3 hours',
          'Half a day',
          'A full day',
          'Several days',
        ),
        choice('How often do you hike?', 'Rarely', 'A few times a year', 'Most weeks'),
      ],
      lastQuestion: 'Knees, heights, dogs, children: what should we plan for?',
    }),
    footer([
      ['Hikes', 'trips'],
      ['Questions', 'faq'],
      ['Contact', 'lead-form'],
    ]),
  ],
}
