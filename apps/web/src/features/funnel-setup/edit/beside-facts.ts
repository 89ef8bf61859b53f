import type { FunnelUpdater } from '../../../entities/funnel/funnel-updater.ts'
import type { FactsSaver } from '../facts/saving/facts-saver.ts'

/**
 * Saves a form of a funnel whose facts are saved by themselves on top of the same revision: never at the same time,
 * and what of the facts is not saved yet goes along, because the server reads new answers into it.
 */
export function besideFacts(updater: FunnelUpdater, saver: FactsSaver): FunnelUpdater {
  return {
    ...updater,
    save({ change, onSaved, ...words }) {
      const { baseRevision } = change
      const isLevel = saver.store.getState().revision === baseRevision
      return saver.inTurn(() => {
        const sent = isLevel ? saver.unsaved() : null
        return updater.save({
          ...words,
          change: {
            ...change,
            ...(sent && { business_facts: sent }),
            baseRevision: isLevel ? saver.store.getState().revision : baseRevision,
          },
          onSaved(saved) {
            // Facts of an older state are compared with the newest by their own save.
            if (sent !== null || saver.unsaved() === null) saver.adopt(saved, sent)
            onSaved(saved)
          },
        })
      })
    },
  }
}
