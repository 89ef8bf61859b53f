import type { Funnel } from '@wildpath/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { canyonSite } from '../support/canyon-site.ts'
import { expectFits } from '../support/fits.ts'
import { focused } from '../support/keys.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner } from '../support/people.ts'
import { startWithWeb } from '../support/played-web.ts'
import { setStage } from '../support/stage.ts'

const site = 'silvercreek.example'
const shell =
  '<!DOCTYPE html><title>App</title><div id="root"></div><script src="/app.js"></script>'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><rect width="6" height="4" fill="#28a"/></svg>'

const stage = setStage(
  startWithWeb({
    [site]: canyonSite,
    'private.example': { '/robots.txt': 'User-agent: *\nDisallow: /', '/': canyonSite['/'] ?? '' },
    'app.example': { '/': shell },
    'waiting.example': { '/robots.txt': 'never' },
  }),
)

describe('starting from a website', () => {
  it('fills the form in, which is corrected, and its facts say where they are from', async () => {
    const owner = await openForm()
    await field(owner, 'What is your main offer?').fill('Half-day trip for $69 in May')
    await field(owner, /^Website/).fill(site)
    await owner.getByRole('button', { name: 'Read my website' }).click()
    await owner.getByText(`Read: ${site}`).waitFor()
    expect(await field(owner, 'Business name').inputValue()).toBe('Silver Creek Rafting')
    await owner.getByText('From your website').first().waitFor()
    expect(await field(owner, 'What is your main offer?').inputValue()).toBe(
      'Half-day trip for $69 in May',
    )
    await owner.getByText('Your website says:').waitFor()
    await expectNoAxeViolations(owner)

    await owner
      .getByRole('button', { name: 'Use what your website says: What is your main offer?' })
      .click()
    await owner.getByRole('button', { name: /^Back to my own words/ }).click()
    await owner.reload()
    await owner.getByText(`Read: ${site}`).waitFor()

    await owner.getByRole('checkbox', { name: 'Use this logo' }).check()
    await owner.getByRole('checkbox', { name: '#0a7ea4' }).check()
    await owner.getByRole('checkbox', { name: /^Photo 1/ }).check()
    await field(owner, 'Industry').selectOption('outdoor-adventure')
    await field(owner, 'Who is it for?').fill('Families and first-time paddlers')
    await field(owner, 'Brand tone').selectOption('friendly')
    const create = owner.getByRole('button', { name: 'Create My Adventure' })
    await create.click()
    await owner.getByText('Please say first that the ticked pictures are yours').first().waitFor()
    const mine = owner.getByRole('checkbox', { name: /^The pictures that I tick are mine/ })
    await expect.poll(() => mine.evaluate((box) => box === document.activeElement)).toBe(true)
    await owner.keyboard.press('Space')
    await owner.getByRole('button', { name: 'Take the 2 ticked pictures' }).click()
    await owner.getByText('2 pictures are in your design library.').waitFor()
    await expectNoAxeViolations(owner)
    await create.click()

    await owner.getByRole('heading', { name: 'What we understood' }).waitFor()
    const reach = owner.getByRole('region', { name: 'How to reach you' })
    await reach.getByText('From your website').first().click()
    await reach
      .getByText(/silvercreek\.example\//)
      .first()
      .waitFor()
    const funnel = await readFunnel(owner)
    expect(funnel.custom_branding).toMatchObject({
      logo_url: expect.stringMatching(/^\/media\//) as string,
      primary_color: '#0a7ea4',
    })
    expect(funnel.generated_content.landing_page.pictures).toHaveLength(1)
    await owner.goto(`${stage.url}/new-funnel`)
    expect(await field(owner, 'Business name').inputValue()).toBe('')
    expect(await owner.getByText(`Read: ${site}`).count()).toBe(0)
  })

  it('says plainly why a website was not read, and keeps what was typed', async () => {
    const owner = await openForm()
    await field(owner, 'Who is it for?').fill('Families')
    const read = owner.getByRole('button', { name: 'Read my website' })
    await read.click()
    await owner.getByText('Please enter your website’s address first').waitFor()
    for (const [address, text] of [
      ['kayak', 'Please enter a valid URL'],
      ['private.example', 'This website does not allow us to read it.'],
      ['app.example', 'This website shows nothing unless its scripts run'],
      ['nobody.example', 'We could not reach this website.'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      await field(owner, /^Website/).fill(address)
      // oxlint-disable-next-line no-await-in-loop
      await read.click()
      // oxlint-disable-next-line no-await-in-loop
      await owner.getByText(text).waitFor()
    }
    expect(await owner.getByText('Offline Mode').count()).toBe(0)
    await expectFits(owner)
    await field(owner, /^Website/).fill('waiting.example')
    await read.click()
    await owner.getByRole('progressbar', { name: 'Reading waiting.example' }).waitFor()
    await expectFits(owner)
    await owner.getByRole('button', { name: 'Cancel' }).click()
    await owner.getByText('The reading was cancelled. Nothing was changed.').waitFor()
    await expect.poll(() => focused(owner)).toBe('Read my website')
    expect(await field(owner, 'Who is it for?').inputValue()).toBe('Families')
  })

  it('leads somebody who is not logged in to the login and back', async () => {
    const owner = await openForm()
    await field(owner, 'Business name').fill('Creek Rafting')
    await owner.context().clearCookies()
    await field(owner, /^Website/).fill(site)
    await field(owner, /^Website/).press('Enter')
    await owner.getByText('Please log in to read your website').waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'Log In Again' }).click()
    await owner.waitForURL(/\/auth\/login/)
    expect(decodeURIComponent(owner.url())).toContain('redirect=/new-funnel')
  })
})

describe('a website that is read again', () => {
  it('adds what is new to what was understood, leaves what was confirmed, and is undone', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const draft = await createDraft(owner, stage.url, { ...rafting, website_url: site })
    const known = { source: 'owner', confidence: 'high', is_confirmed: true }
    const phone = { ...known, id: 'phone', kind: 'phone', value: { number: '+1 555 0100' } }
    await owner.request.patch(`${stage.url}/api/funnels/${draft.id}`, {
      data: {
        business_facts: { version: 1, facts: [phone], dismissed: [] },
        baseRevision: draft.revision,
      },
    })
    await owner.goto(`${stage.url}/funnel/${draft.id}/edit?tab=facts`)
    const website = owner.getByRole('form', { name: 'Your website' })
    expect(await website.getByLabel('Address').inputValue()).toBe(site)
    await website.getByLabel('Address').press('Enter')
    await owner.getByText(`Read: ${site}`).waitFor()
    await owner.getByText('Your website says otherwise; what you confirmed has stayed').waitFor()
    const reach = owner.getByRole('region', { name: 'How to reach you' })
    await reach.getByRole('heading', { name: 'hello@silvercreek.example' }).waitFor()
    await reach.getByRole('heading', { name: '+1 555 0100' }).waitFor()
    await reach.getByText('New', { exact: true }).first().waitFor()
    await expectFits(owner)
    await owner.getByText('Saved', { exact: true }).waitFor()

    await website.getByRole('button', { name: 'Read my website' }).click()
    await owner.getByText('Your website says otherwise').waitFor()
    expect(await reach.getByText('New', { exact: true }).count()).toBe(0)
    await owner.getByRole('button', { name: 'Undo' }).click()
    await reach
      .getByRole('heading', { name: 'hello@silvercreek.example' })
      .waitFor({ state: 'detached' })
    await owner.getByText('Saved', { exact: true }).waitFor()
  })
})

/** The form of somebody who has just signed up; pictures of the site come from it alone. */
async function openForm(options = {}): Promise<Page> {
  const owner = await newOwner(stage.browser, stage.url, options)
  await owner.route(`https://${site}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await owner.goto(`${stage.url}/new-funnel`)
  return owner
}

const field = (owner: Page, label: string | RegExp) =>
  owner.getByRole('form', { name: 'New adventure' }).getByLabel(label, { exact: true })

async function readFunnel(owner: Page): Promise<Funnel> {
  const id = /\/funnel\/([^/?]+)/.exec(owner.url())?.[1] ?? ''
  const answer = await owner.request.get(`${stage.url}/api/funnels/${id}`)
  return (await answer.json()) as Funnel
}
