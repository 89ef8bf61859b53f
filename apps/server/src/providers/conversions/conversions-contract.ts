import { hash } from 'node:crypto'

import { expect, it } from 'vitest'

import type { Conversions, LeadConversion } from './conversions.ts'

const sha256 = (text: string) => hash('sha256', text, 'hex')

export const account = { pixelId: '1234567890123456', accessToken: 'EAAtoken' }

export const conversion: LeadConversion = {
  eventId: '01890000-0000-7000-8000-000000000001',
  at: new Date('2031-07-24T10:00:00.900Z'),
  sourceUrl: 'https://trips.example/',
  email: ' Marta.Lind@Example.com ',
  phone: '+41 (0)79 123-45 67',
  clientIp: '203.0.113.7',
  userAgent: 'A browser',
  browserId: 'fb.1.1558571054389.1098115397',
  clickId: 'fb.1.1554763741205.IwAR0click',
}

/** What every way to tell of a lead promises, live or sandbox. */
export function conversionsContract(open: () => Promise<Conversions>): void {
  it('tells of a lead as Meta asks for it: who it is as hashes only', async () => {
    const conversions = await open()
    expect(await conversions.send(conversion, account)).toEqual({
      ok: true,
      body: {
        event_name: 'Lead',
        event_time: 1_942_653_600,
        event_id: conversion.eventId,
        event_source_url: 'https://trips.example/',
        action_source: 'website',
        user_data: {
          em: [sha256('marta.lind@example.com')],
          ph: [sha256('41791234567')],
          client_ip_address: '203.0.113.7',
          client_user_agent: 'A browser',
          fbp: 'fb.1.1558571054389.1098115397',
          fbc: 'fb.1.1554763741205.IwAR0click',
        },
      },
    })
  })

  it.each([
    ['0041 79 123 45 67', '41791234567'],
    ['+1 212 555 0100', '12125550100'],
    ['079 123 45 67', null],
    ['call me', null],
    ['+0123', null],
  ])('hashes %s as %s', async (phone, digits) => {
    const answer = await (await open()).send({ ...conversion, phone }, account)
    const ph = digits === null ? undefined : [sha256(digits)]
    expect(answer).toMatchObject({
      ok: true,
      body: { user_data: { em: expect.anything() as unknown } },
    })
    const { body } = answer as unknown as { body: { user_data: { ph?: string[] } } }
    expect(body.user_data.ph).toEqual(ph)
  })

  it('leaves out what there is not', async () => {
    const bare = { ...conversion, email: null, phone: null, browserId: null, clickId: null }
    const answer = await (await open()).send(bare, account)
    expect(answer).toMatchObject({ ok: true })
    const { body } = answer as { body: { user_data: object } }
    expect(body.user_data).toEqual({
      client_ip_address: '203.0.113.7',
      client_user_agent: 'A browser',
    })
  })
}
