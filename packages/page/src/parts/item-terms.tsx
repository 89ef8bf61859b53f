import type { TextPlace } from './text-place.ts'

type ItemTermsProps = {
  items: readonly { id: string; title: string; description: string }[]
  at: TextPlace
}

/** Renders items as the terms and descriptions of a list. */
export function ItemTerms({ items, at }: ItemTermsProps) {
  return items.map(({ id, title, description }, index) => (
    <div key={id}>
      <dt data-path={at('items', index, 'title')}>{title}</dt>
      <dd data-path={at('items', index, 'description')}>{description}</dd>
    </div>
  ))
}
