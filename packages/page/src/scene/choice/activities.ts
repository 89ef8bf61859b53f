import type { SceneKind, SceneSubject } from '../scene-schema.ts'
import type { SceneTime } from './moods.ts'

/** A picture of an activity: where, and who or what is to be seen. */
export type View = readonly [kind: SceneKind, subject: SceneSubject]

export type Activity = {
  /** Whole words that speak of it; the longer the match the more it says. */
  signs: RegExp
  /** The first is the hero's, the others follow in the gallery. */
  views: readonly [View, ...View[]]
  season?: 'winter' | 'spring' | 'summer' | 'autumn'
  time?: SceneTime
  /** Words that go along with many activities count less. */
  isVague?: true
}

/** What outdoor businesses do. The first of equals wins, so the particular stands before the general. */
export const activities: Activity[] = [
  {
    signs: /\b(rafts?|rafting|white ?-?water|rapids|river ?-?tubing|float trips?)\b/gi,
    views: [
      ['river', 'raft'],
      ['canyon', 'raft'],
      ['camp', 'fire'],
      ['forest', 'hiker'],
      ['lake', 'canoe'],
      ['river', 'kayak'],
      ['trail', 'campervan'],
    ],
  },
  {
    signs: /\b(sea ?-?kayak\w*|ocean ?-?kayak\w*)\b/gi,
    views: [
      ['coast', 'kayak'],
      ['sea', 'whale'],
      ['camp', 'tent'],
      ['coast', 'hiker'],
      ['sea', 'birds'],
      ['lake', 'kayak'],
    ],
  },
  {
    signs: /\b(kayaks?|kayaking|kayakers?|packraft\w*)\b/gi,
    views: [
      ['lake', 'kayak'],
      ['river', 'kayak'],
      ['coast', 'kayak'],
      ['camp', 'tent'],
      ['lake', 'birds'],
      ['forest', 'hiker'],
      ['canyon', 'kayak'],
    ],
  },
  {
    signs: /\b(canoes?|canoeing|canoeists?|voyageurs?)\b/gi,
    views: [
      ['lake', 'canoe'],
      ['camp', 'tent'],
      ['river', 'canoe'],
      ['lake', 'birds'],
      ['forest', 'deer'],
      ['camp', 'fire'],
    ],
    time: 'dawn',
  },
  {
    signs: /\b(sup|paddle ?-?board\w*|stand ?-?up paddl\w*)\b/gi,
    views: [
      ['coast', 'paddleboard'],
      ['lake', 'paddleboard'],
      ['sea', 'birds'],
      ['coast', 'none'],
      ['river', 'paddleboard'],
      ['lake', 'tent'],
    ],
  },
  {
    signs: /\b(kite ?-?surf\w*|kite ?-?board\w*|wind ?-?surf\w*|wing ?-?foil\w*|kiting)\b/gi,
    views: [
      ['coast', 'kite'],
      ['sea', 'kite'],
      ['coast', 'campervan'],
      ['sea', 'surfer'],
      ['coast', 'fire'],
      ['sea', 'birds'],
    ],
  },
  {
    signs:
      /\b(surf|surfs|surfing|surfers?|surf ?-?boards?|surf ?-?(camp|school|lesson)s?|bodyboard\w*)\b/gi,
    views: [
      ['sea', 'surfer'],
      ['coast', 'surfer'],
      ['coast', 'campervan'],
      ['coast', 'none'],
      ['coast', 'fire'],
      ['sea', 'birds'],
    ],
  },
  {
    signs: /\b(whales?|whale ?-?watching|dolphins?|orcas?|humpbacks?)\b/gi,
    views: [
      ['sea', 'whale'],
      ['coast', 'motorboat'],
      ['sea', 'birds'],
      ['coast', 'hiker'],
      ['sea', 'sailboat'],
      ['reef', 'none'],
    ],
  },
  {
    signs:
      /\b(scuba|div(e|es|ing|ers?) (school|trips?|cent(er|re)|shop|courses?|boat|sites?|master)|(sky)?(?<!sky ?-?)div(ing|ers?)|free ?-?div\w*|snorkel\w*|padi|reefs?|coral\w*)\b/gi,
    views: [
      ['reef', 'diver'],
      ['coast', 'motorboat'],
      ['reef', 'none'],
      ['sea', 'whale'],
      ['coast', 'none'],
      ['sea', 'sailboat'],
    ],
    time: 'day',
  },
  {
    signs:
      /\b(sailing|sail ?-?boats?|sailors?|yachts?|yachting|catamarans?|schooners?|regattas?|sails?)\b/gi,
    views: [
      ['sea', 'sailboat'],
      ['coast', 'sailboat'],
      ['town', 'sailboat'],
      ['sea', 'whale'],
      ['coast', 'none'],
      ['sea', 'birds'],
    ],
  },
  {
    signs: /\b(fly ?-?fish\w*|fishing|fisher\w*|angling|anglers?|trout|salmon|bass boats?)\b/gi,
    views: [
      ['river', 'angler'],
      ['lake', 'angler'],
      ['lake', 'motorboat'],
      ['camp', 'fire'],
      ['forest', 'deer'],
      ['lake', 'cabin'],
    ],
    time: 'dawn',
  },
  {
    signs:
      /\b(boat (tours?|trips?|rides?|rentals?|hire|cruises?|charters?)|boats?|boating|cruises?|ferr(y|ies)|jet ?-?skis?|jet ?-?skiing)\b/gi,
    views: [
      ['coast', 'motorboat'],
      ['lake', 'motorboat'],
      ['sea', 'sailboat'],
      ['town', 'motorboat'],
      ['sea', 'birds'],
      ['coast', 'none'],
    ],
  },
  {
    signs: /\b(via ?-?ferratas?|klettersteig\w*|klettersteige?)\b/gi,
    views: [
      ['wall', 'climber'],
      ['summit', 'hiker'],
      ['ridge', 'hiker'],
      ['canyon', 'zipline'],
      ['summit', 'backpack'],
      ['lake', 'cabin'],
    ],
  },
  {
    signs:
      /\b(climb|climbs|climbing|climbers?|boulder\w*|belay\w*|crags?|rock ?-?gyms?|mountaineer\w*|abseil\w*|rappel\w*)\b/gi,
    views: [
      ['wall', 'climber'],
      ['summit', 'hiker'],
      ['camp', 'tent'],
      ['ridge', 'backpack'],
      ['summit', 'birds'],
      ['trail', 'campervan'],
    ],
  },
  {
    signs: /\b(canyoning|canyoneer\w*|gorge ?-?walk\w*|coasteer\w*)\b/gi,
    views: [
      ['canyon', 'hiker'],
      ['wall', 'climber'],
      ['river', 'none'],
      ['canyon', 'zipline'],
      ['forest', 'hiker'],
      ['camp', 'fire'],
    ],
  },
  {
    signs: /\b(caves?|caving|cavers?|spelunk\w*|potholing|caverns?|grottos?)\b/gi,
    views: [
      ['cave', 'hiker'],
      ['cave', 'none'],
      ['wall', 'climber'],
      ['forest', 'hiker'],
      ['canyon', 'hiker'],
      ['camp', 'fire'],
    ],
  },
  {
    signs: /\b(dog ?-?sled\w*|sled ?-?dogs?|husk(y|ies)|mushing|mushers?|sleigh\w*)\b/gi,
    views: [
      ['snow', 'dogsled'],
      ['snow', 'cabin'],
      ['snow', 'fire'],
      ['snow', 'none'],
      ['snow', 'deer'],
      ['lake', 'cabin'],
    ],
    season: 'winter',
  },
  {
    signs: /\b(snow ?-?shoe\w*|winter hik\w*|winter walk\w*)\b/gi,
    views: [
      ['snow', 'hiker'],
      ['snow', 'cabin'],
      ['forest', 'deer'],
      ['summit', 'hiker'],
      ['snow', 'fire'],
      ['lake', 'cabin'],
    ],
    season: 'winter',
  },
  {
    signs:
      /\b(skis?|skiing|skiers?|snow ?-?board\w*|heli ?-?ski\w*|cat ?-?ski\w*|freeride|backcountry tours?|avalanche\w*|snow ?-?mobil\w*)\b/gi,
    views: [
      ['snow', 'skier'],
      ['snow', 'cabin'],
      ['summit', 'none'],
      ['snow', 'none'],
      ['snow', 'hiker'],
      ['town', 'none'],
    ],
    season: 'winter',
  },
  {
    signs: /\b(balloons?|ballooning|balloon (rides?|flights?))\b/gi,
    views: [
      ['sky', 'balloon'],
      ['savanna', 'balloon'],
      ['desert', 'balloon'],
      ['meadow', 'balloon'],
      ['lake', 'balloon'],
      ['trail', 'balloon'],
    ],
    time: 'dawn',
  },
  {
    signs:
      /\b(paraglid\w*|hang ?-?glid\w*|parapente|tandem flights?|sky ?-?div\w*|glider flights?)\b/gi,
    views: [
      ['sky', 'paraglider'],
      ['summit', 'paraglider'],
      ['lake', 'paraglider'],
      ['ridge', 'backpack'],
      ['coast', 'paraglider'],
      ['meadow', 'none'],
    ],
    time: 'day',
  },
  {
    signs:
      /\b(zip ?-?lin\w*|zip ?-?wires?|rope(s)? courses?|high ropes|canopy tours?|tree ?-?top (adventure|walk|park)s?|aerial parks?)\b/gi,
    views: [
      ['forest', 'zipline'],
      ['canyon', 'zipline'],
      ['river', 'zipline'],
      ['forest', 'hiker'],
      ['camp', 'fire'],
      ['wall', 'climber'],
    ],
  },
  {
    signs:
      /\b(safaris?|game ?-?drives?|big five|elephants?|rhinos?|serengeti|masai|maasai|kruger|okavango)\b/gi,
    views: [
      ['savanna', 'elephant'],
      ['savanna', 'jeep'],
      ['savanna', 'tent'],
      ['savanna', 'birds'],
      ['savanna', 'fire'],
      ['savanna', 'none'],
    ],
  },
  {
    signs:
      /\b(bird ?-?watch\w*|birding|birders?|ornitholog\w*|bird tours?|cranes?|puffins?|eagles?)\b/gi,
    views: [
      ['lake', 'birds'],
      ['coast', 'birds'],
      ['meadow', 'birds'],
      ['forest', 'hiker'],
      ['savanna', 'birds'],
      ['river', 'birds'],
    ],
    time: 'dawn',
  },
  {
    signs:
      /\b(wild ?-?life|animals?|bears?|moose|deer|wolf|wolves|nature tours?|game ?-?viewing|reindeer|elk)\b/gi,
    views: [
      ['meadow', 'deer'],
      ['forest', 'deer'],
      ['lake', 'birds'],
      ['river', 'birds'],
      ['trail', 'hiker'],
      ['lake', 'cabin'],
    ],
    time: 'dawn',
  },
  {
    signs:
      /\b(horses?|horse ?-?back|horse ?-?riding|pony|ponies|equestrian|ranch(es)?|trail rides?|stables?|cowboys?)\b/gi,
    views: [
      ['trail', 'horse'],
      ['meadow', 'horse'],
      ['river', 'horse'],
      ['camp', 'fire'],
      ['desert', 'horse'],
      ['ridge', 'horse'],
    ],
  },
  {
    signs:
      /\b(mtb|mountain ?-?bik\w*|e-?mtb|gravel (bik\w*|rides?|tours?)|bike ?-?parks?|downhill bik\w*|single ?-?tracks?|enduro)\b/gi,
    views: [
      ['ridge', 'cyclist'],
      ['forest', 'cyclist'],
      ['trail', 'cyclist'],
      ['desert', 'cyclist'],
      ['camp', 'campervan'],
      ['summit', 'cyclist'],
    ],
  },
  {
    signs:
      /\b(cycling|cyclists?|cycle (tours?|hire|holidays?)|bikes?|biking|bikers?|bicycl\w*|e-?bikes?|velo)\b/gi,
    views: [
      ['trail', 'cyclist'],
      ['coast', 'cyclist'],
      ['meadow', 'cyclist'],
      ['ridge', 'cyclist'],
      ['town', 'cyclist'],
      ['lake', 'cyclist'],
    ],
  },
  {
    signs:
      /\b(camper ?-?vans?|van ?-?life|motor ?-?homes?|rv|rvs|van (hire|rentals?)|camper (hire|rentals?)|campers)\b/gi,
    views: [
      ['trail', 'campervan'],
      ['coast', 'campervan'],
      ['lake', 'campervan'],
      ['desert', 'campervan'],
      ['camp', 'fire'],
      ['forest', 'campervan'],
    ],
  },
  {
    signs:
      /\b(jeeps?|4x4|4wd|off ?-?road\w*|overland\w*|atv|atvs|utv|quads?|buggy|buggies|land ?rovers?)\b/gi,
    views: [
      ['desert', 'jeep'],
      ['trail', 'jeep'],
      ['savanna', 'jeep'],
      ['canyon', 'jeep'],
      ['camp', 'fire'],
      ['ridge', 'jeep'],
    ],
  },
  {
    signs: /\b(glamping|yurts?|tipis?|teepees?|safari tents?|bell tents?|domes?|treehouses?)\b/gi,
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
  {
    signs:
      /\b(star ?-?gazing|stargaz\w*|astronom\w*|night sky|dark sky|northern lights|aurora\w*|milky way|telescopes?)\b/gi,
    views: [
      ['camp', 'hiker'],
      ['desert', 'tent'],
      ['lake', 'tent'],
      ['summit', 'tent'],
      ['snow', 'cabin'],
      ['ridge', 'fire'],
    ],
    time: 'night',
  },
  {
    signs:
      /\b(survival\w*|bush ?-?craft\w*|wilderness (skills?|school|first aid)|foraging|foragers?|primitive skills|scouts?)\b/gi,
    views: [
      ['forest', 'fire'],
      ['camp', 'fire'],
      ['forest', 'backpack'],
      ['river', 'tent'],
      ['forest', 'deer'],
      ['lake', 'tent'],
    ],
    time: 'dusk',
  },
  {
    signs: /\b(log cabins?|cabins?|chalets?|cottages?|huts?|refuges?)\b/gi,
    views: [
      ['lake', 'cabin'],
      ['forest', 'cabin'],
      ['snow', 'cabin'],
      ['meadow', 'deer'],
      ['camp', 'fire'],
      ['lake', 'canoe'],
    ],
    time: 'dusk',
  },
  {
    signs:
      /\b(lodges?|eco ?-?lodges?|inns?|resorts?|guest ?-?houses?|bed (and|&) breakfast|b&b|hotels?|hostels?|homestays?|retreat cent(er|re)s?)\b/gi,
    views: [
      ['lake', 'house'],
      ['meadow', 'house'],
      ['forest', 'deer'],
      ['trail', 'hiker'],
      ['lake', 'canoe'],
      ['camp', 'fire'],
    ],
    time: 'dusk',
  },
  {
    signs:
      /\b(camp ?-?sites?|camp ?-?grounds?|camping|campers?|camps?|tents?|pitches|bivou?acs?|bivvy)\b/gi,
    views: [
      ['camp', 'tent'],
      ['lake', 'tent'],
      ['camp', 'fire'],
      ['river', 'tent'],
      ['trail', 'hiker'],
      ['forest', 'deer'],
    ],
  },
  {
    signs:
      /\b(trek|treks|trekking|trekkers?|thru ?-?hik\w*|back ?-?pack\w*|expeditions?|everest|kilimanjaro|camino|inca trail|hut ?-?to ?-?hut)\b/gi,
    views: [
      ['summit', 'hiker'],
      ['ridge', 'hiker'],
      ['camp', 'tent'],
      ['trail', 'hiker'],
      ['lake', 'tent'],
      ['summit', 'backpack'],
    ],
  },
  {
    signs:
      /\b(hik(e|es|ing|ers?)|walking (tours?|holidays?)|walks?|rambl(e|es|ing|ers?)|nature guides?|trail ?-?run\w*|forest bath\w*|nordic walking|llamas?|alpacas?)\b/gi,
    views: [
      ['trail', 'hiker'],
      ['forest', 'hiker'],
      ['ridge', 'hiker'],
      ['lake', 'tent'],
      ['summit', 'hiker'],
      ['river', 'none'],
    ],
  },
  {
    signs:
      /\b((outdoor|hiking|camping|climbing|ski|fishing|bike|adventure) (gear|equipment|outfitters?|clothing|store|shop)|gear (shop|store|rentals?|hire)|back ?-?packs?|outfitters?|sleeping bags?|hiking boots)\b/gi,
    views: [
      ['ridge', 'backpack'],
      ['camp', 'tent'],
      ['summit', 'hiker'],
      ['forest', 'backpack'],
      ['camp', 'fire'],
      ['lake', 'kayak'],
    ],
  },
  {
    signs:
      /\b(photo (tours?|workshops?|safaris?)|photograph(y|ers?) ?(tours?|workshops?|trips?|expeditions?)?|landscape photo\w*)\b/gi,
    views: [
      ['lake', 'none'],
      ['summit', 'none'],
      ['coast', 'none'],
      ['desert', 'none'],
      ['meadow', 'deer'],
      ['forest', 'none'],
    ],
    time: 'dawn',
  },
  {
    signs: /\b(yoga|meditation|mindful\w*|wellness|wellbeing|spa|retreats?|qi ?gong|pilates)\b/gi,
    views: [
      ['lake', 'none'],
      ['meadow', 'none'],
      ['coast', 'none'],
      ['forest', 'none'],
      ['meadow', 'birds'],
      ['summit', 'none'],
    ],
    time: 'dawn',
  },
  {
    signs:
      /\b(city tours?|walking tours? of|sight ?-?seeing|old town|town tours?|ghost tours?|food tours?|tuk ?-?tuks?|segway\w*|historic tours?|guided city)\b/gi,
    views: [
      ['town', 'none'],
      ['town', 'sailboat'],
      ['town', 'motorboat'],
      ['coast', 'none'],
      ['town', 'birds'],
      ['meadow', 'none'],
    ],
  },
  {
    signs:
      /\b(outdoors?|adventures?|wilderness|nature|mountains?|guides?|guided|excursions?|alpine|forests?|woods?|trails?)\b/gi,
    views: [
      ['trail', 'hiker'],
      ['lake', 'tent'],
      ['summit', 'none'],
      ['forest', 'hiker'],
      ['camp', 'fire'],
      ['river', 'none'],
    ],
    isVague: true,
  },
]

/** For a business whose words speak of nothing outdoors: landscapes that promise nothing. */
export const quietViews: readonly [View, ...View[]] = [
  ['meadow', 'none'],
  ['town', 'none'],
  ['lake', 'none'],
  ['sky', 'none'],
  ['trail', 'none'],
  ['coast', 'none'],
]
