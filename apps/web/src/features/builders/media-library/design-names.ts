import { useSession } from '../../../entities/person/session.ts'

export type DesignNames = {
  library: string
  select: string
  insert: string
  loadFailure: string
}

/** Spec 3, 2.9: what the library is called where designs of Canva come into it. */
const withCanva: DesignNames = {
  library: 'Canva Designs',
  select: 'Select Canva Design',
  insert: 'Insert Canva Design',
  loadFailure: 'Failed to load your Canva designs. Please try again.',
}

const ofOurOwn: DesignNames = {
  library: 'Design Library',
  select: 'Select a Design',
  insert: 'Insert Design',
  loadFailure: 'Failed to load your designs. Please try again.',
}

/** Only what has to do with Canva is called so (decision 20). */
export function designNames({ hasCanva }: { hasCanva: boolean }): DesignNames {
  return hasCanva ? withCanva : ofOurOwn
}

export function useDesignNames(): DesignNames {
  return designNames({ hasCanva: useHasCanva() })
}

/** Whether people can connect accounts at Canva on this installation. */
export function useHasCanva(): boolean {
  return useSession()?.providers.designTool === 'live'
}
