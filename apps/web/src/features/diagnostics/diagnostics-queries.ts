import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import type { DiagnosticCalls } from './diagnostic-tests.ts'

export const diagnosticsQuery = queryOptions({
  queryKey: ['diagnostics'],
  queryFn: ({ signal }) => callApi(api.getDiagnostics, {}, { signal }),
  staleTime: 0,
})

/** What the tests ask the server. A test that fails is told at once: nothing is tried again. */
export const diagnosticCalls: DiagnosticCalls = {
  database: () => callApi(api.testDatabase, {}),
  auth: () => callApi(api.getDiagnostics, {}),
  async write() {
    const body = { test: 'Diagnostic test', user_agent: navigator.userAgent.slice(0, 1000) }
    const { id } = await callApi(api.createDiagnosticDocument, { body })
    return id
  },
  read: (id) => callApi(api.getDiagnosticDocument, { params: { id } }),
  delete: (id) => callApi(api.deleteDiagnosticDocument, { params: { id } }),
}
