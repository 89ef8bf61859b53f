import { termsOf } from './terms.ts'

/**
 * What people ask for beside what we do. Its words stand in articles about other things, so words alone would
 * find one; each entry is what a question has to speak of, all of it.
 */
export const notOffered: readonly string[] = [
  // Visitors send a form; they buy and book nothing on a page.
  'customers pay, guests pay, visitors pay, accept card, accept payment, paypal, voucher, gift card, coupon',
  'discount code, sell online, shop page, booking calendar, calendar sync, google calendar, availability',
  'customer charged, customer cancel, customer deposit, cancel booking, customer switch trip, photo contest',
  'book trip, reservation, river safe, business cards',
  // Emails are the only messages, and follow-ups the only ones to many.
  'text message, whatsapp message, whatsapp lead, messenger, newsletter, sms lead, sms customer',
  'push notification, chat widget, chat visitor, chatbot, bot page',
  // Other products.
  'zapier, mailchimp, hubspot, salesforce, crm, wordpress plugin, shopify, wix, quickbooks, tripadvisor',
  'google review, stripe connect, webhook, api, instagram followers, youtube livestream, squarespace template',
  'app store, android, ios, iphone app, mobile app, phone app',
  // Planned, or nothing of ours.
  'abtest, split test, team member, employee, colleague, staff account, import lead, import contact',
  'import review, translate automatically, charge vat, file tax, sales tax, legal advice, waiver, phone ceo',
].flatMap((line) => line.split(', '))

const entries = notOffered.map(termsOf)

/** Whether somebody asks for something that is near to the product and not part of it. */
export function isNotOffered(terms: readonly string[]): boolean {
  return entries.some((needed) => needed.every((term) => terms.includes(term)))
}
