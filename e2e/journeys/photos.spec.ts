import { randomUUID } from 'node:crypto'

import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { expectNoAxeViolations } from '../support/axe.ts'
import { newVisitor } from '../support/browser.ts'
import { drawPhoto, type Photo } from '../support/draw-photo.ts'
import { rafting } from '../support/owner.ts'
import { createDraft, newOwner } from '../support/people.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage()

const tall = drawPhoto('guide.png', { width: 600, height: 900 })
const wide = drawPhoto('river-at-dawn.png', { width: 1600, height: 900 })
const square = drawPhoto('camp.png', { width: 700, height: 700 })
const heic: Photo = {
  name: 'IMG_2041.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
}
const notes: Photo = { name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('hello') }

async function fillIn(owner: Page) {
  const form = owner.getByRole('form', { name: 'New adventure' })
  await form.getByLabel('Business name').fill(rafting.business_name)
  await form.getByLabel('Industry').selectOption(rafting.industry)
  await form.getByLabel('What do you offer?').fill(rafting.product_service)
  await form.getByLabel('Who is it for?').fill(rafting.target_customer)
  await form.getByLabel('What is your main offer?').fill(rafting.main_offer)
  await form.getByLabel('Brand tone').selectOption(rafting.brand_tone)
}

/** What a person does who drags files from their desktop, or pastes them. */
async function give(owner: Page, photo: Photo, how: 'drop' | 'paste') {
  await owner.evaluate(
    ({ bytes, name, type, event }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const target = document.querySelector('fieldset:has(input[type=file])')?.lastElementChild
      if (event === 'paste') {
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
        )
        return
      }
      const area = target?.querySelector('input[type=file]')?.parentElement ?? document.body
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        area.dispatchEvent(
          new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }),
        )
      }
    },
    { bytes: [...photo.buffer], name: photo.name, type: photo.mimeType, event: how },
  )
}

describe('photos of a new adventure', () => {
  it('come by picker, drop and paste, keep their order, and stand on the published page', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    await owner.goto(`${stage.url}/new-funnel`)
    await fillIn(owner)
    await owner.getByLabel('Pictures to upload').setInputFiles([tall, notes])
    const photos = owner.getByRole('list', { name: 'Your photos, in their order' })
    await photos.getByText('Opens the page', { exact: true }).waitFor()
    await photos.getByRole('alert').waitFor()
    await give(owner, wide, 'drop')
    await photos.getByText('river-at-dawn.png').waitFor()
    await give(owner, square, 'paste')
    await photos.getByText('camp.png').waitFor()
    await photos.getByText('Gallery').waitFor()
    await photos.getByRole('button', { name: 'Take notes.txt off the page' }).click()
    await expectNoAxeViolations(owner)

    await owner.reload()
    expect(await namesOf(owner)).toEqual(['guide.png', 'river-at-dawn.png', 'camp.png'])
    const forward = owner.getByRole('button', { name: 'Move camp.png forward' })
    await forward.focus()
    await owner.keyboard.press('Enter')
    await owner.getByText('camp.png is number 2 of 3 now.').waitFor()
    expect(await forward.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await namesOf(owner)).toEqual(['guide.png', 'camp.png', 'river-at-dawn.png'])

    await owner.getByRole('button', { name: 'Create My Adventure' }).click()
    await owner.getByRole('heading', { name: 'What we understood' }).waitFor()
    const [, id = ''] = /funnel\/([^/]+)\//.exec(owner.url()) ?? []
    await owner.evaluate(
      (path) =>
        fetch(path, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: '{"isPublic":true}',
        }),
      `/api/funnels/${id}/publication`,
    )
    await owner.goto(`${stage.url}/f/${id}`)
    const hero = owner.locator('.pg-hero-picture img')
    await hero.waitFor()
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await hero.getAttribute('width')).toBe('1600')
    await expectNoAxeViolations(owner)
  })

  it('wait in a demo for an account, and come along with the login', async () => {
    expect.hasAssertions()
    const email = `${randomUUID()}@example.com`
    await fetch(`${stage.url}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ full_name: 'Ana Rivers', email, password: 'rapids1' }),
    })
    const owner = await newVisitor(stage.browser, { viewport: { width: 390, height: 800 } })
    await beginDemo(owner, email)
    await owner.getByRole('link', { name: 'New Adventure' }).first().click()
    await owner.getByLabel('Pictures to upload').setInputFiles(square)
    await owner.getByText('Photos need an account').waitFor()
    await owner.getByText('Waits for your login').waitFor()
    await expectNoAxeViolations(owner)

    await fillIn(owner)
    await owner.getByRole('button', { name: 'Create My Adventure' }).click()
    await owner.unroute('**/api/**')
    await owner.getByRole('button', { name: 'Log In Again' }).click()
    await logIn(owner, email)
    await owner.getByText('Opens the page', { exact: true }).waitFor()
    expect(await namesOf(owner)).toEqual(['camp.png'])
  })
})

describe('the pictures of a landing page', () => {
  it('are added together, pressed, cropped, described, taken back and shown to visitors', async () => {
    const owner = await newOwner(stage.browser, stage.url)
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    await owner.getByLabel('Pictures to upload').setInputFiles([wide, tall])
    await owner.getByText('2 photos on the page, 2 without a description').waitFor()
    const page = owner.frameLocator('iframe')
    await expectNoAxeViolations(owner)

    const hero = page.locator('.pg-hero-picture img')
    const ratio = await ratioOf(hero)
    await hero.click({ position: { x: 5, y: 5 } })
    const dialog = owner.getByRole('dialog', { name: 'Change picture' })
    const crop = dialog.getByRole('list', { name: 'Crop previews' }).locator('li > div').first()
    await expect.poll(() => ratioOf(crop)).toBeCloseTo(ratio, 1)
    await dialog.getByLabel('Horizontal position').fill('20')
    await dialog.getByText('Phone', { exact: true }).first().click()
    await dialog.getByLabel('Zoom').fill('2')
    await dialog.getByRole('button', { name: 'Use “River at dawn”' }).click()
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    const opening = page.getByRole('img', { name: 'River at dawn' })
    await expect.poll(() => positionOf(opening)).toBe('20% 50%')

    await page.getByRole('button', { name: 'Change picture: River at dawn' }).press('Enter')
    await dialog.getByRole('button', { name: 'Draw an illustration' }).click()
    await dialog.getByLabel('Landscape').waitFor()
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await opening.waitFor({ state: 'detached' })
    await owner.getByRole('button', { name: 'Undo', exact: true }).click()
    await opening.waitFor()

    await page.locator('.pg-picture').nth(1).click()
    await dialog.getByRole('button', { name: 'Choose from library' }).click()
    await owner.getByRole('button', { name: 'Select guide.png' }).click()
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await owner.getByText('3 photos on the page, 2 without a description').waitFor()

    await dropOn(page.locator('.pg-picture').nth(2), square)
    await owner.getByText('Picture changed.').waitFor()
    await owner.getByText('4 photos on the page, 3 without a description').waitFor()
    await dropOn(page.locator('.pg-picture').nth(2), heic)
    await owner.getByText('HEIC photos cannot be read here').waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await owner.getByText('Landing page updated successfully!').waitFor()

    await owner.getByRole('tab', { name: 'Branding' }).click()
    const branding = owner.getByRole('tabpanel')
    await branding.getByRole('button', { name: 'the photo ‘River at dawn’' }).click()
    await branding.getByText('Two colors of the photo').waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: 'Save Changes' }).click()
    await owner.getByText('Branding updated successfully!').waitFor()

    await owner.getByRole('button', { name: 'Publish', exact: true }).click()
    await owner.getByText('Your page is public').waitFor()
    await owner.goto(`${stage.url}/f/${funnel.slug}`)
    const published = owner.getByRole('img', { name: 'River at dawn' })
    await published.waitFor()
    expect(await positionOf(published)).toBe('20% 50%')
    expect(await readScale(published)).toBe(1)
    await owner.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => readScale(published)).toBe(2)
    await expectNoAxeViolations(owner)
  })

  it('are changed on a phone by touch and by keys', async () => {
    const owner = await newOwner(stage.browser, stage.url, {
      viewport: { width: 390, height: 800 },
      hasTouch: true,
    })
    const funnel = await createDraft(owner, stage.url, rafting)
    await owner.goto(`${stage.url}/funnel/${funnel.id}/edit-landing-page`)
    await owner.getByText('Page', { exact: true }).tap()
    const page = owner.frameLocator('iframe')
    await page.locator('.pg-hero-picture').tap()
    const dialog = owner.getByRole('dialog', { name: 'Change picture' })
    await dialog.getByLabel('Pictures to upload').setInputFiles(wide)
    const focus = dialog.getByTestId('focus')
    await focus.waitFor()
    const box = await focus.boundingBox()
    if (box === null) throw new Error('The photo has no place')
    await owner.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height * 0.25)
    await expect.poll(() => dialog.getByLabel('Horizontal position').inputValue()).toBe('75')
    await expect.poll(() => dialog.getByLabel('Vertical position').inputValue()).toBe('25')
    await expectNoAxeViolations(owner)
    await dialog.getByRole('button', { name: 'Use this picture' }).tap()
    const opening = page.locator('.pg-hero-picture img')
    await expect.poll(() => positionOf(opening)).toBe('75% 25%')

    // Focus returns to the button of the tapped picture.
    const button = page.locator('.wp-picture').first()
    await expect
      .poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement))
      .toBe(true)
    await owner.keyboard.press('Enter')
    await dialog.getByLabel('Horizontal position').focus()
    await owner.keyboard.press('ArrowRight')
    await dialog.getByLabel('Vertical position').focus()
    await owner.keyboard.press('Home')
    await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter')
    await expect.poll(() => positionOf(opening)).toBe('76% 0%')
    await owner.keyboard.press('Control+z')
    await expect.poll(() => positionOf(opening)).toBe('75% 25%')
    await owner.keyboard.press('Control+z')
    await opening.waitFor({ state: 'detached' })
    await owner.keyboard.press('Control+Shift+z')
    await expect.poll(() => positionOf(opening)).toBe('75% 25%')
  })
})

/** Drops a desktop file on a page element. */
async function dropOn(target: Locator, photo: Photo) {
  await target.evaluate(
    (element, { bytes, name, type }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type }))
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2 }
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(
          new DragEvent(kind, { ...at, dataTransfer: data, bubbles: true, cancelable: true }),
        )
      }
    },
    { bytes: [...photo.buffer], name: photo.name, type: photo.mimeType },
  )
}

const readScale = (picture: Locator) =>
  picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)

const positionOf = (picture: Locator) =>
  picture.evaluate((image) => getComputedStyle(image).objectPosition)

const ratioOf = (element: Locator) => element.evaluate((box) => box.clientWidth / box.clientHeight)

async function beginDemo(owner: Page, email: string) {
  await owner.goto(`${stage.url}/auth/login`)
  await owner.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await owner.route('**/api/**', (route) => route.abort())
  await logIn(owner, email)
  await owner.getByRole('button', { name: 'Continue in Demo Mode' }).click()
  await owner.getByRole('heading', { name: 'Adventure Dashboard' }).waitFor()
}

async function logIn(owner: Page, email: string) {
  await owner.getByLabel('Email').fill(email)
  await owner.getByLabel('Password', { exact: true }).fill('rapids1')
  await owner.getByRole('button', { name: 'Login' }).click()
}

const namesOf = async (owner: Page) => {
  const photos = owner.getByRole('list', { name: 'Your photos, in their order' })
  await photos.waitFor()
  return photos.locator('p[title]').allTextContents()
}
