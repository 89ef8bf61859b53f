import type { Trade } from './trade.ts'

export const services: readonly Trade[] = [
  {
    key: 'home-services',
    signs:
      /\b(plumb\w*|boilers?|leaks|blocked (drains?|toilets?)|gas fitting|hot water systems?|tree (surgery|surgeons?)|gutters?|electrician\w*|roof(ing|ers?)|renovat\w*|clean(ing|ers?)|garden(ing|ers?)?|landscap(ing|ers?)|carpent\w*|join(ers?|ery)|cabinet[- ]?mak\w*|wardrobes?|(built|fitted)[- ](in )?(wardrobes?|cupboards?|kitchens?)|staircases?|k[üu]chen\w*|schreiner\w*|paint(ing|ers?)|handyman|kitchens?|solar)\b/iu,
    topic: 'the work you need done',
    booking: { one: 'quote', many: 'quotes' },
    cta: ['Ask for a quote', 'Describe my job', 'Ask about the work'],
    fields: ['What needs doing?', 'Postcode or town', 'When should it be done?'],
    bring: ['photographs', 'measurements'],
  },
  {
    key: 'pets',
    signs:
      /\b(dog (walk\w*|train\w*|groom\w*|school)|groom(ing|ers?)?|de-?shedding|doodles|pet (sit\w*|care)|kennels?|cattery|(hotels?|boarding|holidays?) for (cats|dogs|pets)|vet(erinary|s)?|pupp(y|ies))\b/iu,
    topic: 'your animal',
    booking: { one: 'first visit', many: 'visits' },
    cta: ['Ask for a first visit', 'Introduce my dog', 'Find a time for us'],
    fields: ['Name and kind of animal', 'Preferred days'],
    bring: ['favourite treats', 'the lead you always use', 'the vaccination card'],
  },
  {
    key: 'wedding',
    signs: /\b(weddings?|brid(e|es|al)|event (planning|planner|venue)|DJ)\b/iu,
    topic: 'which day you have in mind',
    booking: { one: 'first talk', many: 'dates' },
    cta: ['Ask for our date', 'Ask if our date is open', 'Share our plans'],
    fields: ['Date of the event', 'Place', 'Number of guests'],
    bring: ['pictures you like', 'a rough plan of the day'],
  },
  {
    key: 'beauty',
    signs:
      /\b(hair(cuts?|dress\w*)?|barbers?|salon|nails|make-?up|spa|facials?|skin ?care|lashes|tattoos?)\b/iu,
    topic: 'appointments',
    booking: { one: 'appointment', many: 'appointments' },
    cta: ['Ask for a time', 'Ask for an appointment', 'Find me a chair'],
    fields: ['What would you like done?', 'Preferred day and time'],
    bring: ['a picture of what you like', 'a picture of what you do not'],
  },
]
