import {
  advancedInputsSchema,
  advancedPromptSchema,
  generatedImageSchema,
  generateImageSchema,
} from '../ad-pictures.ts'
import { endpoint } from '../endpoint.ts'
import { imageFromWebsiteSchema, websiteImageSchema } from '../website-analysis.ts'

/** Pictures that are made for ads (spec 2, section 7). */
export const pictureEndpoints = {
  /** The prompt that the advanced generator writes; nothing is made or kept. */
  writeImagePrompt: endpoint({
    method: 'POST',
    path: '/api/images/prompt',
    body: advancedInputsSchema,
    answer: advancedPromptSchema,
  }),
  generateImage: endpoint({
    method: 'POST',
    path: '/api/images/generate',
    body: generateImageSchema,
    answer: generatedImageSchema,
    isSlow: true,
  }),
  /** A picture for an ad that fits a website: read, described in a prompt, drawn. */
  generateImageFromWebsite: endpoint({
    method: 'POST',
    path: '/api/images/from-website',
    body: imageFromWebsiteSchema,
    answer: websiteImageSchema,
    isSlow: true,
  }),
}
