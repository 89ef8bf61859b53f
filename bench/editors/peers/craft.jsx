import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'

import { addedSection, wantedSections } from './sample-sections.js'

const sections = wantedSections()

/** Words are kept at most twice a second, as its documentation has it for what is typed. */
const historyPauseMs = 500

function Section({ heading, paragraph, button }) {
  const { connectors, actions } = useNode()
  const title = useRef(null)
  useLayoutEffect(() => {
    if (title.current.textContent !== heading) title.current.textContent = heading
  })
  return (
    <section ref={(element) => connectors.connect(connectors.drag(element))}>
      <h2
        ref={title}
        contentEditable
        onInput={({ currentTarget }) => {
          const text = currentTarget.textContent
          actions.setProp((props) => (props.heading = text), historyPauseMs)
        }}
      />
      <p>{paragraph}</p>
      <a href="#form">{button}</a>
    </section>
  )
}

function Page({ children }) {
  const { connectors } = useNode()
  return <div ref={connectors.connect}>{children}</div>
}
Page.craft = { rules: { canMoveIn: () => true } }

/** Craft.js has no panels of its own; these are the actions that a drop takes. */
function Commands() {
  const { actions, query } = useEditor()
  window.editor = {
    select() {},
    add() {
      const node = query.parseReactElement(<Section {...addedSection} />).toNodeTree()
      actions.addNodeTree(node, pageId(), 0)
    },
    moveLastToFirst: () => actions.move(query.node(pageId()).get().data.nodes.at(-1), pageId(), 0),
    undo: () => actions.history.undo(),
  }
  const pageId = () => 'ROOT'
  return (
    <button type="button" title="Undo" onClick={window.editor.undo}>
      Undo
    </button>
  )
}

createRoot(document.getElementById('editor')).render(
  <Editor resolver={{ Section, Page }}>
    <Commands />
    <Frame>
      <Element is={Page} canvas>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </Element>
    </Frame>
  </Editor>,
)
