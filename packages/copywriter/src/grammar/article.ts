const spokenWithVowel =
  /^(?:hour|honest|heir|x-ray|8|11(?!\d)|18(?!\d)|mtb|rya|rv|mba|nhs|faq|sms|html)/iu
const spokenWithConsonant =
  /^(?:eu(?:ro|rope)|one|once|uni(?:que|t|on|form|vers)|use|user|usual|uk|us[a]?$|ut|ewe)/iu

/** 'a' or 'an', by the sound of the word that follows. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.replace(/^[$£€"'(]+/u, '')
  if (
    /^\p{Lu}{2,}[\d\p{Lu}]*(?:$|[ -])/u.test(word) &&
    !/^(?:SUP|PADI|RIB|SCUBA|NASA)\b/u.test(word)
  )
    return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a'
  if (spokenWithVowel.test(word)) return 'an'
  if (spokenWithConsonant.test(word)) return 'a'
  return /^[aeiou]/iu.test(word) ? 'an' : 'a'
}
