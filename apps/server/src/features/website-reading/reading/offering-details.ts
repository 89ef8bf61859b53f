import type { FactValue } from '@wildpath/contract'

import { isDuration } from './durations.ts'
import type { Entry } from './sections.ts'
import { sentencesOf } from './sentences.ts'

type Offering = FactValue<'offering'>
type Line =
  | 'duration'
  | 'group_size'
  | 'requirements'
  | 'difficulty'
  | 'season'
  | 'days'
  | 'meeting_point'
type List = 'included' | 'not_included' | 'bring' | 'languages'

const lineTitles: readonly (readonly [Line, RegExp])[] = [
  [
    'duration',
    /^(?:duration|trip length|how long|length|time needed|dauer|durée|duración|durata|varighet|varaktighet|duur)$/iu,
  ],
  [
    'group_size',
    /^(?:group size|max(?:imum)?\.? (?:group(?: size)?|participants|people)|participants|gruppengröße|teilnehmer(?:zahl)?|taille du groupe|participants max\.?|groupe)$/iu,
  ],
  [
    'requirements',
    /^(?:(?:min(?:imum)?\.? )?age|ages|age limit|requirements?|who can join|suitable for|mindestalter|alter|voraussetzungen|geeignet für|âge(?: minimum)?|prérequis|conditions)$/iu,
  ],
  [
    'difficulty',
    /^(?:difficulty|level|grade|fitness|schwierigkeit(?:sgrad)?|niveau|difficulté|kondition)$/iu,
  ],
  ['season', /^(?:(?:best )?season|when|months?|saison|zeitraum|période|sesong)$/iu],
  [
    'days',
    /^(?:days|departures?|departure times?|start times?|times|tage|abfahrt(?:en)?|startzeiten|jours|départs?)$/iu,
  ],
  [
    'meeting_point',
    /^(?:meeting (?:point|place)|meet(?: us)? at|where we meet|start(?:ing)? point|treffpunkt|start|lieu de rendez-vous|rendez-vous|point de rencontre|oppmøte(?:sted)?|where)$/iu,
  ],
]
const listTitles: readonly (readonly [List, RegExp])[] = [
  [
    'not_included',
    /^(?:not included|(?:the )?price excludes|excluded|excludes|not in the price|nicht (?:enthalten|inklusive|im preis)|non compris|non inclus)$/iu,
  ],
  [
    'included',
    /^(?:(?:what'?s |(?:the )?price |cost )?includ(?:ed|es|ing)|what is included|inklusive|inkl\.?|im preis (?:enthalten|inbegriffen)|enthalten|leistungen|compris|inclus|le tarif comprend|comprend)$/iu,
  ],
  [
    'bring',
    /^(?:(?:what|please) (?:to )?bring|bring|to bring|(?:bitte )?mitbringen|mitzubringen|à apporter|apportez|packing list)$/iu,
  ],
  ['languages', /^(?:languages?|sprachen?|langues?)$/iu],
]

/** What the lines below the name of a thing say of it, by the titles that they have. */
export function readDetails(entries: readonly Entry[]): Partial<Offering> {
  const lines: Partial<Record<Line, string>> = {}
  const lists: Partial<Record<List, string[]>> = {}

  function tell(title: string, text: string, isEntry = true): void {
    const line = lineTitles.find(([, pattern]) => pattern.test(title))?.[0]
    // What follows a place is about something else, and often about more than this thing.
    const isMixed = line === 'meeting_point' && sentencesOf(text).length > 1
    if (
      line !== undefined &&
      !isMixed &&
      lines[line] === undefined &&
      text.length <= longestOf[line]
    )
      lines[line] = text
    const list = listTitles.find(([, pattern]) => pattern.test(title))?.[0]
    if (list !== undefined && isEntry) lists[list] = [...(lists[list] ?? []), ...itemsOf(text)]
  }

  for (const { block, label } of entries) {
    if (block.kind === 'row') {
      const [title = '', ...rest] = block.cells
      tell(bare(title), rest.join(', '))
      continue
    }
    const [, title = '', text = ''] = /^([^:]{2,40}):\s*(.+)$/u.exec(block.text) ?? []
    if (text !== '') tell(bare(title), text)
    else if (label !== '' && block.text.length <= 160) tell(bare(label), block.text, block.isItem)
    // '3 hours, $75 per person', '12 km · 5 hours', '90 minutes with a guide'.
    const parts = sentencesOf(block.text).flatMap((text) =>
      text
        .split(/,\s|\s[·•|]\s|\.$|\s(?=(?:with|mit|für|avec)\s)/u)
        .slice(0, block.text.length < 60 ? undefined : 1),
    )
    const part = parts.find(isDuration)
    if (part !== undefined) lines.duration ??= part
  }
  const told = Object.entries(lists).map(([list, items]) => [
    list,
    items.filter((item) => item.length <= 160).slice(0, list === 'languages' ? 12 : 20),
  ])
  return { ...lines, ...Object.fromEntries(told.filter(([, items]) => (items?.length ?? 0) > 0)) }
}

/** As the schema of an offering allows. */
const longestOf: Record<Line, number> = {
  duration: 80,
  group_size: 80,
  requirements: 200,
  difficulty: 80,
  season: 120,
  days: 120,
  meeting_point: 200,
}

const bare = (title: string) => title.replaceAll(/[:?*\s]+$|^[\s•✓✔–-]+/gu, '')

function itemsOf(text: string): string[] {
  const parts = text.replace(/\.$/, '').split(/[,;•]|\s(?:and|und|et)\s/u)
  return parts
    .map((part) => part.replace(/^[\s•✓✔–-]+/u, '').trim())
    .filter((part) => part.length > 1)
}
