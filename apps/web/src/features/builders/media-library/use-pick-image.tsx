import { LazyMediaLibrary } from './lazy-media-library.ts'
import { useImagePicker } from './use-image-picker.tsx'

/** Choosing a picture of the media library for a page. */
export function usePickImage() {
  return useImagePicker(LazyMediaLibrary)
}
