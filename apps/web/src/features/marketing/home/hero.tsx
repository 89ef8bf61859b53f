import { product } from '@wildpath/contract'
import { ArrowUpRight } from 'lucide-react'

import { buttonClass } from '../../../ui/button-class.ts'
import { ArrivalScene } from '../../../ui/scenery/arrival-scene.tsx'
import { promises } from '../marketing-content.ts'
import { Picture } from '../picture.tsx'
import { samplePath } from '../samples/sample-businesses.ts'
import { StartActions } from '../start-actions.tsx'

export function Hero() {
  return (
    <ArrivalScene className="content-width pt-10 pb-28 sm:pt-16 sm:pb-44">
      <div className="grid items-center gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
        <div>
          <p className="text-note font-semibold tracking-[0.14em] text-lantern uppercase">
            For outfitters, guides, gyms and lodges
          </p>
          <h1 className="mt-4 text-display">Describe your trips once. Meet your next guests.</h1>
          <p className="mt-6 max-w-xl text-lead text-quiet">
            {product.name} writes the landing page, the ads and the follow-up emails from your own
            words, puts the page online and keeps every lead for you.
          </p>
          <div className="mt-8">
            <StartActions aside={<ExampleLink />} />
          </div>
          <p className="mt-5 text-note">
            {promises.noSetupFees}. {promises.cancel}.
          </p>
        </div>
        <Plates />
      </div>
    </ArrivalScene>
  )
}

/** A whole page of its own, not a screen: the browser goes there. */
function ExampleLink() {
  return (
    <a href={samplePath('rafting')} className={buttonClass({ variant: 'secondary' })}>
      See an example page
      <ArrowUpRight aria-hidden size={18} />
    </a>
  )
}

function Plates() {
  return (
    <figure>
      <div className="relative pr-[10%] pb-[13%]">
        <Picture
          name="rafting"
          device="desk"
          isFirst
          sizes="(min-width: 64rem) 32rem, 90vw"
          alt="Landing page of the sample business Amber Fork Rafting: a headline, an offer and a button above a drawn river valley with a raft"
        />
        <Picture
          name="fly-fishing"
          device="phone"
          sizes="(min-width: 64rem) 9.5rem, 27vw"
          alt="The same kind of page on a phone, for the sample business Quiet Water Fly Fishing"
          className="absolute right-0 bottom-0 w-[27%]"
        />
      </div>
      <figcaption className="mt-3 text-note">
        Made by {product.name} for two sample businesses, as they are.
      </figcaption>
    </figure>
  )
}
