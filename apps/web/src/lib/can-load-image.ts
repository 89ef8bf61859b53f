/** Longer than a person waits for a button, in milliseconds. */
const patienceMs = 6000

/** Whether a picture comes from this address, as a visitor's browser would find out. */
export function canLoadImage(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    // The address of a logo is nobody's business but the page's.
    picture.referrerPolicy = 'no-referrer'
    picture.addEventListener('load', () => resolve(true))
    picture.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(false), patienceMs)
    picture.src = address
  })
}
