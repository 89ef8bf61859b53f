import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { addedSection, wantedSections } from './sample-sections.js'

const sections = wantedSections()

/** Words are kept at most twice a second, as its documentation has it for what is typed. */
const historyPauseMs = 500

function Section({ heading, paragraph, button }) {
  const { connectors, actions } = useNode()
  const title = useRef(null)
  const [atFirst] = useState(heading)
  // What is typed stands there already; a new drawing would take the caret away.
  useLayoutEffect(() => {
    if (title.current.textContent !== heading) title.current.textContent = heading
  })

  function handleInput({ currentTarget }) {
    const text = currentTarget.textContent
    actions.setProp((props) => Object.assign(props, { heading: text }), historyPauseMs)
  }

  return (
    <section ref={(element) => connectors.connect(connectors.drag(element))}>
      <h2 ref={title} contentEditable suppressContentEditableWarning onInput={handleInput}>
        {atFirst}
      </h2>
      <p>{paragraph}</p>
      <a href="#form">{button}</a>
    </section>
  )
}

function Page({ children }) {
  const { connectors } = useNode()
  return <div ref={(element) => connectors.connect(element)}>{children}</div>
}

const page = 'ROOT'
const added = <Section {...addedSection} />

/** Craft.js has no panels of its own; these are the actions that a drop takes. */
function Commands() {
  const { actions, query } = useEditor()
  useEffect(() => {
    const add = (tree) => actions.addNodeTree(tree, page, 0)
    Object.assign(window, {
      editor: {
        add: () => add(query.parseReactElement(added).toNodeTree()),
        moveLastToFirst: () => actions.move(query.node(page).get().data.nodes.at(-1), page, 0),
        undo: () => actions.history.undo(),
      },
    })
  }, [actions, query])
  return (
    <button type="button" title="Undo" onClick={() => actions.history.undo()}>
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
