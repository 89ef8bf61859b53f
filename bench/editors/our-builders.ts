import type { Funnel, PageSave } from '@wildpath/contract'
import type { Browser, Page } from 'playwright-core'

import { createDraft, newOwner } from '../../e2e/support/people.ts'
import { rafting } from '../../e2e/support/owner.ts'
import { sampleSections } from './peers/sample-sections.js'
import type { Subject } from './subject.ts'

const list = 'ol[aria-label="Sections of the page"]'
const onPage = { frame: 'iframe', heading: '.pg-section h2', control: '[aria-label="Undo"]' }
const inList = { frame: null, heading: `${list} p`, control: '[aria-label="Undo"]' }

/** Our three builders, on a page of an owner of the running product. */
export async function ourBuilders(browser: Browser, url: string): Promise<Subject[]> {
  const page = await newOwner(browser, url)
  let funnel = await createDraft(page, url, rafting)
  const at = (screen: string) => async (sections: number) => {
    funnel = await savePage(page, `${url}/api/funnels/${funnel.id}/page`, {
      pageBuilderData: { title: 'Bench', sections: sampleSections(sections).map(asOurs) },
      baseRevision: funnel.revision,
    })
    return `${url}/funnel/${funnel.id}/${screen}`
  }
  const shared = {
    signedIn: await page.context().storageState(),
    before: `${url}/dashboard`,
    installCommands,
  }
  return [
    {
      ...shared,
      name: 'our section builder',
      address: at('builder'),
      canvas: inList,
      prepareAdd: openTemplates,
      async beginTyping(builder) {
        await builder
          .getByRole('button', { name: /^Edit / })
          .first()
          .click()
        await endOfTitle(builder)
        await watch(builder, onPage)
      },
      async endTyping(builder) {
        await builder.getByRole('button', { name: 'Save Changes' }).click()
        await watch(builder, inList)
      },
    },
    {
      ...shared,
      name: 'our page builder',
      address: at('page-builder'),
      canvas: onPage,
      async prepareAdd(builder) {
        await selectFirst(builder)
        await openTemplates(builder)
      },
      async beginTyping(builder) {
        await selectFirst(builder)
        await endOfTitle(builder)
      },
      endTyping: (builder) => builder.getByRole('heading', { level: 1 }).click(),
    },
    {
      ...shared,
      name: 'our visual editor',
      address: at('visual-editor'),
      canvas: onPage,
      prepareAdd: selectFirst,
      async beginTyping(builder) {
        await builder.frameLocator('iframe').locator('h2').first().dblclick()
        await builder.keyboard.press('End')
      },
      endTyping: (builder) => builder.keyboard.press('Escape'),
    },
  ]
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

async function endOfTitle(page: Page) {
  await page.getByLabel('Title', { exact: true }).click()
  await page.keyboard.press('End')
}

async function watch(page: Page, canvas: Subject['canvas']) {
  await page.evaluate((watched) => {
    window.probe.canvas = watched
  }, canvas)
  await page.waitForFunction(() => window.probe.headings().length > 0)
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
    add: () =>
      document.querySelector('dialog,[role=dialog]') === null
        ? press('Text')
        : press('Add This Section: Words to read'),
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
