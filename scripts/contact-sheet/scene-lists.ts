import type { Scene } from '@wildpath/page/scene'

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

const all: Partial<Scene>[] = [
  { kind: 'river', subject: 'raft', time: 'dusk' },
  { kind: 'river', subject: 'raft', time: 'day' },
  { kind: 'river', subject: 'kayak', time: 'dawn' },
  { kind: 'river', subject: 'angler', time: 'day', season: 'autumn' },
  { kind: 'river', subject: 'canoe', time: 'night' },
  { kind: 'river', subject: 'tent', time: 'night' },
  { kind: 'river', subject: 'cabin', time: 'dusk', season: 'winter' },
  { kind: 'river', subject: 'hiker', time: 'day', weather: 'mist' },
  { kind: 'river', subject: 'campervan', time: 'day', weather: 'clouds' },
]

export const sheets: Sheet[] = [{ name: 'wide', scenes: all, width: 1200, height: 675, columns: 3 }]
