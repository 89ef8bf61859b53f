import { describe, expect, it } from 'vitest'

import { cleanPastedText, readText } from './editable-content.ts'

describe('cleanPastedText', () => {
  it('puts a text of several lines into one for a single-line field', () => {
    expect(cleanPastedText('Raft\r\n\r\nwith us\n', 'line')).toBe('Raft with us')
  })

  it('keeps line breaks and paragraphs, but no larger gaps', () => {
    expect(cleanPastedText('One\r\ntwo\n\n\n\nthree', 'paragraphs')).toBe('One\ntwo\n\nthree')
  })

  it('turns the bullets of a Word list into plain ones', () => {
    expect(cleanPastedText('·\u00A0\u00A0\u00A0Helmet\n·\tWetsuit', 'lines')).toBe(
      '• Helmet\n• Wetsuit',
    )
  })

  it('removes invisible characters and no-break spaces', () => {
    expect(cleanPastedText('Class\u00A0IV\u200B \u202Erapids \n', 'line')).toBe('Class IV rapids')
  })
})

describe('readText', () => {
  it('puts one blank line between paragraphs', () => {
    const element = buildNode('DIV', [
      buildNode('P', [buildText('One'), buildNode('BR', []), buildText('two')]),
      buildNode('P', [buildText('Three')]),
    ])
    expect(readText(element as Element, 'paragraphs')).toBe('One\ntwo\n\nThree')
  })
})

function buildNode(nodeName: string, childNodes: Node[]) {
  return { nodeName, childNodes, hasChildNodes: () => childNodes.length > 0 } as unknown as Node
}

function buildText(nodeValue: string) {
  return { nodeName: '#text', nodeValue, hasChildNodes: () => false } as unknown as Node
}
