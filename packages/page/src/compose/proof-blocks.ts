import type { Block } from './blocks.ts'
import { wordsOf } from '../language/words-of.ts'

/** The owner's figures: those entered on the page, else those among the confirmed facts. */
export const socialProof: Block = ({ business, landingPage: { proof } }) => {
  const hasOwn = proof !== undefined && proof.state !== 'sample'
  const figures = hasOwn ? proof.figures : (business?.figures ?? [])
  if (proof?.state === 'hidden' || figures.length === 0) return null
  return {
    id: 'social-proof',
    type: 'social-proof',
    content: {
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
