import { edgeMask } from './mask.ts'

/** Outlines of where one ground ends and the next begins; filled is what lies below the line. */
export const edges = {
  /** One long bend, as of a river seen from above. */
  bend: edgeMask('M0 60C220 0 420 4 640 34s420 34 800-14v60H0z', '0 0 1440 78'),
  /** Three swells. */
  swell: edgeMask(
    'M0 40C80 8 160 8 240 40s160 32 240 0 160-32 240 0 160 32 240 0 160-32 240 0 160 32 240 0v52H0z',
    '0 0 1440 90',
  ),
} as const
