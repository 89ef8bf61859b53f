type SectionHeadProps = { id: string; eyebrow: string; title: string; text?: string }

/** The title of a band of a marketing page; `id` names the band for links and screen readers. */
export function SectionHead({ id, eyebrow, title, text }: SectionHeadProps) {
  return (
    <div className="max-w-2xl">
      <p className="text-note font-semibold tracking-[0.14em] text-lantern uppercase">{eyebrow}</p>
      <h2 id={id} className="mt-3 text-heading">
        {title}
      </h2>
      {text && <p className="mt-4 text-lead text-quiet">{text}</p>}
    </div>
  )
}
