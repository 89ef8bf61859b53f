import { describe, expect, it } from 'vitest'

import { knownBusiness } from '../testing/known-business.ts'
import {
  daysSentence,
  durationSentence,
  groupSentence,
  groupTail,
  guideSentence,
  includedSentence,
  languagesSentence,
  levelSentence,
  meetingSentence,
  notIncludedSentence,
  requirementSentence,
  seasonSentence,
  sinceSentence,
} from './fact-sentences.ts'

describe('a sentence of one fact', () => {
  it.each([
    ['Declan', 'Leads every walk himself.', 'Declan leads every walk himself.'],
    ['Mia', 'Is a nurse and speaks German.', 'Mia is a nurse and speaks German.'],
    [
      'Nia and Huw',
      'Built the barn and look after it.',
      'Nia and Huw built the barn and look after it.',
    ],
    ['Nia and Huw', 'certified guides', 'Nia and Huw are certified guides.'],
    ['Ana', 'certified mountain guide', 'Ana is a certified mountain guide.'],
    ['Ana', 'a certified ski guide', 'Ana is a certified ski guide.'],
    ['Ana', 'UIAGM guide since 2001', 'Ana has been a UIAGM guide since 2001.'],
    ['Ana', 'owner and chef', 'Ana is the owner and chef.'],
    [
      'Ana',
      'nurse for 9 years before she opened',
      'Ana was a nurse for 9 years before she opened.',
    ],
    ['Ana', 'who built the huts', 'Ana built the huts.'],
    ['Ana', 'her family has farmed here since 1900', "Ana's family has farmed here since 1900."],
    ['Ana', 'over 15 years experience', "Ana has over 15 years' experience."],
    [
      'Ana',
      'Has guided here for 20 years. Speaks German.',
      'Ana has guided here for 20 years and speaks German.',
    ],
    ['Ana', 'I have sailed since I was six.', 'I have sailed since I was six.'],
    ['Ana', 'PhD in marine biology', null],
    ['Ana', 'mountain guide, speaks English', null],
    ['Ana and Tom', 'certified guide', null],
  ])('tells of %s: %s', (name, about, told) => {
    expect(guideSentence({ name, about })).toBe(told)
  })

  it.each([
    ['one hour', 'It takes one hour.'],
    ['Half day', 'It takes half a day.'],
    ['90 min', 'It takes 90 minutes.'],
    ['two and a half to 3 hours', 'It takes two and a half to 3 hours.'],
    ['2 days', 'It lasts 2 days.'],
    ['15 to 25 minutes in the air', 'You are in the air for 15 to 25 minutes.'],
    ['30 min per lesson', 'Each lesson takes 30 minutes.'],
    ['half a day with the drive', 'It takes half a day with the drive.'],
    ['Friday 17:00 to Sunday 14:00', 'It runs from Friday 17:00 to Sunday 14:00.'],
    ['overnight', 'Duration: overnight.'],
  ])('tells how long: %s', (duration, told) => {
    expect(durationSentence({ duration })).toBe(told)
  })

  it.each([
    ['four guests at most', 'There are four guests at most.', 'with four guests at most'],
    ['max 4', 'There are 4 people at most.', 'with 4 people at most'],
    ['one guest at most', 'There is one guest at most.', 'with one guest at most'],
    ['2–6 people', 'There are 2 to 6 people in a group.', 'in groups of 2 to 6 people'],
    [
      'at most 8 riders per guide',
      'Each guide takes 8 riders at most.',
      'with 8 riders at most to one guide',
    ],
    ['two people', 'It is for two people.', 'for two people'],
    ['from two people', 'It takes at least two people.', null],
    ['one to one', 'It is one to one.', null],
    ['1:4', 'Group size: 1:4.', null],
  ])('tells how many: %s', (size, told, tail) => {
    expect(groupSentence({ group_size: size })).toBe(told)
    expect(groupTail({ group_size: size })).toBe(tail)
  })

  it.each([
    ['from age 7', 'The minimum age is 7.'],
    ['ages 8+', 'The minimum age is 8.'],
    ['from 8 years, up to 100 kg', 'The minimum age is 8 and the weight limit is 100 kg.'],
    [
      'from 12 years, up to 100 kg, able to trot',
      'The minimum age is 12, the weight limit is 100 kg, and you need to be able to trot.',
    ],
    ['weight from 30 to 95 kg', 'You need to weigh between 30 and 95 kg.'],
    ['must be able to swim', 'You need to be able to swim.'],
    ['good swimmer', 'You need to be a good swimmer.'],
    ['doctor form needed', 'A doctor form is needed.'],
    ['No experience needed', 'No experience is needed.'],
    [
      'adults, and teenagers from 13 with a parent',
      'It is for adults, and teenagers from 13 with a parent.',
    ],
    ['pianos only, no organs', 'It is for pianos only, not for organs.'],
    ['You must be able to swim', 'You must be able to swim.'],
    ['valid driving licence', 'Who can join: valid driving licence.'],
  ])('tells who may come: %s', (text, told) => {
    expect(requirementSentence(text)).toBe(told)
  })

  it('counts what is in the price', () => {
    expect(includedSentence(['falconry glove'])).toBe('The falconry glove is included.')
    expect(includedSentence(['Lunch'])).toBe('Lunch is included.')
    expect(includedSentence(['a pair of boots'])).toBe('A pair of boots is included.')
    expect(includedSentence(['rods and flies'])).toBe('Rods and flies are included.')
    expect(includedSentence(['helmet', 'rain gear'])).toBe('Helmet and rain gear are included.')
    expect(notIncludedSentence(['GoPro video (Rs 500)'])).toBe(
      'The GoPro video (Rs 500) is not included.',
    )
    expect(notIncludedSentence(['food, drinks', 'a tent'])).toBe(
      'Not included: food, drinks; a tent.',
    )
    expect(includedSentence([])).toBeNull()
  })

  it('tells when', () => {
    expect(seasonSentence('April to October', 'It runs')).toBe('It runs from April to October.')
    expect(seasonSentence('year-round', 'It is available')).toBe('It is available all year.')
    expect(seasonSentence('season from June to October', 'It runs')).toBe(
      'It runs from June to October.',
    )
    expect(seasonSentence('Season: June to October', 'It runs')).toBe(
      'It runs from June to October.',
    )
    expect(seasonSentence('season depending on snow', 'It runs')).toBe('Season: depending on snow.')
    expect(seasonSentence('whenever there is snow', 'It runs')).toBe(
      'Season: whenever there is snow.',
    )
    expect(daysSentence('Saturday mornings', 'It runs')).toBe('It runs on Saturday mornings.')
    expect(daysSentence('Friday only', 'It is available')).toBe('It is available on Friday only.')
    expect(daysSentence('Tuesday to Friday', 'It runs')).toBe('It runs from Tuesday to Friday.')
  })

  it.each([
    ['the slipway behind the harbour', 'We meet at the slipway behind the harbour.'],
    ['car park at the lake', 'We meet at the car park at the lake.'],
    ['Harbour Street 5', 'We meet at Harbour Street 5.'],
    ['in front of the church', 'We meet in front of the church.'],
    ['We meet at the mill', 'We meet at the mill.'],
    ['Hotel pick-up', 'Meeting place: hotel pick-up.'],
  ])('tells where: %s', (place, told) => {
    expect(meetingSentence(place)).toBe(told)
  })

  it('tells the level, the languages and the year', () => {
    const business = knownBusiness(
      { kind: 'since', value: { year: 1998 } },
      { kind: 'voice', value: { person: 'I' } },
    )
    expect(levelSentence('beginners welcome')).toBe('Beginners are welcome.')
    expect(levelSentence('easy to moderate')).toBe('The level is easy to moderate.')
    expect(languagesSentence(business, ['english', 'Dutch'])).toBe('I speak English and Dutch.')
    expect(sinceSentence(business)).toBe('I started in 1998.')
    expect(sinceSentence(knownBusiness())).toBeNull()
  })
})
