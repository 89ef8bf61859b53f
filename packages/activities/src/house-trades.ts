import type { Activity } from './activity.ts'

/** Who comes to a house or a garden. */
export const houseTrades = [
  {
    key: 'chimney-sweeping',
    label: 'chimney sweeping',
    isNarrow: true,
    signs:
      /\b(chimneys?( (and|&) stoves?)?( sweep\w*)?|flues? (sweep\w*|clean\w*|lin\w+)|stove (sweep\w*|servic\w*|clean\w*)|schornsteinfeger\w*|skorstensfejer\w*|ramoneur|schoorsteenveger\w*)\b/iu,
    goal: 'quote',
  },
  {
    key: 'window-cleaning',
    label: 'window cleaning',
    isNarrow: true,
    signs:
      /\b(windows? ?-?(clean|wash)\w*|(clean|wash)(ing)? (\w+ )?windows|gutter clean\w*|(fascia|soffit|conservatory|solar panel) clean\w*|glazenwasser\w*|fensterputzer\w*)\b/iu,
    goal: 'quote',
  },
  {
    key: 'house-cleaning',
    label: 'cleaning',
    isNarrow: true,
    signs:
      /\b((house|home|domestic|office|flat|apartment|deep|end[- ]of[- ]tenancy|move[- ]out|regular|weekly) (\w+ )?clean(s|ing|ers?)?|clean(ing)? (\w+ )?(houses|homes|flats|offices|apartments)|cleaning (lady|service|company)|housekeep(ing|ers?)|carpet clean\w*|oven clean\w*)\b/iu,
    unless: /\b(?:holiday (?:flats?|homes?|lets?)|check-?ins?|chalets?|(?:mountain|ski) lodge)\b/iu,
    goal: 'quote',
  },
  {
    key: 'gardening',
    label: 'garden work',
    isNarrow: true,
    signs:
      /\b(gardeners?|gardening|garden (design\w*|maintenance|care|work|clearance)|lawn (care|mow\w*|cut\w*)|mow(ing)? (\w+ )?(lawns?|grass)|hedge (cut|trim)\w*|plant(ing)? (\w+ )?(hedges?|trees)|landscap(ing|ers?)|g[äa]rtner\w*|hovenier\w*|jardinier\w*)\b/iu,
    unless: /\b(?:beer|tea) gardens?\b|\bgarden (?:tours?|centre)\b|\bworkshops?\b/iu,
    goal: 'quote',
  },
  {
    key: 'tree-surgery',
    label: 'tree work',
    isNarrow: true,
    signs:
      /\b(tree (surg\w+|work|care|fell\w*|removal|prun\w*|cutting|services?)|arborists?|arboricult\w*|stump (grind\w*|removal)|(fell|prun)(ing|e)? (\w+ )?trees|crown reduction\w*|baumpfleg\w*)\b/iu,
    unless: /\bclimb(?:ing)? (?:courses?|lessons?|taster|experience|sessions?)\b/iu,
    goal: 'quote',
  },
  {
    key: 'plumbing',
    label: 'plumbing work',
    isNarrow: true,
    signs:
      /\b(plumb(ers?|ing)?|boilers? (repair\w*|servic\w*|install\w*)|boilers?|leak(s|ing)? (taps?|pipes?)?|blocked (drains?|toilets?|sinks?)|drains? (unblock\w*|clean\w*)|bathroom fitt\w*|heating engineer\w*|gas fitt\w*|hot water systems?|klempner|loodgieter\w*|plombier\w*|fontaner[oí]\w*)\b/iu,
    unless: /\b(?:software|app)\b/iu,
    goal: 'quote',
  },
  {
    key: 'electrical-work',
    label: 'electrical work',
    isNarrow: true,
    signs:
      /\b(electricians?|electrical (work|repairs?|installations?|contractor|inspections?)|rewir(es?|ing)|fuse ?boards?|consumer units?|ev charg\w+ (install\w*|points?)|elektriker|elektricien|[ée]lectricien|electricista)\b/iu,
    goal: 'quote',
  },
  {
    key: 'decorating',
    label: 'painting and decorating',
    isNarrow: true,
    signs:
      /\b(paint(er|ers|ing) (and|&|n|\+) (decorat\w+|paper\w*)|decorators?|(house|interior|exterior|home) paint\w*|wall ?paper\w*|paint(ing)? (\w+ )?(houses?|walls?|rooms?|homes?|interiors?|facades?|windows)|maler(betrieb|meister)|schilder(werk|sbedrijf))\b/iu,
    unless: /\b(?:cakes?|class(?:es)?|workshops?|courses?|lessons?)\b/iu,
    goal: 'quote',
  },
  {
    key: 'roofing',
    label: 'roof work',
    isNarrow: true,
    signs:
      /\b(roof(ing|ers?)|roofs? (repair\w*|work|leak\w*|replac\w*)|(flat|slate|tiled|thatched|leaking|new) roofs?|thatch(ing|ers?)|slaters?|dachdecker\w*|dakdekker\w*|couvreur)\b/iu,
    unless: /\broof ?(?:top|tents?|racks?|boxes)\b/iu,
    goal: 'quote',
  },
  {
    key: 'upholstery',
    label: 'upholstery',
    isNarrow: true,
    signs:
      /\b((re-?)?upholster(y|ers?|ing|ed)?|polster(er|ei)|stoffeerder\w*|(armchairs?|sofas?|chairs?) (recover\w*|restor\w*)|(restor|re-?cover)(e|es|ing)? (\w+ ){0,2}(armchairs?|sofas?|chairs?))\b/iu,
    unless: /\b(?:clean\w*|boats?|yachts?|vans?|campers?)\b/iu,
    goal: 'quote',
  },
  {
    key: 'removals',
    label: 'moving house',
    isNarrow: true,
    signs:
      /\b((house|home|furniture|piano|office|local|student) removals?|removals (company|firm|service|and storage)|removals|moving (house|company|service|van)|man (and|&|with)( a)? van|movers|(house|piano|furniture) moves?|umz[üu]ge?|umzugs\w*|verhuiz\w*)\b/iu,
    unless:
      /\b(?:tattoo|hair|stump|tree|snow|wasp|nest|mou?ld|stain|rubbish|graffiti|asbestos|bees?|ticks?) remov\w*/iu,
    goal: 'quote',
  },
  {
    key: 'locksmith',
    label: 'locks and keys',
    isNarrow: true,
    signs:
      /\b(lock ?smiths?|lock[- ]?outs?|locked out|lock (changes?|repairs?|fitting|opening)|change locks|(open|opening) (\w+ )?doors|schl[üu]sseldienst|slotenmaker|serrurier|cerrajer[oí]\w*)\b/iu,
    goal: 'quote',
  },
] as const satisfies readonly Activity[]
