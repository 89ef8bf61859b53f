import type { DesignToolFailure } from '../../providers/design-tool/design-tool.ts'
import type { Failure } from '../../result.ts'

/** What a failure of the design tool is to a person. */
export function designToolFailure(failure: DesignToolFailure): Failure {
  switch (failure.kind) {
    case 'unauthorized':
    case 'grant-refused':
      return { code: 'design-tool-reconnect' }
    case 'not-found':
      return { code: 'tool-design-not-found' }
    case 'busy':
      return { code: 'design-tool-busy', message: pauseMessage(failure.retryAfterSeconds) }
    case 'unavailable':
    case 'cancelled':
      return { code: 'design-tool-unavailable' }
    case 'export-failed':
      return { code: 'design-export-failed', message: `Canva export failed: ${failure.reason}` }
    case 'export-empty':
      return { code: 'design-export-empty' }
    case 'too-large':
      return { code: 'image-too-large' }
  }
}

function pauseMessage(seconds: number): string {
  const pause = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return `Canva asks for a pause. Nothing was changed; try again in ${pause}.`
}
