import { sampleFigures } from '@wildpath/page/samples'

import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { figureState } from '../draft/landing-draft.ts'
import { limits, most } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { EntryList } from './entry-list.tsx'
import { FieldGroup } from './field-group.tsx'
import { type FieldsProps, hasFaultAt } from './fields-props.ts'

/** The owner's figures, such as the number of guests. */
export function FigureFields({ draft, faults, onEdit }: FieldsProps) {
  const isHidden = figureState(draft) === 'hidden'

  return (
    <FieldGroup
      id="proof-figures"
      title="Proof figures"
      hint={
        isHidden
          ? 'The page shows no figures. They are kept here for later.'
          : 'Optional. Figures that you leave empty are not shown.'
      }
      hasFault={hasFaultAt(faults, 'figures')}
      mark={isHidden && <Badge>Hidden</Badge>}
    >
      {!isHidden && (
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
        onClick={() => onEdit({ areFiguresHidden: !isHidden })}
      >
        {isHidden ? 'Show figures' : 'Hide figures'}
      </Button>
    </FieldGroup>
  )
}

/** The example of the specification, as a placeholder only: it is nobody's figure. */
function sampleOf(label: string, language: string): string {
  const sample = sampleFigures(language).find((figure) => figure.label === label)
  return sample === undefined ? '' : `e.g. ${sample.value}`
}
