import type { Scene } from '@wildpath/illustrator'

export type Sheet = {
  name: string
  scenes: Partial<Scene>[]
  width: number
  height: number
  columns: number
}

export const brands: [
  { primary: string; secondary: string },
  ...{ primary: string; secondary: string }[],
] = [
  { primary: '#15803d', secondary: '#f59e0b' },
  { primary: '#1d4ed8', secondary: '#f97316' },
  { primary: '#7c3aed', secondary: '#facc15' },
  { primary: '#b91c1c', secondary: '#0f766e' },
  { primary: '#0e7490', secondary: '#fde68a' },
]

const every: Partial<Scene>[] = [
  { kind: 'river', subject: 'raft', time: 'dusk' },
  { kind: 'lake', subject: 'canoe', time: 'dawn', season: 'autumn' },
  { kind: 'sea', subject: 'sailboat', time: 'dusk' },
  { kind: 'coast', subject: 'paddleboard', time: 'day' },
  { kind: 'reef', subject: 'diver', time: 'day' },
  { kind: 'summit', subject: 'hiker', time: 'dawn' },
  { kind: 'ridge', subject: 'cyclist', time: 'dusk' },
  { kind: 'wall', subject: 'climber', time: 'day' },
  { kind: 'canyon', subject: 'kayak', time: 'day' },
  { kind: 'cave', subject: 'hiker', time: 'day' },
  { kind: 'forest', subject: 'hiker', time: 'dawn', season: 'autumn' },
  { kind: 'trail', subject: 'horse', time: 'day', season: 'spring' },
  { kind: 'snow', subject: 'skier', time: 'day', season: 'winter' },
  { kind: 'desert', subject: 'jeep', time: 'dusk' },
  { kind: 'savanna', subject: 'elephant', time: 'dusk' },
  { kind: 'camp', subject: 'tent', time: 'night' },
  { kind: 'meadow', subject: 'house', time: 'day', season: 'spring' },
  { kind: 'sky', subject: 'balloon', time: 'dawn' },
  { kind: 'town', subject: 'none', time: 'night' },
  { kind: 'sea', subject: 'whale', time: 'day', weather: 'clouds' },
  { kind: 'sea', subject: 'surfer', time: 'day' },
  { kind: 'coast', subject: 'kite', time: 'dusk' },
  { kind: 'lake', subject: 'cabin', time: 'dusk', season: 'winter', weather: 'snowfall' },
  { kind: 'snow', subject: 'dogsled', time: 'dawn', season: 'winter' },
  { kind: 'river', subject: 'angler', time: 'day', season: 'autumn', weather: 'mist' },
  { kind: 'meadow', subject: 'deer', time: 'dawn', season: 'autumn', weather: 'mist' },
  { kind: 'summit', subject: 'paraglider', time: 'day', season: 'summer' },
  { kind: 'canyon', subject: 'zipline', time: 'day' },
  { kind: 'camp', subject: 'fire', time: 'dusk' },
  { kind: 'trail', subject: 'campervan', time: 'dusk', season: 'summer' },
  { kind: 'ridge', subject: 'backpack', time: 'dawn', season: 'autumn' },
  { kind: 'lake', subject: 'birds', time: 'dusk', season: 'spring' },
  { kind: 'forest', subject: 'deer', time: 'day', season: 'summer', weather: 'rain' },
  { kind: 'coast', subject: 'motorboat', time: 'dawn', season: 'summer' },
  { kind: 'desert', subject: 'none', time: 'night' },
  { kind: 'town', subject: 'sailboat', time: 'dawn', season: 'summer' },
]

const weathers: Partial<Scene>[] = (['river', 'coast', 'forest', 'town'] as const).flatMap((kind) =>
  (['clouds', 'mist', 'rain', 'snowfall'] as const).map((weather, index) => ({
    kind,
    weather,
    time: (['day', 'dawn', 'dusk', 'night'] as const)[index] ?? 'day',
    season: weather === 'snowfall' ? ('winter' as const) : ('summer' as const),
  })),
)

const seeds: Partial<Scene>[] = (['lake', 'summit', 'river', 'coast'] as const).flatMap((kind) =>
  [1, 2, 3, 4].map((seed) => ({ kind, seed, time: 'day' as const })),
)

export const sheets: Sheet[] = [
  ...[0, 12, 24].map((from, index) => ({
    name: `wide-${index + 1}`,
    scenes: every.slice(from, from + 12),
    width: 1200,
    height: 675,
    columns: 3,
  })),
  { name: 'weathers', scenes: weathers, width: 1200, height: 675, columns: 4 },
  { name: 'seeds', scenes: seeds, width: 1200, height: 675, columns: 4 },
  { name: 'hero', scenes: every.slice(0, 12), width: 1440, height: 640, columns: 2 },
  { name: 'square', scenes: every.slice(0, 15), width: 600, height: 600, columns: 5 },
  { name: 'portrait', scenes: every.slice(3, 19), width: 390, height: 620, columns: 8 },
  { name: 'link', scenes: every.slice(18, 27), width: 1200, height: 630, columns: 3 },
]
