import type { Funnel, GeneratedImage } from '@wildpath/contract'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import type { StoredAd } from '../ad-lists.ts'
import { CopyPromptButton } from './copy-prompt-button.tsx'
import { PicturePreview } from './picture-preview.tsx'

type MadePictureProps = {
  ad: StoredAd
  funnel: Funnel
  made: GeneratedImage
  prompt: string
  /** Whether it was made for Instagram. */
  isSquare?: boolean
}

/** A picture that stands on no ad yet, as its ad would look with it. */
export function MadePicture({ ad, funnel, made, prompt, isSquare = false }: MadePictureProps) {
  const { imageUrl, focus, kind } = made
  const pictured = { ...ad, imageUrl, imageFocus: focus, imageType: 'generated' as const }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
      <PicturePreview ad={pictured} funnel={funnel} isSquare={isSquare} />
      <div className="flex flex-col gap-4">
        <output>
          {kind === 'illustration' ? 'Your illustration is made.' : 'Your picture is made.'} It is
          in your design library; the ad is as it was until you add it.
        </output>
        <Disclosure summary="The prompt">
          <p className="text-note wrap-anywhere text-quiet">{prompt}</p>
        </Disclosure>
        <div>
          <CopyPromptButton prompt={prompt} />
        </div>
      </div>
    </div>
  )
}
