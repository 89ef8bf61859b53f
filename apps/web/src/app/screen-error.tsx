import { isRouteErrorResponse, useRouteError } from 'react-router'

import {
  ApplicationErrorScreen,
  NotFoundScreen,
  ScreenLoadFailureScreen,
} from './failure-screens.tsx'
import { ScreenLoadFailure } from './screen-load-failure.ts'

/** A screen that failed, within the shell: header, badge and footer stay. */
export function ScreenError() {
  const error = useRouteError()
  if (error instanceof ScreenLoadFailure) return <ScreenLoadFailureScreen />
  // What a loader answers for something that is not there.
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  return isNotFound ? <NotFoundScreen /> : <ApplicationErrorScreen />
}
