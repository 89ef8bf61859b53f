import { endpoint } from '../endpoint.ts'
import { analyzeWebsiteSchema, websiteAnalysisSchema } from '../website-analysis.ts'
import {
  websitePhotosRequestSchema,
  websitePhotosSchema,
  websiteReadingRequestSchema,
  websiteReadingSchema,
} from '../website-reading.ts'

/** The business's present website: to start from it, and to make pictures that fit it. */
export const websiteEndpoints = {
  /** Reads some pages of a public website; it may take half a minute. Nothing is kept. */
  readWebsite: endpoint({
    method: 'POST',
    path: '/api/website-readings',
    body: websiteReadingRequestSchema,
    answer: websiteReadingSchema,
    isRepeatable: true,
  }),
  /** What a website says of its business, for pictures of its ads; one that cannot be read gives a general answer. */
  analyzeWebsite: endpoint({
    method: 'POST',
    path: '/api/websites/analyze',
    body: analyzeWebsiteSchema,
    answer: websiteAnalysisSchema,
    isRepeatable: true,
  }),
  /** Brings pictures of a website into the person's library, as if they were uploaded. */
  importWebsitePhotos: endpoint({
    method: 'POST',
    path: '/api/website-readings/photos',
    body: websitePhotosRequestSchema,
    answer: websitePhotosSchema,
  }),
}
