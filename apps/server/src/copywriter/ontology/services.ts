import type { Trade } from './trade.ts'

export const services: readonly Trade[] = [
  {
    key: 'home-services',
    signs:
      /\b(plumb\w*|electrician\w*|roof(ing|ers?)|renovat\w*|clean(ing|ers?)|garden(ing|ers?)?|landscap(ing|ers?)|carpent\w*|paint(ing|ers?)|handyman|kitchens?|solar)\b/iu,
    topic: 'the work you need done',
    booking: { one: 'quote', many: 'quotes' },
    go: 'Get it done',
    cta: ['Ask for a quote', 'Describe my job', 'Ask about the work'],
    fields: ['What needs doing?', 'Postcode or town', 'When should it be done?'],
    tell: ['what needs doing', 'where it is', 'by when it should be done'],
    worries: [
      {
        ask: 'Not sure how big the job is?',
        answer:
          'A photograph from the door and one from close up say more than a long description.',
      },
      {
        ask: 'Afraid of surprises on the bill?',
        answer: 'Ask what is included, what is not, and who decides about extras.',
      },
    ],
    bring: ['photographs', 'measurements'],
    advice: [
      'Take photographs in daylight, one wide and one close.',
      'Measure twice, and write down where you measured.',
      'Clear the way to the work before anybody arrives; it saves paid time.',
      'Agree in writing on what is finished when.',
    ],
    hooks: [
      'A photo says what needs doing.',
      'Describe it once, clearly.',
      'Know the price before the work.',
    ],
    subjects: ['A photograph from the door', 'What a good quote says', 'Clear the way first'],
    prepare: [
      'Take a photograph from the door and one up close.',
      'Measure what you can.',
      'Decide by when it must be done.',
    ],
  },
  {
    key: 'pets',
    signs:
      /\b(dog (walk\w*|train\w*|groom\w*|school)|groom(ing|ers?)?|de-?shedding|doodles|pet (sit\w*|care)|kennels?|cattery|vet(erinary|s)?|pupp(y|ies))\b/iu,
    topic: 'your animal',
    booking: { one: 'first visit', many: 'visits' },
    go: 'Bring your animal along',
    cta: ['Ask for a first visit', 'Introduce my dog', 'Find a time for us'],
    fields: ['Name and kind of animal', 'Preferred days'],
    tell: ['who the animal is', 'what it likes and what it fears', 'which days suit you'],
    worries: [
      { ask: 'A shy one?', answer: 'Come once without a plan: sniff, treat, go home.' },
      {
        ask: 'Pulls like a train?',
        answer: 'Change direction each time the lead gets tight, and say nothing.',
      },
    ],
    bring: ['favourite treats', 'the lead you always use', 'the vaccination card'],
    advice: [
      'Walk before the visit, so that the first energy is gone.',
      'Let the animal come to people and not the other way round.',
      'Write down habits that only you know; they matter most.',
      'Praise at the moment it happens, not when you are back home.',
    ],
    hooks: [
      'Sniff first, talk later.',
      'Treats help. So does time.',
      'Tell the habits only you know.',
    ],
    subjects: ['A first visit without a plan', 'Shy animals, slow start', 'Habits only you know'],
    prepare: [
      'Note habits, fears and favourite treats.',
      'Find the vaccination card.',
      'Choose days with a calm start.',
    ],
  },
  {
    key: 'wedding',
    signs: /\b(weddings?|brid(e|es|al)|event (planning|planner|venue)|DJ)\b/iu,
    topic: 'which day you have in mind',
    booking: { one: 'first talk', many: 'dates' },
    go: 'Plan the day',
    cta: ['Ask for our date', 'Ask if our date is open', 'Share our plans'],
    fields: ['Date of the event', 'Place', 'Number of guests'],
    tell: [
      'when and where it will be',
      'how many guests you expect',
      'what you would like to remember',
    ],
    worries: [
      { ask: 'No date yet?', answer: 'A month is enough for a first talk, and so is a season.' },
      {
        ask: 'Stiff in front of a camera?',
        answer:
          'Hold something, walk somewhere, talk to each other; stiffness needs standing still.',
      },
    ],
    bring: ['pictures you like', 'a rough plan of the day'],
    advice: [
      'Leave empty time in the plan, because good moments do not fit between appointments.',
      'Name one person who decides on the day, and let it not be you.',
      'Write down who must not be forgotten.',
      'Show pictures you like and one you do not; the last teaches more.',
    ],
    hooks: [
      'Leave room between the plans.',
      'Walk, talk, forget the camera.',
      'A date and a place are enough to begin.',
    ],
    subjects: ['Leave empty time in the plan', 'One person who decides', 'Before you choose'],
    prepare: [
      'Note date and place, even roughly.',
      'Collect a few pictures you like.',
      'Think about who must not be forgotten.',
    ],
  },
  {
    key: 'beauty',
    signs:
      /\b(hair(cuts?|dress\w*)?|barbers?|salon|nails|make-?up|spa|facials?|skin ?care|lashes|tattoos?)\b/iu,
    topic: 'appointments',
    booking: { one: 'appointment', many: 'appointments' },
    go: 'Take a seat',
    cta: ['Ask for a time', 'Ask for an appointment', 'Find me a chair'],
    fields: ['What would you like done?', 'Preferred day and time'],
    tell: ['what you would like done', 'which times suit you', 'what you did not like last time'],
    worries: [
      {
        ask: 'Afraid it will be too much?',
        answer: 'Begin with less: taking more off is easy, putting it back is not.',
      },
      {
        ask: 'No idea what suits you?',
        answer: 'Bring a picture of yourself on a day you liked how you looked.',
      },
    ],
    bring: ['a picture of what you like', 'a picture of what you do not'],
    advice: [
      'Show pictures instead of using words; short means something else to everybody.',
      'Say how much time you spend in the morning, and be honest.',
      'Come as you look on a normal day.',
      'Mention allergies before anything touches your skin.',
    ],
    hooks: [
      'Show a picture, skip the guessing.',
      'Less first, more if you like.',
      'How much time do mornings leave?',
    ],
    subjects: ['Pictures beat words', 'A little less first', 'Be honest about mornings'],
    prepare: [
      'Find a picture you like, and one you do not.',
      'Choose a time without anything right behind it.',
      'Note allergies.',
    ],
  },
]
