import {
  advancedInputsSchema,
  advancedPromptSchema,
  generatedImageSchema,
  generateImageSchema,
  pictureRoundAnswerSchema,
} from '../ad-pictures.ts'
import { endpoint } from '../endpoint.ts'
import { byId } from './shapes.ts'
import { imageFromWebsiteSchema, websiteImageSchema } from '../website-analysis.ts'

const pictureRoundPath = '/api/funnels/:id/picture-round'

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
  /** Returns the latest round of 'Generate All Images' for an adventure. */
  getPictureRound: endpoint({
    method: 'GET',
    path: pictureRoundPath,
    params: byId,
    answer: pictureRoundAnswerSchema,
  }),
  /** Starts a round for every ad without a picture; returns the running round if there is one. */
  startPictureRound: endpoint({
    method: 'POST',
    path: pictureRoundPath,
    params: byId,
    answer: pictureRoundAnswerSchema,
    isRepeatable: true,
  }),
  /** Stops the round and keeps finished pictures. */
  stopPictureRound: endpoint({
    method: 'DELETE',
    path: pictureRoundPath,
    params: byId,
    answer: pictureRoundAnswerSchema,
  }),
}
