import { usePreload } from '../../../lib/use-preload.ts'
import { LazyMediaLibrary } from './lazy-media-library.ts'
import { useImagePicker } from './use-image-picker.tsx'

/** Choosing a picture of the media library for a page. */
export function usePickImage() {
  usePreload(LazyMediaLibrary)
  return useImagePicker(LazyMediaLibrary)
}
