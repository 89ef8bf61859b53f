import { errorTable } from '@wildpath/contract'

import { useSession } from '../../../../entities/person/session.ts'

/** What is said before somebody pays for pictures: the plan, and what is drawn instead of a service's pictures. */
export function usePictureUpgradeNote(): string {
  const isDrawn = useSession()?.providers.imageAi === 'sandbox'
  const { message } = errorTable['ad-images-need-plan']
  return isDrawn
    ? `${message}. On this installation no image service is connected: pictures are illustrations by the built-in illustrator.`
    : message
}
