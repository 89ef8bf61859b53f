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
  sampleGuides,
  team,
  video,
  voices,
} from './template-parts.ts'

const [headGuide, guide, host] = sampleGuides

export const surfSchool: PageTemplate = {
  id: 'surf-school',
  name: 'Surf, sailing, and dive school',
  description: 'A lesson video, courses side by side, lesson times, and rentals.',
  activities: [
    'surfing',
    'sailing',
    'kitesurfing',
    'diving',
    'snorkelling',
    'freediving',
    'wild-swimming',
  ],
  style: { theme: 'reef', corners: 'round', buttons: 'pill' },
  parts: [
    header(
      [
        ['Courses', 'prices'],
        ['Photos', 'gallery'],
        ['Times', 'hours'],
        ['Find us', 'map'],
      ],
      { button: 'Request a lesson', isTransparent: true },
    ),
    hero({
      title: 'Learn it in the water',
      subtitle: 'Tell us your level, your ages, and your dates.',
      button: 'Request a lesson',
      second: ['See the courses', 'prices'],
      scene: { kind: 'coast', subject: 'surfer', time: 'day', seed: 9 },
    }),
    list(
      'levels',
      'cards',
      [
        ['Never tried it', 'Say what a first lesson covers, and how deep the water is.'],
        ['Had a few lessons', 'Say what comes next, and how you group students.'],
        ['Almost on my own', 'Say which course leads there, and what it ends with.'],
      ],
      { title: 'Where do you start?', columns: 3 },
    ),
    video('Watch a lesson', 'Say what the video shows, and how long it is.'),
    prices('Courses and rentals', [
      ['First lesson', 'Hours in the water', 'Board, boat, or kit', 'Students per instructor'],
      [
        'Full course',
        'Days and hours',
        'What students can do afterward',
        'Students per instructor',
      ],
      ['Rental', 'What you rent', 'Hours or days', 'Who can rent it'],
    ]),
    list(
      'features',
      'list',
      [
        ['', 'Say why your beach is a good place to learn.'],
        ['', 'Say how many students share an instructor.'],
        ['', 'Say what gear is included.'],
      ],
      {
        title: 'What to expect',
        scene: { kind: 'sea', subject: 'sailboat', time: 'dusk', seed: 13 },
      },
    ),
    gallery(
      'In the water',
      [
        { kind: 'coast', subject: 'surfer', time: 'dusk', seed: 28 },
        { kind: 'sea', subject: 'sailboat', time: 'day', seed: 5 },
        { kind: 'reef', subject: 'diver', time: 'day', seed: 7 },
        { kind: 'coast', subject: 'paddleboard', time: 'dawn', seed: 16 },
        { kind: 'sea', subject: 'kite', time: 'day', seed: 20 },
        { kind: 'coast', subject: 'none', time: 'dawn', seed: 2 },
      ],
      3,
    ),
    team('Your instructors', [
      [headGuide, 'Instructor', 'Name their training, their languages, and their home break.'],
      [guide, 'Instructor', 'Name their training, and what they are known for.'],
      [host, 'At the beach hut', 'Say who hands out the wetsuits and answers the phone.'],
    ]),
    list(
      'steps',
      'steps',
      [
        ['Change', 'Say where to change and where to leave your things.'],
        ['On the sand', 'Say what students practice before they get wet.'],
        ['In the water', 'Say how deep it is and how close the instructor stays.'],
        ['Rinse off', 'Say what there is: showers, hot drinks, photos.'],
      ],
      { title: 'How a lesson goes' },
    ),
    hours(
      'Lesson times',
      [
        ['Your first lesson', 'When it starts'],
        ['Your last lesson', 'When it starts'],
        ['Your rentals', 'Opening hours'],
      ],
      'Say when your season begins and ends, and that tide and wind set the exact time.',
    ),
    voices('From the water'),
    faq('Before you paddle out', [
      ['Do I have to be a good swimmer?', 'Say how well students should swim.'],
      [
        'What if there is no wind, or no waves?',
        'Say who decides, by when, and what options guests have.',
      ],
      ['Is a wetsuit included?', 'Say what is included, and in which sizes.'],
      ['How old do children have to be?', 'Give the minimum age for each course.'],
      ['How big are the groups?', 'Give the number per instructor.'],
      ['Do I get a certificate?', 'Say which course ends with one, and which one it is.'],
    ]),
    form({
      title: 'Request a lesson',
      body: 'Your dates and your level help us find the right lesson.',
      button: 'Request these dates',
      fields: [
        phone,
        date('First day'),
        number('Number of people'),
        { label: 'Ages', kind: 'text' },
        choice('Level', 'Never tried it', 'A few lessons', 'On my own'),
        choice('How well do you swim?', 'Well, in open water', 'Well, in a pool', 'Not well'),
      ],
      lastQuestion: 'Wetsuit sizes, or anything else?',
    }),
    map('Where to find us'),
    footer(
      [
        ['Courses', 'prices'],
        ['Photos', 'gallery'],
        ['Questions', 'faq'],
      ],
      { isWide: true },
    ),
  ],
}
