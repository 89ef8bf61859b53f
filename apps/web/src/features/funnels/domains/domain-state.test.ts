import { describe, expect, it } from 'vitest'

import { buildOwnerRecord, buildRecord } from '../../../entities/dns/testing/build-record.ts'
import {
  addedText,
  asciiName,
  astrayText,
  checkText,
  domainStateOf,
  endText,
  hostText,
  needsRecords,
  removalText,
  stateText,
  visitorsText,
} from './domain-state.ts'
import { buildDomain } from './testing/build-domain.ts'

const told = {
  isEntitled: true,
  isPublic: true,
  publicUrl: 'https://wildpath.example/f/big-bend',
}
const right = { status: 'right' } as const
const wrong = { status: 'wrong' } as const
const missing = { status: 'missing' } as const
const checked = { lastChecked: '2026-06-15T12:00:00.000Z' }
const broken = buildDomain({
  ...checked,
  status: 'verified',
  brokenSince: '2026-06-15T12:00:00.000Z',
  servedUntil: '2026-06-22T12:00:00.000Z',
})

describe('what a domain shows', () => {
  it.each([
    ['live', buildDomain({ status: 'verified' })],
    ['broken', broken],
    ['pending', buildDomain()],
    ['failed', buildDomain({ status: 'failed' })],
    ['contested', buildDomain({ isContested: true })],
  ] as const)('is %s', (state, domain) => {
    expect(domainStateOf(domain, told)).toBe(state)
  })

  it('is paused on a plan without domains, whatever its records say', () => {
    for (const domain of [buildDomain(), broken, buildDomain({ status: 'verified' })]) {
      expect(domainStateOf(domain, { isEntitled: false })).toBe('paused')
    }
  })

  it('has records only where they are to be set', () => {
    const states = ['live', 'broken', 'paused', 'contested', 'pending', 'failed'] as const
    expect(states.filter(needsRecords)).toEqual(['broken', 'contested', 'pending', 'failed'])
  })
})

describe('what is said of it', () => {
  it('is that visitors find the page, unless the page is private', () => {
    const domain = buildDomain({ status: 'verified' })
    expect(stateText(domain, told)).toBe('Visitors find your page at this address.')
    expect(stateText(domain, { ...told, isPublic: false })).toBe(
      'This address leads here, but the page is private. Publish it, and visitors can open it.',
    )
  })

  it('is until when visitors of a broken one are served', () => {
    expect(stateText(broken, told)).toBe(
      'The records do not lead here any more since June 15, 2026. Most visitors may not arrive; whoever does is served until June 22, 2026. Mend what is listed below, then press Verify.',
    )
  })

  it('is where a verified one leads on a plan without domains', () => {
    const free = { ...told, isEntitled: false }
    expect(stateText(buildDomain({ status: 'verified' }), free)).toBe(
      'Until you upgrade, this address sends visitors on to https://wildpath.example/f/big-bend. You can keep it for later, or remove it.',
    )
    expect(stateText(buildDomain(), free)).toBe(
      'Your plan has no custom domains, so this one is not connected before you upgrade. You can keep it for later, or remove it.',
    )
  })

  it('is what to set before the first look, and how much is right after it', () => {
    expect(stateText(buildDomain(), told)).toBe(
      'Set the records below where your domain is managed, then press Verify.',
    )
    const half = buildDomain({
      ...checked,
      records: [buildRecord(right), buildOwnerRecord(missing)],
    })
    expect(stateText(half, told)).toBe(
      '1 of 2 required records is right. Press Verify once you have changed something.',
    )
    expect(stateText({ ...half, nextCheck: '2026-06-15T12:05:00.000Z' }, told)).toBe(
      '1 of 2 required records is right. We keep looking by ourselves; press Verify once you have changed something.',
    )
    expect(stateText({ ...half, status: 'failed' }, told)).toBe(
      '1 of 2 required records is right, so visitors do not reach your page at this address. Mend what is listed below, then press Verify.',
    )
  })

  it('is who gets a domain that was claimed twice', () => {
    expect(stateText(buildDomain({ isContested: true }), told)).toBe(
      'Another adventure claimed this domain first. It goes to the one whose TXT record is found: set the records below, then press Verify.',
    )
  })

  it('is when a claim ends that nobody proves', () => {
    const expiresAt = '2026-06-29T12:00:00.000Z'
    expect(endText(buildDomain({ expiresAt }))).toBe(
      'Unless the records are found, this claim ends on June 29, 2026. Your page stays as it is.',
    )
    expect(endText(buildDomain({ expiresAt, status: 'verified' }))).toBeNull()
    expect(endText(buildDomain())).toBeNull()
  })
})

describe('what visitors see', () => {
  const unproven = [
    buildDomain(),
    buildDomain({ status: 'failed' }),
    buildDomain({ isContested: true }),
  ]

  it.each(unproven)('is the page at its public link, or at the domain before', (domain) => {
    expect(visitorsText(domain, told)).toBe(
      'Visitors do not see your page at www.example.com yet. They find it at https://wildpath.example/f/big-bend.',
    )
    expect(visitorsText({ ...domain, replaces: 'old.example' }, told)).toBe(
      'Visitors do not see your page at www.example.com yet. They find it at old.example.',
    )
  })

  it('is nothing while the page is private', () => {
    expect(visitorsText(buildDomain(), { ...told, isPublic: false })).toBe(
      'Visitors do not see your page at www.example.com yet, and it is private. Once published, it is at https://wildpath.example/f/big-bend.',
    )
  })

  it('is said by the state itself where the domain works, or did', () => {
    expect(visitorsText(buildDomain({ status: 'verified' }), told)).toBeNull()
    expect(visitorsText(broken, told)).toBeNull()
    expect(visitorsText(buildDomain(), { ...told, isEntitled: false })).toBeNull()
  })
})

describe('a host of a pair that leads elsewhere', () => {
  const hosts = ['www.example.com', 'example.com'].map((host) => ({
    host,
    displayName: host,
    isPrimary: host === 'www.example.com',
    leadsHere: host === 'www.example.com',
  }))
  const apex = buildRecord({
    type: 'A',
    name: '@',
    host: 'example.com',
    target: '192.0.2.1',
    isRequired: false,
    ...missing,
  })
  const live = buildDomain({ status: 'verified', hosts, records: [buildRecord(right), apex] })

  it('is named with the record that mends it', () => {
    expect(astrayText(live, told)).toBe(
      'example.com does not lead here yet. Set its A record: name @, value 192.0.2.1.',
    )
  })

  it('is told once: what to set stands with the problems, where these name it', () => {
    const problems = [{ code: 'other-host-missing', text: 'Add it.', weight: 'warns' as const }]
    expect(astrayText({ ...live, problems }, told)).toBe(
      'example.com does not lead here yet. What to set stands below.',
    )
  })

  it('is named alone where no record is known to be amiss', () => {
    const domain = { ...live, records: [buildRecord(right), { ...apex, ...right }] }
    expect(astrayText(domain, told)).toBe('example.com does not lead here yet.')
  })

  it('is not named before anybody answered for it', () => {
    const domain = {
      ...live,
      records: [buildRecord(right), { ...apex, status: 'unknown' as const }],
    }
    expect(astrayText(domain, told)).toBeNull()
  })

  it('is not there while all lead here, or none is expected to', () => {
    const all = hosts.map((host) => ({ ...host, leadsHere: true }))
    expect(astrayText({ ...live, hosts: all }, told)).toBeNull()
    expect(astrayText({ ...live, status: 'pending' }, told)).toBeNull()
  })
})

describe('the result of a check', () => {
  it('is that it is verified', () => {
    expect(checkText(buildDomain({ status: 'verified' }))).toBe(
      'Verified: www.example.com leads to your page.',
    )
  })

  it.each([
    ['0 of 2 required records are right', [buildRecord(wrong), buildOwnerRecord(missing)]],
    [
      '1 of 2 required records is right',
      [buildRecord(wrong), buildOwnerRecord(right), buildRecord({ isRequired: false, ...right })],
    ],
    ['the records could not be looked up', [buildRecord(), buildOwnerRecord()]],
    [
      'the records are there, and something else is in the way',
      [buildRecord(right), buildOwnerRecord(right)],
    ],
  ])('is that %s', (text, records) => {
    expect(checkText(buildDomain({ ...checked, records }))).toBe(`Not yet: ${text}.`)
  })

  it('is not success for a domain that is still broken', () => {
    const domain = { ...broken, records: [buildRecord(wrong), buildOwnerRecord(right)] }
    expect(checkText(domain)).toBe('Not right any more: 1 of 2 required records is right.')
  })
})

it('says of a new domain whether something is left to do', () => {
  expect(addedText(buildDomain())).toBe('Domain added! Please configure your DNS settings.')
  expect(addedText(buildDomain({ kind: 'product', status: 'verified' }))).toBe(
    'Subdomain added and verified automatically!',
  )
  expect(addedText(buildDomain({ status: 'verified' }))).toBe(
    'Domain added! www.example.com leads to your page.',
  )
})

it('names a domain of another script both ways', () => {
  expect(asciiName(buildDomain())).toBeNull()
  expect(
    asciiName(buildDomain({ domain: 'xn--bcher-kva.example', displayName: 'bücher.example' })),
  ).toBe('xn--bcher-kva.example')
})

describe('the question before a domain is removed', () => {
  const link = 'https://wildpath.example/f/big-bend'
  const pair = ['www.example.com', 'example.com'].map((host) => ({
    host,
    displayName: host,
    isPrimary: host === 'www.example.com',
    leadsHere: true,
  }))

  it('names every host that stops showing the page', () => {
    expect(removalText(buildDomain({ status: 'verified', hosts: pair }), link)).toBe(
      `www.example.com and example.com stop showing your page. The page, its leads and its numbers stay, at ${link}; for 30 days, links to the removed address send visitors there.`,
    )
  })

  it.each([
    [null, link],
    ['big-bend.wildpath.example', 'big-bend.wildpath.example'],
  ])('says where the page stays when the domain never led there: %s', (replaces, home) => {
    expect(removalText(buildDomain({ replaces }), link)).toBe(
      `www.example.com does not lead to your page, so nothing changes for your visitors: the page stays at ${home}.`,
    )
  })
})

it('says of each host of a pair what it does for visitors, also while the domain is broken', () => {
  const say = (isChosen: boolean, leadsHere: boolean, isBroken: boolean) =>
    hostText({ isChosen, leadsHere, isBroken })
  expect([say(true, true, false), say(false, true, false), say(false, false, false)]).toEqual([
    'Shows your page',
    'Redirects to the other one',
    'Does not lead here yet',
  ])
  expect([say(true, true, true), say(false, true, true), say(false, false, true)]).toEqual([
    'Shows your page to whoever still arrives',
    'Redirects whoever still arrives',
    'Does not lead here',
  ])
})
