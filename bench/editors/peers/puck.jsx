import '@puckeditor/core/puck.css'
import { createUsePuck, Puck } from '@puckeditor/core'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

import { addedSection, wantedSections } from './sample-sections.js'

const usePuck = createUsePuck()
const zone = 'root:default-zone'
const sections = wantedSections()

const config = {
  components: {
    Section: {
      defaultProps: addedSection,
      fields: {
        heading: { type: 'text' },
        paragraph: { type: 'textarea' },
        button: { type: 'text' },
      },
      render: ({ heading, paragraph, button }) => (
        <section>
          <h2>{heading}</h2>
          <p>{paragraph}</p>
          <a href="#form">{button}</a>
        </section>
      ),
    },
  },
}

const data = {
  root: {},
  content: sections.map((section) => ({ type: 'Section', props: section })),
}

/** Puck has no button that adds or moves; people drag. These are the actions that a drop dispatches. */
function Commands({ children }) {
  const dispatch = usePuck((state) => state.dispatch)
  const back = usePuck((state) => state.history.back)
  useEffect(() => {
    const toFirst = { destinationIndex: 0, destinationZone: zone }
    Object.assign(window, {
      editor: {
        add: () => dispatch({ type: 'insert', componentType: 'Section', ...toFirst }),
        moveLastToFirst: () =>
          dispatch({ type: 'reorder', sourceIndex: sections.length - 1, ...toFirst }),
        undo: back,
      },
    })
  }, [dispatch, back])
  return children
}

createRoot(document.getElementById('editor')).render(
  <Puck config={config} data={data} overrides={{ headerActions: Commands }} />,
)
