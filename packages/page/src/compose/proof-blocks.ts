import type { Block } from './blocks.ts'
import { sampleFigures } from './sample-figures.ts'
import { wordsOf } from '../language/words-of.ts'

/**
 * The owner's figures, on the page or among the confirmed facts; without any, the samples that only the owner sees
 * (product.md, 'Public page').
 */
export const socialProof: Block = ({ business, landingPage: { proof, language } }) => {
  const confirmed = business?.figures ?? []
  const hasOwn = proof !== undefined && proof.state !== 'sample'
  const isSample = !hasOwn && confirmed.length === 0
  const figures = hasOwn ? proof.figures : isSample ? sampleFigures(language) : confirmed
  if (proof?.state === 'hidden' || figures.length === 0) return null
  return {
    id: 'social-proof',
    type: 'social-proof',
    content: {
      isSample,
      items: figures.map(({ value, label }) => ({ title: value, description: label })),
    },
  }
}

/** What guests really said, on the page and among the confirmed facts; there are no samples of it. */
export const voices: Block = ({ business, businessName, landingPage }) => {
  const { testimonials = [], language } = landingPage
  const reviews = business?.reviews ?? []
  const told = new Set(testimonials.map(({ text }) => text))
  const all = [...testimonials, ...reviews.filter(({ text }) => !told.has(text))]
  if (all.length === 0) return null
  return {
    id: 'testimonials',
    type: 'testimonial',
    content: {
      title: wordsOf(language).titles.voices(businessName),
      items: all.map(({ text, name, ...origin }) => ({
        title: name,
        description: text,
        ...origin,
      })),
    },
  }
}
