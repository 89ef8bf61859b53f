import { words } from './unicode-words.ts'

/** The months, and the feast that seasons begin with, by their names and abbreviations in English, German and French. */
export const months =
  '(?:easter|ostern|pâques|jan(?:uary?|uar|vier)?|feb(?:ruary?|ruar)?|février|march|märz|mars|april|avril|mai|may|june?|juni?|juin|july|juli|juillet|aug(?:ust)?|août|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|décembre)'

const dayOf = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of )?|early |mid[- ]|late |anfang |mitte |ende |début |fin |the end of |mi-)?`
const oneEnd = String.raw`${dayOf}${months}\.?(?: \d{1,2}(?:st|nd|rd|th)?(?!\d))?`

/** From one month to another, with days where they are said: 'May 1 to September 10', 'Mitte Mai bis Oktober'. */
export const monthSpan = String.raw`${oneEnd}\s*(?:to|until|till|through|thru|bis(?: zum)?|à|au|jusqu['’]en|[–—-])\s*${oneEnd}(?![\p{L}])`

const seasonal = words(
  new RegExp(
    String.raw`^(?:(?:(?:the|our|unsere|die|la|notre|season|saison|trips|tours|open|geöffnet|ouvert\w*|touren|we|wir|runs?|operate|läuft|is|are|ist|sind|daily|täglich|tous les jours|every day|available|from|von|vom|de|du|d['’]) ?|[:–-] ){0,8})\(?(?<season>${monthSpan})\)?(?<rest>[,;].{3,80})?[.!]?$`,
    'iu',
  ),
)

/** The season that a sentence is about and what it says besides; null where it says something else. */
export function seasonOf(sentence: string): { season: string; rest: string } | null {
  const { season, rest = '' } = seasonal.exec(sentence)?.groups ?? {}
  return season === undefined
    ? null
    : { season: season.replace(/\.$/, ''), rest: rest.replaceAll(/^[,;\s]+|[.!\s]+$/gu, '') }
}
