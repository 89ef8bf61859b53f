import type { Activity } from './activity.ts'

/** What belongs to a feast, a party or an evening out, and rooms to sleep in. */
export const occasions = [
  {
    key: 'portrait-photography',
    label: 'photographs of your day or your family',
    isNarrow: true,
    signs:
      /\b((wedding|family|newborn|baby|portrait|maternity|engagement|elopement|couples?|headshots?|pet|dog|horse|event|birth|school|brand|senior) (\w+ )?(photo\w*|portraits?|shoots?|pictures)|(photo\w*|portraits?|pictures) (for|of) (\w+ ){0,2}(weddings?|famil(y|ies)|couples|bab(y|ies)|newborns|children|people)|photographers?|photo ?shoots?|portraits?|headshots?|hochzeitsfotograf\w*|fotograf\w*)\b/iu,
    unless:
      /\b(?:tours?|walks?|workshops?|safaris?|courses?|lessons?|drones?|landscapes?|wildlife|underwater|birds?|northern lights|aurora|stars?|property|real estate|food|product|(?:dog|pet|horse|equine|cat) (?:photo\w*|portraits?|shoots?)|video\w*|films?|trips?|hides?|paint\w*)\b/iu,
    goal: 'booking',
  },
  {
    key: 'event-hall',
    label: 'rooms for your event',
    isNarrow: true,
    signs:
      /\b((event|wedding|party|village|function|meeting|barn|private) (hall|venues?|rooms?|barn|space)|(hall|barn|venue|function room) (hire|to hire|for hire|to rent|for (weddings|events|parties))|venue|festsaal|partyraum|feestzaal|salle des f[êe]tes)\b/iu,
    unless: /\bparty (?:rental|hire)\b|\bescape\b|\bplann\w+\b|\bcater\w*\b/iu,
    goal: 'enquiry',
  },
  {
    key: 'party-hire',
    label: 'things to hire for a party',
    isNarrow: true,
    signs:
      /\b((party|event|wedding|marquee|chair|table|tableware|crockery|bouncy castle|photo ?booth|furniture|dance ?floor|prop|decor|glassware|stage|sound system|PA) ?-?(hire|rentals?)|(hire|rent)( out)? (\w+ ){0,2}(marquees?|tables|chairs|bouncy castles?|party tents?|crockery|glasses)|(bouncy castles?|marquees?|photo ?booths?|party tents?)( (for|to) (hire|rent))?)\b/iu,
    goal: 'rental',
  },
  {
    key: 'party-music',
    label: 'music for your event',
    isNarrow: true,
    signs:
      /\b(DJs?|disc jockey|((wedding|party|cover|jazz|live|ceilidh|brass|function|folk|swing|mariachi|string|acoustic) (bands?|music|duo|trio|quartet|singer|musicians?))|string quartet|live band|singer[- ]?guitarist|harpist|organist|disco)\b/iu,
    unless:
      /\b(?:lessons?|school|courses?|teach\w*|learn|pub|bar with|restaurant|cafe|hotel|rubber|course)\b/iu,
    goal: 'booking',
  },
  {
    key: 'escape-room',
    label: 'an hour in an escape room',
    isNarrow: true,
    signs: /\b(escape[- ]?(rooms?|games?|box)|exit[- ]games?|puzzle rooms?)\b/iu,
    unless: /\boutdoors?\b|\bcity\b|\btown\b|\bforest\b/iu,
    goal: 'booking',
  },
  {
    key: 'guest-room',
    label: 'a room for your nights',
    isNarrow: true,
    signs:
      /\b(b ?(&|and|n) ?bs?|bed (and|&) breakfasts?|guest ?-?rooms?|guest ?houses?|spare room|rooms? (with|and|incl\w*) breakfast|(two|three|four|2|3|4|double|twin) (double |guest |bed)?rooms|zimmer frei|g[äa]stezimmer|chambres? d['’]h[ôo]tes?|pension)\b/iu,
    unless:
      /\b(?:lodge|camp\w*|safari|ski|chalets?|huts?|cabins?|cottages?|hotels?|horse\w*|surf|clean\w*|management|hostels?|pensions? (?:advice|plans?|funds?)|tax|meeting|escape|look after|owners)\b/iu,
    goal: 'stay',
  },
  {
    key: 'holiday-let-management',
    label: 'looking after holiday homes',
    isNarrow: true,
    signs:
      /\b((holiday|vacation|short[- ]?(term|let)|airbnb|rental|second) ?-?(flats?|homes?|lets?|houses?|rentals?|apartments?|property|properties|villas?) (management|manager|managing|care|keyhold\w*|changeovers?|hosting)|((look|looking) after|manag(e|ing)|care (of|for)) (\w+ ){0,3}(holiday|second|vacation|airbnb) ?(flats?|homes?|lets?|houses?|apartments?|villas?|propert\w+)|airbnb (co-?)?(host\w*|management|cleaning)|co-?host(s|ing|ed)?|property management for owners|key ?-?holding)\b/iu,
    goal: 'enquiry',
  },
] as const satisfies readonly Activity[]
