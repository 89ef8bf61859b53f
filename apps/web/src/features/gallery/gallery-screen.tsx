import type { ReactNode } from 'react'

import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { ButtonSamples } from './button-samples.tsx'
import { ContentSamples } from './content-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { StateSamples } from './state-samples.tsx'

const themes = ['dark', 'light'] as const

/** Every part of `ui/` in its states, by night and by day side by side. In development only. */
export function GalleryScreen() {
  useScreenTitle('Gallery')

  return (
    <>
      <h1 className="content-width py-8 text-heading">Gallery</h1>
      <div className="grid flex-1 xl:grid-cols-2">
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 bg-ground p-6 text-ink">
            <Samples title={theme === 'dark' ? 'Night' : 'Day'}>
              <ButtonSamples />
              <FieldSamples />
              <ContentSamples time={theme === 'dark' ? 'night' : 'day'} />
              <StateSamples />
              <OverlaySamples />
            </Samples>
          </div>
        ))}
      </div>
    </>
  )
}

function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-10">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  )
}
