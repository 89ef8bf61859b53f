import { Code, Layers, Palette, Plus, Sparkles, SquarePen, type LucideIcon } from 'lucide-react'

export type EditorPanel = 'add' | 'sections' | 'content' | 'branding' | 'ai' | 'json'

/** In display order. JSON is for developers, so it comes last. */
export const editorPanels: readonly { value: EditorPanel; label: string; Icon: LucideIcon }[] = [
  { value: 'add', label: 'Add', Icon: Plus },
  { value: 'sections', label: 'Sections', Icon: Layers },
  { value: 'content', label: 'Content', Icon: SquarePen },
  { value: 'branding', label: 'Branding', Icon: Palette },
  { value: 'ai', label: 'AI', Icon: Sparkles },
  { value: 'json', label: 'JSON', Icon: Code },
]

export function isEditorPanel(value: string | null): value is EditorPanel {
  return editorPanels.some((panel) => panel.value === value)
}
