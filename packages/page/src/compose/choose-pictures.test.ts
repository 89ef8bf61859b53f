import { canLive } from '@wildpath/illustrator'
import { describe, expect, it } from 'vitest'

import { choosePictures } from './choose-pictures.ts'

const choose = (words: string, tone = 'friendly', seed = 1) =>
  choosePictures({ words, tone, seed, count: 6 })
const heroOf = (words: string) => {
  const [hero] = choose(words)
  return `${hero?.kind} ${hero?.subject}`
}

describe('choosePictures', () => {
  it.each([
    ['guided rafting on the Gallatin river', 'river raft'],
    ['Half-day whitewater trips through the canyon, rafts and wetsuits included', 'canyon raft'],
    ['kayak rentals and lessons', 'lake kayak'],
    ['sea kayaking in the fjords', 'lake kayak'],
    ['Sea kayak tours around the island', 'coast kayak'],
    ['canoe trips in the Boundary Waters', 'lake canoe'],
    ['SUP tours and lessons', 'coast paddleboard'],
    ['paddleboarding on the lake', 'lake paddleboard'],
    ['surf lessons on the beach', 'coast surfer'],
    ['Surf school for kids', 'sea surfer'],
    ['kitesurf camp in Tarifa', 'coast kite'],
    ['sailing charters at sunset', 'sea sailboat'],
    ['boat tours of the bay', 'coast motorboat'],
    ['whale watching from Húsavík', 'sea whale'],
    ['wildlife watching in the Alps', 'summit deer'],
    ['scuba diving courses and reef trips', 'reef diver'],
    ['snorkel with turtles', 'reef diver'],
    ['fly fishing guide on the Madison', 'river angler'],
    ['guided hikes in the Dolomites', 'summit hiker'],
    ['day hikes', 'trail hiker'],
    ['desert hiking in Moab', 'desert hiker'],
    ['trekking to Everest base camp', 'summit hiker'],
    ['rock climbing for beginners', 'wall climber'],
    ['indoor bouldering gym', 'wall climber'],
    ['via ferrata tours', 'wall climber'],
    ['canyoning in Ticino', 'canyon hiker'],
    ['caving adventures underground', 'cave hiker'],
    ['ski touring and avalanche courses', 'snow skier'],
    ['snowshoe walks', 'snow hiker'],
    ['husky sled tours in Lapland', 'snow dogsled'],
    ['mountain bike coaching', 'ridge cyclist'],
    ['MTB park', 'ridge cyclist'],
    ['road cycling holidays in Mallorca', 'trail cyclist'],
    ['e-bike tours along the coast', 'coast cyclist'],
    ['horse riding in Iceland', 'trail horse'],
    ['trail rides on our ranch', 'trail horse'],
    ['zip-line park', 'forest zipline'],
    ['tandem paragliding flights', 'sky paraglider'],
    ['hot air balloon rides over the desert', 'desert balloon'],
    ['Kruger safari with game drives', 'savanna elephant'],
    ['birdwatching weekends', 'lake birds'],
    ['mountain lodge with sauna', 'lake house'],
    ['log cabins to rent', 'lake cabin'],
    ['glamping in safari tents', 'camp tent'],
    ['family campsite', 'camp tent'],
    ['camper van rental', 'trail campervan'],
    ['campervan hire in New Zealand', 'trail campervan'],
    ['outdoor gear shop', 'ridge backpack'],
    ['gear rental for hikers', 'ridge backpack'],
    ['landscape photography tours', 'lake none'],
    ['bushcraft and survival school', 'forest fire'],
    ['stargazing evenings', 'camp hiker'],
    ['yoga retreats', 'lake none'],
    ['city tours of Ljubljana', 'town none'],
    ['4x4 tours in the Sahara', 'desert jeep'],
    ['outdoor adventures for everyone', 'trail hiker'],
  ])('shows %s as: %s', (words, view) => {
    expect(heroOf(words)).toBe(view)
  })

  it.each([
    ['coffee roasted by hand', 'coffee'],
    ['skill training for sales teams', 'skill'],
    ['tax advice for freelancers', 'tax'],
    ['apartment rental agency', 'rental'],
    ['dental implants', 'dental'],
    ['website support and hosting', 'support'],
    ['skin care', 'skin'],
  ])('promises nothing outdoors for %s', (words) => {
    const scenes = choose(words)
    for (const { subject } of scenes) expect(subject).toBe('none')
  })

  it('shows as many different views as it is asked for, each with a subject that can be there', () => {
    for (const words of [
      'rafting',
      'surf school',
      'husky tours',
      'yoga',
      'stargazing',
      'diving courses',
    ]) {
      const scenes = choose(words)
      expect(scenes).toHaveLength(6)
      expect(new Set(scenes.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(6)
      for (const { kind, subject } of scenes) expect(canLive(subject, kind)).toBe(true)
    }
  })

  it('shows two quiet landscapes of a business that is not outdoors, and no camp of an indoor gym', () => {
    const viewsOf = (words: string) =>
      choose(words).map(({ kind, subject }) => `${kind} ${subject}`)
    expect(viewsOf('plumber')).toHaveLength(2)
    expect(viewsOf('Bouldering gym in Leeds')).toEqual(['wall climber', 'wall none'])
    expect(viewsOf('indoor climbing hall')).toEqual(['wall climber', 'wall none'])
  })

  it('leaves out what cannot be beside the main thing', () => {
    const kindsOf = (words: string) => choose(words).map(({ kind }) => kind)
    expect(kindsOf('husky safaris in Finnish Lapland')).not.toContain('savanna')
    const houses = choose('six timber cabins at a lodge by the lake').filter(
      ({ subject }) => subject === 'cabin' || subject === 'house',
    )
    expect(houses).toHaveLength(1)
  })

  it('takes hour and season from the words, else the hour from the tone', () => {
    expect(choose('sunset sailing')[0]?.time).toBe('dusk')
    expect(choose('sunrise hikes')[0]?.time).toBe('dawn')
    expect(choose('northern lights tours')[0]?.time).toBe('night')
    expect(choose('guided hikes for fall foliage')[0]?.season).toBe('autumn')
    expect(choose('skiing')[0]?.season).toBe('winter')
    expect(choose('rafting', 'luxury')[0]?.time).toBe('dusk')
    expect(choose('rafting', 'fun')[0]?.time).toBe('day')
  })

  it('chooses the same for the same words, another drawing for another business or seed', () => {
    expect(choose('Big Bend Rafting')).toEqual(choose('Big Bend Rafting'))
    expect(choose('Big Bend Rafting')[0]?.seed).not.toBe(choose('Upper Fork Rafting')[0]?.seed)
    expect(choose('rafting', 'fun', 1)[0]?.seed).not.toBe(choose('rafting', 'fun', 2)[0]?.seed)
  })

  it('gives a second activity a place in the gallery', () => {
    const scenes = choose('Rafting trips and horse riding')
    expect(scenes.map(({ subject }) => subject)).toContain('horse')
  })
})
