import { randomUUID } from 'node:crypto'

import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { newVisitor, sizes } from '../support/browser.ts'
import { expectFingerSized, expectFits } from '../support/fits.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { type Product, startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

let product: Product
const stage = setStage(async (options) => (product = await startProduct(options)))

async function newPerson(name: string, options: BrowserContextOptions = {}) {
  const page = await newVisitor(stage.browser, options)
  const email = `${randomUUID()}@example.com`
  const data = { full_name: name, email, password: 'rapids1' }
  const answer = await page.request.post(`${stage.url}/api/auth/sign-up`, { data })
  expect(answer.status()).toBe(201)
  return { page, email }
}

async function newLeader(name = 'Lena Woods', options: BrowserContextOptions = {}) {
  const { page } = await newPerson(name, options)
  await buyPlan(page, stage.url, { plan: 'expedition-leader' })
  return page
}

async function newAdmin() {
  const { page, email } = await newPerson('Ada Keeper')
  await makeAdmin(product, email)
  return page
}

/** A word that no other journey has. */
const someWord = () => `Word${randomUUID().slice(0, 8).replace(/-/g, '')}`

async function propose(page: Page, title: string) {
  const answer = await page.request.post(`${stage.url}/api/feature-requests`, {
    data: { title, purpose: 'To see the whole season at once' },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as { number: number }
}

async function openBoard(page: Page, path = '/requests') {
  await page.goto(stage.url + path)
  await page.getByRole('heading', { name: /^(Feature requests|Requests)$/ }).waitFor()
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
const voteOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: `vote for ${title}` })

describe('a person on any plan', () => {
  it('finds a request, votes for it and takes the vote back', async () => {
    const title = `Calendar ${someWord()}`
    await propose(await newLeader(), title)
    const { page } = await newPerson('Bo Stone')
    await page.goto(`${stage.url}/dashboard`)
    await page.getByRole('button', { name: 'Account of Bo Stone' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Feature Requests' }).click()
    await page.getByText('Proposing is part of Expedition Leader').waitFor()
    expect(await page.getByRole('button', { name: 'Propose a feature' }).count()).toBe(0)

    await page.getByRole('searchbox', { name: 'Search requests' }).fill(title)
    await cardOf(page, title).getByText('proposed by Lena W.').waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await expectFits(page)
    expect(await voteOf(page, title).getAttribute('aria-pressed')).toBe('false')
    await voteOf(page, title).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `2 votes: vote for ${title}`, pressed: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: `2 votes: vote for ${title}`, pressed: true }).click()
    await page.getByRole('button', { name: `1 vote: vote for ${title}`, pressed: false }).waitFor()

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Done')
    await page.getByText('No requests found').waitFor()
    expect(new URL(page.url()).searchParams.get('status')).toBe('done')
  })

  it('has room for it on a phone and on a tablet', async () => {
    const title = `Calendar ${someWord()}`
    const page = await newLeader('Lena Woods', { viewport: sizes.phone, hasTouch: true })
    await propose(page, title)
    await openBoard(page)
    await cardOf(page, title).waitFor()
    await expectFits(page)
    await expectFingerSized(page)
    await page.setViewportSize({ width: 768, height: 1024 })
    await expectFits(page)
    await expectFingerSized(page)
    await page.setViewportSize(sizes.phone)
    await voteOf(page, title).tap()
    await expect.poll(() => voteOf(page, title).getAttribute('aria-pressed')).toBe('false')
    await page.getByRole('button', { name: 'Propose a feature' }).tap()
    await page.getByRole('dialog', { name: 'Propose a feature' }).waitFor()
    await expectFits(page)
  })
})

describe('an Expedition Leader', () => {
  it('is shown what is alike, proposes, changes and deletes', async () => {
    const page = await newLeader()
    const word = someWord()
    await propose(page, `Syncing ${word} with phones`)
    await openBoard(page)
    await page.getByRole('button', { name: 'Propose a feature' }).click()
    const dialog = page.getByRole('dialog', { name: 'Propose a feature' })
    await dialog.getByText('beside your first name and one initial').waitFor()
    await dialog.getByRole('button', { name: 'Post request' }).click()
    await dialog.getByText('Please say what you wish for').waitFor()
    await dialog.getByLabel('What do you wish for?').fill(`A sync of ${word}`)
    await dialog.getByText('Is it one of these? A vote counts as much.').waitFor()
    await dialog.getByRole('link', { name: `Syncing ${word} with phones` }).waitFor()
    await expectFits(page)
    await dialog.getByLabel('What would it help you with?').fill('To plan\non the way')
    await dialog.getByRole('button', { name: 'Post request' }).click()
    await page.getByText('Your request is on the board').waitFor()

    await openBoard(page, `/requests?search=${word}&order=newest`)
    const card = cardOf(page, `A sync of ${word}`)
    await card.getByText('proposed by you').waitFor()
    await card.getByRole('button', { name: 'Edit' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit your request' })
    await editing.getByLabel('What do you wish for?').fill(`A sync of ${word} trips`)
    await editing.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your request is changed').waitFor()

    await page.getByRole('link', { name: `A sync of ${word} trips` }).click()
    await page.getByRole('link', { name: 'All requests' }).waitFor()
    await expectFits(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: 'Delete your request?' })
      .getByRole('button', { name: 'Delete request' })
      .click()
    await page.getByText('Your request is deleted').waitFor()
    await openBoard(page, `/requests?search=${word}`)
    await cardOf(page, `Syncing ${word} with phones`).waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
  })
})

describe('an admin', () => {
  it('answers, declines with a reason, merges a duplicate and removes what does not belong there', async () => {
    const leader = await newLeader()
    const word = someWord()
    const [first, second, odd] = [
      await propose(leader, `Calendar ${word}`),
      await propose(leader, `Calendars of ${word}`),
      await propose(leader, `Cheap rafts ${word}`),
    ]
    const page = await newAdmin()
    await openBoard(page, `/admin/requests?search=${word}`)
    const nav = page.getByRole('navigation', { name: 'Admin' })
    expect(await nav.getByRole('link', { name: 'Requests' }).getAttribute('aria-current')).toBe(
      'page',
    )
    await expectFits(page)

    await cardOf(page, `Calendar ${word}`).getByRole('button', { name: 'Answer' }).click()
    const answering = page.getByRole('dialog', { name: /^Answer/ })
    await answering.getByLabel('Status').selectOption('Declined')
    expect(await answering.getByRole('button', { name: 'Post answer' }).isDisabled()).toBe(true)
    await answering.getByLabel('Status').selectOption('Planned')
    await answering.getByLabel('Answer').fill('We begin when the season ends.')
    await expectFits(page)
    await answering.getByRole('button', { name: 'Post answer' }).click()
    await page.getByText('Everybody reads the answer now').waitFor()

    await cardOf(page, `Calendars of ${word}`).getByRole('button', { name: 'Merge' }).click()
    const merging = page.getByRole('dialog', { name: /^Merge/ })
    await merging.getByRole('radio', { name: `Calendar ${word}` }).check()
    await expectFits(page)
    await merging.getByRole('button', { name: 'Merge' }).click()
    await page.getByText(`Merged into #${first.number}`).waitFor()

    await cardOf(page, `Cheap rafts ${word}`).getByRole('button', { name: 'Remove' }).click()
    const removing = page.getByRole('dialog', { name: 'Remove this request?' })
    await removing.getByLabel('Reason').fill('An advertisement')
    await removing.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('The request is off the board').waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)

    await leader.goto(`${stage.url}/requests/${second.number}`)
    await leader.getByText(`Request #${second.number} asks for the same`).waitFor()
    expect(new URL(leader.url()).pathname).toBe(`/requests/${first.number}`)
    await leader.getByText('We begin when the season ends.').waitFor()
    await leader.getByText('Planned', { exact: true }).waitFor()
    await expectFits(leader)
    await leader.goto(`${stage.url}/requests/${odd.number}`)
    await leader.getByText('This request is not on the board').waitFor()
    await expectFits(leader)

    await page.goto(`${stage.url}/admin/audit`)
    await page.getByText(`merged the feature request #${second.number}`).waitFor()
    await page.getByText(/from open to planned · Reason: We begin when/).waitFor()
    await page.getByText('Reason: An advertisement').waitFor()
  })
})
