import { generatedImageSchema, generateImageSchema } from '../ad-pictures.ts'
import { endpoint } from '../endpoint.ts'

/** Pictures that are made for ads (spec 2, section 7). */
export const pictureEndpoints = {
  generateImage: endpoint({
    method: 'POST',
    path: '/api/images/generate',
    body: generateImageSchema,
    answer: generatedImageSchema,
  }),
}
