import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { playPlatforms } from '../support/ad-platforms.ts'
import { choiceOf, newcomer, ownerWhoMeasures, question } from '../support/measured-page.ts'
import { newStranger, sendLeadForm } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const visitor = { name: 'Marta Lind', email: 'marta@example.com' }

/** What the form says of the visitor's choice when it is sent. */
async function choiceSentBy(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await sendLeadForm(page, visitor)
  await page.getByText('Next Steps:').waitFor()
  return new URLSearchParams((await sent).postData() ?? '').get('hp_measuring')
}

/**
 * Keeps a no without an event that tells the page of it: as one of another tab does while the page lies in the cache
 * of Back.
 */
const declineUntold = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('measuring ')) ?? ''
    localStorage.setItem(name, JSON.stringify({ choice: 'declined', at: Date.now() }))
  })

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

describe('the choice of a visitor about ad platforms', () => {
  it('is decided by keyboard, and again by the link at the end of the page', async () => {
    const { address } = await ownerWhoMeasures(stage)
    const { page, platforms } = await newcomer(stage, address, sizes.phone)
    await question(page).waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Tab')
    const accept = question(page).getByRole('button', { name: 'Accept' })
    const decline = question(page).getByRole('button', { name: 'Decline' })
    await accept.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await decline.and(page.locator(':focus')).waitFor()
    const boxes = await Promise.all([accept.boundingBox(), decline.boundingBox()])
    expect(boxes[0]?.height).toBeGreaterThanOrEqual(44)
    expect(boxes.map((box) => [box?.width, box?.height])[0]).toEqual([
      boxes[1]?.width,
      boxes[1]?.height,
    ])
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })

    const again = page.getByRole('button', { name: 'Privacy choices' })
    await again.focus()
    await page.keyboard.press('Enter')
    await accept.and(page.locator(':focus')).waitFor()
    expect(await decline.getAttribute('aria-pressed')).toBe('true')
    expect(platforms.requests).toEqual([])
    await page.keyboard.press('Enter')
    await again.and(page.locator(':focus')).waitFor()
    await expect.poll(() => platforms.told.length).toBeGreaterThan(5)

    await again.click()
    await decline.click()
    await expect
      .poll(() => platforms.told.map(({ call }) => call))
      .toEqual(
        expect.arrayContaining([
          ['consent', 'revoke'],
          ['consent', 'update', expect.objectContaining({ ad_storage: 'denied' })],
          ['revokeConsent'],
        ]),
      )
    expect(await choiceOf(page)).toEqual(['declined'])
  })

  it('hears of a choice in another tab, and nothing is told after a no there', async () => {
    const { address } = await ownerWhoMeasures(stage)
    const { page, platforms } = await newcomer(stage, address)
    const other = await page.context().newPage()
    await other.goto(address)
    await question(other).waitFor()
    const told = (...call: unknown[]) =>
      platforms.told.filter((one) => isSame(one.call, call)).length
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await question(other).waitFor({ state: 'hidden' })
    await expect.poll(() => [told('track', 'PageView'), told('page')]).toEqual([2, 2])
    const revoked = told('consent', 'revoke')

    await other.getByRole('button', { name: 'Privacy choices' }).click()
    await question(other).getByRole('button', { name: 'Decline' }).click()
    const denied = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map(
      (signal) => [signal, 'denied'],
    )
    await expect
      .poll(() => [
        told('consent', 'revoke') - revoked,
        told('consent', 'update', Object.fromEntries(denied)),
        told('revokeConsent'),
      ])
      .toEqual([2, 2, 2])
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await question(page).locator('[value="declined"][aria-pressed="true"]').waitFor()

    const requests = platforms.requests.length
    expect(await choiceSentBy(page)).toBe('choice=declined')
    await page.waitForLoadState('networkidle')
    expect(platforms.requests).toHaveLength(requests)
  })

  it('reads a choice that it was not told of when the form is sent', async () => {
    const { address } = await ownerWhoMeasures(stage)
    const { page } = await newcomer(stage, address)
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await declineUntold(page)
    expect(await choiceSentBy(page)).toBe('choice=declined')
  })

  it('reads a choice that it was not told of when Back shows it again', async () => {
    const { address } = await ownerWhoMeasures(stage)
    const { page, platforms } = await newcomer(stage, address)
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => platforms.told.length).toBeGreaterThan(5)
    await declineUntold(page)
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect
      .poll(() => platforms.told.filter(({ call }) => call[0] === 'revokeConsent').length)
      .toBe(1)
  })

  it('holds to a no where there is no room left to keep it', async () => {
    const { address } = await ownerWhoMeasures(stage)
    const { page } = await newcomer(stage, address)
    await question(page).getByRole('button', { name: 'Accept' }).click()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await question(page).getByRole('button', { name: 'Decline' }).click()
    expect(await choiceSentBy(page)).toBe('choice=declined')
    expect(await choiceOf(page)).toEqual([])
  })

  it('takes Global Privacy Control for a no, and asks again where nothing can be kept', async () => {
    const { address } = await ownerWhoMeasures(stage)
    const controlled = await newStranger(stage.browser)
    const platforms = await playPlatforms(controlled, stage.url)
    await controlled.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await controlled.goto(address)
    await controlled.waitForLoadState('networkidle')
    expect(await question(controlled).isVisible()).toBe(false)

    const forgetful = await newStranger(stage.browser)
    await forgetful.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('off', 'SecurityError')
        },
      })
    })
    const others = await playPlatforms(forgetful, stage.url)
    await forgetful.goto(address)
    await question(forgetful).getByRole('button', { name: 'Decline' }).click()
    await forgetful.reload()
    await question(forgetful).waitFor()
    expect([...platforms.requests, ...others.requests]).toEqual([])
  })
})
