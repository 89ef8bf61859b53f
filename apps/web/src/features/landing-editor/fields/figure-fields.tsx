import { sampleFigures } from '@wildpath/page/compose'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { figureState } from '../draft/landing-draft.ts'
import { limits, most } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldGroup } from './field-group.tsx'
import { type FieldsProps, hasFaultAt } from './fields-props.ts'

const hints = {
  sample:
    'The preview shows examples that are not yours. Type a figure of your own and it takes their place; what you leave empty is not shown.',
  own: 'These are public. Figures that you leave empty are not shown.',
  hidden: 'The page shows no figures. They are kept here for later.',
} as const

/** Figures that shall convince: samples until the owner replaces or hides them. */
export function FigureFields({ draft, faults, onEdit }: FieldsProps) {
  const state = figureState(draft)

  return (
    <FieldGroup
      id="proof-figures"
      title="Proof figures"
      hint={hints[state]}
      hasFault={hasFaultAt(faults, 'figures')}
      mark={
        <>
          {state === 'sample' && <Badge tone="lantern">Sample – visitors do not see these</Badge>}
          {state === 'hidden' && <Badge>Hidden</Badge>}
        </>
      }
    >
      {state !== 'hidden' && (
        <EntryList
          label="Proof figures"
          singular="figure"
          entries={draft.figures}
          blank={{ value: '', label: '' }}
          most={most.figures}
          onChange={(figures) => onEdit({ figures })}
        >
          {(figure, index, onEditFigure) => (
            <div className="grid min-w-0 flex-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <DraftText
                label="Figure"
                value={figure.value}
                longest={limits.figureValue}
                fault={faults[`figures.${index}.value`]}
                placeholder={sampleOf(figure.label, draft.language)}
                onChange={(value) => onEditFigure({ ...figure, value })}
              />
              <DraftText
                label="What it counts"
                size="wrapped"
                value={figure.label}
                longest={limits.figureLabel}
                fault={faults[`figures.${index}.label`]}
                onChange={(label) => onEditFigure({ ...figure, label })}
              />
            </div>
          )}
        </EntryList>
      )}
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => onEdit({ areFiguresHidden: state !== 'hidden' })}
      >
        {state === 'hidden' ? 'Show figures' : 'Hide figures'}
      </Button>
    </FieldGroup>
  )
}

/** The example of the specification, as a placeholder only: it is nobody's figure. */
function sampleOf(label: string, language: string): string {
  const sample = sampleFigures(language).find((figure) => figure.label === label)
  return sample === undefined ? '' : `e.g. ${sample.value}`
}
