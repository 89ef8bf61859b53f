import type { Activity } from './activity.ts'

export const underwater = [
  {
    key: 'cage-diving',
    label: 'cage diving',
    isOutdoor: true,
    signs: /\b((shark[- ])?cage[- ]div\w*|shark cages?|cage (tours?|trips?) with)\b/iu,
    pictures: 'diving',
  },
  {
    key: 'freediving',
    label: 'freediving',
    isOutdoor: true,
    signs: /\b(free ?-?div\w*|apn[eo]a|breath[- ]?hold (div\w*|courses?)|molchanovs)\b/iu,
    goal: 'lessons',
    pictures: 'diving',
  },
  {
    key: 'diving',
    label: 'diving',
    searched: 'scuba diving',
    isOutdoor: true,
    signs: /\b(scuba|div(e|es|ing|ers?)|tauch\w*|plong[ée]e)\b(?! (in|into)\b)/iu,
    unless: /\bcage[- ](?:div\w*|tours?|trips?)/iu,
    kinds: [{ key: 'cold', when: /\b(?:cold[- ]water|kelp|dry[- ]?suits?)/iu }],
    pictures: [
      {
        mentions:
          /\b(scuba|div(e|es|ing|ers?) (school|trips?|cent(er|re)|shop|courses?|boat|sites?|master)|(sky)?(?<!sky ?-?)div(ing|ers?)|free ?-?div\w*|snorkel\w*|padi|reefs?|coral\w*)\b/i,
        views: [
          ['reef', 'diver'],
          ['coast', 'motorboat'],
          ['reef', 'none'],
          ['sea', 'whale'],
          ['coast', 'none'],
          ['sea', 'sailboat'],
        ],
        time: 'day',
      },
    ],
  },
  {
    key: 'snorkelling',
    label: 'snorkelling',
    searched: 'snorkeling',
    isOutdoor: true,
    signs:
      /\bsnorkel\w*|\bswim(?:s|ming)? with (?:the )?(?:wild )?(?:manta|whale ?shark|turtle|dolphin|seal|sea ?lion|stingray)\w*|\bschnorchel\w*/iu,
    pictures: 'diving',
  },
  {
    key: 'wild-swimming',
    label: 'open-water swimming',
    isOutdoor: true,
    signs:
      /\b(wild swim\w*|open ?-?water swim\w*|cold ?-?water swim\w*|sea swim\w*|swim(ming)? (tours?|trips?|holidays?|guides?)|swims?(?! (lessons?|school|class(es)?|teach\w*|coach\w*|instruct\w*)))\b/iu,
    unless:
      /\b(?:(?:warm|heated|indoor|hotel|swimming) pool|learn to swim|swim\w* with (?:the )?(?:wild )?(?:mantas?|whale|turtles?|dolphins?|seals?|sea ?lions?|stingrays?)|(?:seal|dolphin|whale|turtle|manta|baby|pool) swims?)\b/iu,
  },
] as const satisfies readonly Activity[]
