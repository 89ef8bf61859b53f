import { findPhoneNumber } from '@wildpath/text'

import { readWebAddress } from './web-address.ts'

/** Characters of a `data:` picture at most: pictures that belong into files are larger. */
const longestDataImage = 64_000

/** Control and format characters (invisible, reversing), which browsers drop and people do not see. */
const deceiving = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u
const plain = /^[!-~]+$/
const web = /^https?:\/\//i
/** Starting with two slashes it would name another host. */
const path = /^\/(?!\/)/
/** With a slash in front it would be read as a host; a colon before the `@` ends the scheme of another address. */
const mail = /^mailto:(?!\/)[^\s@<>":]+@[^\s@<>"?/]+(\?[^<>"]*)?$/i
const bareMail = /^([^\s@<>":/?#]+)@([^\s@<>":/?#]+)$/
/** Excludes `*` and `#`, which start phone commands. */
const phone = /^tel:(?:\/\/|\s*)\+?[\d(][^*#<>"]{1,60}$/iu
const textMessage = /^sms:\+?[\d(][\d\s().-]{1,40}(\?[^<>"]*)?$/i
/** At least 6 digits in up to 20, with what people write between them. */
const barePhone = /^\+?\(?\d(?:[\s()./\p{Pd}]*\d){5,19}$/u
/** Labels before a bare phone number, in the languages that pages support. */
const phoneLabel =
  /^(?:t[eé]l|t[eé]l[eé]phone|telefon|tel[eé]fono|telefoon|telefone|phone|call|mobile?|m[oó]vil|telem[oó]vel|handy|cell)(?:\s*\.)?(?:\s*:)?\s*(?=[+(\d])/iu
const whatsApp = /^whatsapp:(?:\/\/)?send\/?\?/i
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/
/** Bitmaps only: an svg is a document. */
const dataImage = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z0-9+/]+={0,2}$/i

/**
 * Where a call to action leads. Empty, '#' and anything a page must not link to (scripts, data,
 * other hosts in disguise, names and passwords) lead to `fallback`. A bare web address gets https:, a bare email
 * address mailto:, and a bare phone number tel:. A phone link contains only the digits to dial. A link to the WhatsApp app
 * becomes its wa.me address, which also works without the app (https://faq.whatsapp.com/5913398998672934).
 */
export function safeLink(url: string, fallback: string): string {
  const text = url.trim()
  if (deceiving.test(text)) return fallback
  if (web.test(text)) return webAddress(text) ?? fallback
  if (path.test(text)) return pathOfThisHost(text) ?? fallback
  if (mail.test(text) || textMessage.test(text)) return text.replace(/\s/g, '%20')
  if (whatsApp.test(text)) return whatsAppAddress(text) ?? fallback
  const typed = text.normalize('NFKC')
  const unlabeled = typed.replace(phoneLabel, '')
  if (phone.test(typed) || (barePhone.test(unlabeled) && !ipAddress.test(unlabeled))) {
    const number = findPhoneNumber(typed)
    return number === null ? fallback : `tel:${number}`
  }
  return bareAddress(text) ?? fallback
}

/** Whether a link can lead there: an address that `safeLink` follows, a place on the page, or none at all. */
export function isUsableAddress(url: string): boolean {
  const text = url.trim()
  return text === '' || text.startsWith('#') || safeLink(text, '') !== ''
}

function whatsAppAddress(text: string): string | null {
  const query = new URLSearchParams(text.replace(whatsApp, ''))
  const number = findPhoneNumber(query.get('phone') ?? '')?.replace(/^(?:\+|00)/, '')
  if (number === undefined) return null
  const message = query.get('text')
  return `https://wa.me/${number}${message === null ? '' : `?text=${encodeURIComponent(message)}`}`
}

function bareAddress(text: string): string | null {
  // A handle of a social network.
  if (text.startsWith('@')) return null
  const [, name = '', domain = ''] = bareMail.exec(text) ?? []
  if (name !== '') {
    const host = readWebAddress(domain)?.hostname
    return host === undefined ? null : `mailto:${name}@${host}`
  }
  return readWebAddress(text.replace(/\s/g, '%20')) === null ? null : webAddress(`https://${text}`)
}

/** An image address a page may load, or null. */
export function safeImage(url: string): string | null {
  const text = url.trim()
  if (deceiving.test(text)) return null
  if (web.test(text)) return webAddress(text)
  if (path.test(text)) return pathOfThisHost(text)
  return text.length <= longestDataImage && dataImage.test(text) ? text : null
}

const videoFile = /\.(?:mp4|webm)$/i

/** Returns the URL if it is the https URL of an .mp4 or .webm file; null otherwise, including for video-site pages. */
export function safeVideoFile(url: string): string | null {
  const address = safeImage(url)
  if (address === null || !URL.canParse(address)) return null
  const { protocol, pathname } = new URL(address)
  return protocol === 'https:' && videoFile.test(pathname) ? address : null
}

/** As written where that is plain, otherwise as the address bar would show it; null when it is none. */
function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { username, password, href } = new URL(text)
  if (username !== '' || password !== '') return null
  return plain.test(text) ? text : href
}

/**
 * As written where that is plain, otherwise with what may not stand in an address escaped. Null where
 * steps such as '/.' would leave two slashes in front, and with them the name of another host.
 */
function pathOfThisHost(text: string): string | null {
  const { pathname, search, hash } = new URL(text, 'https://host.invalid')
  if (pathname.startsWith('//')) return null
  return plain.test(text) ? text : `${pathname}${search}${hash}`
}
