import type { EditorPanel } from '../panels/editor-panels.tsx'

/** One address of the editor: its title, its texts, and the panel that it opens with. */
export type EditorPlace = {
  title: string
  /** Shown while the funnel loads. */
  loading: string
  failureTitle?: string
  panel: EditorPanel
  addTitle: string
  saveLabel: string
  saved: string
  saveFailed: string
  /** True if saving is disabled without changes. */
  savesChangesOnly: boolean
  /** True if saving asks first whether the page is also published (spec 3, 4.3). */
  hasSaveChoice: boolean
}

const pageTexts = {
  addTitle: 'Add Section',
  saveLabel: 'Save Page',
  saved: 'Page saved successfully!',
  saveFailed: 'Failed to save page',
  savesChangesOnly: false,
  hasSaveChoice: false,
}

/** The addresses of the editor by their last part (spec 2, 'Landing page content editor'; spec 3, 2.5 to 2.8). */
const editorPlaces: Readonly<Record<string, EditorPlace>> = {
  'edit-landing-page': {
    ...pageTexts,
    title: 'Edit Landing Page',
    loading: 'Loading landing page...',
    panel: 'content',
    saveLabel: 'Save Changes',
    savesChangesOnly: true,
    saved: 'Landing page updated successfully!',
    saveFailed: 'Failed to update landing page',
  },
  'builder': {
    ...pageTexts,
    title: 'Landing Page Builder',
    loading: 'Loading landing page builder...',
    panel: 'sections',
    saved: 'Landing page saved successfully!',
    saveFailed: 'Failed to save landing page',
    hasSaveChoice: true,
  },
  'page-builder': {
    ...pageTexts,
    title: 'Page Builder',
    loading: 'Loading page builder...',
    failureTitle: 'Error Loading Page',
    panel: 'sections',
  },
  'visual-editor': {
    ...pageTexts,
    title: 'Visual Editor',
    loading: 'Loading visual editor...',
    panel: 'add',
    addTitle: 'Section Library',
    saveLabel: 'Save',
    savesChangesOnly: true,
  },
}

export function findPlace(path: string): EditorPlace {
  const place = editorPlaces[path.split('/').at(-1) ?? '']
  if (place === undefined) throw new Error(`No editor opens at ${path}`)
  return place
}
