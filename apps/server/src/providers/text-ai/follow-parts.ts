import { JSONParser } from '@streamparser/json'
import type { DraftPart } from '@wildpath/contract'
import { draftPartSchema } from '@wildpath/contract'

const onPage = '$.landing_page.*'
const thanks = '$.thank_you_page'
const ads = '$.ad_copy.*'
const emails = '$.follow_up_emails.*'

/**
 * Reads a model's answer while it streams in and tells each part as soon as it is finished. What does not fit is
 * left out, and what is no JSON ends it: the whole answer is read again when it is there.
 */
export function followParts(onPart: (part: DraftPart) => void): (text: string) => void {
  const parser = new JSONParser({ paths: [onPage, thanks, ads, emails], keepStack: false })
  const letters: unknown[] = []
  let hasBegun = false
  let isBroken = false
  parser.onError = () => {
    isBroken = true
  }
  parser.onValue = ({ value, key, stack }) => {
    const isLetter = typeof key === 'number'
    if (isLetter) letters.push(value)
    const name = isLetter ? 'follow_up_emails' : stack.length === 1 ? 'thank_you_page' : key
    const part = draftPartSchema.safeParse({ [name ?? '']: isLetter ? [...letters] : value })
    if (part.success && Object.keys(part.data).length > 0) onPart(part.data)
  }

  return (text) => {
    if (isBroken || parser.isEnded) return
    // A fence or a greeting may stand in front of it.
    const start = hasBegun ? 0 : text.indexOf('{')
    if (start === -1) return
    hasBegun = true
    parser.write(text.slice(start))
  }
}
