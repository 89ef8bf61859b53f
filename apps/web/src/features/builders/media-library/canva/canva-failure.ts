import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'

const notReached = 'Failed to load Canva SDK. Please check your internet connection and try again.'
const notStarted = 'Failed to initialize Canva. Please try again.'
const notSaved = 'Failed to export and save your design. Please try again.'

/** Canva could not be shown or asked (spec 2, section 8). */
export function canvaFailure(failure: unknown): string {
  if (failure instanceof ApiFailure && failure.code === 'network-request-failed') return notReached
  return failureMessage(failure, notStarted)
}

/** Failures of the export that say it all. */
const exportCodes = ['design-export-failed', 'design-export-empty', 'design-tool-busy'] as const

/** A design could not be imported: what went wrong, and why where more is known. */
export function importFailure(failure: unknown): { message: string; detail: string } {
  const isExport =
    failure instanceof ApiFailure && exportCodes.some((code) => code === failure.code)
  return isExport
    ? { message: failure.message, detail: 'Nothing was saved; your design in Canva is as it was.' }
    : { message: notSaved, detail: failureMessage(failure, '') }
}

/** The connection is over, or was ended in another window: what is shown has to change. */
export function isConnectionLost(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.code === 'design-tool-reconnect' || failure.code === 'design-tool-not-connected')
  )
}
