import type { Trade } from './trade.ts'

export const care: readonly Trade[] = [
  {
    key: 'dentist',
    signs:
      /\b(dent(al|ists?|istry)|teeth|tooth|hygienist|implants?|veneers?|orthodont\w*|zahn\w*)\b/iu,
    topic: 'dental appointments',
    booking: { one: 'dental appointment', many: 'dental appointments' },
    cta: ['Ask for an appointment', 'Find my appointment', 'Request a dental visit'],
    fields: ['Phone number', 'Preferred day and time'],
    bring: ['your insurance details', 'a list of medicines', 'earlier x-rays if you have them'],
  },
  {
    key: 'healthcare',
    signs:
      /\b(clinic|doctor|physio\w*|chiropract\w*|osteopath\w*|nutrition\w*|therap(y|ist|ists)|massage|acupuncture|health ?care|patients?)\b/iu,
    topic: 'appointments',
    booking: { one: 'appointment', many: 'appointments' },
    cta: ['Ask for an appointment', 'Find a time for my visit', 'Request a first visit'],
    fields: ['Phone number', 'Preferred day and time'],
    bring: ['a list of medicines', 'earlier reports', 'comfortable clothes'],
  },
  {
    key: 'yoga',
    signs: /\b(yoga|pilates|meditation|breathwork|mindful\w*|qi ?gong|tai chi)\b/iu,
    topic: 'classes',
    booking: { one: 'class', many: 'classes' },
    cta: ['Ask about a class', 'Find my class', 'Ask for a place on a mat'],
    fields: ['Preferred day', 'Experience so far'],
    bring: ['clothes you can stretch in', 'a warm layer for the end', 'water'],
  },
  {
    key: 'fitness',
    signs:
      /\b(gym|fitness|strength|barbell|personal train\w*|crossfit|boot ?camp|workouts?|weight ?lifting|boxing)\b/iu,
    topic: 'training',
    booking: { one: 'first session', many: 'sessions' },
    cta: [
      'Ask for a first session',
      'Put me on the list',
      'Start my training',
      'Plan my first lift',
    ],
    fields: ['Training experience', 'Preferred times'],
    bring: ['flat shoes', 'a towel', 'water', 'clothes you can squat in'],
  },
]
