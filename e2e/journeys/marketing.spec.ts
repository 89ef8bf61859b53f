import { api } from '@wildpath/contract'
import { describe, expect, inject, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { createOwner } from '../support/owner.ts'
import { newOwner } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const pages = ['/', '/pricing', '/templates', '/integrations', '/about', '/menu', '/support']

describe('a visitor without JavaScript', () => {
  it('reads the whole home page and finds its places', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(stage.url)

    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    for (const anchor of ['features', 'pricing', 'testimonials']) {
      expect(await page.locator(`#${anchor}`).count()).toBe(1)
    }
    const plans = page.locator('#pricing').getByRole('article')
    expect(await plans.getByRole('heading').allTextContents()).toEqual([
      'Base Camp',
      'Explorer',
      'Expedition Leader',
    ])
    const text = await page.getByRole('main').innerText()
    expect(text).toContain('Under 10 minutes to launch')
  })

  it('reads no figure that is not true, and of every invented story that it is a sample', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(stage.url)

    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/10,000|500M|Sample figure/)
    const stories = page.locator('#testimonials').getByRole('figure')
    expect(await stories.count()).toBe(3)
    expect(await stories.getByText('Sample story').count()).toBe(3)
  })

  it('follows every link of the home page to something that exists', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(stage.url)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    const own = new Set(
      links.filter((link) => link.startsWith(stage.url)).map((link) => link.split('#')[0] ?? ''),
    )

    expect(own.size).toBeGreaterThan(5)
    for (const link of own) expect(`${link} ${(await fetch(link)).status}`).toBe(`${link} 200`)
  })

  it('sees an example page that was made by the product', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(stage.url)
    await page.getByRole('link', { name: 'See an example page' }).click()

    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toContain('Amber Fork')
  })
})

describe('an installation without an address for questions', () => {
  it('promises nobody an answer, and says so wherever one would ask', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(`${stage.url}/support`)
    await page.getByText('has not named an address for questions yet').waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/24-hour|2-5 minutes|Mon-Fri/)

    await page.goto(`${stage.url}/pricing`)
    const explorer = page
      .getByRole('article')
      .filter({ has: page.getByText('Explorer') })
      .first()
    const [, plannedOfExplorer] = await explorer.getByRole('list').allInnerTexts()
    expect(plannedOfExplorer).toContain('Priority support')
    const leader = page
      .getByRole('article')
      .filter({ has: page.getByText('Dedicated support') })
      .first()
    const [, planned] = await leader.getByRole('list').allInnerTexts()
    expect(planned).toContain('Dedicated support')
    await page.getByText('Can I get my money back?').click()
    await page.getByText('no money is charged').waitFor()
  })

  it('shows visitors neither names of its configuration nor profiles of nobody', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(`${stage.url}/integrations`)
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/SMTP_URL|STRIPE_|OPENAI_|CANVA_/)
    expect(await page.getByRole('contentinfo').locator('a[target="_blank"]').count()).toBe(0)
  })
})

describe('an installation that names its people', () => {
  it('tells where to write, sells the help that it gives, and links to its profiles', async () => {
    const product = await startProduct({
      freshData: inject('freshData'),
      env: {
        SUPPORT_EMAIL: 'ask@wild.example',
        SUPPORT_CONTACT_NAME: 'Sam Ridge',
        SUPPORT_PRIORITY_HOURS: '8',
        SUPPORT_DEDICATED_HOURS: '4',
        SOCIAL_X_URL: 'https://x.com/wildpath',
      },
    })
    try {
      expect(product.output()).toContain('Not set up: outgoing email (SMTP_URL, MAIL_FROM).')
      expect(product.output()).not.toContain('Not set up: support address')

      const visitor = await newVisitor(stage.browser, { javaScriptEnabled: false })
      for (const path of ['/support', '/pricing']) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        await visitor.goto(`${product.url}${path}`)
        // oxlint-disable-next-line no-await-in-loop -- of the same page
        const text = await visitor.getByRole('main').innerText()
        expect(text).toContain('Priority support: an answer within 8 hours')
        expect(text).toContain('Dedicated support: Sam Ridge answers within 4 hours')
      }

      const page = await newOwner(stage.browser, product.url)
      await buyPlan(page, product.url, { plan: 'expedition-leader' })
      await page.goto(`${product.url}/support`)
      const way = page.getByRole('link', { name: 'Ask for help' })
      expect(await way.getAttribute('href')).toBe(
        'mailto:ask@wild.example?subject=%5BExpedition%20Leader%5D%20Question',
      )
      const board = page.getByRole('link', { name: 'Wish for a feature' })
      expect(await board.getAttribute('href')).toBe('/requests')
      await expectNoAxeViolations(page)
      const profile = page.getByRole('contentinfo').getByRole('link', { name: 'X (opens' })
      expect(await profile.getAttribute('href')).toBe('https://x.com/wildpath')
    } finally {
      await product.stop()
    }
  })
})

describe('pricing', () => {
  it('leads a visitor from each plan to where it begins', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(`${stage.url}/pricing`)
    const addressOf = (name: string) => page.getByRole('link', { name }).getAttribute('href')

    expect(await addressOf('Start for free')).toBe('/auth/signup')
    expect(await addressOf('Choose Explorer')).toBe('/checkout?plan=explorer')
    expect(await addressOf('Choose Expedition Leader')).toBe('/checkout?plan=expedition-leader')
  })

  it('compares the plans on a phone, one at a time, with all names in sight and no script', async () => {
    const page = await newVisitor(stage.browser, {
      javaScriptEnabled: false,
      viewport: sizes.phone,
    })
    await page.goto(`${stage.url}/pricing`)
    const table = page.getByRole('table', { name: 'The plans compared' })
    const adventures = table.getByRole('row', { name: 'Adventures' })
    expect(await adventures.getByRole('cell').allInnerTexts()).toEqual(['Unlimited funnels'])

    await page.getByRole('group', { name: 'Plan to compare' }).getByText('Base Camp').click()
    expect(await adventures.getByRole('cell').allInnerTexts()).toEqual(['1 funnel'])

    await table.getByRole('row', { name: 'Training' }).scrollIntoViewIfNeeded()
    for (const name of ['Base Camp', 'Explorer', 'Expedition Leader']) {
      const choice = page.getByRole('group', { name: 'Plan to compare' }).getByText(name)
      const box = await choice.boundingBox()
      expect(box?.y).toBeGreaterThan(60)
      expect(box?.y).toBeLessThan(200)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  it('marks the plan that somebody has', async () => {
    const page = await newVisitor(stage.browser)
    await signUp(page)
    await page.goto(`${stage.url}/pricing`)
    const card = page.getByRole('article').filter({ has: page.getByText('Base Camp') })

    await card.getByText('Your plan').waitFor()
    expect(await card.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true)
  })

  it('answers a question by keyboard alone', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(`${stage.url}/pricing`)
    await page.getByText('What happens to my adventures when I downgrade?').focus()
    await page.keyboard.press('Enter')

    await expect.poll(() => page.getByText('The others stay published').isVisible()).toBe(true)
  })
})

describe('somebody who is signed in', () => {
  it('is sent to work once, then finds the welcome at home', async () => {
    const page = await newVisitor(stage.browser)
    await signUp(page)
    await page.goto(stage.url)
    await page.waitForURL(`${stage.url}/dashboard`)
    await page.goto(stage.url)
    await page.getByRole('link', { name: 'Start Your First Adventure' }).click()

    await page.getByRole('heading', { level: 1, name: 'New Adventure' }).waitFor()
    expect(page.url()).toBe(`${stage.url}/new-funnel`)
  })

  it('reads that the adventures are loading, and then the home page', async () => {
    const page = await newVisitor(stage.browser)
    const owner = await signUp(page)
    await owner.publishFunnel()
    await page.addInitScript(() => sessionStorage.setItem('visitedHomePage', 'true'))
    const read = Promise.withResolvers<void>()
    await page.route(`**${api.listFunnels.path}`, async (route) => {
      await read.promise
      await route.continue()
    })
    await page.goto(stage.url)
    await page.getByText('Loading your adventures...').waitFor()
    read.resolve()
    await page.getByRole('main').getByRole('link', { name: 'New Adventure' }).first().waitFor()

    expect(await page.locator('#testimonials').count()).toBe(1)
  })

  it('starts from a template with its trade and tone filled in', async () => {
    const page = await newVisitor(stage.browser)
    await signUp(page)
    await page.goto(`${stage.url}/templates`)
    await page.getByRole('link', { name: 'Use this template: Climbing gym' }).click()

    const chosen = (label: string) => page.getByLabel(label).locator('option:checked').innerText()
    await expect.poll(() => chosen('Industry')).toContain('Climbing')
    await expect.poll(() => chosen('Brand tone')).toContain('Bold')
  })
})

describe('the pages that visitors read', () => {
  it.each(pages)('%s has nothing that keeps people out', async (path) => {
    const page = await newVisitor(stage.browser, { viewport: sizes.phone })
    await page.goto(stage.url + path)
    await expect(expectNoAxeViolations(page)).resolves.toBeUndefined()
  })

  it.each(pages)('%s lets the keyboard reach every link and button', async (path) => {
    const page = await newVisitor(stage.browser)
    await page.goto(stage.url + path)
    const expected = await page.locator('main :is(a[href], button:enabled, summary)').count()
    const reached = await countTabStops(page)

    expect(reached).toBe(expected)
  })
})

type Page = Awaited<ReturnType<typeof newVisitor>>

/** A new account whose session the browser carries. */
async function signUp(page: Page) {
  const owner = await createOwner(stage.url)
  const cookies = owner.cookie.split('; ').map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? []
    return { name, value, url: stage.url }
  })
  await page.context().addCookies(cookies)
  return owner
}

/** How many links, buttons and summaries of the main part Tab stops at. */
async function countTabStops(page: Page): Promise<number> {
  await page.locator('main').focus()
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab')
    const kind = await page.evaluate(() => {
      const active = document.activeElement
      if (!active?.closest('main')) return 'outside'
      return active.matches('a, button, summary') ? 'stop' : 'region'
    })
    if (kind === 'outside') return stops
    if (kind === 'region') stops--
  }
}
