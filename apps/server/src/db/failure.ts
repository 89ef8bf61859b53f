import type { ErrorCode } from '@wildpath/contract'

import { isQueryTimeout } from './query-timeout.ts'

const connectionCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** What the driver says without a code; a test takes the database away in each of these ways. */
const connectionMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'timeout expired',
])
/** Of the system's own errors those that end an attempt to connect; files can be missing, too. */
const connectCalls = new Set(['connect', 'getaddrinfo'])
/**
 * 57P: shutting down or starting; 57014: ended after its time; 08: connection lost; 53300: no
 * connection left; 55000, 3D000: database closed or gone.
 */
const unavailableState = /^(57P|57014$|08|53300$|55000$|3D000$)/
const fullCodes = new Set(['53100', 'ENOSPC'])

/** What a thrown database error means to a person, or null when it is a fault of ours. */
export function databaseFailure(error: unknown): ErrorCode | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (fullCodes.has(code)) return 'storage-full'
    const isUnreachable = 'syscall' in cause && connectCalls.has(String(cause.syscall))
    const isLost = connectionCodes.has(code) || connectionMessages.has(cause.message)
    if (isUnreachable || isLost || isQueryTimeout(cause) || unavailableState.test(code)) {
      return 'database-unavailable'
    }
  }
  return null
}

/** Whether a row names another one that is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23503') return true
  }
  return false
}

/** Whether a row would belong to a person whose account is gone. */
export function isOwnerGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23503') {
      return 'constraint' in cause && String(cause.constraint).endsWith('_users_id_fk')
    }
  }
  return false
}

/** Whether a text holds what PostgreSQL cannot store (22021: NUL; 22P05: lone surrogates). */
export function isUnstorableText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === '22021' || cause.code === '22P05')) return true
  }
  return false
}

/** Whether a row broke the named rule of its table. */
export function isCheckViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23514') {
      return 'constraint' in cause && cause.constraint === constraint
    }
  }
  return false
}

/** Whether a statement broke the named unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') {
      return 'constraint' in cause && cause.constraint === constraint
    }
  }
  return false
}
