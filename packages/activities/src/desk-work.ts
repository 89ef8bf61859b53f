import type { Activity } from './activity.ts'

/** What is done at a desk: papers, words, figures and computers. */
export const deskWork = [
  {
    key: 'translating',
    label: 'translations',
    isNarrow: true,
    signs:
      /\b(translat(ors?|ions?|ing|es?)|interpret(ers?|ing)|proof ?read(ing|ers?)?|[üu]bersetz\w*|dolmetsch\w*|traduc\w*|tradutt\w*|vertal\w*)\b/iu,
    unless: /\b(?:app|software|tours?|guides?|guided)\b/iu,
    goal: 'quote',
  },
  {
    key: 'bookkeeping',
    label: 'bookkeeping',
    isNarrow: true,
    signs:
      /\b(book-?keep(ing|ers?)|payroll|vat returns?|(monthly|yearly|annual|small business) (accounts|books)|invoicing|buchhalt\w*|boekhoud\w*|comptab\w*)\b/iu,
    unless: /\b(?:software|app|saas|platform|bees?)\b/iu,
    goal: 'enquiry',
  },
  {
    key: 'wills',
    label: 'wills',
    isNarrow: true,
    signs:
      /\b(will[- ](writing|writers?|making|drafting)|((single|mirror|joint|simple|last) wills?)|(write|draft|make|making|writing) (\w+ )?wills?|wills( (and|&) probate)?|probate|powers? of attorney|estate (planning|administration)|testamente?|erbrecht)\b/iu,
    unless: /\b(?:litigation|dispute|contested)\b/iu,
    goal: 'enquiry',
  },
  {
    key: 'web-design',
    label: 'websites',
    isNarrow: true,
    signs:
      /\b(web ?-?(design\w*|develop\w*|sites? (design|build|for|made)|building)|((build|make|design|create)(s|ing)?) (\w+ ){0,3}(web ?sites?|web ?shops?)|word ?press|squarespace|shopify (sites?|setup|stores?)|webdesign\w*)\b/iu,
    unless: /\b(?:courses?|class(?:es)?|lessons?|teach\w*|saas)\b/iu,
    goal: 'quote',
  },
  {
    key: 'it-help',
    label: 'help with computers',
    isNarrow: true,
    signs:
      /\b((computer|laptop|pc|mac|it|tech|wifi|wi-fi|printer|phone|tablet|smartphone|screen) (help|support|repairs?|set-?up|problems?|lessons for seniors|rescue)|(fix|repair|mend|set up|sort)(es|s|ing)? (\w+ ){0,2}(computers?|laptops?|pcs?|macs?|printers?|wifi|phones?)|data recovery|virus removal|computer ?hilfe|edv[- ]?\w*)\b/iu,
    unless: /\b(?:satellite|gps|software (?:for|that)|saas|platform)\b/iu,
    goal: 'quote',
  },
] as const satisfies readonly Activity[]
