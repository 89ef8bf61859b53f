import { longestChatMessage, mediaAssetTypes } from '@wildpath/contract'
import { clsx } from 'clsx'
import { ImagePlus, SendHorizontal } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { useStore } from 'zustand'

import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { GrowingTextArea } from '../../ui/growing-text-area.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AttachmentPreview } from './attachment-preview.tsx'
import type { Attachment } from './attachment.ts'
import type { Draft } from './chat-thread.ts'

type ComposerProps = {
  /** What the field is called, such as 'Message to Ana'. */
  label: string
  placeholder: string
  text: string
  onTextChange: (text: string) => void
  attachment: Attachment
  /** Gets words without space around them, a picture or both; the field is emptied by then. */
  onSend: (draft: Pick<Draft, 'text' | 'picture'>) => void
  sendLabel?: string
  /** What is written is not for the other side. */
  isMarked?: boolean
  /** Further controls beside the picture's. */
  tools?: ReactNode
  field?: RefObject<HTMLTextAreaElement | null>
  /** For suggestions that the field controls; a prevented key is not handled here. */
  fieldProps?: Pick<
    ComponentProps<'textarea'>,
    'onKeyDown' | 'aria-controls' | 'aria-activedescendant'
  >
}

/** Enter sends, with Shift it begins a new line. Blank text is not sent. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, text, onTextChange, attachment, onSend, sendLabel = 'Send' } = props
  const { isMarked = false, tools, field, fieldProps } = props
  const file = useRef<HTMLInputElement>(null)
  const picture = useStore(attachment.store)
  const isTooLong = text.trim().length > longestChatMessage
  // A picture that is on its way would be left behind.
  const isWaiting = picture.kind === 'uploading' || picture.kind === 'refused'
  const canSend = !isTooLong && !isWaiting && (text.trim() !== '' || picture.kind === 'ready')

  function handleSend() {
    if (!canSend) return
    const words = text.trim()
    onTextChange('')
    attachment.remove()
    if (picture.kind !== 'ready') return onSend({ text: words })
    const { file: sent, upload } = picture
    onSend({ text: words, picture: { ...upload, file: sent } })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    fieldProps?.onKeyDown?.(event)
    if (
      event.defaultPrevented ||
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing
    )
      return
    event.preventDefault()
    handleSend()
  }

  function handleFile() {
    const [chosen] = file.current?.files ?? []
    if (chosen !== undefined) attachment.add(chosen)
    // The same file chosen again is a change only when nothing was chosen before.
    if (file.current) file.current.value = ''
  }

  return (
    <div data-keep-clear className="flex flex-col gap-2 border-t border-line p-3">
      <AttachmentPreview attachment={attachment} />
      <GrowingTextArea
        {...fieldProps}
        ref={field}
        rows={1}
        value={text}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={isTooLong}
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={handleKeyDown}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files].find(isPicture)
          // A copied table brings a picture of itself along.
          if (pasted === undefined || event.clipboardData.types.includes('text/plain')) return
          event.preventDefault()
          attachment.add(pasted)
        }}
        className={clsx(
          controlClass,
          'max-h-40 resize-none overflow-y-auto',
          isMarked && 'border-dashed border-lantern bg-lantern-wash',
        )}
      />
      <div aria-live="polite">
        {isTooLong && (
          <p className="text-note text-clay">
            A message can have {longestChatMessage.toLocaleString('en')} characters at most. This
            one has {text.trim().length.toLocaleString('en')}.
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <IconButton label="Add a picture" onClick={() => file.current?.click()}>
          <ImagePlus aria-hidden size={20} />
        </IconButton>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="Picture for the message"
          accept={mediaAssetTypes.join(',')}
          onChange={handleFile}
        />
        {tools}
        {/* Never disabled for blank text: the focus would be lost with each message. */}
        <Button
          className="ml-auto"
          variant={isMarked ? 'amber' : 'primary'}
          aria-disabled={!canSend || undefined}
          onClick={handleSend}
        >
          <SendHorizontal aria-hidden size={18} />
          {sendLabel}
        </Button>
      </div>
    </div>
  )
}

function isPicture({ type }: File): boolean {
  return type.startsWith('image/')
}
