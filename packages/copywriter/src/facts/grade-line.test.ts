import { describe, expect, it } from 'vitest'

import { gradeOf } from './grade-line.ts'

describe('a line of the owner', () => {
  it.each([
    'We row, you cast',
    'We heat the sauna one hour before you come',
    'The walk takes 2 hours and ends at the inn',
    'Children from 6 to 12 are welcome',
    'The bakery is closed on Mondays',
    'I have repaired clocks here since 1990',
    'I show the stars from my garden outside San Pedro de Atacama',
    'We meet at the church in Santillana del Mar',
    'We teach adults over 60 in small groups',
  ])('may stand anywhere where it is a clean sentence: "%s"', (line) => {
    expect(gradeOf(line)).toBe('clean')
  })

  it.each([
    'Warm hydrobath, own water and power',
    'Chairs, bands, light dumbbells, balance work',
    '34 years already',
    'We are traditional ashram, silence until breakfast',
    'I do the viewings, the application, letters to the office',
    'Non swimmer can sit on boat and watch',
    'We walk slow, slow is healthy in altitude',
    'We are 3 friends, we know every corner',
    '50 minutes on Tuesdays, coffee after (stay as long as you want)',
    'You get a 3 months notice period',
  ])('is for a list where it is understood and no more: "%s"', (line) => {
    expect(gradeOf(line)).toBe('hasty')
  })

  it.each([
    'Ratio 1:4',
    'Fits 8',
    'Private basket for 2 or shared maximum 8',
    'Towels 5 e',
    'Big clock I come to yr house',
    'Pack of 10 340 for members',
    'The 2,5 hours tour',
    'Water is 15-19 deg so yes ur gonna scream',
    'So its just me and my brother',
    'Its garden and its dogs',
    'Also he is insured',
    'With a note from your doctor',
    'Small grill (bring your own sausages.)',
    'Harness + helmet for everybody',
    'People who wants change',
    'Lunch on the deck (soup',
    'I live here so someones always home',
    'We tell you whats in season',
    'Your dog and its ready when you come',
    'We know whos coming',
    'Ive a boat and im there at nine',
    'You wont get wet and dont need a suit',
  ])('stands nowhere where it is shorthand, unknown or without its noun: "%s"', (line) => {
    expect(gradeOf(line)).toBe(null)
  })
})
