import type { Answers } from '../copy-brief.ts'
import { collectProperNames, withCalmCapitals } from './capitals.ts'
import { cleanAnswer } from './clean-answer.ts'
import { isForeignText, isGibberish } from './language.ts'
import { withLongForms } from './safe-forms.ts'
import { withMendedSpelling } from './spelling.ts'
import { withoutOrders } from './without-orders.ts'

export type CleanAnswers = Record<'product_service' | 'target_customer' | 'main_offer', string>

/** The three free answers as plain text on lines, with calm capitals, names as names and sure misspellings mended. */
export function cleanAnswers(answers: Answers): CleanAnswers {
  const { businessName, productService, targetCustomer, mainOffer } = answers
  const isEnglish = !isForeignText(productService, [targetCustomer, mainOffer])
  // An answer in quotes is what stands in them. Orders are found as typed, and where marks stood between their words.
  const plain = [productService, targetCustomer, mainOffer].map((text) =>
    withoutOrders(cleanAnswer(withoutOrders(text), { isEnglish }).replace(/^"([^"]*)"$/u, '$1')),
  )
  const names = collectProperNames(businessName, plain)
  const [product_service = '', target_customer = '', main_offer = ''] = isEnglish
    ? plain.map((text) =>
        withMendedSpelling(withCalmCapitals(withLongForms(text), names, { businessName })),
      )
    : plain
  // Keys that were pressed at random tell nothing; a bare price does.
  const readable = (text: string) => (isGibberish(text) ? '' : text)
  return {
    product_service: readable(product_service),
    target_customer: readable(target_customer),
    main_offer: /\d/u.test(main_offer) ? main_offer : readable(main_offer),
  }
}
