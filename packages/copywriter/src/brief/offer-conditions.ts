import { countPrices } from './money.ts'

const benefit =
  /\d (?:per|a) (?:person|night|day|hour|week|month)\b|\d ?(?:%|percent)|\bfree\b|\bhalf[- ]price\b|\bon us\b|\boff\b|\b\d for \d\b|\btwo for one\b|\bdiscount\b|\btrial\b|\bcomplimentary\b|\bfor the price of\b|\bvoucher\b/iu
const limiting =
  /\b(?:only|not|except|excluding|valid|until|till|before|after|minimum|min|maximum|max|at least|at most|weekdays?|weekends?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|if|when|unless|without|no|code|deposit|holidays?|midweek|limited|up to|must|depend\w*|refund\w*|cancel\w*|balance|money back|paid back|new (?:clients?|customers?|visitors?|patients?|members?))\b/iu
const owed =
  /\b(?:deposit|supplement|surcharge|excess|cancel\w*|refund\w*|no[- ]show)\b|^(?:after (?:that|this|it)|afterwards|then|otherwise|(?:the )?(?:rest|balance|half))\b/iu

/** A price, or something one gets for less. */
export function isPromise(text: string): boolean {
  return countPrices(text) > 0 || (benefit.test(text) && !/^(?:pay\b|.*\bdeposit\b)/iu.test(text))
}

/** When, for whom or on what terms an offer holds. */
export function isLimiting(text: string): boolean {
  return limiting.test(text)
}

/** What is to be paid besides, before or afterwards belongs to the price. */
export function isOwed(text: string): boolean {
  return owed.test(text)
}
