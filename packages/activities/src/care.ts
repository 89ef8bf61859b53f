import type { Activity } from './activity.ts'

export const care = [
  {
    key: 'dentist',
    label: 'dental appointments',
    signs:
      /\b(dent(al|ists?|istry)|teeth|tooth|hygienist|implants?|veneers?|orthodont\w*|zahn\w*)\b/iu,
    kinds: [
      {
        key: 'children',
        when: /\b(?:(?<!(?:free|price|\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson)|p(?:a)?ediatric)/iu,
      },
    ],
  },
  {
    key: 'healthcare',
    label: 'appointments',
    signs: /\b(clinic|doctor|acupuncture|health ?care)\b/iu,
    unless:
      /\b(?:bike|ski|boot|shoe|running|golf) ?(?:fit\w*|clinics?)\b|\b(?:horse|dog|equine|canine) (?:massage|physio\w*|therap\w*|chiro\w*|osteo\w*)/iu,
  },
  {
    key: 'yoga',
    label: 'classes',
    signs: /\byoga\b/iu,
    unless:
      /\b(?:goat|alpaca|dog|puppy|cat|horse|beer|wine|aerial|acro|laughter|chair|face|SUP|paddle ?-?boards?|surf\w*) yoga\b/iu,
    goal: 'lessons',
    pictures: [
      {
        mentions:
          /\b(yoga|meditation|mindful\w*|wellness|wellbeing|spa|retreats?|qi ?gong|pilates)\b/i,
        views: [
          ['lake', 'none'],
          ['meadow', 'none'],
          ['coast', 'none'],
          ['forest', 'none'],
          ['meadow', 'birds'],
          ['summit', 'none'],
        ],
        time: 'dawn',
      },
    ],
  },
  {
    key: 'fitness',
    label: 'training',
    signs:
      /\b(gym|fitness|strength|barbell|personal train\w*|crossfit|boot ?camp|workouts?|weight ?lifting|boxing)\b/iu,
    goal: 'lessons',
    kinds: [
      { key: 'outdoors', when: /\b(?:bootcamp|beach|(?:in|at) the park\b|outdoors?)/iu },
      {
        key: 'online',
        when: /\b(?:online (?:\w+ ){0,4}(?:programme|program|course|class|coach|training|strength|sessions?)|zoom|by video|(?:train\w*|minutes?|strength|workouts?|sessions?) (?:\w+ ){0,4}at home|trainingpeaks)/iu,
      },
    ],
  },
] as const satisfies readonly Activity[]
