import { type FieldPath, getField } from '@wildpath/page/edit'

import { usePanelActions } from '../panel-actions.ts'
import { textOf } from '../text-of.ts'
import { convertMedia } from './media-of-kind.ts'
import { PictureControl } from './picture-control.tsx'
import { SceneFields } from './scene-fields.tsx'
import { Select } from './select.tsx'
import { TextControl } from './text-control.tsx'

type MediaEditorProps = { path: FieldPath; value: unknown }

const longestAddress = 66_000
const longestText = 20_000

/** Picture, film or drawn scene of a section; 'None' removes it. */
export function MediaEditor({ path, value }: MediaEditorProps) {
  const { type, set, commitBatch } = usePanelActions()
  const textAt = (name: string) => textOf(getField(value, [name]))
  const [kind, src, alt] = [textAt('type'), textAt('src'), textAt('alt')]

  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Media type"
        value={kind}
        onChange={(event) => set(path, convertMedia(event.target.value, { kind, alt }))}
      >
        <option value="">None</option>
        <option value="image">Image</option>
        <option value="video">Video</option>
        <option value="scene">Drawn scene</option>
      </Select>
      {kind === 'image' && (
        <PictureControl
          label="Image address"
          path={path}
          src={src}
          longest={longestAddress}
          // The size that was known is that of another file.
          onType={(text) => type(path, { type: 'image', src: text, alt })}
        />
      )}
      {kind === 'video' && (
        <TextControl
          label="Video address"
          hint="A file plays in its place; a film at YouTube or Vimeo opens there."
          value={src}
          longest={longestAddress}
          keyboard="url"
          onType={(text) => type([...path, 'src'], text)}
          onLeave={commitBatch}
        />
      )}
      {kind === 'scene' && (
        <SceneFields
          scene={getField(value, ['scene'])}
          onChange={(inner, next) => set([...path, 'scene', ...inner], next)}
        />
      )}
      {kind !== '' && (
        <TextControl
          label="Picture description"
          hint="Describe what it shows for people who use a screen reader."
          value={alt}
          longest={longestText}
          onType={(text) => type([...path, 'alt'], text)}
          onLeave={commitBatch}
        />
      )}
    </div>
  )
}
