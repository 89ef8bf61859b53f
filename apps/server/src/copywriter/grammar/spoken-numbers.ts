const names = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A figure that may be spelt out: '8', '3.5', 'eight'. */
export const figure = String.raw`(?:\d{1,4}(?:\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)`

/** '8' as 'eight', '3.5' as 'three and a half'; larger figures stay figures. */
export function spelt(count: string): string {
  const half = /^(\d{1,2})\.5$/u.exec(count)
  if (half !== null) {
    const whole = names[Number(half[1])]
    return whole === undefined || half[1] === '0' ? count : `${whole} and a half`
  }
  return /^\d{1,2}$/u.test(count) ? (names[Number(count)] ?? count) : count.toLowerCase()
}

/** Counts in words where they begin a thing: '4 waterfalls and 10 seats' is 'four waterfalls and ten seats'. */
export function withSpeltStart(text: string): string {
  return text.replace(
    /(?<=^| and )\d{1,2}(?:\.5)?(?= \p{L}{3,})(?! (?:sqm|kg|min|ISK|EUR|CHF|NOK)\b)/gu,
    (count) => spelt(count),
  )
}
