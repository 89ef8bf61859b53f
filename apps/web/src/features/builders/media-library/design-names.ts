import { useSession } from '../../../entities/person/session.ts'

export type DesignNames = {
  library: string
  select: string
  insert: string
  loadFailure: string
}

/** Names with Canva: spec 3, 2.9. */
const withCanva: DesignNames = {
  library: 'Canva Designs',
  select: 'Select Canva Design',
  insert: 'Insert Canva Design',
  loadFailure: 'Failed to load your Canva designs. Please try again.',
}

const withoutCanva: DesignNames = {
  library: 'Design Library',
  select: 'Select a design',
  insert: 'Add a picture',
  loadFailure: 'Failed to load your designs. Please try again.',
}

/** Names mention Canva only if it is available (decision 20). */
export function designNames({ hasCanva }: { hasCanva: boolean }): DesignNames {
  return hasCanva ? withCanva : withoutCanva
}

export function useDesignNames(): DesignNames {
  return designNames({ hasCanva: useHasCanva() })
}

/** Returns true if this installation can connect Canva accounts. */
export function useHasCanva(): boolean {
  return useSession()?.providers.designTool === 'live'
}
