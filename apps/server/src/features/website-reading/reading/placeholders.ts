import type { Finding } from './finding.ts'

/** Whether a finding is what a website builder put there and nobody filled in. */
export function isPlaceholder({ kind, value }: Finding): boolean {
  switch (kind) {
    case 'phone':
      return demoNumbers.test(value.number.replaceAll(/\D/g, ''))
    case 'email':
      return demoMail.test(value.address)
    case 'address':
      return demoStreets.test(value.street ?? '')
    case 'social-link':
      return builderPages.test(URL.parse(value.url)?.pathname ?? '')
    default:
      return false
  }
}

/** 555-555-5555, 123-456-7890. */
const demoNumbers = /(\d)\1{9}$|1234567890$/
const demoMail =
  /^(?:info|you|your|name|email|mail|user|test|hello|contact|yourname|youremail|someone)@(?:example|email|domain|yourdomain|mydomain|mysite|yoursite|yourcompany|company|website)\.(?:com|org|net)$/i
/** Of the templates of well-known website builders. */
const demoStreets =
  /^(?:\d+ (?:demo|example|your|anywhere) |500 terry (?:a\. )?franc(?:ois|ine)|123 (?:main|fake|any|street)\b|musterstra(?:ß|ss)e)/i
const builderPages =
  /^\/(?:company\/)?@?(?:wix(?:com)?|squarespace|wordpress(?:dotcom)?|shopify|weebly|godaddy|jimdo|webflow|ionos|strato|elementor|yourpage|username|user|example|profile|account)\/?$/i
