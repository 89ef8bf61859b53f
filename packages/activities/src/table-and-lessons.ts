import type { Activity } from './activity.ts'

export const tableAndLessons = [
  {
    key: 'bakery',
    label: 'bread and pastries',
    signs: /\b(baker(y|ies|s)|sourdough|bread|croissants?|pastr(y|ies)|cakes?)\b/iu,
    goal: 'purchase',
  },
  {
    key: 'restaurant',
    label: 'your table',
    signs:
      /\b(restaurants?|osteria|trattoria|taqueria|pizzeria|brasserie|(noodle|ramen|sushi|tapas|wine) (bar|house|shop)|bistro|tavern)\b/iu,
    goal: 'visit',
  },
  {
    key: 'education',
    label: 'lessons',
    signs: /\b(tutor(s|ing)?|tuition|lessons?|school)\b/iu,
    goal: 'lessons',
  },
  {
    key: 'craft-experience',
    label: 'a day of trying it yourself',
    signs:
      /\b(beekeep\w*|hives?|honey|pottery|ceramics|weaving|cooking class(es)?|wine tasting|tastings?|vineyards?|experience days?)\b/iu,
    unless:
      /\b(?:courses?|lessons?|swarms?|nests?|remov\w+|bikes?|cycl\w*|horse\w*|boats?|jeeps?|balloon\w*|kayak\w*)\b/iu,
    kinds: [
      {
        key: 'tasting',
        when: /\b(?:(?:wine|cider|beer|whisk(?:e)?y|gin|rum|cheese|chocolate|olive oil|tea|mead|honey) tastings?|tastings? of|vineyards?|distiller(?:y|ies)|winer(?:y|ies)|cider|orchard tours?)/iu,
      },
    ],
  },
] as const satisfies readonly Activity[]
