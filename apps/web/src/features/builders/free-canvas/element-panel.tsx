import type { VisualElement } from '@wildpath/page/document'
import { canvasSize, elementDefaults } from '@wildpath/page/edit'

import { ColourInput } from '../../../entities/page/colour-input/colour-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PickImage } from '../media-library/pick-image.ts'
import { kindNames } from './describe-element.ts'
import { common, type SetContent, withContent } from './element-content.ts'
import { NumberField } from './number-field.tsx'
import { PictureFields } from './picture-fields.tsx'
import { PositionFields } from './position-fields.tsx'
import { TypographyFields } from './typography-fields.tsx'
import type { FreeCanvasEditorView } from './use-free-canvas-editor.ts'

type ElementPanelProps = {
  canvasEditor: FreeCanvasEditorView
  pickImage: PickImage | null
  hasLinks: boolean
}

/** Everything that can be said of what is chosen; of several elements, what they have in common. */
export function ElementPanel({ canvasEditor, pickImage, hasLinks }: ElementPanelProps) {
  const { chosen, selected, commitBatch } = canvasEditor
  const [first, ...others] = chosen
  if (first === undefined) return null
  const only = others.length === 0 ? first : null
  const areAll = (...types: VisualElement['type'][]) =>
    chosen.every(({ type }) => types.includes(type))
  const hasWords = areAll('text', 'button')

  const set: SetContent = (key, value) =>
    canvasEditor.change(selected, (element) => withContent(element, { [key]: value }), key)

  async function handlePick() {
    const picked = await pickImage?.()
    if (!picked) return
    const { src, alt } = picked
    canvasEditor.change(
      selected,
      (element) => withContent(element, { imageUrl: src, text: alt }),
      'picture',
    )
    commitBatch()
  }

  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-sans text-lead font-semibold tracking-normal">
        {only === null ? `${chosen.length} elements` : kindNames[only.type]}
      </h3>
      {only !== null && hasWords && (
        <TextArea
          label="Text"
          value={only.content.text ?? ''}
          onChange={(event) => set('text', event.target.value)}
          onBlur={commitBatch}
        />
      )}
      {only !== null && areAll('image', 'logo') && (
        <PictureFields
          content={only.content}
          onSet={set}
          onCommit={commitBatch}
          onPick={pickImage === null ? null : () => void handlePick()}
        />
      )}
      {only !== null && hasLinks && !areAll('shape') && (
        <TextField
          label="Link"
          isOptional
          placeholder="https://… or #contact"
          value={only.content.href ?? ''}
          onChange={(event) => set('href', event.target.value)}
          onBlur={commitBatch}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {only !== null && (
          <PositionFields
            element={only}
            onSet={(key, value) =>
              canvasEditor.change(selected, (element) => ({ ...element, [key]: value }), key)
            }
            onCommit={commitBatch}
          />
        )}
        <NumberField
          label="Border radius"
          value={common(chosen, radiusOf)}
          least={0}
          most={canvasSize.width}
          onChange={(value) => set('borderRadius', value)}
          onCommit={commitBatch}
        />
      </div>
      {hasWords && <TypographyFields elements={chosen} onSet={set} onCommit={commitBatch} />}
      <ColourInput
        label="Background color"
        absent={areAll('button', 'shape') ? 'As designed' : 'None'}
        value={common(chosen, ({ content }) => content.backgroundColor)}
        onChange={(value) => set('backgroundColor', value)}
        onCommit={commitBatch}
      />
    </div>
  )
}

function radiusOf({ type, content }: VisualElement): number {
  return content.borderRadius ?? (type === 'button' ? elementDefaults.buttonRadius : 0)
}
