import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { canvasGrid } from '@wildpath/page/edit'
import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'

import { BoardDrawing, drawnElements } from './board-drawing.tsx'
import { pressCanvasKey } from './canvas-keys.ts'
import { ElementBox } from './element-box.tsx'
import { useBoardPointer } from './gestures/use-board-pointer.ts'
import { SelectionHandles } from './selection-handles.tsx'
import { InlineTextEditor } from './inline-text-editor.tsx'
import type { FreeCanvasEditorView } from './use-free-canvas-editor.ts'

type CanvasStageProps = {
  canvasEditor: FreeCanvasEditorView
  page: PageDocument
  section: KnownSection
}

/** The canvas itself: what is drawn, and over it what is pressed. As wide as there is room, at most 800. */
export function CanvasStage({ canvasEditor, page, section }: CanvasStageProps) {
  const { elements, canvas, selected, chosen, tool } = canvasEditor
  const layer = useRef<HTMLDivElement>(null)
  const boxes = useRef<HTMLDivElement>(null)
  const handles = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const guideX = useRef<HTMLDivElement>(null)
  const guideY = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLFieldSetElement>(null)
  const { handlePointerDown } = useBoardPointer({ layer, findNodes, canvasEditor })
  const writingAt = elements.findIndex(({ id }) => id === canvasEditor.writing)
  const written = elements[writingAt]
  const [only, ...others] = chosen

  const { awaited, settleFocus } = canvasEditor
  useLayoutEffect(() => {
    if (awaited === null) return
    const box = [...(boxes.current?.children ?? [])].find(
      (node) => node instanceof HTMLElement && node.dataset['element'] === awaited,
    )
    if (box instanceof HTMLElement) box.focus()
    settleFocus()
  }, [awaited, settleFocus])

  function findNodes() {
    const none = document.createDocumentFragment().children
    return {
      drawn: drawnElements(stage.current) ?? none,
      boxes: boxes.current?.children ?? none,
      handles: handles.current,
      frame: frame.current,
      guides: { x: guideX.current, y: guideY.current },
    }
  }

  /** Keys and screen readers press without a pointer; pointers are heard when they are put down. */
  function handleClick(event: MouseEvent) {
    const id = idOf(event)
    if (event.detail !== 0 || id === undefined) return
    if (event.shiftKey) canvasEditor.toggle(id)
    else canvasEditor.select([id])
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || event.target.closest('textarea') !== null) return
    if (pressCanvasKey(event, canvasEditor, idOf(event))) event.preventDefault()
  }

  function handleDoubleClick(event: MouseEvent) {
    const element = elements.find(({ id }) => id === idOf(event))
    if (element?.type === 'text' || element?.type === 'button') canvasEditor.write(element.id)
  }

  return (
    <fieldset
      ref={stage}
      data-keeps-escape={tool !== 'select' || selected.size > 0 ? '' : undefined}
      className="relative mx-auto w-full max-w-[800px] min-w-0 shadow-[0_0_0_1px_var(--line)]"
    >
      <legend className="sr-only">
        Canvas, {canvas.width} by {Math.round(canvas.height)}
      </legend>
      <BoardDrawing page={page} section={section} elements={elements} canvas={canvas} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears for the buttons in it */}
      <div
        ref={layer}
        // A press on the ground brings the keys along.
        tabIndex={-1}
        onPointerDown={handlePointerDown}
        onClick={handleClick}
        onDoubleClick={handleDoubleClick}
        onKeyDown={handleKeyDown}
        className={clsx(
          'absolute inset-0 outline-none select-none',
          tool !== 'select' && 'canvas-placing',
        )}
      >
        {canvasEditor.hasGrid && <div className="canvas-grid" style={gridStyle(canvas)} />}
        <div ref={boxes}>
          {elements.map((element) => (
            <ElementBox
              key={element.id}
              element={element}
              canvas={canvas}
              isSelected={selected.has(element.id)}
            />
          ))}
        </div>
        {only !== undefined && others.length === 0 && written === undefined && (
          <SelectionHandles ref={handles} element={only} canvas={canvas} />
        )}
        <div
          ref={guideX}
          hidden
          className="pointer-events-none absolute inset-y-0 w-px bg-lantern"
        />
        <div
          ref={guideY}
          hidden
          className="pointer-events-none absolute inset-x-0 h-px bg-lantern"
        />
        <div
          ref={frame}
          hidden
          className="pointer-events-none absolute border border-lantern bg-[color-mix(in_srgb,var(--lantern)_16%,transparent)]"
        />
        {elements.length === 0 && <EmptyCanvas />}
        {written !== undefined && (
          <InlineTextEditor
            key={written.id}
            element={written}
            canvas={canvas}
            findDrawn={() => drawnAt(stage.current, writingAt)}
            onChange={(text) =>
              canvasEditor.change(
                new Set([written.id]),
                (element) => ({ ...element, content: { ...element.content, text } }),
                'text',
              )
            }
            onDone={() => canvasEditor.write(null)}
          />
        )}
      </div>
    </fieldset>
  )
}

function EmptyCanvas() {
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center p-6">
      <p className="max-w-sm rounded-control border border-line bg-surface px-5 py-4 text-center text-note shadow-mid">
        <strong className="block text-body">Nothing here yet</strong>
        Choose Text, Image, Button or Shape, then press where it should stand.
      </p>
    </div>
  )
}

function idOf({ target }: MouseEvent | KeyboardEvent): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-element]')?.dataset['element']
}

function drawnAt(stage: HTMLElement | null, index: number): HTMLElement | null {
  const node = drawnElements(stage)?.[index]
  return node instanceof HTMLElement ? node : null
}

function gridStyle({ width, height }: { width: number; height: number }) {
  return { backgroundSize: `${(canvasGrid / width) * 100}% ${(canvasGrid / height) * 100}%` }
}
