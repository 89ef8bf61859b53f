import type { Activity } from './activity.ts'

/** Who tunes, mends, alters or frames what people have. */
export const repairs = [
  {
    key: 'piano-tuning',
    label: 'piano tuning',
    isNarrow: true,
    signs:
      /\b(pianos? (\w+ )?(tun\w+|repair\w*|servic\w*|technicians?|regulat\w*|restor\w*)|tun(e|es|ing) (and repair )?(of )?(\w+ )?(pianos?|uprights?|grands?)|klavierstimm\w*|pianostem\w*|accord\w* de pianos?)\b/iu,
    goal: 'quote',
  },
  {
    key: 'instrument-repair',
    label: 'instrument repairs',
    isNarrow: true,
    signs:
      /\b(luthiers?|(violin|cello|guitar|flute|clarinet|saxophone|sax|trumpet|brass|woodwind|instrument|bow|accordion|fiddle) (\w+ )?(repair\w*|maker|making|set-?ups?|restor\w*|servic\w*|rehair\w*)|(repair|mend|fix|restor)\w* (\w+ ){0,2}(violins?|guitars?|flutes?|clarinets?|saxophones?|instruments?|accordions?)|bow rehair\w*)\b/iu,
    goal: 'quote',
  },
  {
    key: 'bike-repair',
    label: 'bike repairs',
    isNarrow: true,
    signs:
      /\b((e-?bikes?|bikes?|bicycles?|cycle) (\w+ )?(repair\w*|servic(e|es|ing)|mechanics?|workshop|fix\w*|tune[- ]?ups?|mend\w*)|(repair|mend|fix|servic)(s|es|e|ing)? (\w+ ){0,2}(bikes?|bicycles?|e-?bikes)|fahrradwerkstatt|fietsenmaker|wheel (building|truing))\b/iu,
    unless:
      /\b(?:tours?|rentals?|hire|rent|(?:maintenance|mechanics?|repair|workshop) (?:courses?|class(?:es)?)|motor ?bikes?)\b/iu,
    goal: 'quote',
  },
  {
    key: 'car-repair',
    label: 'car repairs',
    isNarrow: true,
    signs:
      /\b((cars?|auto|vehicle|vw|classic car|motor ?bikes?|motorcycle) (\w+ )?(repairs?|servic(e|es|ing)|mechanics?|workshop|body ?shop|valet\w*|detailing)|garage (repairs|services)|mobile mechanic|mechanics?|MOTs?|tyres? (fit\w*|chang\w*|hotel)|oil changes?|brakes? (and|&|,)|autowerkstatt|kfz[- ]?\w*|panel ?beat\w*)\b/iu,
    unless:
      /\b(?:bikes?|bicycles?|courses?|tours?|hire|rentals?|piano|watch|clock|boats?|outboards?)\b/iu,
    goal: 'quote',
  },
  {
    key: 'tailoring',
    label: 'alterations and tailoring',
    isNarrow: true,
    signs:
      /\b(tailor(s|ing)?(?! (to|your|for))|seamstress\w*|dressmak(er|ers|ing)(?! (class|course|workshop))|(clothes?|dress|suit|bridal|clothing) alterations?|alterations?|hem(s|ming) (\w+ )?(trousers|jeans|curtains|dresses)|suits made|schneider(ei|in)|[äa]nderungsschneider\w*)\b/iu,
    unless: /\btailor[- ]?made\b|\b(?:loft|house|kitchen|home) alterations\b/iu,
    goal: 'booking',
  },
  {
    key: 'framing',
    label: 'picture framing',
    isNarrow: true,
    signs:
      /\b((picture|art|bespoke|custom|poster|mirror) fram(e|es|ing|ers?)|framers?|framing (shop|service|workshop)|fram(e|ing) (\w+ ){0,2}(pictures|paintings|prints|photos|art)|bilderrahm\w*|encadr\w*)\b/iu,
    unless: /\b(?:timber|roof|house|oak|bike|steel) fram\w*/iu,
    goal: 'quote',
  },
] as const satisfies readonly Activity[]
