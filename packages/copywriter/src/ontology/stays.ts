import type { Trade } from './trade.ts'

export const stays: readonly Trade[] = [
  {
    key: 'sauna',
    signs:
      /\b((floating|wood[- ]?(fired|burning|heated)|raft|mobile|lakeside|seaside|beach|barrel|tent|smoke|private|public)( wood[- ]?fired)? saunas?|saunas? (rafts?|boats?|barges?|rentals?|sessions?|on|by)|l[öo]yly)\b/iu,
    topic: 'the sauna',
    booking: { one: 'sauna session', many: 'sauna sessions' },
    cta: ['Ask for a sauna time', 'Plan our sauna evening', 'Ask about the sauna'],
    fields: ['Preferred date and time', 'Number of people'],
    bring: ['two towels', 'swimwear', 'flip-flops', 'drinking water', 'a warm hat for afterwards'],
  },
  {
    key: 'glamping',
    signs:
      /\b(glamping|bell tents?|yurts?|safari tents?|tree ?houses?|tipis?|shepherd'?s? huts?|tiny houses?)\b/iu,
    topic: 'glamping',
    booking: { one: 'stay', many: 'stays' },
    cta: ['Ask which nights are open', 'Plan our nights away', 'Find a tent for us'],
    fields: ['Preferred dates', 'Number of guests'],
    bring: ['warm socks', 'a torch', 'shoes for wet grass', 'a book', 'a jumper for the evening'],
  },
  {
    key: 'camping',
    signs:
      /\b(camp(ing|sites?|grounds?)|caravan (park|site)|RV parks?|tent pitch\w*|zeltplatz)\b/iu,
    topic: 'camping',
    booking: { one: 'pitch', many: 'pitches' },
    cta: ['Ask for a pitch', 'Plan our camping days', 'Find a pitch for us'],
    fields: ['Arrival and departure', 'Number of people', 'Tent, van or caravan?'],
    bring: ['a mat that insulates', 'a head torch', 'a mallet', 'a lighter', 'rain jackets'],
  },
  {
    key: 'lodge',
    signs:
      /\b(lodges?|estancias?|cattle stations?|rifugios?|refuges?|cabanes?|posadas?|hostels?|hotels?|bunkhouses?|bothy|bothies|cabins?|chalets?|cottages?|guest ?-?houses?|b&bs?|bed and breakfast|farm ?stays?|holiday (home|house|let)s?|mountain huts?|inns?|ferienhaus|ferienwohnung|h[üu]tte)\b/iu,
    topic: 'a stay',
    booking: { one: 'stay', many: 'stays' },
    cta: ['Ask for our dates', 'Plan our stay', 'Ask about a stay'],
    fields: ['Arrival and departure', 'Number of guests'],
    bring: [
      'slippers',
      'a book',
      'good walking shoes',
      'a layer for the evening',
      'swimwear, just in case',
    ],
  },
]
