import type { Scene } from '@wildpath/illustrator'

/** What is drawn until somebody says what it should be. */
export const newScene: Scene = {
  kind: 'lake',
  time: 'dusk',
  weather: 'clear',
  season: 'summer',
  climate: 'temperate',
  subject: 'none',
  seed: 1,
}
