import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import type { Hand } from './hand.ts'

/** In few letters: typing them takes these browsers longer than anything else. */
const business = {
  name: 'Blue Canyon',
  offer: 'Rafting with a guide',
  guests: 'Families in summer',
  mainOffer: 'Half-day trip for $79',
}

/** From nothing to a published page, a lead, and a change that is taken back: what must work in every browser. */
export async function goThroughMainJob(hand: Hand, url: string): Promise<void> {
  await signUp(hand, url)
  await describeBusiness(hand)
  await publish(hand)
  const funnelAddress = (await hand.address()).split('?')[0] ?? ''
  await sendLead(hand, await publicAddress(hand))
  await hand.open(`${funnelAddress}?tab=leads`)
  await hand.see('Marta Lind')
  await editAndUndo(hand, `${funnelAddress}/page-builder`)
}

async function signUp(hand: Hand, url: string) {
  await hand.open(`${url}/auth/signup`)
  await hand.fill('Full name', 'Ana Rivers')
  await hand.fill('Email', `${randomUUID().slice(0, 8)}@example.com`)
  await hand.fill('Password', 'rapids1')
  await hand.fill('Confirm password', 'rapids1')
  await hand.press('Create Account')
  await hand.see('Adventure Dashboard')
}

async function describeBusiness(hand: Hand) {
  await hand.press('Create New Adventure')
  await hand.fill('Business name', business.name)
  await hand.choose('Industry', 'outdoor-adventure')
  await hand.fill('What do you offer?', business.offer)
  await hand.fill('Who is it for?', business.guests)
  await hand.fill('What is your main offer?', business.mainOffer)
  await hand.choose('Brand tone', 'friendly')
  await hand.press('Create My Adventure')
  await hand.see('What we understood')
  await hand.press('Continue')
  await hand.see('Why Choose Blue Canyon?')
}

async function publish(hand: Hand) {
  await hand.press('Publish')
  await hand.see('Publish Settings')
  await hand.press('Publish')
  await hand.see('Funnel is now public and accessible via URL')
  await hand.press('Done')
}

function publicAddress(hand: Hand): Promise<string> {
  return hand.call(() => document.querySelector<HTMLAnchorElement>('a[href*="/f/"]')?.href ?? '')
}

async function sendLead(hand: Hand, address: string) {
  await hand.open(address)
  const labels = await hand.call(() =>
    [...document.querySelectorAll<HTMLInputElement>('.pg-field :is(input,textarea)')].map(
      ({ labels, type }) => ({ name: labels?.[0]?.innerText.trim() ?? '', type }),
    ),
  )
  for (const { name, type } of labels) {
    // oxlint-disable-next-line no-await-in-loop -- a person fills in one field after the other
    await answer(hand, name, type)
  }
  const send = await hand.call(
    () => document.querySelector<HTMLElement>('.pg-form button')?.innerText.trim() ?? '',
  )
  await hand.press(send)
  await hand.see('Next Steps:')
}

async function answer(hand: Hand, name: string, type: string): Promise<void> {
  if (type === 'date') return hand.choose(name, '2031-07-24')
  if (type === 'number') return hand.fill(name, '3')
  return hand.fill(name, type === 'email' ? 'm@lind.se' : 'Marta Lind')
}

const headline = 'Ride with us'

async function editAndUndo(hand: Hand, address: string) {
  await hand.open(address)
  await hand.press('Hero')
  await expect.poll(() => hand.call(headlineOnPage)).not.toBe('')
  const written = await hand.call(headlineOnPage)
  await hand.fill('Headline', headline)
  await expect.poll(() => hand.call(headlineOnPage)).toBe(headline)
  await expectFontsOfPage(hand)
  await expectGrownTextAreas(hand)
  await hand.press('Undo')
  await expect.poll(() => hand.call(headlineOnPage)).toBe(written)
}

/** Runs in the page: the headline of the page that a builder shows. */
function headlineOnPage(): string {
  const shown = document.querySelector('iframe')?.contentDocument
  return shown?.querySelector('h1')?.textContent ?? ''
}

/** The page has its own fonts in its frame, and nothing else. */
async function expectFontsOfPage(hand: Hand) {
  const fonts = () =>
    hand.call(() => {
      const shown = document.querySelector('iframe')?.contentDocument
      return [...(shown?.fonts ?? [])].map(({ status }) => status as string)
    })
  await expect.poll(fonts).toContain('loaded')
  expect(await fonts()).not.toContain('error')
}

/** What stands in a text area is seen whole. */
async function expectGrownTextAreas(hand: Hand) {
  const hidden = () =>
    hand.call(() =>
      [...document.querySelectorAll('textarea')]
        .map((area) => area.scrollHeight - area.clientHeight)
        .filter((pixels) => pixels > 0),
    )
  await expect.poll(hidden).toEqual([])
}
