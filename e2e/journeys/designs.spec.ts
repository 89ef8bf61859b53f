import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newEditor, openHero, openWrittenPage, pageFrame } from '../support/builder.ts'
import { startCanva } from '../support/canva.ts'
import { type Product, startProduct } from '../support/product.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

/** One pixel. */
const picture = {
  name: 'canyon.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

describe('the design library', () => {
  it('takes a picture, a description of it, and a page that shows it; and says so when it goes', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByRole('button', { name: 'Design Library' }).click()
    const library = page.getByRole('dialog', { name: 'Design Library' })
    await library.getByText('No designs yet').waitFor()
    await library.getByLabel('Pictures to upload').setInputFiles(picture)
    await library.getByRole('button', { name: 'Describe canyon.png' }).click()
    const words = page.getByRole('dialog', { name: 'Describe this picture' })
    await words.getByLabel('Description').fill('Our canyon at dawn')
    await words.getByRole('button', { name: 'Save description' }).click()
    await library.getByRole('img', { name: 'Our canyon at dawn' }).waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Add a picture' }).click()
    await page.getByRole('button', { name: 'Select canyon.png' }).click()
    await (await pageFrame(page)).getByRole('img', { name: 'Our canyon at dawn' }).waitFor()
    await page.getByRole('button', { name: 'Save Page' }).click()
    await page.getByText('Page saved successfully!').waitFor()

    await page.getByRole('button', { name: 'Design Library' }).click()
    await library.getByRole('button', { name: 'Delete canyon.png' }).click()
    const question = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog', { name: 'Are you sure you want to delete this design?' }))
    await question.getByText('Generated pages will show their illustration again').waitFor()
    await question.getByRole('button', { name: 'Delete design' }).click()
    await page.getByText('Design deleted successfully').waitFor()
    expect(await library.getByRole('img', { name: 'Our canyon at dawn' }).count()).toBe(0)
  })
})

describe('the design studio', () => {
  it('asks before it loses a design, and makes one by keys that is saved as a picture', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByRole('button', { name: 'Design Library' }).click()
    await page.getByRole('button', { name: 'Create a design' }).click()
    const studio = page.getByRole('dialog', { name: 'Design Studio' })
    const saving = studio.getByRole('button', { name: 'Save & Insert' })
    await saving.waitFor()
    expect(await saving.isDisabled()).toBe(true)
    await studio.getByText('Put it on a page from the picture’s own field.').waitFor()
    await studio.getByRole('radio', { name: 'Text' }).press('Enter')
    await studio.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep designing' }).click()
    await studio.getByText('Unsaved changes').waitFor()
    await studio.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await studio.waitFor({ state: 'detached' })
    expect(await page.getByText('No designs yet').isVisible()).toBe(true)

    await page.getByRole('button', { name: 'Create a design' }).click()
    await studio.getByRole('radio', { name: 'Text' }).press('Enter')
    await page.keyboard.type('Seals at dawn')
    await page.keyboard.press('Escape')
    await studio.getByRole('button', { name: 'Seals at dawn' }).waitFor()
    await studio.getByRole('radio', { name: 'Shape' }).press('Enter')
    await studio.getByText('Unsaved changes').waitFor()
    await expectNoAxeViolations(page)
    await saving.click()
    await page.getByText('Design created successfully!').waitFor()
    const library = page.getByRole('dialog', { name: 'Design Library' })
    await library.getByText('New', { exact: true }).waitFor()
    expect(await library.getByRole('listitem').count()).toBe(1)
  })
})

describe('a colour', () => {
  it('is chosen from presets, by sliders and by typing, and the page follows', async () => {
    const { page, address } = await newEditor(stage, 'page-builder')
    await openWrittenPage(page, address)
    await openHero(page)
    await page.getByRole('tab', { name: 'Style' }).click()
    const field = page.getByRole('textbox', { name: /^Background color/i })
    await field.fill('#114422')
    await field.press('Enter')
    const ground = async () =>
      (await pageFrame(page)).evaluate(() => {
        const hero = document.querySelector('.pg-section')
        return hero === null ? '' : getComputedStyle(hero).backgroundColor
      })
    await expect.poll(ground).toBe('rgb(17, 68, 34)')
    await page.getByRole('button', { name: /^Background color: presets and sliders/i }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('slider').first().press('ArrowRight')
    await expect.poll(ground).not.toBe('rgb(17, 68, 34)')
  })
})

describe('with Canva', () => {
  let canva: Awaited<ReturnType<typeof startCanva>>
  let product: Product
  beforeAll(async () => {
    canva = await startCanva()
    product = await startProduct({ freshData: inject('freshData'), env: canva.env })
  })
  afterAll(async () => {
    await product.stop()
    await canva.stop()
  })

  it('an account is connected, a design made and imported, and the account let go', async () => {
    const at = { browser: stage.browser, url: product.url }
    const { page, address } = await newEditor(at, 'page-builder')
    await openWrittenPage(page, address)
    await page.getByRole('button', { name: 'Canva Designs', exact: true }).click()
    await page.getByRole('button', { name: 'Create a design' }).click()
    const dialog = page.getByRole('dialog', { name: 'Canva Design', exact: true })
    await dialog.getByRole('button', { name: 'Connect Canva' }).click()
    await dialog.getByText('as Ana Designs').waitFor()
    await expectNoAxeViolations(page)

    await dialog.getByLabel('Title').fill('Summer poster')
    await dialog.getByRole('button', { name: 'Design in Canva' }).click()
    await dialog.getByRole('button', { name: 'Look for changes in Canva' }).click()
    await dialog.getByRole('button', { name: 'Import Summer poster' }).click()
    const library = page.getByRole('dialog', { name: 'Canva Designs' })
    await library.getByText('New', { exact: true }).waitFor()

    await library.getByRole('button', { name: 'Create a design' }).click()
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByText('Canva is disconnected. Pictures in your library stay.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Connect Canva' }).isVisible()).toBe(true)
  })
})
