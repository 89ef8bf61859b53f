import { useRouteError } from 'react-router'

import { ApplicationErrorScreen, ScreenLoadFailureScreen } from './failure-screens.tsx'
import { ScreenLoadFailure } from './screen-load-failure.ts'

/** A screen that failed, within the shell: header, badge and footer stay. */
export function ScreenError() {
  const error = useRouteError()
  return error instanceof ScreenLoadFailure ? (
    <ScreenLoadFailureScreen />
  ) : (
    <ApplicationErrorScreen />
  )
}
