import type { Page } from 'playwright-core'

/** A panel of the dashboard. */
export function adPanelOf(owner: Page, title: 'Facebook Ads' | 'Google Ads') {
  return owner.getByRole('region', { name: title, exact: true })
}

/** On the dashboard, through the demo account's page, and back. */
export async function connectDemo(
  owner: Page,
  url: string,
  title: 'Facebook Ads' | 'Google Ads',
): Promise<void> {
  const panel = adPanelOf(owner, title)
  await owner.goto(`${url}/dashboard`)
  await panel.getByRole('button', { name: 'Connect a demo account' }).click()
  await owner.getByRole('button', { name: 'Connect the demo account' }).click()
  await panel.getByText('Demo: no ad is shown, no money moves').waitFor()
}
