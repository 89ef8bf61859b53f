import { type SQL, sql } from 'drizzle-orm'

import { funnels } from './funnel-tables.ts'

/** The tag of the language that the texts of a funnel are in ('en', 'pt-BR'). */
export const writtenLanguage: SQL<string> = sql<string>`coalesce(${funnels.generatedContent} -> 'landing_page' ->> 'language', 'en')`
