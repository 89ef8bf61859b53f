import { z } from 'zod'

import { domainSchema, domainSettingsSchema, newDomainSchema } from '../domain.ts'
import { endpoint } from '../endpoint.ts'
import { byId, nothing } from './shapes.ts'

/** The address of one's own that a funnel's page is reached at. */
export const domainEndpoints = {
  getDomain: endpoint({
    method: 'GET',
    path: '/api/funnels/:id/domain',
    params: byId,
    answer: domainSettingsSchema,
  }),
  /** Takes the place of the one before, which goes on leading here for a while. */
  setDomain: endpoint({
    method: 'PUT',
    path: '/api/funnels/:id/domain',
    params: byId,
    body: newDomainSchema,
    answer: domainSchema,
    isRepeatable: true,
  }),
  /** Asks the DNS now. */
  verifyDomain: endpoint({
    method: 'POST',
    path: '/api/funnels/:id/domain/verify',
    params: byId,
    answer: domainSchema,
  }),
  /** Which of its hosts serves the page; the other one redirects to it. */
  setPrimaryHost: endpoint({
    method: 'PUT',
    path: '/api/funnels/:id/domain/primary-host',
    params: byId,
    body: z.object({ host: z.string().max(253) }),
    answer: domainSchema,
    isRepeatable: true,
  }),
  removeDomain: endpoint({
    method: 'DELETE',
    path: '/api/funnels/:id/domain',
    params: byId,
    answer: nothing,
  }),
}
