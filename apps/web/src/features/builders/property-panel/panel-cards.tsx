import type { KnownSection } from '@wildpath/page/document'
import { getField } from '@wildpath/page/edit'
import { changesSection, type FieldCard } from '@wildpath/page/fields'

import { FieldGrid } from './field-grid.tsx'
import { ListEditor } from './list/list-editor.tsx'
import { RecordField } from './record-field.tsx'

type PanelCardsProps = { cards: readonly FieldCard[]; section: KnownSection }

/** Where the fields of a section begin: at the section itself. */
const atSection: readonly never[] = []

export function PanelCards({ cards, section }: PanelCardsProps) {
  return (
    <div className="flex flex-col gap-4">
      {shownCards(cards, section).map(({ title, fields }) => (
        <fieldset
          key={title}
          className="@container min-w-0 rounded-card border border-line bg-surface p-4"
        >
          {/* Floating takes the legend out of the border. */}
          <legend className="float-left mb-3 w-full font-display text-lead font-semibold">
            {title}
          </legend>
          <div className="clear-both">
            <FieldGrid>
              {fields.map((field) =>
                field.control === 'list' ? (
                  <ListEditor
                    key={field.path.join('.')}
                    field={field}
                    value={getField(section, field.path)}
                    isLabelled={field.label !== title}
                  />
                ) : (
                  <RecordField
                    key={field.path.join('.')}
                    field={field}
                    record={section}
                    base={atSection}
                  />
                ),
              )}
            </FieldGrid>
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** Without the fields that would change nothing of the section as it is. */
function shownCards(cards: readonly FieldCard[], section: KnownSection): FieldCard[] {
  return cards
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter((field) => changesSection(field, section)),
    }))
    .filter(({ fields }) => fields.length > 0)
}
