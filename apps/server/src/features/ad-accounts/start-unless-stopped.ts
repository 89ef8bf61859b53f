type Options<R> = {
  /** Whether its owner stopped the ad by now. */
  isStopped(): Promise<boolean>
  switchTo(state: 'on' | 'off'): Promise<R>
}

/**
 * Switches an ad on: not where its owner stopped it, and off again where they do so just then, so that a stop has to wait
 * for nothing. `answer` is that of the last switch; null where there was none.
 */
export async function startUnlessStopped<R>({
  isStopped,
  switchTo,
}: Options<R>): Promise<{ isLeftOff: false; answer: R } | { isLeftOff: true; answer: R | null }> {
  if (await isStopped()) return { isLeftOff: true, answer: null }
  const started = await switchTo('on')
  if (!(await isStopped())) return { isLeftOff: false, answer: started }
  return { isLeftOff: true, answer: await switchTo('off') }
}
