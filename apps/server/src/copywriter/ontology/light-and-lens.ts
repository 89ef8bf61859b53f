import type { Trade } from './trade.ts'

export const lightAndLens: readonly Trade[] = [
  {
    key: 'photography-tour',
    signs:
      /\bphoto(graphy|graphic)? (tours?|walks?|workshops?|trips?|safaris?)\b|\blandscape photograph\w*/iu,
    topic: 'landscape photography',
    booking: { one: 'photo tour', many: 'photo tours' },
    go: 'Photograph the land',
    cta: ['Ask about the photo tour', 'Plan my photo days', 'Ask for tour dates'],
    fields: ['Preferred dates', 'Camera you use', 'What you want to learn'],
    tell: ['which camera you carry', 'when you could come', 'what you would like to get better at'],
    worries: [
      {
        ask: 'Camera not good enough?',
        answer: 'Light and a steady tripod do more for a landscape than a new camera body.',
      },
      {
        ask: 'Still shooting on automatic?',
        answer: 'Aperture for depth, shutter for movement: learn one after the other.',
      },
    ],
    bring: [
      'a tripod',
      'spare batteries kept warm',
      'a cloth for the lens',
      'memory cards',
      'clothes for standing still',
    ],
    advice: [
      'Arrive well before the light you want, because the picture is found in the waiting.',
      'Use a small aperture for depth and focus a third of the way into the scene.',
      'Turn off stabilisation when the camera stands on a tripod.',
      'Put something in the foreground: wide views look flat without it.',
      'Empty your cards and read the histogram page of your manual before you travel.',
    ],
    hooks: [
      'Early light waits for nobody.',
      'Stand still and let the light move.',
      'Tripod down, then look.',
    ],
    subjects: [
      'What to pack for landscape photographs',
      'Foreground, light, patience',
      'Before the tripod comes out',
    ],
    prepare: [
      'Choose a few of your own pictures you would like to improve.',
      'Clean lens and sensor, or have it done.',
      'Note the lenses you use most.',
    ],
  },
]
