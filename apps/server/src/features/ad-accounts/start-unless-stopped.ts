type Options<R> = {
  /** Whether its owner stopped the ad by now. */
  isStopped(): Promise<boolean>
  switchTo(state: 'on' | 'off'): Promise<R>
}

/**
 * Switches an ad on; off where its owner stopped it, before or just then, so that a stop has to wait for nothing. Also
 * before: an earlier try to switch it on may have come to the platform after the stop. `answer` is that of the last switch.
 */
export async function startUnlessStopped<R>({
  isStopped,
  switchTo,
}: Options<R>): Promise<{ isLeftOff: boolean; answer: R }> {
  if (!(await isStopped())) {
    const answer = await switchTo('on')
    if (!(await isStopped())) return { isLeftOff: false, answer }
  }
  return { isLeftOff: true, answer: await switchTo('off') }
}
