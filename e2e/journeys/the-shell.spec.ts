import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner, newStranger } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const at = (path: string) => stage.url + path
const themes = ['dark', 'light'] as const
async function visit(path: string, theme: (typeof themes)[number] = 'dark'): Promise<Page> {
  const page = await newStranger(stage.browser)
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', chosen)
  }, theme)
  await page.goto(at(path))
  return page
}

describe('the sky', () => {
  it('has the numbers of the specification by night', async () => {
    const page = await visit('/')
    await page.locator('.sky').waitFor()
    await expect.poll(() => page.locator('.star').count()).toBe(150)
    expect(await page.locator('.shooting-star').count()).toBe(5)
    expect(await page.locator('.firefly').count()).toBe(30)
    expect(await page.locator('.leaf').count()).toBe(15)
  })

  it('has vines, leaves, plants and butterflies by day', async () => {
    const page = await visit('/', 'light')
    await page.locator('.butterfly').first().waitFor()
    const countOf = (kind: string) => page.locator(`.sky .${kind}`).count()
    const counts = await Promise.all(['vine', 'leaf', 'plant', 'butterfly'].map(countOf))
    expect(counts).toEqual([4, 15, 6, 6])
  })

  it('stands still for people who prefer less motion', async () => {
    const page = await newStranger(stage.browser, { reducedMotion: 'reduce' })
    await page.goto(at('/'))
    await page.locator('.sky').waitFor()
    expect(await runningInSky(page)).toEqual([])
  })

  it('moves by transform and opacity alone, and rests in a hidden tab', async () => {
    const page = await newStranger(stage.browser, { reducedMotion: 'no-preference' })
    await page.goto(at('/'))
    await page.locator('.sky').waitFor()
    await expect.poll(() => runningInSky(page)).toEqual(['opacity', 'transform', 'translate'])

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => runningInSky(page)).toEqual([])
  })

  it('stands still beside the work, and is absent on small screens', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.emulateMedia({ reducedMotion: 'no-preference' })
    await owner.goto(at('/dashboard'))
    await owner.locator('.sky-margins').waitFor()
    expect(await runningInSky(owner)).toEqual([])
    await owner.setViewportSize(sizes.phone)
    await expect.poll(() => owner.locator('.sky').isVisible()).toBe(false)
  })
})

/** The properties that the running animations of the sky change. */
function runningInSky(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sky = document.querySelector('.sky')
    const running = (sky?.getAnimations({ subtree: true }) ?? []).filter(
      (animation) => animation.playState === 'running',
    )
    const names = running
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))
    return [...new Set(names)].toSorted()
  })
}

describe('a visitor with a keyboard', () => {
  it('skips to the content', async () => {
    const page = await visit('/')
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('walks along the header and through its menu', async () => {
    const page = await visit('/support')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Wildpath' }).focus()
    expect(await namesOnTheWay(page, 4)).toEqual([
      'Features',
      'Pricing',
      'Success Stories (samples)',
      'Resources',
    ])

    const resources = header.getByRole('button', { name: 'Resources' })
    await resources.press('Enter')
    await header.getByRole('link', { name: 'Support' }).waitFor()
    expect(await namesOnTheWay(page, 3)).toEqual([
      'Support',
      'Terms & Conditions',
      'Privacy Policy',
    ])
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedName(page)).toBe('Resources')
    await header.getByRole('link', { name: 'Terms & Conditions' }).waitFor({ state: 'hidden' })
    expect((await namesOnTheWay(page, 2)).join()).toBe('Login,Start Your Journey')
  })

  it('leads from the terms to what becomes of data', async () => {
    const page = await visit('/terms')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Privacy', exact: true }).click()
    await page.waitForURL(at('/privacy'))
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
    expect(await page.getByText('We do not sell your data.').isVisible()).toBe(true)
  })

  it('reaches the features of home from elsewhere', async () => {
    const page = await visit('/terms')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).press('Enter')
    await page.waitForURL(at('/#features'))
    await expect
      .poll(() => page.locator('#features').evaluate((place) => place.getBoundingClientRect().top))
      .toBeLessThan(200)
  })

  it('gets the focus back from the menu of the account', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(at('/dashboard'))
    const trigger = owner.getByRole('button', { name: 'Account of Ana Rivers' })
    await trigger.press('Enter')
    await owner.keyboard.press('Tab')
    await focusOn(owner, 'Upgrade Plan')
    await owner.keyboard.press('Escape')
    await focusOn(owner, 'Account of Ana Rivers')
    const menu = owner.getByRole('banner')
    await menu.getByRole('link', { name: 'Upgrade Plan' }).waitFor({ state: 'hidden' })

    await trigger.press('Enter')
    for (const name of ['Upgrade Plan', 'Leads', 'Feature Requests', 'Account Settings']) {
      await owner.keyboard.press('Tab')
      await focusOn(owner, name)
    }
    await owner.keyboard.press('Tab')
    await expect.poll(() => focusedName(owner)).toBe('End Journey')
    await owner.keyboard.press('Enter')
    await owner.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  })
})

async function namesOnTheWay(page: Page, steps: number): Promise<string[]> {
  const names: string[] = []
  for (let step = 0; step < steps; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await page.keyboard.press('Tab')
    // oxlint-disable-next-line no-await-in-loop
    names.push(await focusedName(page))
  }
  return names
}

/** Waits until the focus is on the element of this name. */
async function focusOn(page: Page, name: string): Promise<void> {
  await expect.poll(() => focusedName(page)).toContain(name)
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
}

describe('the shell', () => {
  it('keeps the theme that was chosen', async () => {
    const page = await newStranger(stage.browser)
    await page.goto(at('/support'))
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    expect(await theme()).toBe('dark')
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect.poll(theme).toBe('light')
    await page.reload()
    expect(await theme()).toBe('light')
  })

  it('takes the theme that was chosen in another tab', async () => {
    const page = await newStranger(stage.browser)
    await page.goto(at('/auth/login'))
    const other = await page.context().newPage()
    await other.goto(at('/support'))
    await other.getByRole('button', { name: 'Switch to light theme' }).click()
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    await expect.poll(theme).toBe('light')
  })

  it('shows a way up after 300 pixels', async () => {
    const page = await visit('/')
    const up = page.getByRole('button', { name: 'Scroll to top' }).last()
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
    await scrollTo(350)
    await up.waitFor()
    await scrollTo(200)
    await up.waitFor({ state: 'detached' })
    await scrollTo(350)
    await up.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('opens the resources under a mouse', async () => {
    const page = await visit('/')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Resources' }).hover()
    await header.getByRole('link', { name: 'Support' }).hover()
    await header.getByRole('link', { name: 'Support' }).click()
    await page.waitForURL(at('/support'))
    // With its sky the page is awake: what a resting mouse opens would be open.
    await page.locator('.sky').waitFor()
    expect(await header.getByRole('link', { name: 'Privacy Policy' }).isVisible()).toBe(false)
  })

  it('starts the login screen at its top', async () => {
    const page = await visit('/')
    await page.evaluate(() => window.scrollTo(0, 2000))
    // Awake by now: its links remember where they lead.
    await page.getByRole('button', { name: 'Scroll to top' }).last().waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('scrollToTop'))).toBe('true')
  })

  it('begins a screen at its top, wherever the one before was left', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await owner.goto(at('/account'))
    await owner.getByRole('button', { name: 'Delete Account' }).scrollIntoViewIfNeeded()
    await expect.poll(() => owner.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await owner.goto(at('/pricing'))
    await owner.getByRole('article').first().waitFor()
    expect(await owner.evaluate(() => window.scrollY)).toBe(0)

    await owner.goto(at('/account'))
    await owner.getByRole('button', { name: 'Delete Account' }).waitFor()
    expect(await owner.evaluate(() => window.scrollY)).toBe(0)
    await owner.evaluate(() => window.scrollTo(0, 320))
    await owner.reload()
    await owner.getByRole('button', { name: 'Delete Account' }).waitFor()
    await expect.poll(() => owner.evaluate(() => window.scrollY)).toBe(320)
  })

  it('says which page is not there', async () => {
    const page = await visit('/no-such-trail')
    const text = page.getByText("The page you're looking for doesn't exist or may have been moved.")
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await text.waitFor()
    await page.goto(at('/no/such/trail'))
    await text.waitFor()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await page.waitForURL(at('/'))
    expect(await page.title()).toContain('Wildpath')
  })

  it('hides the header on the way in and shows the badge when the network is gone', async () => {
    const page = await visit('/auth/login')
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(await page.getByRole('banner').count()).toBe(0)
    await page.context().setOffline(true)
    await page.getByText('Network Offline').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Network Offline').waitFor({ state: 'detached' })
  })

  it('is accessible to everyone', async () => {
    expect.hasAssertions()
    const page = await visit('/support')
    await page.setViewportSize(sizes.phone)
    // The pages that visitors read have a journey of their own.
    const screens = [
      ['/auth/login', 'Welcome back'],
      ['/auth/signup', 'Start your journey'],
      ['/no', 'Page Not Found'],
    ] as const
    for (const [path, heading] of screens) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await page.goto(at(path))
      // oxlint-disable-next-line no-await-in-loop
      await page.getByRole('heading', { name: heading }).waitFor()
      // oxlint-disable-next-line no-await-in-loop
      await page.locator('.sky').waitFor()
      // oxlint-disable-next-line no-await-in-loop
      await expectNoAxeViolations(page)
    }
  })
})

describe('without a network', () => {
  it.each([sizes.phone, { width: 1280, height: 800 }])(
    'the strip that says so covers no button (%j)',
    async (viewport) => {
      const owner = await newOwner(stage.browser, stage.url, { viewport })
      const { id } = await createDraft(owner, stage.url, rafting)
      await owner.goto(at(`/funnel/${id}/edit`))
      await owner.getByLabel('Business name').fill('Blue Canyon Rafting Company')
      await owner.context().setOffline(true)
      const strip = owner.getByText('Network Offline')
      await strip.waitFor()

      // It grows into its place, and the bar above it follows.
      const topOf = async () => (await strip.boundingBox())?.y ?? 0
      await expect.poll(topOf).toBeGreaterThan(viewport.height - 60)
      for (const name of ['Regenerate Content', 'Save Changes']) {
        const overlap = async () => {
          const button = await owner.getByRole('button', { name }).boundingBox()
          return button === null ? Number.NaN : button.y + button.height - (await topOf())
        }
        await expect.poll(overlap).toBeLessThanOrEqual(0)
      }
      await owner.context().setOffline(false)
    },
  )
})

describe('a message that goes by itself', () => {
  it.each(['phone', 'desk'] as const)('covers no heading and no field (%s)', async (size) => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes[size] })
    await owner.goto(at('/account'))
    await owner.getByRole('button', { name: 'Edit Profile' }).click()
    await owner.getByLabel('Full name').fill('Ana Maria Rivers')
    await owner.getByRole('button', { name: 'Save' }).click()
    await toast(owner, 'Your profile is saved.')
    expect(await coveredByToasts(owner)).toEqual([])

    await owner.context().clearCookies()
    await owner.goto(at('/auth/login'))
    await owner.getByLabel('Email').fill('nobody@example.com')
    await owner.getByLabel('Password', { exact: true }).fill('rapids1')
    await owner.getByLabel('Password', { exact: true }).press('Enter')
    await toast(owner, 'No account found with this email address.')
    expect(await coveredByToasts(owner)).toEqual([])
  })

  it('leaves the bars of an editor free on a phone', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    const { id } = await createDraft(owner, stage.url, rafting)
    await owner.goto(at(`/funnel/${id}/edit`))
    await owner.getByLabel('Business name').fill('Blue Canyon Rafting Company')
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await toast(owner, 'Funnel updated successfully!')
    expect(await coveredByToasts(owner, 'button, a')).toEqual([])
  })

  it('makes way for the buttons of a dialog that opens below it on a phone', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await createDraft(owner, stage.url, rafting)
    await owner.goto(at('/dashboard'))
    owner.once('dialog', (question) => void question.accept())
    await owner.getByRole('button', { name: 'Delete' }).click()
    // A toast below the pointer stays where it is, and fingers do not hover.
    await owner.mouse.move(0, 0)
    await toast(owner, 'Funnel deleted successfully')
    await owner.getByText('Recently deleted (1)').press('Enter')
    await owner.getByRole('button', { name: 'Delete for good' }).press('Enter')
    await owner.getByRole('dialog', { name: 'Delete this adventure for good?' }).waitFor()

    await expect.poll(() => coveredByToasts(owner, 'button')).toEqual([])
    await owner.getByText('Funnel deleted successfully').waitFor()
    await owner.getByRole('button', { name: 'Cancel' }).click()
  })
})

/** Waits for a toast and for its place. */
async function toast(page: Page, text: string): Promise<void> {
  await page.locator('[data-rht-toaster]').getByText(text).waitFor()
  const still = () =>
    page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await expect.poll(still).toBe(true)
}

/** What a person cannot read or press because a toast lies over it. */
function coveredByToasts(page: Page, further = 'input:focus'): Promise<string[]> {
  return page.evaluate((selector) => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
    const toasts = [...document.querySelectorAll('[data-rht-toaster] > div > *')]
    const elements = (dialog ?? document).querySelectorAll(`h1, h2, h3, ${selector}`)
    const inkOf = (element: Element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return element.matches('input')
        ? element.getBoundingClientRect()
        : words.getBoundingClientRect()
    }
    const covered = [...elements].filter((element) => {
      if (element.closest('[data-rht-toaster]') !== null) return false
      const box = inkOf(element)
      return toasts.some((shown) => {
        const over = shown.getBoundingClientRect()
        return (
          box.width > 0 &&
          over.left < box.right &&
          box.left < over.right &&
          over.top < box.bottom &&
          box.top < over.bottom
        )
      })
    })
    return covered.map((element) => element.textContent ?? element.tagName)
  }, further)
}
