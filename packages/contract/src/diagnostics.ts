import { z } from 'zod'

import { lineField } from './text.ts'

/** A variable of the configuration. `value` is null where it is not set, and masked on the server where it is secret. */
export const configurationVariableSchema = z.object({
  name: z.string(),
  value: z.string().nullable(),
})
export type ConfigurationVariable = z.infer<typeof configurationVariableSchema>

/** How the product runs. Everything about the installation is null for callers who may not run the tests. */
export const diagnosticsSchema = z.object({
  version: z.string().nullable(),
  environment: z.enum(['production', 'development', 'test']).nullable(),
  configuration: z.array(configurationVariableSchema).nullable(),
  /** Whom the server takes the caller for (spec 3, section 3.11). */
  signed_in: z
    .object({ uid: z.string(), provider_id: z.string(), is_anonymous: z.boolean() })
    .nullable(),
})
export type Diagnostics = z.infer<typeof diagnosticsSchema>

/** Body of POST /api/diagnostics/documents. */
export const newDiagnosticDocumentSchema = z.object({
  test: lineField().max(200),
  user_agent: lineField().max(1000),
})

/** What the write test stores (spec 3, section 7.3). */
export const diagnosticDocumentSchema = newDiagnosticDocumentSchema.extend({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
})
