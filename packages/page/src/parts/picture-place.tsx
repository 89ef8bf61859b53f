import { createContext, type ReactNode, use } from 'react'

export type PicturePlaceProps = {
  sectionId: string
  /** Of the item that shows it; absent where the section itself does. */
  itemId?: string
  children: ReactNode
}

/** An editor's: what it draws with every picture of a page, without an element around it. */
export type DrawPicturePlace = (place: PicturePlaceProps) => ReactNode

/** Outside of editors nothing is added to a page. */
export const PicturePlaceContext = createContext<DrawPicturePlace>(({ children }) => children)

/** Where a picture of a section stands. */
export function PicturePlace(props: PicturePlaceProps) {
  const draw = use(PicturePlaceContext)
  return draw(props)
}
