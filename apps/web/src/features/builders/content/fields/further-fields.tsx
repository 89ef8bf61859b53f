import { limits } from '../draft/landing-rules.ts'
import { DraftText } from './draft-text.tsx'
import { FieldGroup } from './field-group.tsx'
import { type FieldsProps, hasFaultAt } from './fields-props.ts'
import { HeadedListFields } from './headed-list-fields.tsx'
import { PairList } from './pair-list.tsx'
import { TitledFields } from './titled-fields.tsx'

const emptied = 'Empty both and it is left off the page.'

/** Whatever else was written for the page, so that every public word can be corrected. */
export function FurtherFields({ draft, faults, onEdit }: FieldsProps) {
  const { offer, story, steps, bring, good_to_know, faq } = draft

  return (
    <>
      {offer && (
        <TitledFields
          title="Offer"
          hint={emptied}
          path="offer"
          value={offer}
          faults={faults}
          onEdit={(value) => onEdit({ offer: value })}
        />
      )}
      {story && (
        <TitledFields
          title="Your story"
          hint={emptied}
          path="story"
          value={story}
          faults={faults}
          onEdit={(value) => onEdit({ story: value })}
        />
      )}
      {steps && (
        <FieldGroup title="How it goes" isFolded hasFault={hasFaultAt(faults, 'steps')}>
          <DraftText
            label="Heading"
            value={steps.title}
            longest={limits.heading}
            fault={faults['steps.title']}
            onChange={(title) => onEdit({ steps: { ...steps, title } })}
          />
          <PairList
            label="Steps"
            singular="step"
            path="steps.items"
            entries={steps.items}
            faults={faults}
            first={{ name: 'title', label: 'Step', longest: limits.stepTitle }}
            second={{ name: 'text', label: 'What happens', longest: limits.stepText }}
            onChange={(items) => onEdit({ steps: { ...steps, items } })}
          />
        </FieldGroup>
      )}
      {bring && (
        <HeadedListFields
          title="What to bring"
          singular="thing to bring"
          path="bring"
          value={bring}
          faults={faults}
          onEdit={(value) => onEdit({ bring: value })}
        />
      )}
      {good_to_know && (
        <HeadedListFields
          title="Good to know"
          singular="fact"
          path="good_to_know"
          value={good_to_know}
          faults={faults}
          onEdit={(value) => onEdit({ good_to_know: value })}
        />
      )}
      {faq && (
        <FieldGroup title="Questions" isFolded hasFault={hasFaultAt(faults, 'faq')}>
          <PairList
            label="Questions and answers"
            singular="question"
            path="faq"
            entries={faq}
            faults={faults}
            first={{ name: 'question', label: 'Question', longest: limits.question }}
            second={{ name: 'answer', label: 'Answer', longest: limits.answer }}
            onChange={(entries) => onEdit({ faq: entries })}
          />
        </FieldGroup>
      )}
    </>
  )
}
