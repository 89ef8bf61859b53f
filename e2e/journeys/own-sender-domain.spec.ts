import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { sizes } from '../support/browser.ts'
import { startDns } from '../support/dns.ts'
import { newOwner } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { buyPlan } from '../support/sandbox-payments.ts'
import { setStage } from '../support/stage.ts'

const dns = await startDns()
const stage = setStage((options) =>
  startProduct({
    ...options,
    env: { DNS_SERVERS: dns.address, MAIL_SPF_INCLUDE: '_spf.wildpath.example' },
  }),
)
afterAll(() => dns.stop())

const domain = 'blue-canyon.example'

async function openAccount(owner: Page): Promise<void> {
  await owner.goto(`${stage.url}/account`)
  await owner.getByRole('heading', { name: 'Send From Your Own Domain' }).waitFor()
}

/** The value that a record is to have, as the copy button takes it along. */
async function copied(owner: Page, dialog: Locator, label: RegExp): Promise<string> {
  await dialog.getByRole('button', { name: label }).click()
  await owner
    .getByText(/copied to clipboard/)
    .first()
    .waitFor()
  return owner.evaluate(() => navigator.clipboard.readText())
}

/** Nothing to scroll sideways for, and everything that is pressed is as large as a finger. */
async function expectFitsDialog(dialog: Locator): Promise<void> {
  const misfits = await dialog.evaluate((element) => {
    const wide = [element, ...element.querySelectorAll('div, ul, dl, dd')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
      .map((part) => `too wide: ${part.textContent}`)
    const small = [...element.querySelectorAll('button, summary, a')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 44)
      .map((part) => `too small: ${part.textContent}`)
    return [...wide, ...small]
  })
  expect(misfits).toEqual([])
}

describe('sending from a domain of one’s own', () => {
  it('is offered with an upgrade on the free plan', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await openAccount(owner)
    await owner.getByRole('button', { name: 'Set up sending domain' }).click()
    await owner.getByRole('dialog', { name: /Unlock Custom Domains/ }).waitFor()
    expect(await owner.getByLabel('Address that your emails come from').count()).toBe(0)
  })

  it('shows the records, says what is wrong, and is in use once they are right', async () => {
    const owner = await newOwner(stage.browser, stage.url, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    const lines = [
      '@ MX 10 mail.hoster.example',
      '@ TXT v=spf1 a -all',
      '_dmarc TXT v=DMARC1; p=none',
    ]
    await dns.setZone(domain, [...lines, '@ NS ns55.domaincontrol.com'])

    await openAccount(owner)
    await owner.getByRole('button', { name: 'Set up sending domain' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Send From Your Own Domain' })
    await expectNoAxeViolations(owner)
    const address = dialog.getByLabel('Address that your emails come from')
    await address.fill('me@gmail.com')
    await dialog.getByRole('button', { name: 'Show Records' }).click()
    await dialog.getByText(/not that of a mailbox provider/).waitFor()
    await address.and(owner.locator(':focus')).waitFor()
    await address.fill(`https://www.${domain}/trips`)
    await dialog.getByText(`Your emails will come from hello@${domain}`).waitFor()
    await address.press('Enter')

    await dialog.getByText(`Set these records at ${domain}`).waitFor()
    await dialog
      .getByRole('heading', { name: `hello@${domain}` })
      .and(owner.locator(':focus'))
      .waitFor()
    await dialog.getByText(/There is no TXT record named wildpath-/).waitFor()
    await dialog.getByText(/^DKIM: .* signature/).waitFor()
    await dialog.getByText(/^SPF: .* in place of the SPF record that is there/).waitFor()
    await dialog.getByText(/^DMARC: .* only pretend to be yours/).waitFor()
    await dialog.getByText('How to set them at GoDaddy').waitFor()
    await dialog.getByText(/instead of adding a second one/).waitFor()
    expect(await dialog.getByText(/Delete the records/).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Contact Support' }).waitFor()
    await dialog.getByText(/Your SPF record does not name us/).waitFor()
    await expectNoAxeViolations(owner)

    const name = await copied(owner, dialog, /^Copy name of TXT wildpath-/)
    const key = await copied(owner, dialog, /^Copy target of TXT wildpath-/)
    const spf = await copied(owner, dialog, new RegExp(`^Copy target of TXT ${domain}$`))
    expect(spf).toBe('v=spf1 a include:_spf.wildpath.example -all')

    const instructions = await copied(owner, dialog, /^Copy DNS Instructions$/)
    expect(instructions).toContain(`Name: ${name}\nTarget: ${key}`)
    expect(instructions).toContain('in place of the SPF record that is there')

    await dns.setZone(domain, [...lines, `${name} TXT ${key.slice(0, 255)}`])
    await dialog.getByRole('button', { name: 'Check Now' }).click()
    await dialog.getByText(/is cut off after 255 characters/).waitFor()

    const [mx = '', , dmarc = ''] = lines
    await dns.setZone(domain, [mx, dmarc, `${name} TXT ${key}`, `@ TXT ${spf}`])
    await dialog.getByRole('button', { name: 'Check Now' }).click()
    await dialog.getByText(`Your follow-ups come from hello@${domain}`).waitFor()
    await expectNoAxeViolations(owner)
    await owner.keyboard.press('Escape')
    await owner.getByText(`Follow-ups come from hello@${domain}.`).waitFor()
  })

  it('keeps the focus where somebody goes on', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    await dns.setZone('green-canyon.example', ['_dmarc CNAME green.policies.example'])
    await openAccount(owner)
    await owner.getByRole('button', { name: 'Set up sending domain' }).press('Enter')
    const focused = owner.locator(':focus')
    const field = owner.getByLabel('Address that your emails come from')
    await field.and(focused).waitFor()
    await owner.keyboard.type('not an address')
    await owner.getByRole('button', { name: 'Show Records' }).press('Enter')
    await field.and(focused).waitFor()
    await field.fill('trips@green-canyon.example')
    await owner.getByRole('button', { name: 'Show Records' }).press('Enter')
    await owner.getByRole('heading', { name: 'trips@green-canyon.example' }).and(focused).waitFor()
    await owner
      .getByText(/^_dmarc\.green-canyon\.example is a CNAME record that points to green\.policies/)
      .waitFor()

    const change = owner.getByRole('button', { name: 'Change Address' })
    await change.press('Enter')
    await field.and(focused).waitFor()
    // 'Cancel subscription' of the page behind is reachable where it arrived after the dialog.
    await owner.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
    await change.and(focused).waitFor()
    await change.press('Enter')
    await field.and(focused).waitFor()
    await field.fill('hello@green-canyon.example')
    await owner.keyboard.press('Enter')
    await owner.getByRole('heading', { name: 'hello@green-canyon.example' }).and(focused).waitFor()
    await expectNoAxeViolations(owner)
    expect(await field.count()).toBe(0)

    await owner.getByRole('button', { name: 'Contact Support' }).press('Enter')
    await owner.getByRole('dialog', { name: 'Support chat' }).getByRole('textbox').waitFor()
    expect(await owner.getByRole('dialog', { name: 'Send From Your Own Domain' }).count()).toBe(0)
  })

  it('has the focus in its field, however late its state arrives', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    const isOpen = Promise.withResolvers<void>()
    await owner.route('**/api/account/sender-domain', async (request) => {
      await isOpen.promise
      await request.continue()
    })
    await openAccount(owner)
    await owner.getByRole('button', { name: 'Set up sending domain' }).press('Enter')
    await owner.getByText('Loading your domain…').waitFor()
    isOpen.resolve()
    const field = owner.getByLabel('Address that your emails come from')
    await field.and(owner.locator(':focus')).waitFor()
    expect(await field.inputValue()).toBe('')
  })

  it('can be ended with the keyboard on a phone', async () => {
    const owner = await newOwner(stage.browser, stage.url, { viewport: sizes.phone })
    await buyPlan(owner, stage.url, { plan: 'explorer' })
    await dns.setZone('red-canyon.example', ['@ MX 10 mail.hoster.example'])
    await openAccount(owner)
    await owner.getByRole('button', { name: 'Set up sending domain' }).press('Enter')
    await owner
      .getByLabel('Address that your emails come from')
      .and(owner.locator(':focus'))
      .waitFor()
    await owner.keyboard.type('trips@red-canyon.example')
    await owner.keyboard.press('Enter')
    const remove = owner.getByRole('button', { name: 'Remove red-canyon.example' })
    await remove.waitFor()
    await expectFitsDialog(owner.getByRole('dialog', { name: 'Send From Your Own Domain' }))
    await remove.press('Enter')
    const question = owner.getByRole('dialog', { name: 'Stop sending from red-canyon.example?' })
    await expectNoAxeViolations(owner)
    await question.getByRole('button', { name: 'Remove Domain' }).press('Enter')
    await owner.getByText('Your follow-ups come from our address again.').waitFor()
    await owner
      .getByLabel('Address that your emails come from')
      .and(owner.locator(':focus'))
      .waitFor()
    await owner.keyboard.press('Escape')
    await owner.getByText('Follow-ups come from our address, and answers go to yours.').waitFor()
    expect(await owner.getByRole('button', { name: 'Set up sending domain' }).count()).toBe(1)
  })
})
