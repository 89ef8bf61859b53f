type Unavailable = { kind: 'unavailable'; reason: string }
type Answer<T, F extends { kind: string }> = { ok: true; value: T } | { ok: false; error: F }

/**
 * An answer about an account. Platforms say 'not found' also to who may not see the account, such as another person who
 * was connected meanwhile: then nobody knows what is there, and the platform counts as unavailable.
 */
export async function inReach<T, F extends { kind: string }>(
  answer: Answer<T, F>,
  isReached: () => Promise<boolean>,
): Promise<Answer<T, F | Unavailable>> {
  const isMissing = !answer.ok && answer.error.kind === 'not-found'
  return !isMissing || (await isReached()) ? answer : outOfReach
}

export const outOfReach: { ok: false; error: Unavailable } = {
  ok: false,
  error: { kind: 'unavailable', reason: 'the account is out of reach' },
}
