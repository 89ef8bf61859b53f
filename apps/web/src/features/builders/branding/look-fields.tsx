import {
  buttonShapes,
  cornerStyles,
  hasOutlinedButtons,
  type PageLook,
  spacingStyles,
} from '@wildpath/page/themes'

import { useEditor, useEditorState } from '../store/editor-context.ts'
import { LookChoice } from './look-choice.tsx'

const shapeRadius = { square: '0', soft: '0.375rem', round: '1rem' }
const lineGap = { compact: '0.125rem', airy: '0.5rem' }
const buttonRadius = {
  'square': '0',
  'rounded': '0.375rem',
  'pill': '99rem',
  'outline': '0.375rem',
  'outline-pill': '99rem',
}
const buttonLabels = {
  'square': 'Square',
  'rounded': 'Rounded',
  'pill': 'Pill',
  'outline': 'Outline',
  'outline-pill': 'Outline pill',
}

const corners = cornerStyles.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
  drawing: (
    <span
      className="block size-6 border-2 border-current"
      style={{ borderRadius: shapeRadius[value] }}
    />
  ),
}))

const spacings = spacingStyles.map((value) => ({
  value,
  label: value === 'compact' ? 'Compact' : 'Spacious',
  drawing: (
    <span className="flex w-7 flex-col" style={{ gap: lineGap[value] }}>
      {[0, 1, 2].map((line) => (
        <span key={line} className="block h-0.75 bg-current" />
      ))}
    </span>
  ),
}))

const buttons = buttonShapes.map((value) => ({
  value,
  label: buttonLabels[value],
  drawing: (
    <span
      className={`block h-5 w-9 border-2 border-current ${hasOutlinedButtons({ buttons: value }) ? '' : 'bg-current'}`}
      style={{ borderRadius: buttonRadius[value] }}
    />
  ),
}))

/** Page-wide corners, spacing, and buttons. Each choice is one undo step. */
export function LookFields() {
  const { edit } = useEditor()
  const look = useEditorState(({ history }) => history.present.style)
  const setLook = (field: keyof PageLook) => (value: string | undefined) =>
    edit({ kind: 'set-page-field', path: ['style', field], value })

  return (
    <>
      <LookChoice
        legend="Corners"
        hint="Applies to cards, pictures, form fields, and buttons."
        value={look.corners}
        options={corners}
        onChange={setLook('corners')}
      />
      <LookChoice
        legend="Spacing"
        hint="The space above and below each section."
        value={look.spacing}
        options={spacings}
        onChange={setLook('spacing')}
      />
      <LookChoice
        legend="Buttons"
        value={look.buttons}
        options={buttons}
        onChange={setLook('buttons')}
      />
    </>
  )
}
