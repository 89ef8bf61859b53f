import { Picture } from '../picture.tsx'
import { SectionHead } from '../section-head.tsx'
import { AdSamples } from './ad-samples.tsx'
import { LetterSample } from './letter-sample.tsx'
import { PlateWindow } from './plate-window.tsx'
import { Plate } from './plate.tsx'

const phones = [
  { name: 'climbing', alt: 'Page of the sample business Chalk Street Climbing on a phone' },
  { name: 'lodge', alt: 'Page of the sample business Stag Hollow Lodge on a phone' },
  { name: 'horse-trekking', alt: 'Page of the sample business Long Meadow Trail Rides on a phone' },
] as const

/** What an adventure holds, each with a real piece of it. */
export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="contour-ground scroll-mt-16 border-t border-line"
    >
      <div className="content-width py-16 sm:py-24">
        <SectionHead
          id="features-title"
          eyebrow="What you carry home"
          title="Everything between a curious look and a full boat"
          text="Nothing below was drawn for this page: it is what came out for sample businesses."
        />
        <ul className="mt-10 grid gap-5 lg:grid-cols-6">
          <Plate
            number={1}
            title="A page made for thumbs"
            text="A headline in your words, your offer, your reasons and a short form. It loads without a script, on one bar of signal, in your two colours."
            className="lg:col-span-4"
          >
            <PlateWindow className="min-h-[clamp(11rem,32vw,20rem)]">
              <ul className="grid grid-cols-3 gap-3 sm:gap-6">
                {phones.map(({ name, alt }) => (
                  <li key={name}>
                    <Picture
                      name={name}
                      device="phone"
                      sizes="(min-width: 64rem) 13rem, 28vw"
                      alt={alt}
                    />
                  </li>
                ))}
              </ul>
            </PlateWindow>
          </Plate>
          <Plate
            number={2}
            title="Ads that fit"
            text="For Facebook and Google, inside their limits, saying what the page says. Copy them, or run them from here on a paid plan."
            className="lg:col-span-2"
          >
            <AdSamples />
          </Plate>
          <Plate
            number={3}
            title="Letters, not blasts"
            text="Three follow-up emails that know your trade, ready to copy and to change."
            className="lg:col-span-2"
          >
            <LetterSample />
          </Plate>
          <Plate
            number={4}
            title="Numbers that were counted"
            text="Views without robots and without yourself, leads that are stored before the visitor reads 'thank you', and the rate between the two. The account in the picture is our demo account."
            className="lg:col-span-4"
          >
            <PlateWindow className="min-h-[clamp(12rem,40vw,22rem)]" label="Demo figures">
              <Picture
                name="dashboard"
                device="desk"
                sizes="(min-width: 64rem) 42rem, 88vw"
                alt="The dashboard of the demo account with demo figures for adventures, views, leads and conversion rate"
              />
            </PlateWindow>
          </Plate>
        </ul>
      </div>
    </section>
  )
}
