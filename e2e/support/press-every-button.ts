import type { Page } from 'playwright-core'

/**
 * Fills in the fields and presses the buttons of the open screen, in a dialog if one is open, until none is left,
 * another screen opens, or `maxPresses` is reached. Skips buttons that delete or sign out.
 */
export async function pressEveryButton(page: Page, maxPresses: number): Promise<void> {
  const { pathname } = new URL(page.url())
  for (let presses = 0; presses < maxPresses; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    const isPressed = await page.evaluate(pressNextButton).catch(() => false)
    if (!isPressed || new URL(page.url()).pathname !== pathname) return
  }
}

/** Runs in the browser. */
async function pressNextButton(): Promise<boolean> {
  const store = globalThis as unknown as { usedControls?: WeakSet<Element> }
  const used = (store.usedControls ??= new WeakSet())
  const scope =
    [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.querySelector('main')
  const findUnused = <E extends HTMLElement>(selector: string) =>
    [...(scope?.querySelectorAll<E>(selector) ?? [])].filter(
      (element) => element.checkVisibility() && !used.has(element),
    )
  for (const field of findUnused('input:is([type=text], [type=search], :not([type])), textarea')) {
    used.add(field)
    field.focus()
    document.execCommand('insertText', false, 'kayak')
  }
  const [button] = findUnused<HTMLButtonElement>('button:not([disabled])').filter(
    (element) =>
      !/delete|remove|log ?out|sign ?out|\bend\b/i.test(
        `${element.innerText} ${element.ariaLabel ?? ''}`,
      ),
  )
  if (button === undefined) return false
  used.add(button)
  button.click()
  // React renders, the translation follows, and React may render again. A background tab renders no frames.
  for (let frames = 0; frames < 3; frames += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 100)
    })
  }
  return true
}
