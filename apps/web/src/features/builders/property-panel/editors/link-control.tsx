import { type ComponentProps, useState } from 'react'

import { usePanelActions } from '../panel-actions.ts'
import { TextControl } from './text-control.tsx'

const unusable =
  'Visitors can’t follow this link. Enter a web address, an email address, a phone number, or # and the name of a section.'

type LinkControlProps = Omit<
  ComponentProps<typeof TextControl>,
  'error' | 'keyboard' | 'isLong' | 'onFocus'
>

/** A text that is a link. Says so if the page can't use it, once the field is left. */
export function LinkControl(props: LinkControlProps) {
  const { isUsableLink } = usePanelActions()
  const [isTyping, setTyping] = useState(false)
  const isFaulty = !isTyping && !props.isSample && !isUsableLink(props.value)

  return (
    <TextControl
      {...props}
      keyboard="url"
      error={isFaulty ? unusable : undefined}
      onFocus={() => setTyping(true)}
      onLeave={() => {
        setTyping(false)
        props.onLeave()
      }}
    />
  )
}
