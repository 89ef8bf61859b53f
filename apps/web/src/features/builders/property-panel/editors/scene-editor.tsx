import type { FieldPath } from '@wildpath/page/edit'
import { Mountain, Trash2 } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'
import { usePanelActions } from '../panel-actions.ts'
import { newScene } from './new-scene.ts'
import { SceneFields } from './scene-fields.tsx'

type SceneEditorProps = { label: string; hint: string | undefined; path: FieldPath; value: unknown }

/** A drawn scene that may be there or not. */
export function SceneEditor({ label, hint, path, value }: SceneEditorProps) {
  const { set } = usePanelActions()

  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-note font-semibold">{label}</p>
        {hint !== undefined && <p className="text-note text-quiet">{hint}</p>}
      </div>
      {value !== undefined && (
        <SceneFields scene={value} onChange={(inner, next) => set([...path, ...inner], next)} />
      )}
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => set(path, value === undefined ? newScene : undefined)}
      >
        {value === undefined ? (
          <Mountain aria-hidden size={16} />
        ) : (
          <Trash2 aria-hidden size={16} />
        )}
        {value === undefined ? 'Add a drawn scene' : 'Remove the drawn scene'}
      </Button>
    </div>
  )
}
