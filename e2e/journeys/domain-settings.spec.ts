import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { chooseAction } from '../support/choose-action.ts'
import { startDns } from '../support/dns.ts'
import { expectFits } from '../support/fits.ts'
import { focused, tabTo } from '../support/keys.ts'
import { rafting } from '../support/owner.ts'
import { createPublished, newOwner } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { buyPlan, skipPeriod } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const dns = await startDns()
const stage = setStage(async (options) => {
  const env = {
    DNS_SERVERS: dns.address,
    FUNNELS_HOST: 'funnels.wildpath.test',
    FUNNELS_ADDRESSES: '203.0.113.7',
  }
  await dns.setZone('wildpath.test', ['funnels A 203.0.113.7'])
  const product = await startProduct({ ...options, env: { ...options?.env, ...env } })
  return {
    ...product,
    async stop() {
      await product.stop()
      await dns.stop()
    },
  }
})
const permissions = ['clipboard-read', 'clipboard-write']
const toOurs = 'www CNAME funnels.wildpath.test'

describe('a subdomain of the product', () => {
  it('works at once, and is gone from the page when it is removed', async () => {
    const owner = await newExplorer({ permissions })
    const { funnel, dialog } = await openSettings(owner)
    await dialog.getByText(funnel.slug, { exact: true }).waitFor()
    const label = dialog.getByRole('textbox', { name: 'Quick subdomain setup' })
    expect(await label.inputValue()).toBe(funnel.slug)
    await label.fill('-bad')
    await label.press('Enter')
    await dialog
      .getByText(
        'Please enter a valid subdomain of the product domain (e.g., yourname.localhost)',
        { exact: true },
      )
      .waitFor()
    await label.fill('calm-canyon')
    await dialog.getByRole('button', { name: 'Add Subdomain' }).click()
    await owner.getByText('Subdomain added and verified automatically!').waitFor()
    await dialog.getByText('Verified', { exact: true }).waitFor()
    const address = `${stage.url.replace('localhost', 'calm-canyon.localhost')}/`
    const link = dialog.getByRole('link', { name: `${address} (opens in a new tab)` })
    expect(await link.getAttribute('href')).toBe(address)
    expect(await link.getAttribute('target')).toBe('_blank')
    await dialog
      .getByRole('link', { name: 'Open the public URL in a new tab' })
      .and(owner.locator(`[href="${address}"]`))
      .waitFor()
    await dialog.getByRole('button', { name: 'Copy the public URL' }).click()
    await owner.getByText('URL copied to clipboard', { exact: true }).waitFor()
    await expect.poll(() => readClipboard(owner)).toBe(address)
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Done' }).click()

    await owner.goto(`${stage.url}/dashboard`)
    const card = owner.getByRole('article', { name: funnel.title })
    await card.getByText('Custom Domain', { exact: true }).waitFor()
    await card.getByRole('link', { name: address }).waitFor()
    await card.getByRole('button', { name: 'Domain Settings' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    const question = owner.getByRole('dialog', {
      name: 'Are you sure you want to remove this custom domain?',
    })
    await question.getByText(`${stage.url}/f/${funnel.slug}`).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByText('Verified', { exact: true }).waitFor()
    await owner.route('**/domain', (route) => route.abort(), { times: 1 })
    await remove(owner)
    await owner.getByText('Failed to remove domain').waitFor()
    await question.getByRole('button', { name: 'Remove' }).click()
    await owner.getByText('Custom domain removed').waitFor()
    await dialog.getByRole('button', { name: 'Add Domain' }).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await card.getByText('Custom Domain', { exact: true }).waitFor({ state: 'detached' })
    await card.getByRole('link', { name: `${stage.url}/f/${funnel.slug}` }).waitFor()
  })

  it('is refused with the reason while somebody else has it, and what was typed stays', async () => {
    await claimElsewhere(`steep-gorge.${new URL(stage.url).hostname}`)
    const { owner, dialog } = await newSettings()
    await addSubdomain(dialog, 'steep-gorge')
    await owner.getByText('Failed to add domain').waitFor()
    await dialog
      .getByText('This subdomain is taken. Nothing was changed; choose another one.')
      .waitFor()
    const label = dialog.getByRole('textbox', { name: 'Quick subdomain setup' })
    expect(await label.inputValue()).toBe('steep-gorge')
    expect(await label.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a domain of one’s own', () => {
  it('says what is wrong with its records, and leads to the page once they are mended', async () => {
    const { owner, funnel, dialog } = await newSettings({ permissions })
    await dns.setZone('big-bend.com', ['www CNAME shops.example.net', '@ A 192.0.2.1'])
    const field = dialog.getByRole('textbox', { name: 'Custom domain' })
    await field.fill('   ')
    await field.press('Enter')
    await field.fill('abc')
    await dialog
      .getByText(
        'Please enter a valid domain name or subdomain of the product (e.g., yourname.localhost)',
      )
      .waitFor()
    await field.press('Enter')
    await dialog.getByText('Please enter a valid domain name', { exact: true }).waitFor()
    await field.fill(' https://WWW.Big-Bend.com/ ')
    await field.press('Enter')
    await owner.getByText('Domain added! Please configure your DNS settings.').waitFor()
    await dialog.getByText('Pending', { exact: true }).waitFor()
    await expect.poll(() => focused(owner)).toBe('www.big-bend.com')
    await dialog.getByText('DNS changes may take up to 24 hours').waitFor()
    await dialog.getByRole('button', { name: 'Contact Support' }).waitFor()

    await dialog.getByRole('button', { name: 'Copy DNS Instructions' }).click()
    await owner.getByText('DNS instructions copied to clipboard').waitFor()
    await expect
      .poll(() => readClipboard(owner))
      .toContain('Type: CNAME\nName: www\nTarget: funnels.wildpath.test')
    await dialog.getByRole('button', { name: /^Copy target of TXT / }).click()
    await owner.getByText('Target copied to clipboard').waitFor()
    await expect.poll(() => readClipboard(owner)).toMatch(/^wildpath-verification=/)
    const proof = `_wildpath TXT ${await readClipboard(owner)}`

    await dialog.getByRole('button', { name: 'Verify' }).click()
    await owner.getByText('Not yet: 0 of 2 required records are right.').waitFor()
    const cname = dialog
      .getByRole('listitem')
      .filter({ hasText: 'CNAME' })
      .filter({ hasText: 'Name' })
    await cname.getByText('Different').waitFor()
    await cname.getByText('shops.example.net').waitFor()
    await dialog.getByText('What is in the way').waitFor()
    await expectNoAxeViolations(owner)

    await dns.setZone('big-bend.com', [toOurs, '@ A 203.0.113.7', proof])
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await owner.getByText('Verified: www.big-bend.com leads to your page.').waitFor()
    await dialog.getByText('Verified', { exact: true }).waitFor()
    await dialog.getByText(/^Last checked/).waitFor()
    const [, port] = /:(\d+)$/.exec(stage.url) ?? []
    await dialog.getByRole('link', { name: `http://www.big-bend.com:${port}/` }).waitFor()

    await dialog.getByRole('radio', { name: /^big-bend\.com/ }).click()
    await owner.getByText("big-bend.com is the page's address now").waitFor()
    await dialog.getByRole('link', { name: `http://big-bend.com:${port}/` }).waitFor()
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await owner.getByText('Custom Domain', { exact: true }).waitFor()
    expect(await publicUrlOf(owner, funnel.id)).toBe(`http://big-bend.com:${port}/`)
  })

  it('shows a name of another script both ways, and to whom it belongs when two claim it', async () => {
    expect.hasAssertions()
    await claimElsewhere('www.flüsse.com')
    const { owner, dialog } = await newSettings()
    await addDomain(dialog, 'www.flüsse.com')
    await owner.getByText('Domain added! Please configure your DNS settings.').waitFor()
    await dialog.getByRole('heading', { name: 'www.flüsse.com' }).waitFor()
    await dialog.getByText('In DNS settings: www.xn--flsse-lva.com').waitFor()
    await dialog.getByText('Claimed twice', { exact: true }).waitFor()
    await dialog.getByText(/It goes to the one whose TXT record is found/).waitFor()
    await expectNoAxeViolations(owner)
  })

  it('is set up by keyboard, and the focus is never lost', async () => {
    const owner = await newExplorer()
    const funnel = await createPublished(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}`)
    await chooseAction(owner, 'Domain')
    const dialog = owner.getByRole('dialog', { name: 'Domain Settings' })
    await dialog.getByRole('textbox', { name: 'Custom domain' }).waitFor()
    await tabTo(owner, 'Custom domain')
    await owner.keyboard.type('keys-only.com')
    await owner.keyboard.press('Enter')
    await dialog.getByText('Pending', { exact: true }).waitFor()
    await expect.poll(() => focused(owner)).toBe('keys-only.com')
    await tabTo(owner, 'Verify')
    await tabTo(owner, 'Remove')
    await owner.keyboard.press('Enter')
    await tabTo(owner, 'Remove')
    await owner.keyboard.press('Enter')
    await owner.getByText('Custom domain removed').waitFor()
    await expect.poll(() => focused(owner)).toBe('Done')
    await owner.keyboard.press('Escape')
    await expect.poll(() => focused(owner)).toBe('More actions')
  })

  it('fits a phone, and everything in it is as large as a finger', async () => {
    const owner = await newExplorer({ viewport: sizes.phone, hasTouch: true, isMobile: true })
    const { dialog } = await openSettings(owner)
    await dialog.getByRole('textbox', { name: 'Custom domain' }).fill('on-a-phone.com')
    await dialog.getByRole('button', { name: 'Add Domain' }).tap()
    await dialog.getByText('Pending', { exact: true }).waitFor()
    await dialog.getByText('How to set DNS records').tap()
    await dialog.getByText('Use another domain instead').tap()
    await expectFits(owner)
    const found = await dialog.evaluate((element) => {
      const pressed = [...element.querySelectorAll<HTMLElement>('button, summary, a, label')]
      const small = pressed.filter(
        (control) =>
          control.checkVisibility() &&
          control.getAttribute('for') === null &&
          control.getBoundingClientRect().height < 44,
      )
      const body = element.querySelector('.overflow-y-auto')
      return {
        small: small.map((control) => control.textContent),
        overhang: (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0),
      }
    })
    expect(found).toEqual({ small: [], overhang: 0 })
  })
})

describe('the free plan', () => {
  it('shows what domains are, and an upgrade in place of a request', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const { dialog } = await openSettings(owner)
    await dialog.getByText('Pro Feature').waitFor()
    await dialog.getByText('Upgrade Required').waitFor()
    await dialog
      .getByText('Custom Domains are available on Explorer and Expedition Leader plans')
      .waitFor()
    const field = dialog.getByRole('textbox', { name: 'Custom domain' })
    expect(await field.isDisabled()).toBe(true)
    expect(await dialog.getByRole('button', { name: 'Add Domain' }).isDisabled()).toBe(true)
    await expectNoAxeViolations(owner)
    const upgrade = owner.getByRole('dialog', { name: 'Unlock Custom Domains' })
    await dialog.getByRole('button', { name: 'Upgrade Now' }).click()
    await upgrade.getByRole('button', { name: 'Maybe Later' }).click()

    const sent: string[] = []
    owner.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url())
    })
    await owner.evaluate(() => {
      for (const set of document.querySelectorAll('fieldset')) set.disabled = false
    })
    await field.fill('yourname.localhost')
    await field.press('Enter')
    await upgrade
      .getByText('Subdomains of the product are available on Explorer and Expedition Leader plans')
      .waitFor()
    expect(sent).toEqual([])
  })

  it('keeps a domain from before, which leads on to the public link and can be removed', async () => {
    expect.hasAssertions()
    const owner = await newExplorer()
    const { funnel, dialog } = await openSettings(owner)
    await addSubdomain(dialog, 'quiet-bend')
    await owner.getByText('Subdomain added and verified automatically!').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await endPlan(owner)
    // As emails about a domain lead there.
    await owner.goto(`${stage.url}/funnel/${funnel.id}?dialog=domain`)
    await dialog.getByText('Not in your plan', { exact: true }).waitFor()
    await dialog
      .getByText(
        `Until you upgrade, this address sends visitors on to ${stage.url}/f/${funnel.slug}.`,
      )
      .waitFor()
    await expectNoAxeViolations(owner)
    await remove(owner)
    await owner.getByText('Custom domain removed').waitFor()
  })
})

function newExplorer(options: Parameters<typeof newOwner>[2] = {}): Promise<Page> {
  return newOwner(stage.browser, stage.url, options).then(async (owner) => {
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    return owner
  })
}

async function newSettings(options: Parameters<typeof newOwner>[2] = {}) {
  const owner = await newExplorer(options)
  return { owner, ...(await openSettings(owner)) }
}

/** Publishes an adventure and opens its Domain Settings. */
async function openSettings(owner: Page) {
  const funnel = await createPublished(owner, stage.url, rafting)
  await owner.goto(`${stage.url}/funnel/${funnel.id}`)
  await chooseAction(owner, 'Domain')
  const dialog = owner.getByRole('dialog', { name: 'Domain Settings' })
  await dialog.getByRole('textbox', { name: 'Custom domain' }).waitFor()
  return { funnel, dialog }
}

/** Somebody else's adventure has this domain, or waits for it. */
async function claimElsewhere(domain: string) {
  const other = await newExplorer()
  const { id } = await createPublished(other, stage.url, rafting)
  const answer = await other.request.put(`${stage.url}/api/funnels/${id}/domain`, {
    data: { domain },
  })
  expect(answer.status()).toBe(200)
}

async function addDomain(dialog: Locator, domain: string) {
  await dialog.getByRole('textbox', { name: 'Custom domain' }).fill(domain)
  await dialog.getByRole('button', { name: 'Add Domain' }).click()
}

async function addSubdomain(dialog: Locator, label: string) {
  await dialog.getByRole('textbox', { name: 'Quick subdomain setup' }).fill(label)
  await dialog.getByRole('button', { name: 'Add Subdomain' }).click()
}

/** Removes the domain of the open dialog. */
async function remove(owner: Page) {
  await owner
    .getByRole('dialog', { name: 'Domain Settings' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await owner
    .getByRole('dialog', { name: /^Are you sure/ })
    .getByRole('button', { name: 'Remove' })
    .click()
}

/** Cancels the plan and lets what is paid run out. */
async function endPlan(owner: Page) {
  await owner.goto(`${stage.url}/account`)
  await owner.getByRole('button', { name: 'Cancel subscription' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await owner.getByText('It will not be renewed.').waitFor()
  await skipPeriod(owner, stage.url)
}

function readClipboard(owner: Page): Promise<string> {
  return owner.evaluate(() => navigator.clipboard.readText())
}

async function publicUrlOf(owner: Page, funnelId: string): Promise<unknown> {
  const answer = await owner.request.get(`${stage.url}/api/funnels/${funnelId}`)
  return ((await answer.json()) as { public_url: string }).public_url
}
