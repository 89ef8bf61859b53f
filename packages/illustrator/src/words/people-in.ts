import type { People } from '../cast/cast.ts'
import { numberOf, numberPattern, valueOf } from './numbers.ts'

const grownUps =
  'people|persons|adults|men|women|guests|friends|students|beginners|travell?ers|adventurers|hikers|walkers|trekkers|climbers|boulderers|riders|cyclists|bikers|skiers|snowboarders|surfers|divers|snorkell?ers|anglers|fishermen|paddlers|kayakers|canoeists|rafters|paddleboarders|campers|sailors|mountaineers|paragliders'
const grownUp =
  'person|adult|man|woman|guest|traveller|traveler|adventurer|hiker|walker|trekker|climber|boulderer|rider|cyclist|biker|skier|snowboarder|surfer|diver|snorkeller|snorkeler|angler|fisherman|paddler|kayaker|canoeist|rafter|paddleboarder|camper|sailor|mountaineer|paraglider'
const children =
  'kids|children|boys|girls|sons|daughters|toddlers|grandchildren|grandkids|youngsters|teenagers|teens'
const child = 'kid|child|boy|girl|son|daughter|toddler|grandchild|youngster|teenager|teen'

const family = /\bfamil(?:y|ies)\b(?![ -](?:run|owned|operated|business|company))/i
const familyOf = new RegExp(`\\bfamily of (${numberPattern})\\b`, 'i')
const couple =
  /\b(?:couples?(?! of\b)|honeymoon\w*|newly-?weds|man and (?:a )?woman|husband and wife|two of you|two of us)\b/i
const groupOf = new RegExp(
  `\\b(?:group|party|team|crew|gang|class)(?:e?s)?(?: of (${numberPattern}))(?! to\\b| or\\b|[-–])\\b`,
  'i',
)
const group = /\b(?:groups?|teams?|friends)\b(?! of (?:tents|kids|children|boys|girls))/i

/** The sizes of companies that words name as a whole. */
const usualFamily = { adults: 2, children: 2 }
const groupSize = 4

/**
 * Who the words want to see: a company as it is called ('a family of five', 'a couple'), or people one by one ('a mother
 * and two kids'). Nothing where nobody is counted. `isOneEnough`: 'a hiker' is one hiker, while 'a rafter' is one of a crew.
 */
export function peopleIn(words: string, isOneEnough: boolean): People | undefined {
  const young = childrenIn(words)
  if (family.test(words)) return familyIn(words, young)
  const company = companyIn(words)
  const adults = company ?? grownUpsIn(words, isOneEnough)
  if (adults === undefined && young === undefined) return undefined
  if (company === undefined && young !== undefined) {
    // 'Kids' alone are not alone outdoors; 'three kids' are three.
    return { adults: adults ?? (young.isCounted ? 0 : 1), children: young.count }
  }
  return { adults: adults ?? 0, children: young?.count ?? 0 }
}

type Young = { count: number; isCounted: boolean }

function familyIn(words: string, young: Young | undefined): People {
  const all = valueOf(familyOf.exec(words)?.[1])
  if (all === undefined) {
    const count = young?.isCounted === true ? young.count : usualFamily.children
    return { adults: usualFamily.adults, children: count }
  }
  const adults = all > 2 ? 2 : 1
  return { adults, children: Math.max(0, all - adults) }
}

function companyIn(words: string): number | undefined {
  const sized = valueOf(groupOf.exec(words)?.[1])
  if (sized !== undefined) return sized
  if (couple.test(words)) return 2
  const counted = numberOf(words, { thing: grownUp, things: grownUps, isArticleOne: false })
  return counted ?? (group.test(words) ? groupSize : undefined)
}

function grownUpsIn(words: string, isOneEnough: boolean): number | undefined {
  const parents = /\bparents\b/i.test(words) ? 2 : 0
  const named = [/\b(?:mother|mum|mom)\b/i, /\b(?:father|dad)\b/i].filter((one) => one.test(words))
  const old = /\bgrand-?parents\b/i.test(words)
    ? 2
    : Number(/\bgrand(?:mother|father|ma|pa)\b/i.test(words))
  const kin = Math.max(parents, named.length) + old
  if (kin > 0) return kin
  return isOneEnough
    ? numberOf(words, { thing: grownUp, things: '(?!)', isArticleOne: true })
    : undefined
}

/** 'Two kids', 'their daughter', 'children'. A number before the singular is an age or a price: 'one child free' is said of one. */
function childrenIn(words: string): Young | undefined {
  const counted = numberOf(words, { thing: child, things: children, isArticleOne: true })
  if (counted !== undefined) return { count: counted, isCounted: true }
  if (
    new RegExp(`\\b(?:his|her|their|my|our|your|the)\\s+(?:[\\w-]+\\s+)?(?:${child})\\b`, 'i').test(
      words,
    )
  )
    return { count: 1, isCounted: true }
  if (new RegExp(`\\b(?:${children})\\b(?![ -]?(?:menu|meal|price))`, 'i').test(words))
    return { count: 2, isCounted: false }
  return undefined
}
