import { stories } from '../marketing-content.ts'
import { SampleMark } from '../sample-mark.tsx'
import { SectionHead } from '../section-head.tsx'

/** Three testimonials; invented ones say so, each on its own. */
export function Stories() {
  return (
    <section
      id="testimonials"
      aria-labelledby="stories"
      className="scroll-mt-16 border-t border-line"
    >
      <div className="content-width py-16 sm:py-24">
        <SectionHead
          id="stories"
          eyebrow="Success stories (samples)"
          title="Around the fire: sample stories"
          text={stories.note}
        />
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {stories.claims.map((story) => (
            <li key={story.name}>
              <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-6 shadow-low">
                <div className="mb-5">
                  <SampleMark label={stories.label} />
                </div>
                <blockquote className="grow font-display text-lead">“{story.text}”</blockquote>
                <figcaption className="mt-6 border-t border-dashed border-edge pt-4 text-note text-quiet">
                  <span className="font-semibold text-ink">{story.name}</span>, {story.business}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
