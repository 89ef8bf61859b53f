import type { ReactNode } from 'react'

type EditableTextProps = {
  /** Field of the text; absent outside editors. */
  path: string | undefined
  children: ReactNode
}

/** A text that shares its element with others. Only editors draw an element of its own around it. */
export function EditableText({ path, children }: EditableTextProps) {
  return path === undefined ? children : <span data-path={path}>{children}</span>
}
