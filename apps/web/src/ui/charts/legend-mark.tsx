import { clsx } from 'clsx'

const looks = {
  outlined: 'border border-fern bg-fern-wash',
  filled: 'bg-fern',
  amber: 'bg-lantern',
}

type LegendMarkProps = { look: keyof typeof looks; children: string }

/** What the bars of a look mean. */
export function LegendMark({ look, children }: LegendMarkProps) {
  return (
    <span className="inline-flex items-center gap-1.5 text-quiet">
      <span aria-hidden className={clsx('size-3 rounded-[2px]', looks[look])} />
      {children}
    </span>
  )
}
