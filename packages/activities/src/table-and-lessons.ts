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
      /\b(restaurants?|osteria|trattoria|taqueria|brasserie|pho|ramen|sushi|tapas|tacos|kebabs?|dumplings|burgers|noodle bar|bistro|tavern|pizz(a|eria)|menu|cater(ing|er)|chefs?|brunch|wine bar|brewery|food truck)\b/iu,
    goal: 'visit',
  },
  {
    key: 'education',
    label: 'lessons',
    signs:
      /\b(tutor(s|ing)?|tuition|lessons?|courses?|school|class(es)?|workshops?|teach(er|ers|ing)?|learn(ing)?|language|exam|training courses?)\b/iu,
    goal: 'lessons',
  },
  {
    key: 'craft-experience',
    label: 'a day of trying it yourself',
    signs:
      /\b(beekeep\w*|hives?|honey|pottery|ceramics|weaving|cooking class(es)?|wine tasting|tastings?|vineyards?|farm (visits?|tours?)|experience days?)\b/iu,
    unless: /\b(?:swarms?|nests?|remov\w+)\b/iu,
    kinds: [
      {
        key: 'tasting',
        when: /\b(?:(?:wine|cider|beer|whisk(?:e)?y|gin|rum|cheese|chocolate|olive oil|tea|mead|honey) tastings?|tastings? of|vineyards?|distiller(?:y|ies)|winer(?:y|ies)|cider|orchard tours?)/iu,
      },
    ],
  },
] as const satisfies readonly Activity[]
