import type { Block } from './blocks.ts'
import { sampleFigures } from './sample-figures.ts'
import { wordsOf } from '../language/words-of.ts'

/** The owner's figures; without any, the samples that only the owner sees (product.md, 'Public page'). */
export const socialProof: Block = ({ landingPage: { proof, language } }) => {
  const isSample = proof === undefined || proof.state === 'sample'
  const figures = isSample ? sampleFigures(language) : proof.figures
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

/** What guests really said; there are no samples of it. */
export const voices: Block = ({ businessName, landingPage: { testimonials = [], language } }) =>
  testimonials.length === 0
    ? null
    : {
        id: 'testimonials',
        type: 'testimonial',
        content: {
          title: wordsOf(language).titles.voices(businessName),
          items: testimonials.map(({ text, name }) => ({ title: name, description: text })),
        },
      }
