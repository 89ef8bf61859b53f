import type { Page } from 'playwright-core'

/** Opens the support chat with the floating button, or from the header's menu on a phone. */
export async function openSupportChat(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Support chat/ })
  const menu = page.getByRole('banner').getByRole('button', { name: /^Menu/ })
  await opener.or(menu).first().waitFor()
  if (!(await opener.isVisible())) await menu.click()
  await opener.click()
}
