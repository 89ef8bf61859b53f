import { describe, expect, it } from 'vitest'

import { newEditor, openHero, openWrittenPage, pageFrame } from '../support/builder.ts'
import { newVisitor } from '../support/browser.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner } from '../support/people.ts'
import { setStage } from '../support/stage.ts'
import { translatePages } from '../support/translation.ts'

const stage = setStage()

describe.each(['wraps', 'replaces'] as const)('a translation that %s texts', (way) => {
  it('leaves a builder working', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await translatePages(page, way)
    await openWrittenPage(page, address)
    await openHero(page)
    for (const words of ['Paddle at dawn', 'Paddle at dusk']) {
      // oxlint-disable-next-line no-await-in-loop -- one text after the other
      await page.getByLabel('Headline', { exact: true }).fill(words)
      // oxlint-disable-next-line no-await-in-loop
      await (await pageFrame(page)).getByRole('heading', { name: words, exact: true }).waitFor()
    }
    expect(await page.getByText('Application Error').count()).toBe(0)
  })

  it('shows what changes later', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await translatePages(owner, way)
    await owner.goto(`${stage.url}/funnel/${funnel.id}?tab=ads`)
    await owner.getByRole('button', { name: 'Edit Google Ad 1', exact: true }).click()
    const form = owner.getByRole('form', { name: 'Google Ad 1' })
    await form.getByLabel('Headline').fill('Raft the Canyon')
    await form.getByText('15 of 30 characters').waitFor()
    await form.getByLabel('Headline').fill('Raft')
    await form.getByText('4 of 30 characters').waitFor()
    expect(await form.getByText('15 of 30 characters').count()).toBe(0)
  })
})

it('restores a text that was replaced, restored, and removed', async () => {
  const visitor = await newVisitor(stage.browser)
  await visitor.goto(`${stage.url}/auth/login`)
  const shown = await visitor.evaluate(async () => {
    const line = document.body.appendChild(document.createElement('p'))
    const [typed, undone] = [new Text('typed'), new Text('undone')]
    line.appendChild(undone)
    undone.replaceWith(typed)
    typed.replaceWith(undone)
    undone.remove()
    // Mutation observers run after the current task.
    await new Promise((resolve) => setTimeout(resolve))
    line.appendChild(undone)
    return line.textContent
  })
  expect(shown).toBe('undone')
}, 10_000)

describe('a text that an extension cuts up', () => {
  it.each(['replaces', 'splits'] as const)(
    'shows only the new text after an extension %s it',
    async (way) => {
      const visitor = await newVisitor(stage.browser)
      await visitor.goto(`${stage.url}/auth/login`)
      const shown = await visitor.evaluate((how) => {
        const line = document.body.appendChild(document.createElement('p'))
        const text = line.appendChild(new Text('See you on the river today'))
        line.appendChild(new Text('!'))
        const mark = document.createElement('mark')
        mark.textContent = 'river'
        if (how === 'replaces') {
          text.replaceWith('See you on the ', mark, ' today')
        } else {
          const river = text.splitText('See you on the '.length)
          river.splitText('river'.length)
          river.replaceWith(mark)
        }
        // React updates and removes texts this way.
        text.nodeValue = 'See you at the lake'
        const updated = line.textContent
        line.removeChild(text)
        return [updated, line.textContent]
      }, way)
      expect(shown).toEqual(['See you at the lake!', '!'])
    },
  )

  it.each(['replaces', 'splits'] as const)(
    'leaves no pieces after an extension %s it and React removes it',
    async (way) => {
      const visitor = await newVisitor(stage.browser)
      await visitor.goto(`${stage.url}/auth/login`)
      const shown = await visitor.evaluate((how) => {
        const line = document.body.appendChild(document.createElement('p'))
        const text = line.appendChild(new Text('See you on the river'))
        line.appendChild(new Text('!'))
        if (how === 'replaces') text.replaceWith('See you ', 'on the river')
        else text.splitText(8)
        line.removeChild(text)
        return line.textContent
      }, way)
      expect(shown).toBe('!')
    },
  )
})
