import type { PageTemplate } from './page-template.ts'
import {
  checklist,
  choice,
  date,
  faq,
  footer,
  form,
  gallery,
  hero,
  list,
  map,
  number,
  phone,
  prices,
  story,
  team,
  tiles,
} from './template-parts.ts'

export const horseRiding: PageTemplate = {
  id: 'horse-riding',
  name: 'Horseback riding',
  description:
    'Rides by experience, the horses by name, limits up front, and a form that matches riders with horses.',
  activities: ['horse-riding', 'animal-walks', 'falconry', 'dog-walking'],
  style: {
    theme: 'river',
    palette: { primary: '#8a4b24', secondary: '#4d7c0f' },
    fontFamily: 'Lato',
    corners: 'soft',
    buttons: 'rounded',
  },
  parts: [
    hero({
      title: 'See the country from the saddle',
      subtitle: 'Tell us who is riding and how experienced everyone is.',
      button: 'Plan a ride',
      second: ['Meet the horses', 'team'],
      scene: { kind: 'meadow', subject: 'horse', time: 'dusk', seed: 10 },
    }),
    tiles('levels', 'Which ride fits you?', [
      [
        'First time in the saddle',
        'Name the ride, its length, and the pace.',
        { kind: 'meadow', subject: 'horse', time: 'day', season: 'spring', seed: 4 },
      ],
      [
        'Walk and trot',
        'Name the ride, its length, and the terrain.',
        { kind: 'forest', subject: 'horse', time: 'day', season: 'autumn', seed: 15 },
      ],
      [
        'At home in the saddle',
        'Name the ride, its length, and what riders must be able to do.',
        { kind: 'ridge', subject: 'horse', time: 'dawn', seed: 22 },
      ],
    ]),
    story(
      'Where the horses live',
      'Describe how you keep your horses, how they work and rest, and how you came to have them.',
    ),
    team('Meet the horses', [
      ['Your horse', 'Breed and age', 'Say what this horse is like, and which rider it suits.'],
      ['Another horse', 'Breed and age', 'Say what this horse is like, and which rider it suits.'],
      ['A pony', 'Breed and age', 'Say which children can ride it.'],
    ]),
    prices('Rides and lessons', [
      ['One-hour ride', 'Riders per guide', 'Minimum age', 'Helmet'],
      ['Half-day ride', 'Riders per guide', 'Experience required', 'Break and snack'],
      ['Riding lesson', 'Length', 'Riders per instructor', 'Helmet'],
    ]),
    list(
      'features',
      'list',
      [
        ['', 'Say what riders enjoy most about your trails.'],
        ['', 'Say how many riders go out together.'],
        ['', 'Say how your horses live.'],
      ],
      {
        title: 'What to expect',
      },
    ),
    list(
      'steps',
      'steps',
      [
        ['Meet your horse', 'Say how you match horse and rider.'],
        ['Groom and saddle', 'Say whether guests help.'],
        ['Ride out', 'Describe the trail and the pace.'],
        ['Say goodbye', 'Say whether guests may feed and lead the horses.'],
      ],
      { title: 'How a ride goes' },
    ),
    checklist('bring', 'What to wear', [
      'Long pants',
      'Closed-toe shoes with a small heel',
      'A jacket that does not flap',
      'Your own helmet, if you have one',
      'Hair tied back',
    ]),
    gallery(
      'On the trail',
      [
        { kind: 'trail', subject: 'horse', time: 'day', seed: 6 },
        { kind: 'meadow', subject: 'none', time: 'dawn', seed: 18 },
        { kind: 'desert', subject: 'horse', time: 'dusk', seed: 9 },
      ],
      3,
    ),
    faq('Before you mount', [
      ['Is there a weight limit?', 'Give the limit, and say that it protects the horses.'],
      ['How old do children have to be?', 'Give the minimum age for rides, lessons, and ponies.'],
      [
        'I have never ridden. Can I come?',
        'Name the ride for beginners, and how you prepare them.',
      ],
      ['Do I have to wear a helmet?', 'Say whether you provide them, and in which sizes.'],
      ['Do you ride in the rain?', 'Say when you go, and when you cancel.'],
      ['Can friends watch?', 'Say where they can wait.'],
    ]),
    form({
      title: 'Plan a ride',
      body: 'The more we know about each rider, the better we can match horses.',
      button: 'Request this ride',
      isMultiStep: true,
      fields: [
        phone,
        date('Preferred date'),
        number('Number of riders'),
        choice(
          'Riding experience',
          'Never ridden',
          'A few times',
          'I walk and trot',
          'I canter outdoors',
        ),
        { label: 'Age, height, and weight of each rider', kind: 'long-text' },
      ],
      lastQuestion: 'Anything we should know about a rider?',
    }),
    map('How to find the stables'),
    footer([
      ['Horses', 'team'],
      ['Prices', 'prices'],
      ['Questions', 'faq'],
    ]),
  ],
}
