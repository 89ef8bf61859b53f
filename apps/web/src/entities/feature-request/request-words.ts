import type { FeatureRequest, FeatureRequestStatus } from '@wildpath/contract'

export const statusNames: Record<FeatureRequestStatus, string> = {
  open: 'Open',
  planned: 'Planned',
  building: 'In progress',
  done: 'Done',
  declined: 'Declined',
}

/** '1 vote', '12 votes' */
export function votesText(votes: number): string {
  return votes === 1 ? '1 vote' : `${votes} votes`
}

export function requestPath({ number }: Pick<FeatureRequest, 'number'>): string {
  return `/requests/${number}`
}
