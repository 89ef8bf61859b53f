import type { Activity } from './activity.ts'

export const services = [
  {
    key: 'home-services',
    label: 'the work you need done',
    signs:
      /\b(plumb\w*|boilers?|leaks|blocked (drains?|toilets?)|gas fitting|hot water systems?|tree (surgery|surgeons?)|gutters?|electrician\w*|roof(ing|ers?)|renovat\w*|clean(ing|ers?)|garden(ing|ers?)?|landscap(ing|ers?)|carpent\w*|join(ers?|ery)|cabinet[- ]?mak\w*|wardrobes?|(built|fitted)[- ](in )?(wardrobes?|cupboards?|kitchens?)|staircases?|k[üu]chen\w*|schreiner\w*|paint(ing|ers?)|handyman|kitchens?|solar)\b/iu,
    goal: 'quote',
    kinds: [
      {
        key: 'joinery',
        when: /\b(?:join(?:er|ery)|cabinet|wardrobes?|kitchens? (?:from|in) |(?:we|i) build kitchens|bespoke|k[üu]chen|schreiner|carpent|staircase)/iu,
      },
    ],
  },
  {
    key: 'pets',
    label: 'your animal',
    signs:
      /\b(dog (walk\w*|train\w*|groom\w*|school)|groom(ing|ers?)?|de-?shedding|doodles|pet (sit\w*|care)|kennels?|cattery|(hotels?|boarding|holidays?) for (cats|dogs|pets)|vet(erinary|s)?|pupp(y|ies))\b/iu,
  },
  {
    key: 'wedding',
    label: 'which day you have in mind',
    signs: /\b(weddings?|brid(e|es|al)|event (planning|planner|venue)|DJ)\b/iu,
    goal: 'quote',
  },
  {
    key: 'beauty',
    label: 'appointments',
    signs:
      /\b(hair(cuts?|dress\w*)?|barbers?|salon|nails|make-?up|spa|facials?|skin ?care|lash(es)?|brows?|tattoos?)\b/iu,
  },
] as const satisfies readonly Activity[]
