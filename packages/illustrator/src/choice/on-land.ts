import type { Activity } from './activity.ts'

/** On foot, on rock, on snow, on wheels, on animals, and in the air. The particular stands before the general. */
export const onLand: Activity[] = [
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
    // One hall: a second wall is a picture of it, tents and birds are not.
    signs:
      /\b(indoor (climb|boulder)\w*|(climb\w*|boulder\w*|rock) ?-?(gyms?|halls?|cent(er|re)s?)|(climb\w*|boulder\w*) indoors?)\b/gi,
    views: [
      ['wall', 'climber'],
      ['wall', 'none'],
    ],
  },
  {
    signs:
      /\b(climb|climbs|climbing|climbers?|boulder\w*|belay\w*|crags?|mountaineer\w*|abseil\w*|rappel\w*)\b/gi,
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
    signs:
      /\b(dog ?-?sled\w*|sled ?-?dogs?|husk(y|ies)( (safaris?|tours?|rides?))?|mushing|mushers?|sleigh\w*)\b/gi,
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
]
