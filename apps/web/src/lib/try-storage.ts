/**
 * What a storage of the browser answers; undefined where it is off or full, or the entry is not ours: what is kept there
 * is a comfort, not a need. Even reaching for the storage may throw, so `reach` does that, too.
 */
export function tryStorage<Result>(reach: () => Result): Result | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
