import { api } from '@wildpath/contract'
import type { APIResponse, Page } from 'playwright-core'

/** By what the payment page calls them. */
const testCards = {
  'Works': '4242424242424242',
  'Is declined': '4000000000000002',
  'Needs confirmation': '4000002500003155',
  'Fails at the next renewal': '4000000000000341',
}

export type TestCard = keyof typeof testCards

/** Goes through the checkout of a plan as far as the page where it is paid. */
export async function openPaymentPage(
  page: Page,
  url: string,
  order: { plan: string; isTrial?: boolean },
): Promise<void> {
  await page.goto(`${url}/checkout?plan=${order.plan}`)
  await page.getByRole('heading', { name: 'Order summary' }).waitFor()
  const today = page.getByRole('radio', { name: 'Subscribe today' })
  // The trial is preselected; without a trial there is no choice.
  if (!order.isTrial && (await today.count()) > 0) await today.check()
  await page
    .getByRole('button', { name: order.isTrial ? 'Start Free Trial' : 'Complete Payment' })
    .click()
  await page.getByText('Sandbox: no money moves').waitFor()
}

/** Pays what is open on the payment page. */
export async function payWith(page: Page, card: TestCard): Promise<void> {
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: /^(Pay \$|Start the free trial)/ }).click()
}

/** Buys a plan, or starts its trial, without the screens; ends with the plan in force. */
export async function buyPlan(
  page: Page,
  url: string,
  order: { plan: string; isTrial?: boolean; card?: TestCard },
): Promise<void> {
  const data = { plan: order.plan, trial: order.isTrial ?? false }
  const payment = await addressIn(await page.request.post(url + api.startCheckout.path, { data }))
  const card = testCards[order.card ?? 'Works']
  await expectRedirect(await page.request.post(payment, { form: { card }, maxRedirects: 0 }))
}

/** Moves the sandbox's time to the end of what is paid, without the screens. */
export async function skipPeriod(page: Page, url: string): Promise<void> {
  const portal = await addressIn(await page.request.post(url + api.openBillingPortal.path))
  await expectRedirect(await page.request.post(`${portal}/skip`, { maxRedirects: 0 }))
}

/** Where the sandbox has its page. */
async function addressIn(answer: APIResponse): Promise<string> {
  if (!answer.ok()) throw new Error(`Billing: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { url: string }).url
}

/** The sandbox leads on when something is done, and shows its page again when it is not. */
async function expectRedirect(answer: APIResponse): Promise<void> {
  if (answer.status() !== 303) {
    throw new Error(`Sandbox: ${answer.status()} ${await answer.text()}`)
  }
}
