import {
  featureRequestOrderSchema,
  type FeatureRequestQuery,
  featureRequestStatusSchema,
} from '@wildpath/contract'

export type BoardFilter = Pick<FeatureRequestQuery, 'search' | 'status' | 'order'>

/** What of the board is shown, as the address says; what it does not know is left out. */
export function readBoardFilter(params: URLSearchParams): BoardFilter {
  const search = (params.get('search') ?? '').trim()
  const status = featureRequestStatusSchema.safeParse(params.get('status')).data
  const order = featureRequestOrderSchema.safeParse(params.get('order')).data
  return {
    ...(search !== '' && { search }),
    ...(status && { status }),
    ...(order && order !== 'votes' && { order }),
  }
}

/** The address with one part of it changed; empty takes it out, and everything else stays. */
export function withBoardFilter(
  params: URLSearchParams,
  name: keyof BoardFilter,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
