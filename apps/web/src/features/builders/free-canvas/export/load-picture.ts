/** A picture that may be looked at, but not copied, or that is not there any more. */
export class PictureUnavailable extends Error {}

/** The picture of an address, ready to be painted. Other sites have to allow that it is copied. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.referrerPolicy = 'no-referrer'
  picture.src = address
  try {
    await picture.decode()
  } catch {
    throw new PictureUnavailable(
      isOurs(address)
        ? `the picture ${address.slice(0, 120)} could not be loaded`
        : `the picture from ${new URL(address, location.href).host} could not be copied; upload it to your designs and choose it there`,
    )
  }
  return picture
}

function isOurs(address: string): boolean {
  const { origin, protocol } = new URL(address, location.href)
  return protocol === 'data:' || origin === location.origin
}
