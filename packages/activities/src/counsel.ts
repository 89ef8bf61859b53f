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
      /\b(law(yers?|s)?|legal|attorneys?|solicitors?|notary|litigation|divorce|immigration|(study|work|residence) permits?|refugee claims?|wills|probate|powers? of attorney|conveyancing|dismissal|anwalt\w*|contracts?)\b/iu,
    goal: 'enquiry',
    kinds: [{ key: 'boats', when: /\b(?:boat|marine|yacht|charter|salvage)/iu }],
  },
  {
    key: 'finance',
    label: 'money questions',
    signs:
      /\b(account(ing|ants?)|book-?keep\w*|tax(es)?|mortgages?|pensions?|financ(e|ial)|invest(ing|ments?)|payroll|insurance (broker|advice))\b/iu,
    goal: 'enquiry',
  },
  {
    key: 'real-estate',
    label: 'finding a home',
    signs:
      /\b(real ?estate|realt(or|y)|houses?|homes?|apartments?|property|properties|landlords?|buyers?|immobilien)\b/iu,
    unless: /\b(?:sell(?:ing|ers?)?|valuations?|landlords?|lettings?|vendors?|removals?)\b/iu,
    goal: 'enquiry',
  },
] as const satisfies readonly Activity[]
