import { foldText, stripInvisible } from '@wildpath/text'
import unhomoglyph from 'unhomoglyph'

/** Look-alikes that Unicode's table maps to small capitals or leaves out, by the letter they resemble. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [
    ['a', 'ᴀ4'],
    ['b', 'ʙƅ'],
    ['c', 'ᴄ'],
    ['d', 'ᴅ'],
    ['e', 'ᴇꞓεє3'],
    ['f', 'ꜰ'],
    ['g', 'ɢ'],
    ['h', 'ʜ'],
    ['i', 'ɪl1|!'],
    ['j', 'ᴊ'],
    ['k', 'ᴋĸκ'],
    ['l', 'ʟ'],
    ['m', 'ᴍʍ'],
    ['n', 'ɴпη'],
    ['o', 'ᴏ0'],
    ['p', 'ᴘ'],
    ['q', 'ꞯ'],
    ['r', 'ʀ'],
    ['s', 'ꜱ5$'],
    ['t', 'ᴛτ7'],
    ['u', 'ᴜ'],
    ['v', 'ᴠ'],
    ['w', 'ᴡωꞷ'],
    ['y', 'ʏ'],
    ['z', 'ᴢ'],
  ].flatMap(([letter = '', others = '']) => Array.from(others, (other) => [other, letter])),
)

/**
 * Reduces text to what a reader takes it for at a glance: look-alike letters of every script, small capitals and digits
 * in words become the Latin letter that they resemble, and 'l', 'I' and '1' become one. For comparison only. The table
 * is Unicode's confusables.txt (UTS 39).
 */
export function foldConfusables(text: string): string {
  return Array.from(stripInvisible(text.normalize('NFKD')), foldCharacter).join('')
}

function foldCharacter(character: string): string {
  // The table has rn for 'm', which would make a surname such as 'Tearney' contain 'team'.
  const alike = /^m$/i.test(character) ? character : unhomoglyph(character)
  return Array.from(foldText(alike), (letter) => {
    const latin = lookAlikes[letter] ?? letter
    return lookAlikes[latin] ?? latin
  }).join('')
}
