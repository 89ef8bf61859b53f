import { picturePlaces, placeOfPicture } from '@wildpath/page/compose'
import type { DrawPicturePlace } from '@wildpath/page/render'

/** Lets every picture of a page be pressed; `onPress` hears of its place and of what has the focus then. */
export function drawPictureButton(
  onPress: (place: number, button: HTMLElement) => void,
): DrawPicturePlace {
  return ({ sectionId, itemId, children }) => {
    const place = placeOfPicture({ sectionId, itemId })
    if (place === null) return children
    return (
      <>
        {children}
        <button
          type="button"
          className="change-picture"
          aria-label={`Change ${pictureName(place)}`}
          onClick={({ currentTarget }) => onPress(place, currentTarget)}
        >
          <span>Change</span>
        </button>
      </>
    )
  }
}

/** 'the opening picture'. */
export function pictureName(place: number): string {
  if (place === picturePlaces.hero) return 'the opening picture'
  if (place === picturePlaces.beside) return 'the picture beside your words'
  return `gallery picture ${place - picturePlaces.gallery + 1}`
}

/**
 * Styles for the page's document, which does not load the product's. The button covers the picture, but not the
 * texts over it.
 */
export const pictureButtonStyles = `
.pg-text-picture, .pg-features-picture { position: relative }
.pg-hero-words, .pg-over, .pg-hero-picture::before, .pg-hero-picture::after { pointer-events: none }
.pg-hero-words > *, .pg-over > * { pointer-events: auto }
.change-picture { position: absolute; inset: 0; z-index: 3; display: block; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; background: none; cursor: pointer; transform: none }
.change-picture > span { position: absolute; right: .75rem; top: .75rem; display: grid; place-items: center; min-height: 44px; padding: 0 1rem; border-radius: 999px; background: #08120d; color: #fff; font: 600 14px/1 system-ui, sans-serif; letter-spacing: 0; text-transform: none; box-shadow: 0 0 0 1px #ffffff80, 0 2px 8px #0006 }
.pg-hero-picture > .change-picture > span { top: auto; bottom: .75rem }
.change-picture:hover > span { background: #15803d }
.change-picture:focus-visible { outline: 3px solid #f6b73c; outline-offset: -3px }
.change-picture:focus-visible > span { background: #15803d }
@media (min-width: 700px) { .change-picture > span { min-height: 60px; padding: 0 1.5rem; font-size: 22px } }
@media print { .change-picture { display: none } }
`
