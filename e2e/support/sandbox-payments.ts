import type { Page } from 'playwright-core'

export type TestCard = 'Works' | 'Is declined' | 'Needs confirmation' | 'Fails at the next renewal'

/** Goes through the checkout of a plan as far as the page where it is paid. */
export async function openPaymentPage(
  page: Page,
  url: string,
  order: { plan: string; isTrial?: boolean },
): Promise<void> {
  await page.goto(`${url}/checkout?plan=${order.plan}`)
  if (order.isTrial) await page.getByLabel('Try it free for 14 days').check()
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

/** Buys a plan, or starts its trial; ends on the dashboard with the plan in force. */
export async function buyPlan(
  page: Page,
  url: string,
  order: { plan: string; isTrial?: boolean; card?: TestCard },
): Promise<void> {
  await openPaymentPage(page, url, order)
  await payWith(page, order.card ?? 'Works')
  await page.getByText('Welcome to your new adventure plan!').waitFor()
}

/** Moves the sandbox's time to the end of what is paid; what follows is told on its page. */
export async function skipPeriod(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account`)
  await page.getByRole('button', { name: 'Payment method' }).click()
  await page.getByRole('button', { name: 'Skip to the end of this period' }).click()
  await page.getByText('The period is over.').waitFor()
}
