import {
  diagnosticDocumentSchema,
  diagnosticsSchema,
  newDiagnosticDocumentSchema,
} from '../diagnostics.ts'
import { endpoint } from '../endpoint.ts'
import { byId, nothing } from './shapes.ts'

/** How the product runs. The tests are for admins, and for everybody in development. */
export const diagnosticsEndpoints = {
  getDiagnostics: endpoint({
    method: 'GET',
    path: '/api/diagnostics',
    answer: diagnosticsSchema,
  }),
  /** Asks the database something. */
  testDatabase: endpoint({
    method: 'POST',
    path: '/api/diagnostics/database',
    answer: nothing,
  }),
  /** Deleted after an hour at the latest. */
  createDiagnosticDocument: endpoint({
    method: 'POST',
    path: '/api/diagnostics/documents',
    body: newDiagnosticDocumentSchema,
    answer: diagnosticDocumentSchema,
  }),
  getDiagnosticDocument: endpoint({
    method: 'GET',
    path: '/api/diagnostics/documents/:id',
    params: byId,
    answer: diagnosticDocumentSchema,
  }),
  deleteDiagnosticDocument: endpoint({
    method: 'DELETE',
    path: '/api/diagnostics/documents/:id',
    params: byId,
    answer: nothing,
  }),
}
