import { clsx } from 'clsx'
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/** As high as its text: by the browser where it can, else measured. */
export function GrowingTextArea({ className, ref, ...area }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement)

  // Whoever holds the text draws it anew when it changes, also when it was not typed.
  useLayoutEffect(() => {
    if (own.current !== null && !growsByItself()) fitToText(own.current)
  })
  useLayoutEffect(() => {
    const node = own.current
    if (node === null || growsByItself()) return
    const fit = () => fitToText(node)
    let width = node.clientWidth
    const observer = new ResizeObserver(() => {
      if (node.clientWidth === width) return
      width = node.clientWidth
      fit()
    })
    observer.observe(node)
    node.addEventListener('input', fit)
    return () => {
      observer.disconnect()
      node.removeEventListener('input', fit)
    }
  }, [])

  return <textarea ref={own} {...area} className={clsx('field-sizing-content', className)} />
}

function growsByItself(): boolean {
  return CSS.supports('field-sizing', 'content')
}

function fitToText(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  const { scrollHeight, offsetHeight, clientHeight } = area
  // While it is not shown it has no height; it is measured once it has a width.
  area.style.height = scrollHeight === 0 ? '' : `${scrollHeight + offsetHeight - clientHeight}px`
}
