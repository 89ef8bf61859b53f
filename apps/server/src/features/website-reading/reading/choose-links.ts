import type { Page } from './open-page.ts'
import { words } from './unicode-words.ts'

/** What a link's words or its address promise, most wanted first. */
const topics: readonly RegExp[] = [
  words(
    /\b(?:prices?|pricing|rates?|fees|tarifs?|prix|preise?|preisliste|kosten|precios|tarifas|prezzi|listino|prijzen|priser)\b/iu,
  ),
  words(
    /\b(?:tours?|trips?|walks?|hikes?|hiking|treks?|rides?|dives?|safaris?|wanderungen|führungen|activit(?:y|ies)|adventures?|experiences?|excursions?|courses?|lessons?|classes|rentals?|rooms|cabins|packages|touren|ausflüge|angebote?|aktivitäten|kurse|verleih|zimmer|sorties|activités|stages|séjours|actividades|excursiones|escursioni|attività|turer|aktiviteter|kayaking|rafting|climbing|diving|riding|services|leistungen|products|shop)\b/iu,
  ),
  words(
    /\b(?:contact|kontakt|contacts|contacto|contatti|impressum|imprint|anfahrt|find us|visit us|getting here|directions|how to find|location|mentions légales)\b/iu,
  ),
  words(
    /\b(?:about|über uns|ueber[ -]uns|team|our story|qui sommes nous|à propos|a propos|sobre|chi siamo|om oss|who we are)\b/iu,
  ),
  words(
    /\b(?:faq|questions|fragen|good to know|gut zu wissen|infos?|information|conditions|agb|cancellation|hours|öffnungszeiten|horaires)\b/iu,
  ),
]
const unwanted = words(
  /\b(?:login|sign in|log in|account|cart|basket|warenkorb|panier|checkout|privacy|datenschutz|confidentialit\w*|cookies?|newsletter|blog|news|press|jobs|careers|feed|wp admin|tag|category|search|wishlist)\b/iu,
)
const noPage = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp4|ics|xml|css|js)$/i
const mostLinks = 2_000

/** Addresses that the page links to, in the order in which they are worth reading: one of each topic, then the rest. */
export function chooseLinks({ $, url, base }: Page): string[] {
  const found = new Map<string, number>()
  for (const link of $('a[href]').toArray().slice(0, mostLinks)) {
    const target = URL.parse($(link).attr('href') ?? '', base.href)
    if (target === null || !/^https?:$/.test(target.protocol) || noPage.test(target.pathname))
      continue
    if (
      $(link).attr('hreflang') !== undefined ||
      (target.hostname !== url.hostname && !isNear(target, url))
    )
      continue
    target.hash = ''
    if (target.href === new URL(url.pathname + url.search, url.href).href) continue
    const words = `${$(link).text()} ${wordsOf(target)}`.toLowerCase()
    const named = topics.findIndex((pattern) => pattern.test(words))
    const isInMenu =
      $(link).closest(
        'nav, header, [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]',
      ).length > 0
    if (unwanted.test(words) || (named === -1 && !isInMenu)) continue
    const topic = named === -1 ? topics.length : named
    found.set(target.href, Math.min(topic, found.get(target.href) ?? topic))
  }
  return inTurns(found)
}

/** 'www.' may come and go. */
const isNear = (a: URL, b: URL) =>
  a.hostname.split('.').slice(-2).join('.') === b.hostname.split('.').slice(-2).join('.')

function wordsOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replaceAll(/[^\p{L}\d]+/gu, ' ')
  } catch {
    return pathname
  }
}

function inTurns(found: ReadonlyMap<string, number>): string[] {
  // What a menu names in words of its own comes last.
  const queues = [...topics.keys(), topics.length].map((topic) =>
    [...found].filter(([, of]) => of === topic).map(([address]) => address),
  )
  const firsts = queues.flatMap((queue) => queue.splice(0, 1))
  return [...firsts, ...queues.flat()]
}
