import type { CustomBodyProps } from './custom-body-props.ts'
import { drawPlainText } from './draw-plain-text.tsx'
import { textPlace } from '../../parts/text-place.ts'
import type { MarkupTree } from './markup-tree.ts'
import { MarkupView } from './markup-view.tsx'
import { markupOf } from './page-markup.ts'

/** Html or markdown of the owner's; as plain text where it cannot be read. */
export function drawMarkup(body: CustomBodyProps) {
  const tree = markupOf(body.page, body.section)
  if (tree === null) return drawPlainText(body)
  return <MarkupView tree={withPath(tree, body)} mode={body.mode} />
}

/** One paragraph of plain words says where they stand, as any other text does. */
function withPath(tree: MarkupTree, { section, mode }: CustomBodyProps): MarkupTree {
  const dataPath = textPlace(mode, 'content')('body')
  const elements = tree.children.filter(({ type }) => type === 'element')
  if (dataPath === undefined || elements.length !== 1) return tree
  const children = tree.children.map((node) => {
    if (node.type !== 'element') return node
    const [words, ...others] = node.children
    const isWhole = words?.type === 'text' && words.value === section.content.body
    if (!isWhole || others.length > 0) return node
    return { ...node, properties: { ...node.properties, dataPath } }
  })
  return { ...tree, children }
}
