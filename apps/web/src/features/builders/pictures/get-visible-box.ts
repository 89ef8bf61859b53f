/** Returns the box of a rendered picture. A zoomed picture overflows its parent, which clips it. */
export function getVisibleBox(element: Element): DOMRect {
  const isZoomed = element.classList.contains('pg-zoomed')
  return (isZoomed ? (element.parentElement ?? element) : element).getBoundingClientRect()
}
