import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { readSection } from './section-page.ts'

/** The person's saved sections, newest first. */
export const savedSectionsQuery = queryOptions({
  queryKey: ['saved-sections'],
  queryFn: async ({ signal }) => (await callApi(api.listSavedSections, {}, { signal })).sections,
})

/** The content of a saved section, which never changes. */
export function savedSectionQuery(id: string) {
  return queryOptions({
    queryKey: ['saved-sections', id],
    queryFn: async ({ signal }) =>
      readSection((await callApi(api.getSavedSection, { params: { id } }, { signal })).page),
    staleTime: Infinity,
  })
}
