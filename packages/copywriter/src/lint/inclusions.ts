import type { BriefKnowledge } from './brief-knowledge.ts'
import { plainWords, stemOf } from '../grammar/plain-words.ts'

/** What businesses put into a price; whoever says one of a line may say the others. */
const things: readonly (readonly string[])[] = [
  ['lunch', 'lunches', 'picnic', 'soup'],
  ['breakfast', 'breakfasts'],
  ['dinner', 'dinners', 'supper'],
  ['meal', 'meals', 'food', 'barbecue', 'board'],
  ['snack', 'snacks', 'cake', 'cakes', 'biscuits', 'cookies', 'fruit'],
  ['drink', 'drinks', 'refreshments', 'beer', 'beers', 'lemonade'],
  ['wine', 'champagne', 'prosecco', 'cava'],
  ['coffee', 'tea', 'chocolate', 'cocoa'],
  ['photo', 'photos', 'photograph', 'photographs', 'pictures', 'photography'],
  ['video', 'videos', 'footage', 'gopro', 'drone'],
  [
    'transfer',
    'transfers',
    'pickup',
    'pick-up',
    'pickups',
    'shuttle',
    'transport',
    'collection',
    'taxi',
  ],
  ['parking'],
  ['wetsuit', 'wetsuits', 'drysuit', 'drysuits', 'suit', 'suits'],
  ['boots', 'shoes', 'footwear'],
  ['helmet', 'helmets'],
  ['harness', 'harnesses', 'ropes'],
  ['gloves', 'jacket', 'jackets', 'waterproofs', 'clothing', 'poncho', 'ponchos'],
  ['insurance'],
  ['licence', 'license', 'licences', 'permit', 'permits'],
  ['tent', 'tents'],
  ['sleeping'],
  ['linen', 'bedding', 'towel', 'towels', 'sheets'],
  ['firewood', 'logs'],
  ['wifi', 'wi-fi', 'internet'],
  ['sauna', 'spa', 'massage', 'massages'],
  ['tub', 'jacuzzi', 'pool'],
  ['bike', 'bikes', 'e-bike', 'e-bikes', 'ebikes'],
  ['kayak', 'kayaks', 'canoe', 'canoes', 'sup', 'paddleboard', 'paddleboards'],
  ['rods', 'rod', 'bait', 'tackle', 'flies', 'waders'],
  ['certificate', 'certification', 'medal', 'diploma'],
  ['t-shirt', 'tshirt', 'souvenir', 'gift', 'goodie'],
  ['fuel', 'petrol', 'gas'],
  ['tax', 'taxes', 'tx', 'vat', 'gratuity', 'tips'],
  ['binoculars', 'telescope', 'telescopes', 'headtorch', 'headlamp', 'torch'],
  ['wellies', 'poles', 'crampons', 'snowshoes', 'skis', 'lift', 'pass'],
  ['accommodation', 'room', 'rooms', 'overnight', 'hotel'],
  ['flight', 'flights', 'ferry'],
  ['guidebook', 'map', 'maps'],
]
const kinOf = new Map(things.flatMap((line) => line.map((word) => [word, line] as const)))

const gives =
  /\b(?:included?|includes|including|incl|thrown in|part of the (?:price|deal|package|fee)|in the price|comes? with|provided?|provides|supply|supplied|supplies|we (?:bring|lend|cook|serve|hand|pack|give|add|pour|throw in)|i (?:bring|lend|cook|serve|pack|give|pour)|(?<!\b(?:would|do|can|far|if|when|will) )you (?:get|receive|also get|take home)|complimentary|free|on us|on the house|every(?:body|one) gets|(?:price|fee|rate|ticket) covers|plus)\b/iu
const denies =
  /\b(?:not|no|never|without|extra|except|excluding|bring your|your own|pack your|if you|n't|cannot|ask|check|find|wear|carry|bring|pack|look|instead of|nothing|allowed|write|when you)\b|\?/iu

/** Things that a text counts as part of the price, of which nobody spoke or which the owner left out. */
export function findInventedInclusions(text: string, known: BriefKnowledge): string[] {
  return text.split(/(?<=[.!?;:])\s|\n|,\s(?:and(?! so\b)|but|so(?! do))\s/u).flatMap((clause) => {
    if (!gives.test(clause) || denies.test(clause)) return []
    return plainWords(clause.replaceAll('-', ' ').concat(' ', clause)).flatMap(
      (word, index, all) => {
        if (all.indexOf(word) !== index) return []
        const kin = kinOf.get(word)
        if (kin === undefined) return []
        const isExcluded = known.notIncluded.has(stemOf(word))
        return isExcluded || !kin.some((one) => isSaid(one, known)) ? [word] : []
      },
    )
  })
}

function isSaid(word: string, known: BriefKnowledge): boolean {
  return (
    known.words.has(word) || known.stems.has(stemOf(word)) || known.words.has(word.replace('-', ''))
  )
}
