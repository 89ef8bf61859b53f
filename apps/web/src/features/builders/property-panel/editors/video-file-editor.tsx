import { safeVideoFile } from '@wildpath/page/document'
import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'
import { useState } from 'react'

import { usePanelActions } from '../panel-actions.ts'
import { TextControl } from './text-control.tsx'

type VideoFileEditorProps = { field: FieldOf<'video-file'>; path: FieldPath; value: string }

const invalidError =
  'Enter an address that starts with https:// and ends in .mp4 or .webm. Links to YouTube or Vimeo can’t play here.'

/** Edits the URL of a video file. Reports an unusable URL after the field loses focus. */
export function VideoFileEditor({ field, path, value }: VideoFileEditorProps) {
  const { type, commitBatch } = usePanelActions()
  const [isTyping, setTyping] = useState(false)
  const isInvalid = value.trim() !== '' && safeVideoFile(value) === null

  return (
    <TextControl
      label={field.label}
      hint={field.hint}
      value={value}
      longest={field.longest}
      keyboard="url"
      error={isInvalid && !isTyping ? invalidError : undefined}
      onType={(text) => type(path, text === '' ? undefined : text)}
      onFocus={() => setTyping(true)}
      onLeave={() => {
        setTyping(false)
        commitBatch()
      }}
    />
  )
}
