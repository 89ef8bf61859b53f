import type { Activity } from './activity.ts'

/** What is learned from a teacher or in a course, apart from sports outdoors. */
export const lessons = [
  {
    key: 'music-lessons',
    label: 'music lessons',
    isNarrow: true,
    signs:
      /\b((piano|guitar|violin|cello|flute|drum\w*|singing|vocal|voice|saxophone|sax|trumpet|clarinet|ukulele|bass|harp|accordion|keyboard|music|fiddle|viola|recorder) (\w+ )?(lessons?|tuition|teach(er|ing)|classes|tutor\w*|school|coach\w*)|(teach(es|ing)?|learn) (\w+ ){0,2}(piano|guitar|violin|cello|flute|drums|singing|to sing|music|saxophone|ukulele))\b/iu,
    goal: 'lessons',
  },
  {
    key: 'swimming-lessons',
    label: 'swimming lessons',
    isNarrow: true,
    signs:
      /\b((swim(ming)?|aqua) (\w+ )?(lessons?|school|classes|class|teach(er|ing)|courses?|instruct\w*|coach\w*)|(teach|learn)(es|ing)? (\w+ ){0,3}to swim|baby swim\w*)\b/iu,
    unless: /\b(?:wild|open[- ]water|sea|lake|cold[- ]water|triathl\w*|mermaid) swim/iu,
    goal: 'lessons',
  },
  {
    key: 'driving-lessons',
    label: 'driving lessons',
    isNarrow: true,
    signs:
      /\b(driving (lessons?|school|instructor|tuition|test)|driver'?s? (ed|education|training)|learn(ing)? to drive|learner drivers?|fahrschule|auto-?[ée]cole|autoescuela)\b/iu,
    unless: /\b(?:off[- ]?road|4x4|golf|dog|sled|carriage|rally|race|track)\b/iu,
    goal: 'lessons',
  },
  {
    key: 'language-lessons',
    label: 'language lessons',
    isNarrow: true,
    signs:
      /\b((english|german|french|spanish|italian|portuguese|japanese|dutch|arabic|chinese|mandarin|russian|polish|swedish|norwegian|danish|greek|korean|turkish|welsh|gaelic|language|conversation) (\w+ )?(lessons?|classes|class|courses?|tuition|teach(er|ing)|tutor\w*|school)|(teach|learn)(es|ing)? (english|german|french|spanish|italian|portuguese|japanese|dutch|arabic|mandarin|swedish|norwegian|danish|greek|korean|turkish|welsh))\b/iu,
    unless: /\b(?:cook\w*|riding|surf|ski|dance|pottery|wheel|sailing)\b/iu,
    goal: 'lessons',
  },
  {
    key: 'tutoring',
    label: 'tutoring',
    isNarrow: true,
    signs:
      /\b((maths?|physics|chemistry|biology|science|reading|gcse|a[- ]?level|sat|school|homework|exam|private|home|online) (\w+ )?(tutor(s|ing)?|tuition|coaching|help)|tutor(s|ing)?|nachhilfe|bijles)\b/iu,
    unless: /\b(?:climb\w*|swim\w*|ski|surf\w*|rid(?:ing|ers?)|sail\w*|music|piano|guitar)\b/iu,
    goal: 'lessons',
  },
  {
    key: 'dance-classes',
    label: 'dance classes',
    isNarrow: true,
    signs:
      /\b((ballet|salsa|tango|bachata|swing|ballroom|zumba|hip[- ]?hop|tap|flamenco|lindy hop|ceilidh|wedding) (danc\w+|class(es)?|lessons?|courses?)|danc(e|ing) (\w+ )?(class(es)?|lessons?|school|studio|courses?|workshops?|teach\w*)|first dance|bachata|lindy hop|zumba|ballroom|line ?danc\w+|salsa (n|and|&) \w+|(teach|learn)(es|ing)? (\w+ )?(to dance|salsa|tango|ballet))\b/iu,
    goal: 'lessons',
  },
  {
    key: 'martial-arts',
    label: 'martial arts',
    isNarrow: true,
    signs:
      /\b(martial arts?|judo|karate|tae ?kwon ?do|aikido|ju-?jit?su|jiu[- ]?jitsu|bjj|kung ?fu|krav maga|muay thai|kick-?boxing|self[- ]defen[cs]e|dojo|kendo|capoeira|fencing (class(es)?|lessons?|club|school))\b/iu,
    goal: 'lessons',
  },
  {
    key: 'pottery-classes',
    label: 'pottery classes',
    isNarrow: true,
    signs:
      /\b(pottery|ceramics?|wheel[- ]throwing|hand[- ]?building (class(es)?|courses?|workshops?)|clay (class(es)?|courses?|workshops?|evenings?))\b/iu,
    unless: /\b(?:shop|online|mugs?|tableware|commissions?|tiles|dentist\w*)\b/iu,
    goal: 'booking',
  },
  {
    key: 'painting-classes',
    label: 'painting classes',
    isNarrow: true,
    signs:
      /\b((painting|drawing|watercolou?r|oil painting|art|life drawing|sketching|calligraphy|printmaking|lino ?cut) (\w+ )?(class(es)?|courses?|lessons?|workshops?|evenings?|school|teacher)|paint (and|&|n) sip|sip (and|&|n) paint)\b/iu,
    unless: /\b(?:martial|face|walking|plein air|outdoors?|(?:house|wall) paint\w*)\b/iu,
    goal: 'booking',
  },
  {
    key: 'sewing-classes',
    label: 'needlework classes',
    isNarrow: true,
    signs:
      /\b((sewing|knitting|crochet\w*|quilting|dressmaking|embroidery|weaving|felting|spinning) (\w+ )?(class(es)?|courses?|lessons?|workshops?|evenings?|school|circles?)|(teach|learn)(es|ing)? (\w+ ){0,2}(to sew|to knit|sewing|knitting|crochet))\b/iu,
    goal: 'lessons',
  },
  {
    key: 'cooking-classes',
    label: 'cooking classes',
    isNarrow: true,
    signs:
      /\b((cook(ing|ery)?|baking|bread|sourdough|pasta|sushi|paella|curry|pastry|cake) (\w+ )?(class(es)?|courses?|lessons?|workshops?|school)|pasta[- ]making|learn to (cook|bake)|cook with (us|me))\b/iu,
    unless: /\b(?:camp ?fire|wild food|forag\w*|bushcraft|(?:cake|bread) and)\b/iu,
    goal: 'booking',
  },
] as const satisfies readonly Activity[]
