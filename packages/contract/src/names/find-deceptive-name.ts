import { product } from '../product.ts'
import { foldConfusables } from './fold-confusables.ts'
import { isOneScript } from './one-script.ts'

export type DeceptiveName = 'mixed-scripts' | 'symbols' | 'team'

/** Words that no two names of people form where they meet. */
const reservedAnywhere = [
  product.name,
  'official',
  'moderator',
  'support',
  'help desk',
  'customer care',
  'customer service',
  'customer success',
  'administrat',
  'verified',
  'webmaster',
  'sysadmin',
  ...`
    soporte, atención al cliente, servicio al cliente, administrador, moderador, oficial, verificado
    kundendienst, kundenservice, kundenbetreuung, kundenhilfe, offiziell, verifiziert
    assistance, service client, modérateur, modératrice, officiel, compte vérifié
    assistenza, servizio clienti, amministrat, moderatore, moderatrice, ufficiale, verificato
    suporte, atendimento ao cliente
    ondersteuning, klantenservice, klantendienst, officieel, geverifieerd
    поддержк, администратор, модератор, официальн, підтримк, адміністратор
    wsparcie, obsługa klienta, oficjaln, podpora, zákaznick, ügyfélszolgálat, müşteri hizmetleri
    kundtjänst, kundeservice, asiakaspalvelu, υποστήριξη, διαχειριστής
    サポート, ヘルプデスク, 運営, 管理者, 公式, 客服, 官方, 管理员, 管理員, 고객센터, 고객지원, 관리자, 운영자
    hỗ trợ khách hàng, chăm sóc khách hàng
    الدعم, خدمة العملاء, תמיכה, שירות לקוחות, सहायता, ฝ่ายบริการ`
    .trim()
    .split(/[,\n]/)
    .map((word) => word.trim()),
].map(foldWord)
/** Only within one word, since 'Ahmad Mina' is a name. */
const reservedInWord = ['admin'].map(foldWord)
/** Only at the end of a word, since 'Staffan' is a name. */
const reservedAtEnd = ['team', 'staff'].map(foldWord)
/** Only as a whole word, since 'Modesto' is a name. */
const reservedWords = new Set(
  (
    'abuse billing ceo cofounder employee founder founders help mod mods security team staff admin ' +
    'equipo ayuda seguridad équipe sécurité fondateur hilfe sicherheit mitarbeiter aiuto sicurezza fondatore ' +
    'equipe ajuda segurança fundador hulp beveiliging oprichter medewerker команда помощь zespół pomoc destek ekip'
  )
    .split(' ')
    .map(foldWord),
)
/** Reserved only as whole names: 'Urs Grunder' is a person, and 'Hotro' can form across two names. */
const reservedAlone = new Set(['gründer', 'der gründer', 'hỗ trợ'].map(foldWord))

/**
 * Finds what makes a name deceive its readers: words that mix alphabets ('mixed-scripts'), emoji and other signs that
 * pass for a badge ('symbols'), or words that only the product's team may use ('team'). Null for any other name.
 */
export function findDeceptiveName(name: string): DeceptiveName | null {
  if (soundsLikeTeam(name)) return 'team'
  const visible = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  if (!allowedCharacters.test(visible)) return 'symbols'
  return splitWords(visible).every(isOneScript) ? null : 'mixed-scripts'
}

function soundsLikeTeam(name: string): boolean {
  // 'С' resembles 'C', and 'с' resembles 'c', but not every pair of cases resembles the same letter.
  const readings = [name, name.toLowerCase(), name.toUpperCase()].map(foldConfusables)
  return readings.some(
    (reading) =>
      hasReservedWord(reading) || hasReservedWord(mergePairs(reading)) || hasTeamAffix(reading),
  )
}

/** Two letters that resemble one. */
function mergePairs(reading: string): string {
  return reading.replaceAll('rn', 'm').replaceAll('vv', 'w')
}

function hasReservedWord(reading: string): boolean {
  const words = splitWords(reading)
  const joined = words.join('')
  // 'Tea M.' is a name, 'Te am' and 'T e a m' are not.
  const whole = words.at(-1)?.length !== 1 || isSpelledOut(words) ? [joined] : []
  return (
    reservedAnywhere.some((reserved) => joined.includes(reserved)) ||
    whole.some((word) => reservedAlone.has(word)) ||
    [...words, ...whole].some((word) => reservedWords.has(word.replace(/^(?:the|our)/, ''))) ||
    wordsAsRead(words).some((word) => reservedInWord.some((reserved) => word.includes(reserved)))
  )
}

function hasTeamAffix(reading: string): boolean {
  return wordsAsRead(splitWords(reading)).some(
    (word) => word.startsWith('team') || reservedAtEnd.some((reserved) => word.endsWith(reserved)),
  )
}

function wordsAsRead(words: string[]): string[] {
  return isSpelledOut(words) ? [words.join('')] : words
}

function isSpelledOut(words: string[]): boolean {
  return words.every((word) => word.length === 1)
}

function splitWords(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
}

function foldWord(word: string): string {
  return splitWords(foldConfusables(word)).join('')
}

/** Letters, digits, and the punctuation of names. */
const allowedCharacters = /^[\p{L}\p{M}\p{Nd}\s.,'’‘ʼ`´&()+_·・\p{Pd}]*$/u
