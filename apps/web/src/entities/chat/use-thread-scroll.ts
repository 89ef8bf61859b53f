import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Closer than this to the end, whoever reads wants to stay there. */
const atEndPx = 48

type ThreadEnds = {
  /** Of the oldest and newest line; undefined where there is none. */
  firstKey: string | undefined
  lastKey: string | undefined
  /** The newest line is the reader's own: they want to see it. */
  isLastOwn: boolean
}

/**
 * Keeps the end of a thread in view while it is read there, and everything in its place while older lines
 * come in above.
 */
export function useThreadScroll(
  list: RefObject<HTMLElement | null>,
  { firstKey, lastKey, isLastOwn }: ThreadEnds,
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const [hasNew, setNew] = useState(false)
  const before = useRef({ firstKey, lastKey, height: 0, room: 0 })
  const staysAtEnd = useRef(true)

  useLayoutEffect(() => {
    const node = list.current
    if (node === null) return
    const last = before.current
    before.current = { firstKey, lastKey, height: node.scrollHeight, room: node.clientHeight }
    const isPrepended = last.firstKey !== firstKey && last.lastKey === lastKey
    if (isPrepended && !staysAtEnd.current) node.scrollBy(0, node.scrollHeight - last.height)
    else if (staysAtEnd.current || (isLastOwn && last.lastKey !== lastKey)) toEnd(node)
    else if (last.lastKey !== lastKey) setNew(true)
  }, [list, firstKey, lastKey, isLastOwn])

  // A line may grow: by what can be done about a message that was not sent, for example.
  useLayoutEffect(() => {
    if (staysAtEnd.current && list.current !== null) toEnd(list.current)
  })

  // The keyboard of a phone, a longer draft or a sign of typing change the room that is left.
  useLayoutEffect(() => {
    const node = list.current
    if (node === null) return
    const observer = new ResizeObserver(() => {
      before.current.height = node.scrollHeight
      before.current.room = node.clientHeight
      if (staysAtEnd.current) toEnd(node)
    })
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list])

  return {
    isAtEnd,
    /** Something came in below while the reader was further up. */
    hasNew,
    handleScroll() {
      const node = list.current
      if (node === null) return
      const { height, room } = before.current
      // Nobody scrolled: what is shown, or the room for it, has just changed.
      const isResized = node.scrollHeight !== height || node.clientHeight !== room
      if (isResized && staysAtEnd.current) return toEnd(node)
      const isEnd = node.scrollHeight - node.scrollTop - node.clientHeight < atEndPx
      staysAtEnd.current = isEnd
      setAtEnd(isEnd)
      if (isEnd) setNew(false)
    },
    scrollToEnd() {
      if (list.current !== null) toEnd(list.current)
    },
  }
}

function toEnd(node: HTMLElement) {
  node.scrollTo(0, node.scrollHeight)
}
