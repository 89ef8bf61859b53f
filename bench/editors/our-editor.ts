import type { Funnel, PageSave } from '@wildpath/contract'
import type { Browser, Page } from 'playwright-core'

import { createDraft, newOwner } from '../../e2e/support/people.ts'
import { rafting } from '../../e2e/support/owner.ts'
import { sampleSections } from './peers/sample-sections.js'
import type { Subject } from './subject.ts'

const list = 'ol[aria-label="Sections of the page"]'

/** Our editor, on a page of an owner of the running product. */
export async function ourEditor(browser: Browser, url: string): Promise<Subject> {
  const page = await newOwner(browser, url)
  let funnel = await createDraft(page, url, rafting)
  const address = async (sections: number) => {
    funnel = await savePage(page, `${url}/api/funnels/${funnel.id}/page`, {
      pageBuilderData: { title: 'Bench', sections: sampleSections(sections).map(asOurs) },
      baseRevision: funnel.revision,
    })
    return `${url}/funnel/${funnel.id}/page-builder`
  }
  return {
    signedIn: await page.context().storageState(),
    before: `${url}/dashboard`,
    installCommands,
    name: 'our editor',
    address,
    canvas: { frame: 'iframe', heading: '.pg-section h2', control: '[aria-label="Undo"]' },
    async prepareAdd(editor) {
      await selectFirst(editor)
      await openTemplates(editor)
    },
    async beginTyping(editor) {
      await selectFirst(editor)
      await editor.frameLocator('iframe').getByRole('heading', { name: 'Trip 1 ' }).first().click()
      await editor.keyboard.press('End')
    },
    endTyping: (editor) => editor.keyboard.press('Escape'),
  }
}

function asOurs({ id, heading, paragraph, button }: ReturnType<typeof sampleSections>[number]) {
  const content = { title: heading, body: paragraph, buttons: [{ text: button, link: '#' }] }
  return { id, type: 'text', content }
}

async function savePage(page: Page, url: string, data: PageSave): Promise<Funnel> {
  const answer = await page.request.patch(url, { data })
  if (!answer.ok()) throw new Error(`Save: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Funnel
}

/** What is added comes after it. */
function selectFirst(page: Page) {
  return page.locator(`${list} button[aria-pressed]`).first().click()
}

async function openTemplates(page: Page) {
  await page.getByRole('button', { name: 'Add Section' }).first().click()
  await page.getByPlaceholder('Search templates...').fill('Words to read')
  await page.getByRole('button', { name: /^Add This Section.*Words to read$/ }).waitFor()
}

/** Presses what a person presses. */
function installCommands() {
  if (window.top !== window) return
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
      [textContent, ariaLabel].includes(name),
    )
    if (button === undefined) throw new Error(`No button ${name}`)
    button.click()
  }
  const lastRow = () =>
    document.querySelector('ol[aria-label="Sections of the page"] > li:last-child')
  /** Rows are drawn when somebody comes near. */
  async function lastGrip() {
    lastRow()?.scrollIntoView()
    for (;;) {
      const grip = lastRow()?.querySelector<HTMLElement>('[data-grip]')
      if (grip) return grip
      await new Promise(requestAnimationFrame)
    }
  }
  const pressOn = (grip: Element | null, key: string) =>
    grip?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  window.editor = {
    add: () => press('Add This Section: Words to read'),
    async lift() {
      const grip = await lastGrip()
      grip.focus()
      pressOn(grip, ' ')
      pressOn(grip, 'Home')
    },
    moveLastToFirst: () => pressOn(document.activeElement, ' '),
    undo: () => press('Undo'),
  }
}
