import { useEffect, useState } from 'react'

import {
  chooseToastPosition,
  coversKept,
  type Obstacle,
  type ToastAnchor,
  type ToastScreen,
  windowKind,
} from './toast-position.ts'

const recheckMs = 200

/** `foot` is what a keyboard or a bar takes of the window's lower end. */
type Standing = { place: ToastAnchor; foot: number }

/**
 * Where toasts stand: at the place where they cover the least when the first one comes. They stay there,
 * unless a heading, a field that has the focus, what is marked `data-keep-clear` or a button of a dialog comes to
 * lie below them, as on a change of screens.
 */
export function useToastPosition(isShowing: boolean): Standing {
  const [standing, setStanding] = useState<Standing>({ place: 'bottom', foot: 0 })

  useEffect(() => {
    if (!isShowing) return
    // Toasts fade in: by the first frame they have a size and are not seen yet.
    const frame = requestAnimationFrame(() => setStanding(chooseStanding()))
    // A toast that appears under a resting pointer does not count as hovered.
    let isPointedAt = false
    const notePointer = ({ target }: PointerEvent) => {
      isPointedAt = target instanceof Element && target.closest('[data-rht-toaster]') !== null
    }
    document.addEventListener('pointermove', notePointer)
    const timer = setInterval(() => {
      const isFocused = document.querySelector('[data-rht-toaster]:focus-within') !== null
      const isHovered = document.querySelector('[data-rht-toaster]:hover') !== null
      if (isFocused || (isHovered && isPointedAt)) return
      setStanding((now) => (coversKept(now.place, readScreen(now.foot)) ? chooseStanding() : now))
    }, recheckMs)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      document.removeEventListener('pointermove', notePointer)
    }
  }, [isShowing])

  return standing
}

function chooseStanding(): Standing {
  const foot = keyboardHeight() + barHeight()
  return { place: chooseToastPosition(readScreen(foot)), foot }
}

function readScreen(foot: number): ToastScreen {
  return {
    window: { width: innerWidth, height: innerHeight - foot },
    toasts: sizeOfToasts(),
    obstacles: readObstacles(),
  }
}

/** What a keyboard on the screen hides of the window. */
function keyboardHeight(): number {
  const view = globalThis.visualViewport
  // A page that is zoomed into has a small view, too, and no keyboard.
  if (!view || view.scale > 1) return 0
  return Math.max(0, Math.round(innerHeight - view.height - view.offsetTop))
}

/** Bars that stay at the foot of the window, one on another: 'Save', say, and that the network is gone. */
function barHeight(): number {
  let height = 0
  for (let bar = barAbove(height); bar > height; bar = barAbove(height)) height = bar
  return height
}

/** How far a bar reaches up that begins `height` above the foot of the window; 0 where there is none. */
function barAbove(height: number): number {
  const highestBar = innerHeight / 3
  let element = document.elementFromPoint(innerWidth / 2, innerHeight - height - 2)
  for (; element !== null; element = element.parentElement) {
    const { position } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isStaying = position === 'sticky' || position === 'fixed'
    if (isStaying && box.height < highestBar) return innerHeight - box.top
  }
  return 0
}

function sizeOfToasts(): ToastScreen['toasts'] {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-rht-toaster] > div > *')]
  const gutter = 8
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + gutter, -gutter)
  const width = Math.max(0, ...toasts.map((toast) => toast.offsetWidth))
  // What stands beside a toast on a phone is not read apart from it.
  return { width: windowKind(innerWidth) === 'phone' ? innerWidth : width, height }
}

const headings = ':is(h1, h2, h3, [role="heading"])'
const spokenOf = ':is(input, select, textarea):is(:focus, [aria-invalid="true"])'
/** What is worked with all the time, such as where a message is written with its tools. */
const keptClear = '[data-keep-clear]'
const controls = ':is(button, a[href], input, select, textarea, summary)'

function readObstacles(): Obstacle[] {
  const dialog = topDialog()
  const read = (selector: string, isKept: boolean) =>
    inSight(dialog ?? document, selector).map((box) => ({ box, isKept }))
  // A dialog waits for an answer: what it is given with may open below a toast, and must not wait for it.
  const areControlsKept = dialog !== undefined
  return [
    ...read(headings, true),
    ...read(spokenOf, true),
    ...read(keptClear, true),
    ...read(controls, areControlsKept),
  ]
}

/** Below an open dialog nothing is read or pressed. */
function topDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
}

function inSight(scope: ParentNode, selector: string): DOMRect[] {
  return [...scope.querySelectorAll(selector)]
    .filter((element) => element.closest('[data-rht-toaster]') === null)
    .map(inkOf)
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
}

/** A heading is as wide as its words, not as its column; a control is what can be pressed. */
function inkOf(element: Element): DOMRect {
  if (!element.matches(headings)) return element.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect()
}
