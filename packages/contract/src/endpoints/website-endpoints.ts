import { endpoint } from '../endpoint.ts'
import {
  websitePhotosRequestSchema,
  websitePhotosSchema,
  websiteReadingRequestSchema,
  websiteReadingSchema,
} from '../website-reading.ts'

/** The business's present website, where a person starts from it. */
export const websiteEndpoints = {
  /** Reads some pages of a public website; it may take half a minute. Nothing is kept. */
  readWebsite: endpoint({
    method: 'POST',
    path: '/api/website-readings',
    body: websiteReadingRequestSchema,
    answer: websiteReadingSchema,
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
