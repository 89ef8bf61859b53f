import type { Activity } from './activity.ts'

/** Who looks after animals or teaches them. */
export const animals = [
  {
    key: 'dog-grooming',
    label: 'dog grooming',
    isNarrow: true,
    signs:
      /\b((dog|pet|puppy|poodle|doodle|cat) (\w+ )?(groom\w*|wash(es|ing)?|clip(s|ping)|spa|salon|parlou?r)|groom(ing|s)? (\w+ ){0,2}(dogs?|pets?|poodles?|doodles?)|de-?shedding|hundesalon)\b/iu,
    goal: 'booking',
  },
  {
    key: 'dog-training',
    label: 'dog training',
    isNarrow: true,
    signs:
      /\b((dog|puppy|gun ?dog|agility|recall|obedience) (\w+ )?(train\w*|school|class(es)?|lessons?|courses?|behaviou?r\w*)|train(ing|s)? (\w+ ){0,2}(dogs?|pupp(y|ies))|hundeschule|canine behaviou?r\w*)\b/iu,
    unless: /\b(?:sled\w*|sleigh|mush\w*|skijor\w*|canicross|avalanche)\b/iu,
    goal: 'lessons',
  },
  {
    key: 'dog-walking',
    label: 'dog walking',
    isNarrow: true,
    signs:
      /\b(dog[- ]?walk(s|ing|ers?)|(walk|walks|walking) (your|people's|the) (dogs?|pups?)|(pet|cat|dog)[- ]?sit(ting|ters?)?|puppy visits|dog day ?care|doggy day ?care)\b/iu,
    unless:
      /\b(?:sled\w*|hik(?:e|es|ing)|husky|huskies|trek\w*|guided|tours?|(?:bring|with) your (?:own )?dogs?)\b/iu,
    goal: 'booking',
  },
  {
    key: 'pet-boarding',
    label: 'a place for your pet while you are away',
    isNarrow: true,
    signs:
      /\b((boarding )?kennels?|catter(y|ies)|((dog|cat|pet) (hotels?|boarding|holidays?))|(hotels?|boarding|holidays?) for (cats|dogs|pets))\b/iu,
    unless:
      /\b(?:sled\w*|sleigh|mush\w*|husky|huskies|breed\w*|alaskan|malamutes?|build\w*|software)\b/iu,
    goal: 'booking',
  },
  {
    key: 'vet',
    label: 'visits to the vet',
    isNarrow: true,
    signs:
      /\b(vets?|veterinar(y|ian|ians)|tierarzt\w*|tier[äa]rzt\w*|dierenarts|animal (clinic|hospital))\b/iu,
    unless: /\b(?:software|app|veterans?|for vets)\b/iu,
    goal: 'booking',
  },
  {
    key: 'farrier',
    label: 'hoof care',
    isNarrow: true,
    signs:
      /\b(farriers?|farriery|horse[- ]?sho(es|eing)|shoeing|hoof (care|trim\w*)|barefoot trim\w*|hufschmied|maréchal[- ]ferrant)\b/iu,
    unless: /\b(?:rides?|riding|treks?|lessons)\b/iu,
    goal: 'booking',
  },
] as const satisfies readonly Activity[]
