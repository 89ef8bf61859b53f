import type { PageTemplate } from './page-template.ts'
import {
  checklist,
  choice,
  contact,
  date,
  faq,
  footer,
  form,
  header,
  hero,
  list,
  number,
  partners,
  phone,
  prices,
  sampleGuides,
  team,
  tiles,
} from './template-parts.ts'

const [headGuide, guide] = sampleGuides

export const climbing: PageTemplate = {
  id: 'climbing',
  name: 'Climbing and via ferrata',
  description: 'A path from the first day to the big wall, courses with prices, and the guides.',
  activities: [
    'rock-climbing',
    'via-ferrata',
    'mountaineering',
    'climbing-gym',
    'caving',
    'zipline',
  ],
  style: {
    theme: 'summit',
    palette: { primary: '#c2410c', secondary: '#f59e0b' },
    corners: 'square',
    buttons: 'square',
    spacing: 'compact',
  },
  parts: [
    header(
      [
        ['Your path', 'steps'],
        ['Courses', 'prices'],
        ['Guides', 'team'],
        ['Questions', 'faq'],
      ],
      { button: 'Request a day' },
    ),
    hero({
      title: 'Up the wall, one hold at a time',
      subtitle: 'Tell us what you have climbed so far, and when you would like to go.',
      button: 'Request a day',
      second: ['See the courses', 'prices'],
      scene: { kind: 'wall', subject: 'climber', time: 'day', seed: 9 },
    }),
    list(
      'steps',
      'steps',
      [
        ['First day on rock', 'Say what beginners learn, and on which crag.'],
        ['On the sharp end', 'Say who the next course is for, and what it takes to join.'],
        ['The big day out', 'Name the route, its grade, and how long it takes.'],
      ],
      { title: 'Your path up', background: 'dark' },
    ),
    prices('Courses and guided days', [
      ['Intro day', 'Hours on the rock', 'Gear included', 'Climbers per guide'],
      ['Guided climb', 'Route and grade', 'Gear included', 'Climbers per guide'],
      ['Private guide', 'Length of the day', 'Number of climbers', 'How you plan the route'],
    ]),
    tiles('places', 'Where you climb', [
      [
        'Your home crag',
        'Name the rock, the grades, and the approach.',
        { kind: 'wall', subject: 'none', time: 'dusk', seed: 21 },
      ],
      [
        'Your big route',
        'Name the route, its length, and its season.',
        { kind: 'summit', subject: 'climber', time: 'dawn', seed: 14 },
      ],
    ]),
    list(
      'features',
      'rows',
      [
        ['', 'Say what makes a day with you worth the drive.'],
        ['', 'Say how many climbers share a guide.'],
        ['', 'Say what gear is included.'],
      ],
      {
        title: 'What to expect',
      },
    ),
    team('Who is on the other end of the rope', [
      [headGuide, 'Guide', 'Name their training, the peaks they know, and how they teach.'],
      [guide, 'Guide', 'Name their training, and what they like to climb on a day off.'],
    ]),
    partners('Memberships and permits'),
    checklist('bring', 'What to bring', [
      'Clothes you can move in',
      'Sturdy shoes for the approach',
      'Water and lunch',
      'A jacket, even in summer',
      'Climbing shoes, if you have them',
    ]),
    faq('Before you tie in', [
      ['Do I need experience?', 'Say which course needs none, and what the others require.'],
      ['What if I am afraid of heights?', 'Say how you start, and how guests can turn back.'],
      ['What gear do you provide?', 'List helmet, harness, rope, and shoes, with sizes.'],
      ['How many climbers are there per guide?', 'Give the number for each course.'],
      ['Is there a minimum age, height, or weight?', 'Give the limits for each course.'],
      ['What happens if it rains?', 'Say who decides, by when, and what options guests have.'],
    ]),
    form({
      title: 'Request a day',
      body: 'Your experience helps us suggest the right route.',
      button: 'Send my request',
      fields: [
        phone,
        date('Preferred date'),
        number('Number of climbers'),
        choice(
          'Experience',
          'Never climbed',
          'Indoors only',
          'Outdoors on top rope',
          'I lead outdoors',
        ),
        choice('How do you feel about heights?', 'Fine', 'A bit nervous', 'Very nervous'),
        number('Age of the youngest climber', false),
      ],
      lastQuestion: 'What would you like to climb?',
    }),
    contact('How to reach us'),
    footer([
      ['Courses', 'prices'],
      ['Questions', 'faq'],
      ['Contact', 'lead-form'],
    ]),
  ],
}
