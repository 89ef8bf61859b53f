import { Compass, Flag, Flame, type LucideIcon } from 'lucide-react'

const steps: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Compass,
    title: 'Describe your business',
    text: 'What you offer, to whom and in which tone. Six answers, in your own words.',
  },
  {
    icon: Flame,
    title: 'Watch it take shape',
    text: 'A landing page, a thank-you page, ads for Facebook and Google and three follow-up emails, written from what you said.',
  },
  {
    icon: Flag,
    title: 'Publish and collect leads',
    text: 'Read the page, change what you like, and publish it. Every form that a visitor sends waits for you on the dashboard.',
  },
]

/** The way from a blank page to the first lead, as waypoints on a dotted path. */
export function Trail() {
  return (
    <section aria-labelledby="trail" className="border-t border-line">
      <div className="content-width py-16 sm:py-20">
        <h2 id="trail" className="text-heading">
          Three steps to your first lead
        </h2>
        <ol className="mt-10 grid gap-x-10 md:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="relative flex gap-5 pb-10 not-last:before:absolute not-last:before:top-14 not-last:before:bottom-0 not-last:before:left-6 not-last:before:border-l-2 not-last:before:border-dashed not-last:before:border-edge md:flex-col md:gap-6 md:pb-0 md:not-last:before:top-6 md:not-last:before:right-[-2rem] md:not-last:before:bottom-auto md:not-last:before:left-16 md:not-last:before:border-t-2 md:not-last:before:border-l-0"
            >
              <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-lantern bg-lantern-wash text-lantern">
                <step.icon aria-hidden size={22} />
              </span>
              <div>
                <p className="text-note font-semibold text-lantern">Step {index + 1}</p>
                <h3 className="mt-1 text-title">{step.title}</h3>
                <p className="mt-2 max-w-sm text-quiet">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
