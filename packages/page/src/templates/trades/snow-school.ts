import type { PageTemplate } from './page-template.ts'
import {
  choice,
  countdown,
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
  voices,
} from './template-parts.ts'

export const snowSchool: PageTemplate = {
  id: 'snow-school',
  name: 'Ski and snow school',
  description:
    'Lessons by level and age, prices first, a countdown to the season, and the meeting point.',
  activities: ['skiing', 'ski-touring', 'heli-skiing', 'snowshoeing', 'snowmobile', 'dog-sledding'],
  style: {
    theme: 'summit',
    palette: { primary: '#0369a1', secondary: '#e11d48' },
    fontFamily: 'Poppins',
    corners: 'round',
    buttons: 'rounded',
    spacing: 'airy',
  },
  parts: [
    header(
      [
        ['Lessons', 'prices'],
        ['Your level', 'levels'],
        ['Times', 'hours'],
        ['Questions', 'faq'],
      ],
      { button: 'Request lessons', logoPosition: 'center' },
    ),
    hero({
      title: 'Your first turns start here',
      subtitle: 'Tell us the level, the age, and the days you are in town.',
      button: 'Request lessons',
      second: ['See the prices', 'prices'],
      scene: { kind: 'snow', subject: 'skier', time: 'day', season: 'winter', seed: 2 },
    }),
    countdown('Until the first day of the season'),
    prices('Lessons', [
      ['Group lesson', 'Length and start times', 'Students per instructor', 'Gear and lift pass'],
      ['Private lesson', 'Length and start times', 'Number of students', 'Gear and lift pass'],
      ['Kids’ lesson', 'Ages', 'Length, with or without lunch', 'Drop-off and pickup'],
    ]),
    list(
      'levels',
      'rows',
      [
        ['First time on snow', 'Say where beginners start, and how soon they ride a lift.'],
        ['Green runs', 'Say what students practice at this level.'],
        ['Blue runs', 'Say what students practice at this level.'],
        ['Black runs and powder', 'Say who leads this group, and what it takes to join.'],
      ],
      { title: 'Find your level', background: 'dark' },
    ),
    list(
      'features',
      'list',
      [
        ['', 'Say what students can do after their first lesson.'],
        ['', 'Say how many students share an instructor.'],
        ['', 'Say which languages you teach in.'],
      ],
      {
        title: 'What to expect',
        scene: { kind: 'snow', subject: 'none', time: 'dawn', season: 'winter', seed: 19 },
      },
    ),
    list(
      'steps',
      'steps',
      [
        ['Get your gear', 'Say where to rent, and how early to come.'],
        ['Meet your group', 'Name the sign, the lift, or the door to look for.'],
        ['On the snow', 'Say how you split groups by level.'],
        ['Pickup', 'Say where and when parents meet their children.'],
      ],
      { title: 'Your first morning' },
    ),
    hours(
      'Lesson times',
      [
        ['Your morning lessons', 'Start and end'],
        ['Your afternoon lessons', 'Start and end'],
        ['Your office', 'Opening hours'],
      ],
      'Say when your season begins and ends.',
    ),
    gallery(
      'On the snow',
      [
        { kind: 'snow', subject: 'skier', time: 'dusk', season: 'winter', seed: 23 },
        { kind: 'summit', subject: 'none', time: 'day', season: 'winter', seed: 11 },
        { kind: 'snow', subject: 'cabin', time: 'night', season: 'winter', seed: 8 },
        { kind: 'forest', subject: 'none', time: 'dawn', season: 'winter', seed: 3 },
      ],
      2,
    ),
    voices('From our students'),
    faq('Before you click in', [
      ['How old do children have to be?', 'Give the minimum age for group and private lessons.'],
      ['Is the lift pass included?', 'Say what is included, and where to buy a pass.'],
      ['Can we rent skis and boots from you?', 'Say what you rent, or who you recommend.'],
      ['What level am I?', 'Describe each level by what a skier can do.'],
      ['What should I wear?', 'List what keeps students warm and dry.'],
      [
        'What if my child does not want to continue?',
        'Say who you call, and what happens to the lesson.',
      ],
      ['What if the lifts are closed?', 'Say when you cancel, and what guests get.'],
    ]),
    form({
      title: 'Request lessons',
      body: 'One request for the whole family is fine.',
      button: 'Request these days',
      isMultiStep: true,
      fields: [
        phone,
        date('First day'),
        number('Number of days'),
        number('Number of students'),
        { label: 'Ages', kind: 'text' },
        choice('What do you ride?', 'Skis', 'A snowboard', 'Both'),
        choice('Level', 'First time', 'Green runs', 'Blue runs', 'Black runs', 'Mixed'),
        choice('How would you like to learn?', 'In a group', 'In a private lesson', 'Not sure yet'),
      ],
      lastQuestion: 'Anything your instructor should know?',
    }),
    map('The meeting point'),
    footer([
      ['Lessons', 'prices'],
      ['Questions', 'faq'],
      ['Contact', 'lead-form'],
    ]),
  ],
}
