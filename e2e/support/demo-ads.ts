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

/** As `connectDemo`, without the screens; ends on the dashboard. */
export async function openConnected(
  owner: Page,
  url: string,
  title: 'Facebook Ads' | 'Google Ads',
): Promise<void> {
  const platform = title === 'Google Ads' ? 'google' : 'facebook'
  const begun = await owner.request.post(`${url}/api/${platform}/connection`, {
    data: { returnTo: '/dashboard' },
  })
  const { url: consent } = (await begun.json()) as { url: string }
  const state = new URL(consent).searchParams.get('state') ?? ''
  const connected = await owner.request.post(`${url}/sandbox/ads/${platform}`, {
    form: { state, answer: 'allow' },
  })
  if (!connected.ok()) throw new Error(`Connection: ${connected.status()}`)
  await owner.goto(`${url}/dashboard`)
  await adPanelOf(owner, title).getByText('Demo: no ad is shown, no money moves').waitFor()
}
