import { CreateDesign } from './create-design.tsx'
import { MediaLibraryDialog, type MediaLibraryDialogProps } from './media-library-dialog.tsx'

/** The library, where designs of one's own can be begun as well. */
export function MediaLibrary(props: MediaLibraryDialogProps) {
  return <MediaLibraryDialog {...props} CreateDesign={CreateDesign} />
}
