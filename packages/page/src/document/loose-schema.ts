import { z } from 'zod'

/**
 * An object schema that keeps fields it does not know, so that reading and saving a page loses
 * nothing another version or another tool wrote. The type names only the known ones.
 */
export function looseSchema<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape)
}
