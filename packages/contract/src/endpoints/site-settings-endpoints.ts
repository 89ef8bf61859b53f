import { z } from 'zod'

import { endpoint } from '../endpoint.ts'
import {
  featureSwitchChangeSchema,
  featureSwitchSchema,
  siteNoticeChangeSchema,
  siteSettingsSchema,
} from '../feature-switches.ts'

/** What admins decide for everybody. Admins only; everybody hears of it in the session. */
export const siteSettingsEndpoints = {
  getSiteSettings: endpoint({
    method: 'GET',
    path: '/api/admin/site-settings',
    answer: siteSettingsSchema,
  }),
  setFeatureSwitch: endpoint({
    method: 'PUT',
    path: '/api/admin/switches/:name',
    params: z.object({ name: featureSwitchSchema }),
    body: featureSwitchChangeSchema,
    answer: siteSettingsSchema,
    isRepeatable: true,
  }),
  setSiteNotice: endpoint({
    method: 'PUT',
    path: '/api/admin/notice',
    body: siteNoticeChangeSchema,
    answer: siteSettingsSchema,
    isRepeatable: true,
  }),
}
