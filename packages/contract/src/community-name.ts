import { product } from './product.ts'

/** Cyrillic and Greek letters, and digits, by the Latin letter they are drawn like, once in lower case. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [
    ['a', 'аαɑ4'],
    ['b', 'вβьƅ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєε3'],
    ['h', 'нһ'],
    ['i', 'іїιıl1ӏ|ł'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', 'оοσ0ø'],
    ['p', 'рρ'],
    ['s', 'ѕ5'],
    ['t', 'тτ7'],
    ['u', 'υ'],
    ['w', 'ѡωԝ'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['v', 'ν'],
  ].flatMap(([latin = '', others = '']) => Array.from(others, (other) => [other, latin])),
)

/** As somebody who skims it reads it: without accents, and 'l', 'I' and '1' being one. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  return Array.from(plain, (letter) => lookAlikes[letter] ?? letter).join('')
}

/** No two names of people make one of these where they meet. */
const reservedAnywhere = [product.name, 'official', 'moderator', 'support'].map(fold)
/** 'Ahmad Mina' and 'Matea Moore' are names, so that these are looked for in each word. */
const reservedInWord = ['admin'].map(fold)
/** 'Staffan' is one as well. */
const reservedAtEnd = ['team', 'staff'].map(fold)

function soundsLikeTeam(name: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const all = words.join('')
  // Spelled out letter by letter it is one word.
  const asRead = words.every((word) => word.length === 1) ? [all] : words
  return (
    reservedAnywhere.some((word) => all.includes(word)) ||
    asRead.some(
      (word) =>
        reservedInWord.some((reserved) => word.includes(reserved)) ||
        reservedAtEnd.some((reserved) => word.endsWith(reserved)) ||
        word.startsWith('team'),
    )
  )
}

/** Dots of other scripts part the names of a website as well. */
const website = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}/u

/** Why nobody is called like this on the questions page; null for a name that is free to choose. */
export function communityNameProblem(name: string): string | null {
  const plain = name.normalize('NFKC').replaceAll('\u3002', '.')
  if (plain.includes('@')) return 'Please do not show an email address here'
  if (/[/\\]/.test(plain) || website.test(plain)) return 'Please do not show a web address here'
  if (soundsLikeTeam(plain)) {
    return `This reads as if the ${product.name} team wrote it; please choose another name`
  }
  return null
}
