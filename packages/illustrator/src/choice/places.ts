import type { SceneKind } from '../scene-schema.ts'

/** Words for places, and the kinds of scene that show them, the likeliest first. */
export const places: { signs: RegExp; kinds: readonly SceneKind[] }[] = [
  {
    signs:
      /\b(deserts?|sahara|moab|joshua tree|atacama|namib\w*|wadi|dunes?|arizona|mojave|outback)\b/i,
    kinds: ['desert', 'canyon'],
  },
  { signs: /\b(canyons?|gorges?|ravines?|slot canyons?)\b/i, kinds: ['canyon'] },
  { signs: /\b(fjords?|lakes?|loch|lochs|lago|reservoirs?)\b/i, kinds: ['lake'] },
  {
    signs: /\b(savannah?s?|serengeti|kruger|masai|maasai|kenya|tanzania|botswana)\b/i,
    kinds: ['savanna'],
  },
  {
    signs: /\b(arctic|lapland|antarctic\w*|svalbard|glaciers?|tundra|alaska in winter)\b/i,
    kinds: ['snow'],
  },
  {
    signs:
      /\b(coasts?|coastal|coastline|beach(es)?|islands?|isle|seaside|bays?|cliffs?|(by|on|along|above) the (sea|ocean)|caribbean|hawaii|maui|bali)\b/i,
    kinds: ['coast', 'sea'],
  },
  {
    signs: /\b(redwoods?|rain ?-?forests?|jungles?|forests?|woods|woodlands?|black forest)\b/i,
    kinds: ['forest', 'camp'],
  },
  { signs: /\b(rivers?|creeks?|streams?)\b/i, kinds: ['river'] },
  {
    signs:
      /\b(alps|dolomites|himalayas?|andes|rockies|peaks?|summits?|everest|kilimanjaro|alpine|high mountains?)\b/i,
    kinds: ['summit', 'ridge', 'lake'],
  },
  {
    signs: /\b(meadows?|farms?|vineyards?|countryside|pastures?|valleys?|wine)\b/i,
    kinds: ['meadow', 'trail'],
  },
  { signs: /\b(towns?|villages?|cit(y|ies)|harbou?rs?)\b/i, kinds: ['town'] },
]
