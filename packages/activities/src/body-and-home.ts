import type { Activity } from './activity.ts'

/** Who cares for people: their bodies, their looks, their small and their old. */
export const bodyAndHome = [
  {
    key: 'hairdressing',
    label: 'hair appointments',
    isNarrow: true,
    signs:
      /\b(hair ?-?(cuts?|dress\w*|salon|stylist\w*|studio|colou?r\w*|extensions?)|barber(s|ing|shop)?|cuts? (and|&|,) (colou?r|blow[- ]?dry|beard)|balayage|beard trims?|friseur\w*|coiffeur|coiffure|peluquer\w*|kapper\w*|parrucchier\w*)\b/iu,
    unless: /\b(?:dogs?|pets?|horses?|hair removal)\b/iu,
    goal: 'booking',
  },
  {
    key: 'massage',
    label: 'massages',
    isNarrow: true,
    signs:
      /\b(massag(e|es|ing)|masseu(r|se)s?|shiatsu|reflexology|reiki|bodywork|lymph\w* drainage)\b/iu,
    unless: /\b(?:dogs?|horses?|equine|canine|courses?|guns?)\b/iu,
    goal: 'booking',
  },
  {
    key: 'physiotherapy',
    label: 'physiotherapy',
    isNarrow: true,
    signs:
      /\b(physio\w*|osteopath\w*|chiropract\w*|sports therap\w+|fysio\w*|kin[ée]sith[ée]rap\w*|rehab(ilitation)?|manual therapy)\b/iu,
    unless: /\b(?:dogs?|horses?|equine|canine|alcohol|drugs?)\b/iu,
    goal: 'booking',
  },
  {
    key: 'nutrition',
    label: 'nutrition advice',
    isNarrow: true,
    signs:
      /\b(nutrition(ists?|al)?( advice| coach\w*| plans?| consult\w*)?|dieti[ct]ians?|diet (advice|plans?|consult\w*)|ern[äa]hrungsberat\w*)\b/iu,
    unless: /\b(?:supplements?|dogs?|horses?|pets?|bars)\b/iu,
    goal: 'booking',
  },
  {
    key: 'personal-training',
    label: 'personal training',
    isNarrow: true,
    signs:
      /\b(personal train\w*|(1|one)[- ](to|on|2)[- ](1|one) (\w+ )?(training|fitness|gym|strength)|small[- ]group (strength|training)|strength (coach\w*|train\w*)|PT sessions?)\b/iu,
    unless:
      /\b(?:boot ?camp|outdoors?|(?:in|at) the park|beach|dogs?|online|zoom|by video|at home on)\b/iu,
    goal: 'lessons',
  },
  {
    key: 'tattooing',
    label: 'tattoos',
    isNarrow: true,
    signs: /\b(tattoo(s|ing|ists?|ed)?( (studio|artist\w*|parlou?r|shop))?)\b/iu,
    unless: /\btattoo (?:removal|festival)\b|\bmilitary\b|\bhenna\b|\btemporary\b/iu,
    goal: 'booking',
  },
  {
    key: 'childminding',
    label: 'childcare',
    isNarrow: true,
    signs:
      /\b(child ?-?(mind\w*|care)|nurser(y|ies)(?! (plants?|rhymes?))|day ?care|kindergarten|pre-?school|playgroup|nann(y|ies)|au pairs?|baby-?sit\w*|tagesmutter|kita|cr[èe]che|gastouder\w*|after[- ]?school (club|care))\b/iu,
    unless: /\b(?:dog|doggy|pet|puppy|plants?|trees?|shrubs?) /iu,
    goal: 'enquiry',
  },
  {
    key: 'elder-care',
    label: 'care at home',
    isNarrow: true,
    signs:
      /\b((elder(ly)?|senior|home|live[- ]in|dementia|respite|companion) ?-?(care|carers?|help|companion\w*)|carers?|care (at|in) (your |their |the )?(own )?home|companionship|(help|company) (\w+ ){0,4}for (older|elderly|old) people|altenpflege|seniorenbetreu\w*)\b/iu,
    unless: /\b(?:child\w*|lawn|garden|skin|hair|dogs?|pets?|cars?)\b/iu,
    goal: 'enquiry',
  },
] as const satisfies readonly Activity[]
