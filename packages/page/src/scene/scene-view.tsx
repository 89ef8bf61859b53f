import type { Scene } from './scene-schema.ts'

type SceneViewProps = { scene: Scene }

export function SceneView({ scene }: SceneViewProps) {
  return <svg className="pg-scene" data-kind={scene.kind} aria-hidden="true" focusable="false" />
}
