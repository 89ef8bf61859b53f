import { findActivity } from '@wildpath/activities'
import { describe, expect, it } from 'vitest'

import { classifyActivity } from './classify-activity.ts'
import { fixtures } from './testing/briefs.fixture.ts'

const brief = {
  businessName: 'North',
  industry: 'other',
  productService: 'Guided sea kayak tours along the cliffs',
  mainOffer: 'First hour free',
  targetCustomer: 'People on holiday',
  brandTone: 'friendly',
} as const

describe('classifyActivity', () => {
  it('says what an outdoor business does', () => {
    expect(classifyActivity(brief)).toEqual({ activity: 'kayaking' })
  })

  it('goes by what is sold and not by what it is called after', () => {
    const husky = { ...brief, productService: 'Husky safaris with your own dog sled' }
    expect(classifyActivity(husky)).toEqual({ activity: 'dog-sledding' })
  })

  it('knows that a dentist is not outdoors, also one who speaks of mountains', () => {
    const dentist = {
      ...brief,
      industry: 'healthcare',
      productService: 'Dentist for climbers and skiers in town',
    } as const
    expect(classifyActivity(dentist)).toEqual({ activity: 'dentist' })
    expect(findActivity('dentist')?.isOutdoor).not.toBe(true)
  })

  it('says nothing where the words say nothing', () => {
    const vague = { ...brief, productService: 'We do things together' }
    expect(classifyActivity(vague)).toEqual({ activity: null })
  })

  it.each([
    ['rafting-caps', 'rafting'],
    ['kayak-html', 'kayaking'],
    ['surf-i', 'surfing'],
    ['climb-gym', 'climbing-gym'],
    ['hike-school', 'navigation'],
    ['lodge-lux', 'lodge'],
    ['gear-rental', null],
    ['whale', 'whale-watching'],
    ['ski', 'skiing'],
    ['paraglide', 'paragliding'],
    ['safari', 'safari'],
    ['mtb', 'mountain-biking'],
    ['horse', 'horse-riding'],
    ['glamping', 'glamping'],
    ['minimal', 'hiking'],
    ['german', 'canoeing'],
    ['balloon', 'ballooning'],
    ['fish', 'fishing'],
    ['husky', 'dog-sledding'],
    ['dentist', 'dentist'],
    ['bakery', 'bakery'],
    ['saas', 'saas'],
    ['lawyer', 'legal'],
    ['realtor', 'real-estate'],
    ['coach', 'coaching'],
    ['gym', 'fitness'],
    ['sailing', 'sailing'],
    ['dive', 'diving'],
    ['agency', 'agency'],
    ['apiary', 'craft-experience'],
    ['long', 'hiking'],
    ['zip', 'zipline'],
    ['photo', 'photography-tour'],
    ['raft-idaho', 'rafting'],
    ['raft-wade', 'fishing'],
    ['raft-city', 'rafting'],
    ['raft-lux', 'rafting'],
    ['lodge-bothy', 'lodge'],
    ['lodge-ski', 'lodge'],
    ['lodge-desert', 'lodge'],
    ['climb-guide', 'rock-climbing'],
    ['climb-kids', 'rock-climbing'],
    ['climb-desert', 'rock-climbing'],
    ['kayak-rent', 'kayaking'],
    ['kayak-fjord', 'kayaking'],
    ['kayak-bio', 'kayaking'],
    ['surf-moms', 'surfing'],
    ['surf-kids', 'surfing'],
    ['hike-alps', 'hiking'],
    ['hike-dogs', 'hiking'],
    ['hike-city', 'hiking'],
    ['mtb-tuscany', 'bike-touring'],
    ['bike-park', 'gear-rental'],
    ['dive-cold', 'diving'],
    ['whale-az', 'whale-watching'],
    ['bird', 'birding'],
    ['horse-ice', 'horse-riding'],
    ['horse-lux', 'lodge'],
    ['zip-ny', 'zipline'],
    ['cave', 'caving'],
    ['balloon-cap', 'ballooning'],
    ['camp-van', null],
    ['gear-shop', 'ecommerce'],
    ['snow-shoe', 'snowshoeing'],
    ['min-raft', 'rafting'],
    ['min-yoga', 'yoga'],
    ['dentist-kids', 'dentist'],
    ['tax', 'finance'],
    ['groomer', 'dog-grooming'],
    ['saas-tide', 'saas'],
    ['physio', 'physiotherapy'],
    ['italian', 'restaurant'],
    ['law-boat', 'legal'],
    ['coach-burn', 'coaching'],
    ['school-sea', 'education'],
    ['agency-photo', null],
    ['fish-ice', 'fishing'],
    ['long-sail', 'sailing'],
    ['long-heli', 'hiking'],
    ['bullets-parks', 'kids-camp'],
    ['foreign-es', 'canyoning'],
    ['wild-cook', 'foraging'],
    ['heli-no-fit', 'boat-tour'],
    ['trainer-out', 'fitness'],
  ] as const)('reads %s as %s', (id, activity) => {
    const found = fixtures.find((fixture) => fixture.id === id)
    expect(found && classifyActivity(found.brief)).toEqual({ activity })
  })

  it.each([
    ['RIB blasts round the Needles, 1 hour', 'boat-tour'],
    ['day hire narrowboats up to 8 people', 'boat-tour'],
    ['meet our owls - barn owl, tawny, snowy', 'falconry'],
    ['northern lights photo tour, small van', 'photography-tour'],
    ['mushroom walks w. Ines, sundays 10am', 'foraging'],
    ['Truffle hunting with our 3 dogs', 'foraging'],
    ['snowshoe hikes at full moon with fondue', 'snowshoeing'],
    ['One drift boat, a Hyde, so its just me and one or two folks', 'fishing'],
    ['Walking safari, half a day', 'safari'],
    ['canoe day trips + wild camping weekends w canoe', 'canoeing'],
    ['bustards, cranes, vultures - private guide full day', 'birding'],
    ['5 day hut to hut TMB, half board', 'hiking'],
    ['stag do activities: clay, quads, archery', 'outing'],
  ] as const)('reads what is sold as %s as %s', (productService, activity) => {
    const read = classifyActivity({ ...brief, industry: 'outdoor-adventure', productService })
    expect(read).toEqual({ activity })
  })

  it.each([
    ['Whitewater and sea kayak courses for adults on the River Wye', 'kayaking'],
    ['Whitewater and canoe courses', 'canoeing'],
    ['Whitewater courses in a kayak', null],
    ['Whitewater trips by packraft', null],
    ['Whitewater trips on the Lochsa, class III', 'rafting'],
    ['Whitewater trips, a safety kayaker comes along', 'rafting'],
    ['Whitewater trips in paddle rafts, or in a kayak', 'rafting'],
  ] as const)('takes whitewater for rafting where no other boat is named: %s', (sold, activity) => {
    const read = classifyActivity({ ...brief, industry: 'water-sports', productService: sold })
    expect(read).toEqual({ activity })
  })
})
