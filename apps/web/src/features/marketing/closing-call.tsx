import { ArrivalScene } from '../../ui/scenery/arrival-scene.tsx'
import { promises } from './marketing-content.ts'
import { StartActions } from './start-actions.tsx'

/** The last band of a marketing page, above the ridge. */
export function ClosingCall({ title }: { title: string }) {
  return (
    <section aria-labelledby="closing" className="flex border-t border-line">
      <ArrivalScene className="content-width pt-16 pb-48 sm:pt-24 sm:pb-72">
        <h2 id="closing" className="max-w-2xl text-display">
          {title}
        </h2>
        <p className="mt-5 mb-8 max-w-xl text-lead text-quiet">
          {promises.launch}: answer six questions, read what we wrote, press publish.
        </p>
        <StartActions />
      </ArrivalScene>
    </section>
  )
}
