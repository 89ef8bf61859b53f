import { clsx } from 'clsx'

type CharacterCountProps = { text: string; limit: number }

/** '12 of 30 characters', loud where there are too many. */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  const { length } = text.trim()
  return (
    <span className={clsx('tabular-nums', length > limit && 'font-semibold text-clay')}>
      {length} of {limit} characters
    </span>
  )
}
