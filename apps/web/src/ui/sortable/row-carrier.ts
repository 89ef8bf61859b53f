import type { DraggedRow } from './dragged-row.ts'
import { keyAction } from './key-action.ts'
import { sortAnnouncements } from './sort-announcements.ts'

/** What carrying a row does to the list that a person sees; `Handle` is the grip of a row. */
export type RowCarrierView<Handle> = {
  /** Null where the handle is not in the list any more. */
  lift: (handle: Handle) => DraggedRow | null
  setPressed: (handle: Handle, isPressed: boolean) => void
  say: (text: string) => void
  /** The list is in its new order when this returns. */
  onMove: (from: number, to: number) => void
  /** The handle itself, or that of the row at `place` when it has left the document. */
  focus: (handle: Handle, place: number) => void
}

/** Carries one row of a list at a time, from the moment it is lifted until it is dropped or put back. */
export type RowCarrier<Handle> = ReturnType<typeof createRowCarrier<Handle>>

export function createRowCarrier<Handle>(view: RowCarrierView<Handle>) {
  let carried: { row: DraggedRow; name: string; handle: Handle; stop: () => void } | null = null

  function say(word: keyof typeof sortAnnouncements, place: number) {
    if (carried === null) return
    const { row, name } = carried
    view.say(sortAnnouncements[word]({ name, place, count: row.count }))
  }

  /** False while another row is carried. `stop` is called once when the row is let go. */
  function lift(handle: Handle, name: string, stop: () => void = () => {}): boolean {
    const row = carried === null ? view.lift(handle) : null
    if (row === null) return false
    carried = { row, name, handle, stop }
    view.setPressed(handle, true)
    say('lifted', row.from)
    return true
  }

  function end(isKept: boolean) {
    if (carried === null) return
    const { row, handle, stop } = carried
    const [from, to] = [row.from, row.place()]
    stop()
    say(isKept ? 'dropped' : 'putBack', isKept ? to : from)
    carried = null
    view.setPressed(handle, false)
    // The list is drawn in its new order before the rows stop making room: nothing jumps.
    if (isKept && to !== from) view.onMove(from, to)
    row.letGo()
    view.focus(handle, to)
  }

  return {
    lift,
    pull: (offset: number) => carried?.row.pull(offset),
    drop: () => end(true),
    putBack: () => end(false),
    /** Whether the key was meant for the list. */
    pressKey(handle: Handle, key: string, name: string): boolean {
      const action = keyAction(key, carried === null ? null : carried.row)
      if (action === null) return false
      switch (action.kind) {
        case 'lift':
          lift(handle, name)
          break
        case 'drop':
          end(true)
          break
        case 'put-back':
          end(false)
          break
        case 'step':
          carried?.row.step(action.to)
          say('moved', action.to)
      }
      return true
    },
    /** The grip that carries has lost the focus. That of the last drag loses it to the grip of the next one. */
    leave(handle: Handle) {
      if (carried?.handle === handle) end(false)
    },
  }
}
