import type { SceneColours } from '@wildpath/illustrator/draw'
import type { Scene } from '@wildpath/illustrator'

import { useSceneDrawing } from './lazy-scenes.ts'
import { PlainGround } from './plain-ground.tsx'

type SceneViewProps = {
  scene: Scene
  colours: SceneColours
  /** The size it is composed for; shown larger, smaller or cut, the subject stays in sight. */
  width: number
  height: number
  /** What it shows, for those who do not see it; without it the picture is decoration. */
  alt?: string | undefined
  path?: string | undefined
}

/** A drawn landscape. */
export function SceneView({ alt = '', path, ...order }: SceneViewProps) {
  const draw = useSceneDrawing()
  if (draw === null) return <PlainGround {...order} path={path} />
  const { viewBox, markup } = draw(order)
  return (
    <svg
      className="pg-scene"
      data-picture={path}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(alt === '' ? { 'aria-hidden': true } : { 'role': 'img', 'aria-label': alt })}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
