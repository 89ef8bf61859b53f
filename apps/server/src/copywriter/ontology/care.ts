import type { Trade } from './trade.ts'

export const care: readonly Trade[] = [
  {
    key: 'dentist',
    signs:
      /\b(dent(al|ists?|istry)|teeth|tooth|hygienist|implants?|veneers?|orthodont\w*|zahn\w*)\b/iu,
    topic: 'dental appointments',
    booking: { one: 'dental appointment', many: 'dental appointments' },
    go: 'See the dentist',
    cta: ['Ask for an appointment', 'Find my appointment', 'Request a dental visit'],
    fields: ['Phone number', 'Preferred day and time'],
    tell: ['which times suit you', 'what the visit is for', 'what would make it easier for you'],
    worries: [
      {
        ask: 'Long time since the last check-up?',
        answer: 'Nobody needs the story behind it; the visit starts with today.',
      },
      {
        ask: 'Would rather know beforehand what happens?',
        answer:
          'Ask for each step to be named before it is done, and agree on a hand signal for a pause.',
      },
      {
        ask: 'Not sure what you need?',
        answer:
          'A check-up comes first and a plan afterwards, and you may take the plan home to think.',
      },
    ],
    bring: ['your insurance details', 'a list of medicines', 'earlier x-rays if you have them'],
    advice: [
      'Agree on a hand signal for a break before you sit down; knowing you can stop makes stopping rarer.',
      'Choose the time of day when you usually feel calmest.',
      'Bring headphones and something long to listen to.',
      'Write your questions down, because a reclined chair empties the mind.',
      'Eat beforehand unless you were told otherwise.',
    ],
    hooks: [
      'The visit starts with today, not with the past.',
      'Raise a hand and everything pauses.',
      'Questions first, chair second.',
    ],
    subjects: [
      'A hand signal that helps at the dentist',
      'After a long break from the dentist',
      'How to make the visit easier',
    ],
    prepare: [
      'Choose a day and time when you usually feel relaxed.',
      'Make a note of what bothers you, if anything does.',
      'Look for earlier x-rays and your insurance details.',
    ],
  },
  {
    key: 'healthcare',
    signs:
      /\b(clinic|doctor|physio\w*|chiropract\w*|osteopath\w*|nutrition\w*|therap(y|ist|ists)|massage|acupuncture|health ?care|patients?)\b/iu,
    topic: 'appointments',
    booking: { one: 'appointment', many: 'appointments' },
    go: 'Ask for an appointment',
    cta: ['Ask for an appointment', 'Find a time for my visit', 'Request a first visit'],
    fields: ['Phone number', 'Preferred day and time'],
    tell: [
      'which times suit you',
      'what kind of visit you are looking for',
      'how you would like to be contacted',
    ],
    worries: [
      {
        ask: 'Not sure whom to see?',
        answer: 'Say in a sentence what you are looking for, and leave the details for the room.',
      },
      {
        ask: 'Worried about forgetting things?',
        answer:
          'Bring a written list; the important question tends to come to mind on the way home.',
      },
    ],
    bring: ['a list of medicines', 'earlier reports', 'comfortable clothes'],
    advice: [
      'Note when it started, what makes it better and what makes it worse.',
      'Put the most important question first on your list, not last.',
      'Take someone along if you tend to forget what was said.',
      'Leave private details out of online forms and keep them for the conversation.',
    ],
    hooks: [
      'Your questions first.',
      'A calm conversation is a good start.',
      'Bring a list, leave with answers.',
    ],
    subjects: [
      'What to write down before a visit',
      'The first question on your list',
      'Preparing for an appointment',
    ],
    prepare: [
      'Choose times that work for you.',
      'Gather earlier reports.',
      'Write your questions down, the main one first.',
    ],
  },
  {
    key: 'yoga',
    signs: /\b(yoga|pilates|meditation|breathwork|mindful\w*|qi ?gong|tai chi)\b/iu,
    topic: 'classes',
    booking: { one: 'class', many: 'classes' },
    go: 'Come to a class',
    cta: ['Ask about a class', 'Find my class', 'Ask for a place on a mat'],
    fields: ['Preferred day', 'Experience so far'],
    tell: ['which days suit you', 'what you have tried so far', 'what you hope to take home'],
    worries: [
      {
        ask: 'Not flexible?',
        answer: 'Flexibility is a result, so it cannot be the entrance fee.',
      },
      {
        ask: 'Never been to a class?',
        answer: 'A place near the side wall lets you see everything and feel unseen.',
      },
    ],
    bring: ['clothes you can stretch in', 'a warm layer for the end', 'water'],
    advice: [
      'Eat lightly a while beforehand and nothing right before.',
      'Skip whatever hurts and rest when you like; nobody minds.',
      'Arrive early enough to lie down before it starts.',
      'Breathe out longer than you breathe in, and the rest follows.',
    ],
    hooks: [
      'Stiff is a fine place to begin.',
      'Roll out a mat, breathe out.',
      'An hour without a screen.',
    ],
    subjects: ['Stiff? Good place to start', 'Where to put your mat'],
    prepare: [
      'Choose a day that is calm around the edges.',
      'Find clothes that move with you.',
      'Note anything you would rather not do.',
    ],
  },
  {
    key: 'fitness',
    signs:
      /\b(gym|fitness|strength|barbell|personal train\w*|crossfit|boot ?camp|workouts?|weight ?lifting|boxing)\b/iu,
    topic: 'training',
    booking: { one: 'first session', many: 'sessions' },
    go: 'Start training',
    cta: [
      'Ask for a first session',
      'Put me on the list',
      'Start my training',
      'Plan my first lift',
    ],
    fields: ['Training experience', 'Preferred times'],
    tell: ['how often you train now', 'which times you can keep', 'what you want to be able to do'],
    worries: [
      {
        ask: 'Never trained with weights?',
        answer: 'An empty bar teaches the movement; weight is added when the movement is boring.',
      },
      {
        ask: 'Long time away?',
        answer: 'Begin with less than you could do, and come back the same week.',
      },
      {
        ask: 'No time?',
        answer:
          'Fixed days beat long sessions: put them in the calendar before the month fills up.',
      },
    ],
    bring: ['flat shoes', 'a towel', 'water', 'clothes you can squat in'],
    advice: [
      'Flat shoes beat running shoes under a barbell, because foam wobbles.',
      'Write down what you lifted; memory rounds up.',
      'Sleep is training too, and it is the cheap part.',
      'Leave one repetition in reserve and come back sooner.',
      'Sore is normal for a day or so, sharp is not: stop and say so.',
    ],
    hooks: [
      'Empty bar first. Weight later.',
      'Show up, lift, write it down.',
      'Fixed days beat big plans.',
      'Strong starts with light.',
    ],
    subjects: ['Why the bar starts empty', 'Fixed days beat long sessions'],
    prepare: [
      'Block the training times in your calendar.',
      'Find flat shoes.',
      'Write down one thing you want to lift, carry or do.',
    ],
  },
]
