import type { GenerationEvent } from '@wildpath/contract'

import { type EventStream, openEventStream, type Sink } from '../../http/event-stream.ts'

/** Events of one generation: whoever reads slowly gets the parts of a draft together, and its end brings all of it. */
export function openGenerationStream(sink: Sink): EventStream<GenerationEvent> {
  return openEventStream<GenerationEvent>(sink, {
    merge: (earlier, later) =>
      earlier.type === 'part' && later.type === 'part'
        ? { type: 'part', part: { ...earlier.part, ...later.part } }
        : null,
    // What was refused is not shown any more.
    replacesWaiting: ({ type }) => type !== 'stage',
  })
}
