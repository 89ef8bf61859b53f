import type { Activity } from './activity.ts'

export const stays = [
  {
    key: 'sauna',
    label: 'the sauna',
    searched: 'sauna',
    isOutdoor: true,
    signs:
      /\b((floating|wood[- ]?(fired|burning|heated)|raft|mobile|lakeside|seaside|beach|barrel|tent|smoke|private|public)( wood[- ]?fired)? saunas?|saunas? (rafts?|boats?|barges?|rentals?|sessions?|on|by)|l[öo]yly)\b/iu,
  },
  {
    key: 'glamping',
    label: 'glamping',
    isOutdoor: true,
    signs:
      /\b(glamping|bell tents?|yurts?|safari tents?|tree ?houses?|tipis?|shepherd'?s? huts?|tiny houses?)\b/iu,
    goal: 'stay',
    kinds: [
      {
        key: 'treehouse',
        when: /\btree ?houses?\b/iu,
        unless: /\b(?:yurts?|bell tents?|shepherd'?s? huts?|domes?)\b/iu,
      },
      {
        key: 'yurt',
        when: /\byurts?\b/iu,
        unless: /\b(?:tree ?houses?|bell tents?|shepherd'?s? huts?|domes?)\b/iu,
      },
      {
        key: 'bell-tent',
        when: /\bbell tents?\b/iu,
        unless: /\b(?:tree ?houses?|yurts?|shepherd'?s? huts?|domes?)\b/iu,
      },
      {
        key: 'hut',
        when: /\bshepherd'?s? huts?\b/iu,
        unless: /\b(?:tree ?houses?|yurts?|bell tents?|domes?)\b/iu,
      },
      {
        key: 'dome',
        when: /\bdomes?\b/iu,
        unless: /\b(?:tree ?houses?|yurts?|bell tents?|shepherd'?s? huts?)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(glamping|yurts?|tipis?|teepees?|safari tents?|bell tents?|domes?|treehouses?)\b/i,
        views: [
          ['camp', 'tent'],
          ['lake', 'tent'],
          ['meadow', 'tent'],
          ['camp', 'fire'],
          ['forest', 'deer'],
          ['river', 'none'],
        ],
        time: 'dusk',
      },
    ],
  },
  {
    key: 'camping',
    label: 'camping',
    isOutdoor: true,
    signs:
      /\b(camp(ing|sites?|grounds?)|caravan (park|site)|RV parks?|tent pitch\w*|zeltplatz)\b/iu,
    unless:
      /\bwild camping\b|\bcamping (?:trips?|tours?|expeditions?|weekends?|safaris?|gear|equipment|adventures?)\b/iu,
    goal: 'stay',
    pictures: [
      {
        mentions:
          /\b(camp ?-?sites?|camp ?-?grounds?|camping|campers?|camps?|tents?|pitches|bivou?acs?|bivvy)\b/i,
        views: [
          ['camp', 'tent'],
          ['lake', 'tent'],
          ['camp', 'fire'],
          ['river', 'tent'],
          ['trail', 'hiker'],
          ['forest', 'deer'],
        ],
      },
    ],
  },
  {
    key: 'lodge',
    label: 'a stay',
    searched: null,
    isOutdoor: true,
    signs:
      /\b(lodges?|estancias?|cattle stations?|rifugios?|refuges?|cabanes?|posadas?|hostels?|hotels?|bunkhouses?|bothy|bothies|cabins?|chalets?|cottages?|guest ?-?houses?|b&bs?|bed and breakfast|farm ?stays?|holiday (home|house|let)s?|mountain huts?|inns?|ferienhaus|ferienwohnung|h[üu]tte)\b/iu,
    unless:
      /\b(?:for|of) (?:cats|dogs|pets)\b|\bcattery\b|\b(?:dog|cat|pet|horse|insect|bug) hotels?\b/iu,
    goal: 'stay',
    kinds: [
      {
        key: 'self-catering',
        when: /\b(?:self[- ]catering|cottage|bothy|(?:cabin|house) to rent|(?:own|full|fitted|equipped) kitchen|kitchenette)/iu,
      },
      {
        key: 'full-board',
        when: /\b(?:full board|half board|dinner is|chef|all inclusive|estancia)/iu,
      },
      {
        key: 'camp-and-station',
        when: /\b(?:bush camp|camp per night|(?:cattle|sheep|outback) station|powered sites|long drop)/iu,
      },
      { key: 'farm', when: /\b(?:farm ?stays?|(?:on|at) (?:our|a|the) (?:\w+ )?farm)\b/iu },
      { key: 'cabin', when: /\bcabins?\b/iu, unless: /\b(?:rooms?|hotel|hostel|cottages?)\b/iu },
    ],
    pictures: [
      {
        mentions:
          /\b(lodges?|eco ?-?lodges?|inns?|resorts?|guest ?-?houses?|bed (and|&) breakfast|b&b|hotels?|hostels?|homestays?|retreat cent(er|re)s?)\b/i,
        views: [
          ['lake', 'house'],
          ['forest', 'deer'],
          ['trail', 'hiker'],
          ['lake', 'canoe'],
          ['camp', 'fire'],
          ['meadow', 'birds'],
          ['meadow', 'house'],
        ],
        time: 'dusk',
      },
      {
        mentions: /\b(log cabins?|cabins?|chalets?|cottages?|huts?|refuges?)\b/i,
        views: [
          ['lake', 'cabin'],
          ['forest', 'deer'],
          ['camp', 'fire'],
          ['lake', 'canoe'],
          ['trail', 'hiker'],
          ['meadow', 'birds'],
          ['snow', 'cabin'],
          ['forest', 'cabin'],
        ],
        time: 'dusk',
      },
    ],
  },
] as const satisfies readonly Activity[]
