import { describe, expect, it } from 'vitest'

import { readHours } from './read-hours.ts'

const told = (...lines: string[]) =>
  readHours(lines)?.periods.map(({ days, opens, closes }) => `${days.join(' ')} ${opens}-${closes}`)

const week = 'mo tu we th fr sa su'
const weekdays = 'mo tu we th fr'

describe('opening hours', () => {
  it.each([
    ['Mon–Fri 9am–5pm', [`${weekdays} 09:00-17:00`]],
    ['Monday - Friday 9-5', [`${weekdays} 09:00-17:00`]],
    ['Monday to Friday from 9.30 am to 1 pm', [`${weekdays} 09:30-13:00`]],
    ['Mo-Fr 09:00-17:00', [`${weekdays} 09:00-17:00`]],
    ['Mo.–Do. 8:00–16:00 Uhr, Fr. 8:00–12:00 Uhr', ['mo tu we th 08:00-16:00', 'fr 08:00-12:00']],
    [
      'Montag bis Freitag 9 bis 12 Uhr und 14 bis 18 Uhr',
      [`${weekdays} 09:00-12:00`, `${weekdays} 14:00-18:00`],
    ],
    ['täglich 9–18 Uhr', [`${week} 09:00-18:00`]],
    ['Sa, So & Feiertage 10:00 – 21:00', ['sa su 10:00-21:00']],
    ['lundi de 9h à 12h et de 14h à 19h', ['mo 09:00-12:00', 'mo 14:00-19:00']],
    ['du lundi au samedi de 8h30 à 19h', ['mo tu we th fr sa 08:30-19:00']],
    ['tous les jours de 9h à 18h', [`${week} 09:00-18:00`]],
    ['lunes a viernes 10:00 a 14:00', [`${weekdays} 10:00-14:00`]],
    ['tutti i giorni dalle 9:00 alle 18:30', [`${week} 09:00-18:30`]],
    ['mandag–fredag 8–16', [`${weekdays} 08:00-16:00`]],
    ['7 days a week, 8:30am – 5:30pm', [`${week} 08:30-17:30`]],
    ['7:30am to 5:30pm daily', [`${week} 07:30-17:30`]],
    ['Sat & Sun 1–5 pm', ['sa su 13:00-17:00']],
    ['Fri-Mon 10:00-16:00', ['mo fr sa su 10:00-16:00']],
    ['Fri & Sat 18:00-02:00', ['fr sa 18:00-02:00']],
    ['Wed–Fri noon–8pm', ['we th fr 12:00-20:00']],
    [
      'Dienstags bis freitags sind wir von 10 bis 18 Uhr da, samstags von 10 bis 14 Uhr',
      ['tu we th fr 10:00-18:00', 'sa 10:00-14:00'],
    ],
    ['Sunday 10:00-24:00', ['su 10:00-23:59']],
  ])('are read of %s', (line, periods) => expect(told(line)).toEqual(periods))

  it('of equal days stand together', () => {
    expect(told('Mon 9:00-17:00', 'Tue 9:00-17:00')).toEqual(['mo tu 09:00-17:00'])
  })

  it.each([
    'Sunday closed',
    'We meet on Friday.',
    'Do 3-5 laps',
    'Mon 25:00-26:00',
    '9:00-17:00',
    '',
  ])('are not read of %j', (line) =>
    expect(told(line)?.filter((period) => !period.startsWith('th'))).not.toEqual(
      expect.arrayContaining([expect.any(String)]),
    ),
  )

  it.each([
    [['Mai, Juni: Sa, So 10–18 Uhr', 'Juli und August: täglich 10–18 Uhr']],
    [['Oct–Apr: 8am – 5.30pm daily', 'May–Sept: 9am – 4pm Mon–Sat']],
    [['daily 8-18', 'Mon-Fri 9-16']],
  ])('of two seasons or two things are not guessed: %o', (lines) =>
    expect(readHours(lines)).toBeNull(),
  )
})

describe('hours of a season', () => {
  it.each([
    ['Office hours: daily 7:30–18:00, May to September', 'May to September'],
    ['Büro: täglich 8 bis 18 Uhr (Mitte Mai bis Oktober)', 'Mitte Mai bis Oktober'],
    ['tous les jours de 9h à 18h, du 1er avril au 31 octobre', '1er avril au 31 octobre'],
    ['Office hours: daily 7:30–18:00', undefined],
  ])('note it: %s', (line, note) => {
    expect(readHours([line])?.note).toBe(note)
  })

  it('are left out where only some of them are said to hold then', () => {
    expect(readHours(['Mon–Fri 9–17, May to September', 'Sat 10–14'])).toBeNull()
  })
})
