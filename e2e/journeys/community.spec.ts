import { randomUUID } from 'node:crypto'

import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { newVisitor, sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { tabTo } from '../support/keys.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { newOwner } from '../support/people.ts'
import { type Product, startProduct } from '../support/product.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))
const at = (path: string) => stage.url + path

async function newAdmin(): Promise<Page> {
  const page = await newOwner(stage.browser, stage.url)
  const answer = await page.request.get(at('/api/session'))
  const { user } = (await answer.json()) as { user: { email: string } }
  await makeAdmin(product, user.email)
  return page
}

/** A question of somebody's, asked without the form; answers its path. */
async function ask(page: Page, title: string, text = ''): Promise<string> {
  const data = { requestId: randomUUID(), title, text }
  const answer = await page.request.post(at('/api/questions'), { data })
  return `/questions/${((await answer.json()) as { id: string }).id}`
}

async function answer(page: Page, path: string, text: string): Promise<void> {
  const data = { requestId: randomUUID(), text }
  const sent = await page.request.post(at(`/api${path}/answers`), { data })
  expect(sent.status()).toBe(200)
}

const answersOf = (page: Page) =>
  page.getByRole('region', { name: /answer/i }).getByRole('listitem')

describe('a visitor without JavaScript', () => {
  it('finds a question by its words, reads its answers and is sent to log in', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const path = await ask(owner, 'Can two guides share one <b>inbox</b>?', 'We are <i>four</i>.')
    await answer(owner, path, 'First line\n\nhttps://spam.example <script>alert(1)</script>')
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    await page.goto(at('/'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
    await page.waitForURL(at('/questions'))
    await page.getByLabel('Search the questions').fill('guide inboxes')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(at('/questions?q=guide+inboxes'))
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')

    await page.getByRole('link', { name: 'Can two guides share one <b>inbox</b>?' }).click()
    await page.waitForURL(at(path))
    expect(await page.title()).toBe('Can two guides share one <b>inbox</b>? · Wildpath')
    const link = page.locator('link[rel=canonical]')
    expect(await link.getAttribute('href')).toBe(at(path))
    expect(await page.locator('meta[name=robots]').count()).toBe(0)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'QAPage',
      'mainEntity': { name: 'Can two guides share one <b>inbox</b>?', answerCount: 1 },
    })
    await page.getByText('We are <i>four</i>.').waitFor()
    await answersOf(page).getByText('<script>alert(1)</script>').waitFor()
    expect(await answersOf(page).getByRole('link').count()).toBe(0)
    const login = page.getByRole('link', { name: 'Log in to answer' })
    expect(await login.getAttribute('href')).toBe(
      `/auth/login?redirect=${encodeURIComponent(path)}`,
    )
    expect(await (await fetch(at('/sitemap.xml'))).text()).toContain('/questions<')
  })

  it('pages through them by address, and is told where there is nothing', async () => {
    const page = await newVisitor(stage.browser, { javaScriptEnabled: false })
    const owners = [
      await newOwner(stage.browser, stage.url),
      await newOwner(stage.browser, stage.url),
    ]
    for (let n = 1; n <= 20; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await ask(owners[n % 2] ?? page, `How do I list platypus tour number ${n}?`)
    }
    await ask(await newOwner(stage.browser, stage.url), 'Is this the newest platypus tour?')
    await page.goto(at('/questions?q=platypus'))
    await page.getByRole('link', { name: 'Older questions' }).click()
    await page.getByRole('link', { name: 'How do I list platypus tour number 1?' }).waitFor()
    await page.getByRole('link', { name: 'Newest questions' }).click()
    await page.getByRole('link', { name: 'Is this the newest platypus tour?' }).waitFor()

    await page.goto(at('/questions?q=xylophone&show=solved'))
    await page.getByText('Nothing was found').waitFor()
    const missing = await page.goto(at('/questions/01900000-0000-7000-8000-000000000000'))
    expect(missing?.status()).toBe(404)
  })
})

describe('an owner', () => {
  it('asks by keyboard, is answered by the team, and says what solved it', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await ask(owner, 'Where do I change the colors of my wombat page?')
    await owner.goto(at('/questions'))
    await tabTo(owner, 'Ask a question')
    await owner.keyboard.press('Enter')
    await owner.getByRole('heading', { name: 'Ask a question' }).waitFor()
    await owner.getByLabel('Your question').fill('How do I change the colors of a wombat?')
    const similar = owner.getByRole('complementary', { name: 'Perhaps it is answered already' })
    await similar.getByRole('link', { name: /my wombat page/ }).waitFor()
    await similar.getByRole('link', { name: /logo, colors/ }).waitFor()
    await expectFits(owner)
    await owner.getByText('Shown as Ana.').waitFor()
    await tabTo(owner, 'Change the name')
    await owner.keyboard.press('Enter')
    const posted: string[] = []
    owner.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
    })
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Wombat Tours')
    await owner.keyboard.press('Enter')
    await owner.getByText('Shown as Wombat Tours.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    // The name is saved, and nothing of what is still being written.
    expect(posted).not.toContain('/api/questions')
    await tabTo(owner, 'Post question')
    await owner.keyboard.press('Enter')
    await owner.waitForURL(/\/questions\/[0-9a-f-]{36}$/)
    const path = new URL(owner.url()).pathname
    await owner.getByRole('main').getByText('Wombat Tours').first().waitFor()

    const admin = await newAdmin()
    await admin.goto(at(path))
    await admin.getByLabel('Your answer').fill('Under Branding, in the landing editor.')
    await admin.getByText('Shown as Ana, of the Wildpath team.').waitFor()
    await admin.getByRole('button', { name: 'Post answer' }).click()
    await answersOf(admin).getByText('Wildpath team').waitFor()
    expect(await admin.getByLabel('Your answer').inputValue()).toBe('')

    await owner.reload()
    await owner.getByRole('button', { name: 'This solved it' }).press('Enter')
    await answersOf(owner).getByText('Solved it', { exact: true }).waitFor()
    await expectFits(owner)
    await owner.setViewportSize(sizes.phone)
    await expectFits(owner)
    await expectFingerSized(owner)
    await owner.goto(at('/questions?show=solved'))
    await owner.getByRole('link', { name: 'How do I change the colors of a wombat?' }).waitFor()
    await expectFits(owner)
  })

  it('has the same question, edits and deletes an answer, and deletes a question', async () => {
    const [asker, other] = [
      await newOwner(stage.browser, stage.url),
      await newOwner(stage.browser, stage.url),
    ]
    const path = await ask(asker, 'Does the numbat page work on phones?')
    await other.goto(at(path))
    const same = other.getByRole('button', { name: 'I have this question, too' })
    await same.click()
    await other.getByText('1 other has this question').waitFor()
    expect(await same.getAttribute('aria-pressed')).toBe('true')
    await same.click()
    await other.getByText('1 other has this question').waitFor({ state: 'detached' })
    expect(await same.getAttribute('aria-pressed')).toBe('false')

    await other.getByLabel('Your answer').fill('It does')
    await other.getByRole('button', { name: 'Post answer' }).click()
    await answersOf(other).getByRole('button', { name: 'Edit' }).click()
    await other.getByRole('dialog').getByLabel('Your answer').fill('It does, on all of mine.')
    await other.getByRole('button', { name: 'Save' }).click()
    await answersOf(other).getByText('It does, on all of mine.').waitFor()
    await answersOf(other)
      .getByText(/, edited$/)
      .waitFor()

    await asker.goto(at(path))
    await asker.getByRole('button', { name: 'Edit' }).click()
    await asker.getByRole('dialog').getByLabel('Your question').fill('Short')
    await asker.getByRole('button', { name: 'Save' }).click()
    await asker.getByText('Please ask in a whole sentence').waitFor()
    await asker.keyboard.press('Escape')
    await asker.getByRole('button', { name: 'Delete' }).click()
    await asker.getByText('its answer goes with it').waitFor()
    await asker.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await asker.waitForURL(at('/questions'))
    await other.reload()
    await other.getByRole('heading', { name: 'Question Not Found' }).waitFor()
  })

  it('switches the emails about answers off', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(at('/account'))
    await owner.getByRole('button', { name: 'Manage email notifications' }).click()
    await owner.getByRole('switch', { name: 'Answers to your questions' }).press('Space')
    await owner.getByRole('button', { name: 'Save' }).click()
    await owner.getByText('On: new lead, weekly summary.').waitFor()
    const answer = await owner.request.get(at('/api/session'))
    expect(await answer.json()).toMatchObject({
      user: { notifications: { community_answers: false } },
    })
  })
})

describe('a visitor', () => {
  it('who wants to ask logs in first, and is back at the question form', async () => {
    const page = await newVisitor(stage.browser)
    await page.goto(at('/questions'))
    await expectFits(page)
    await page.getByRole('link', { name: 'Ask a question' }).first().click()
    await page.waitForURL(at('/auth/login?redirect=%2Fquestions%2Fnew'))
    const email = `${randomUUID()}@example.com`
    await page.request.post(at('/api/auth/sign-up'), {
      data: { full_name: 'Ana Rivers', email, password: 'rapids1' },
    })
    await page.context().clearCookies()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('rapids1')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'Ask a question' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/questions/new')
  })
})

describe('what is reported', () => {
  it('counts for admins, is hidden by one, and is gone for all but its author', async () => {
    const options: BrowserContextOptions = { viewport: sizes.phone }
    const [asker, spammer, reader] = [
      await newOwner(stage.browser, stage.url),
      await newOwner(stage.browser, stage.url),
      await newOwner(stage.browser, stage.url, options),
    ]
    const path = await ask(asker, 'Who rents out quoll costumes?')
    await answer(spammer, path, 'Buy my boats!')
    await reader.goto(at(path))
    await answersOf(reader).getByRole('button', { name: 'Report' }).click()
    await expectFits(reader)
    await reader.getByLabel('It is advertising or spam').check()
    await reader.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
    await reader.getByText('You have reported this').waitFor()

    const admin = await newAdmin()
    await admin.goto(at('/account?tab=admin'))
    await admin.getByRole('link', { name: /^Questions \d+ waiting$/ }).click()
    const post = admin.getByRole('listitem').filter({ hasText: 'Buy my boats!' })
    await post.getByText('Reported: It is advertising or spam').waitFor()
    await expectFits(admin)
    await post.getByRole('button', { name: 'Hide' }).click()
    await admin.getByLabel('Reason').fill('Advertising')
    await admin.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
    await admin.getByRole('dialog').waitFor({ state: 'detached' })
    await post.waitFor({ state: 'detached' })
    await admin.setViewportSize(sizes.phone)
    await admin.goto(at('/admin/questions?show=hidden'))
    await post.waitFor()
    await expectFits(admin)
    await expectFingerSized(admin)

    expect(await (await fetch(at(path))).text()).not.toContain('Buy my boats!')
    await spammer.goto(at(path))
    await spammer.getByText('The team has hidden this answer.').waitFor()
    await spammer.getByText('Advertising').waitFor()
    await reader.reload()
    await reader.getByRole('heading', { name: 'No answers yet' }).waitFor()
  })

  it('may be a question: hidden it has no page any more, and closed it takes no answers', async () => {
    const [asker, admin] = [await newOwner(stage.browser, stage.url), await newAdmin()]
    const path = await ask(asker, 'Where can I buy cheap bilby tickets?')
    await admin.goto(at(path))
    await admin.getByRole('link', { name: 'Moderate' }).click()
    for (const act of ['Close question', 'Hide']) {
      // oxlint-disable no-await-in-loop -- one after the other
      await admin.getByRole('button', { name: act, exact: true }).click()
      await admin.getByLabel('Reason').fill('Not about the product')
      await admin.getByRole('dialog').getByRole('button', { name: act }).click()
      await admin.getByRole('dialog').waitFor({ state: 'detached' })
      // oxlint-enable no-await-in-loop
    }
    expect((await fetch(at(path))).status).toBe(404)
    const stranger = await newOwner(stage.browser, stage.url)
    expect((await stranger.goto(at(path)))?.status()).toBe(404)
    await stranger.getByRole('heading', { name: 'Question Not Found' }).waitFor()

    expect((await asker.goto(at(path)))?.status()).toBe(200)
    await asker.getByText('The team has hidden this question.').waitFor()
    await asker.getByText('The team closed this question').waitFor()
    await admin.getByRole('button', { name: 'Show again' }).click()
    await admin.getByLabel('Reason').fill('It was, after all')
    await admin.getByRole('dialog').getByRole('button', { name: 'Show again' }).click()
    await admin.getByRole('button', { name: 'Hide', exact: true }).waitFor()
    expect((await fetch(at(path))).status).toBe(200)
  })
})
