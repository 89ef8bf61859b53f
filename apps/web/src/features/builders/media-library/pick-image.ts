/** A picture of the library for a field; the sizes are the file's, in pixels. */
export type PickedImage = { src: string; width: number; height: number; alt: string }

/** Asks the person for a picture; null where nothing was chosen. */
export type PickImage = () => Promise<PickedImage | null>
