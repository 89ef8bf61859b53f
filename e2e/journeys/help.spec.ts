import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor, sizes } from '../support/browser.ts'
import { newOwner } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()
const at = (path: string) => `${stage.url}${path}`

describe('a visitor without JavaScript', () => {
  it('finds an article by its topic, by asking, and by what is read next', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(at('/help'))
    await page.getByRole('heading', { level: 2, name: 'Leads and emails' }).waitFor()

    await page.getByLabel('Search the help').fill('junk leads')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(at('/help?q=junk+leads'))
    expect(await page.getByLabel('Search the help').inputValue()).toBe('junk leads')
    await page.getByRole('main').getByRole('link', { name: 'Spam and held-back leads' }).click()

    await page.waitForURL(at('/help/spam'))
    expect(await page.title()).toContain('Spam and held-back leads')
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
      'How spam is caught, and how to free a real customer.',
    )
    const next = page.getByRole('region', { name: 'Read next' })
    expect(await next.getByRole('link').count()).toBe(3)
  })

  it('reads articles that lead to each other and to the search engines', async () => {
    const siteMap = await (await fetch(at('/sitemap.xml'))).text()
    const listed = siteMap.match(/<loc>[^<]*\/help\/[^<]+<\/loc>/g) ?? []
    expect(listed.length).toBeGreaterThan(60)
    expect(siteMap).not.toContain(':slug')
    for (const entry of listed.slice(0, 5)) {
      const path = new URL(entry.replaceAll(/<\/?loc>/g, '')).pathname
      expect(`${path} ${(await fetch(at(path))).status}`).toBe(`${path} 200`)
    }
  })
})

describe('a visitor', () => {
  it('finds articles while typing, and is offered the chat where there is none', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(at('/help'))
    const field = page.getByLabel('Search the help')
    await field.fill('junk leads')
    await page.getByRole('heading', { name: 'Publishing' }).waitFor({ state: 'detached' })

    await page.getByRole('main').getByRole('link', { name: 'Spam and held-back leads' }).waitFor()

    await field.fill('xylophone qwrtz')
    await page.getByText('Nothing was found.').waitFor()
    await page.getByRole('link', { name: 'Open the chat' }).click()
    await page.waitForURL(at('/help?chat'))
    await expect.poll(() => page.getByRole('button', { name: /close/i }).count()).toBeGreaterThan(0)
  })

  it('learns that an article does not exist', async () => {
    const page = await newVisitor(stage.browser)
    const answer = await page.goto(at('/help/never-written'))
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  })
})

describe('an owner', () => {
  it('searches and reads within the app', async () => {
    const page = await newOwner(stage.browser, stage.url)
    await page.goto(at('/help'))
    await page.getByLabel('Search the help').fill('junk leads')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(at('/help/spam'))
    await page.getByRole('heading', { level: 1, name: 'Spam and held-back leads' }).waitFor()
    await page.getByRole('link', { name: 'All help articles' }).click()
    await page.waitForURL(at('/help'))

    await page.goto(at('/help/never-written'))
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Page Not Found')
  })
})

describe('the help', () => {
  it.each(['/help', '/help?q=xylophone', '/help/spam'])(
    'can be used by everybody: %s',
    async (path) => {
      const page = await newVisitor(stage.browser)
      await page.goto(at(path))
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      await expectNoAxeViolations(page)
      await page.setViewportSize(sizes.phone)
      await expectNoAxeViolations(page)
    },
  )

  it('asks whether an article helped, by keyboard, and says thanks', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(at('/help/photos'))
    const question = page.getByRole('group', { name: 'Was this helpful?' })
    await question.getByRole('button', { name: 'No' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Thank you for telling us.').waitFor()
    expect(await question.count()).toBe(0)
    await page.getByRole('link', { name: 'Ask in the chat' }).click()
    await page.waitForURL(at('/help/photos?chat'))
  })
})
