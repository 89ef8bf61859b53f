import { z } from 'zod'

export const sceneKinds = ['river', 'coast', 'summit', 'forest'] as const
export type SceneKind = (typeof sceneKinds)[number]

/** A drawn landscape: the same kind and seed always give the same picture. */
export const sceneSchema = z.object({
  kind: z.enum(sceneKinds),
  seed: z.int().nonnegative(),
})
export type Scene = z.infer<typeof sceneSchema>
