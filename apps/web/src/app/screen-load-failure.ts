import { networkStatus } from '../lib/network-status.ts'

/** A screen's own code could not be fetched: the network is gone, or a newer version replaced it. */
export class ScreenLoadFailure extends Error {
  override readonly name = 'ScreenLoadFailure'
}

/** Loads a screen's module; a miss counts as a failed call and rejects with a ScreenLoadFailure. */
export async function loadScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    networkStatus.reportFailure()
    throw new ScreenLoadFailure('A screen could not be loaded', { cause })
  }
}
