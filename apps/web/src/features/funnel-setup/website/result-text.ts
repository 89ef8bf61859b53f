import type { WebsiteFound } from './website-start.ts'

/** 'We read 5 pages and found 4 answers for this form and 12 facts …' */
export function resultText({ reading, before }: Pick<WebsiteFound, 'reading' | 'before'>): string {
  const { answers, facts, photos, pages_read } = reading
  const filled = Object.keys(before).length
  const found = [
    ...(filled > 0 ? [`${count(filled, 'answer')} for this form`] : []),
    ...(facts.length > 0 ? [`${count(facts.length, 'fact')} to check after creating`] : []),
    ...(photos.length > 0 ? [`${count(photos.length, 'photo')} to choose from`] : []),
  ]
  const read = `We read ${count(pages_read.length, 'page')}`
  const isKept = Object.keys(answers).length > filled
  if (found.length === 0 && !isKept) {
    return `${read} and found nothing that we are sure of. Please answer the questions yourself.`
  }
  const says = found.length === 0 ? 'nothing new' : joined(found)
  return `${read} and found ${says}.${isKept ? ' What you had typed has stayed.' : ''}`
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
