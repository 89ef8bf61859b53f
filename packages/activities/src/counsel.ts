import type { Activity } from './activity.ts'

export const counsel = [
  {
    key: 'coaching',
    label: 'coaching',
    signs: /\b(coach(es|ing)?|mentor(ing|s)?|career|life ?coach|leadership)\b/iu,
    unless:
      /\b(?:climb\w*|swim\w*|ski(?:ing|ers?)?|surf\w*|runn\w*|ultra\w*|rid(?:ing|ers?)|sail\w*|kayak\w*|cycl\w*|golf|tennis|bab(?:y|ies)|toddlers?|pupp(?:y|ies)|dogs?)\b/iu,
    goal: 'enquiry',
    kinds: [
      {
        key: 'outdoors',
        when: /\b(?:walk(?:s|ing)?\b(?! (?:you|me|us|through|away))|outdoors?|(?:in|through) (?:the )?(?:woods?|forest|nature))/iu,
      },
    ],
  },
  {
    key: 'legal',
    label: 'legal advice',
    signs:
      /\b(law(yers?)?( firm)?|legal advice|attorneys?|solicitors?|litigation|anwalt\w*|rechtsanw[äa]lt\w*)\b/iu,
    goal: 'enquiry',
    kinds: [{ key: 'boats', when: /\b(?:boat|marine|yacht|charter|salvage)/iu }],
  },
  {
    key: 'finance',
    label: 'money questions',
    signs:
      /\b(account(ing|ants?)|book-?keep\w*|tax(es)?( (returns?|advice|advis\w+))?|(mortgage|pension|financial|insurance) (advice|advis\w+|brok\w+|planning))\b/iu,
    goal: 'enquiry',
  },
  {
    key: 'real-estate',
    label: 'finding a home',
    signs:
      /\b(real ?estate( agen\w+)?|estate agen\w+|realt(or|y)|(find|buy) (a |your |their )?(first )?(home|house|apartment)|(home|house|property) (buying|search|sales)|immobilien)\b/iu,
    unless: /\b(?:sell(?:ing|ers?)?|valuations?|landlords?|lettings?|vendors?|removals?)\b/iu,
    goal: 'enquiry',
  },
] as const satisfies readonly Activity[]
