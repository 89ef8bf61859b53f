/** How the owner speaks of themselves, kept in everything that is written. */
export type Voice = { subject: 'I' | 'we'; object: 'me' | 'us'; possessive: 'my' | 'our' }

const single: Voice = { subject: 'I', object: 'me', possessive: 'my' }
const plural: Voice = { subject: 'we', object: 'us', possessive: 'our' }

const ofOne = /\bI(?:'m|'ve|'ll|'d)?\b|\bmy\b|\bmyself\b/gu
const ofMany = /\b(?:we(?:'re|'ve|'ll|'d)?|our|us|ourselves)\b/giu

/** True if a text contains a pronoun of that voice. */
export function speaksAs(text: string, { subject }: Voice): boolean {
  return text.search(subject === 'I' ? ofOne : ofMany) !== -1
}

/** 'I' only when the owner says I more often than we. */
export function detectVoice(answers: readonly string[]): Voice {
  const text = answers.join(' ').replace(/\b(?:iii|ii|class i|grade i)\b/giu, ' ')
  const ones = text.match(ofOne)?.length ?? 0
  const many = text.match(ofMany)?.length ?? 0
  return ones > many ? single : plural
}
