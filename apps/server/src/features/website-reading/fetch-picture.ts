import { type Network, openWeb } from './safe-fetch/network.ts'
import { createSafeFetch } from './safe-fetch/safe-fetch.ts'

type Options = {
  publicUrl: string
  network?: Network | undefined
  largestBytes: number
  timeoutMs: number
}

/** Gets one picture from an address that somebody else named, from the open internet only; null when it cannot be had. */
export function createPictureFetch({
  publicUrl,
  network = openWeb,
  largestBytes,
  timeoutMs,
}: Options) {
  return async (address: string, signal: AbortSignal): Promise<Buffer | null> => {
    const safeFetch = createSafeFetch({ network, publicUrl })
    try {
      const fetched = await safeFetch.fetch(address, {
        accept: 'image/webp,image/png,image/jpeg',
        // What a file is, is seen in its bytes; a page is surely none.
        isWanted: (type) => type.startsWith('image/') || type === 'application/octet-stream',
        largestBytes,
        timeoutMs,
        signal,
      })
      return fetched.ok ? fetched.value.bytes : null
    } finally {
      await safeFetch.close()
    }
  }
}
