import type { Page } from 'playwright-core'

/** Chooses an entry of the menu 'More actions' on the screen of an adventure. */
export async function chooseAction(owner: Page, name: string): Promise<void> {
  await owner.getByRole('button', { name: 'More actions' }).press('Enter')
  await owner.getByRole('menuitem', { name }).press('Enter')
}
