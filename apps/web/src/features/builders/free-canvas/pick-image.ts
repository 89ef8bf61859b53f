/** Asks the person for a picture; null where nothing was chosen, or where there is nothing to choose from. */
export type PickImage =
  | (() => Promise<{ src: string; width?: number; height?: number; alt?: string } | null>)
  | null
