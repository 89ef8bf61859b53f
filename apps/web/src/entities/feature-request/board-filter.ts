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
