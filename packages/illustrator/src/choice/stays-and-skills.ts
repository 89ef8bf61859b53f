import type { Activity } from './activity.ts'

/** Nights outside, what is learnt and bought for them, and what speaks of the outdoors in general. The particular stands before the general; a house is one house, so its pictures are of what lies around it. */
export const staysAndSkills: Activity[] = [
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
  {
    signs:
      /\b(lodges?|eco ?-?lodges?|inns?|resorts?|guest ?-?houses?|bed (and|&) breakfast|b&b|hotels?|hostels?|homestays?|retreat cent(er|re)s?)\b/gi,
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
