import { escapeHtml } from '../html.ts'

/** A part of an email. Only words of ours and of the owner may carry links that can be clicked. */
export type EmailPart =
  | { kind: 'words'; text: string }
  /** What strangers wrote: shown as it is. */
  | { kind: 'answers'; answers: readonly { label: string; value: string }[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'link'; label: string; url: string }
  /** Below a line: who sends this, and how to end it. */
  | { kind: 'footer'; lines: readonly (string | { label: string; url: string })[] }

/** An email as plain text and as HTML that says the same: no pictures, nothing loaded, no colours. */
export function renderEmail(parts: readonly EmailPart[]): { text: string; html: string } {
  return {
    text: parts.map(textOf).join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:600px;margin:0 auto">
${parts.map(htmlOf).join('\n')}
</div>
</body>
</html>`,
  }
}

function textOf(part: EmailPart): string {
  switch (part.kind) {
    case 'words':
      return part.text
    case 'answers':
      // Set in, so that no line of a stranger's looks like one of ours.
      return part.answers
        .map(({ label, value }) => indented(`${label}: ${value || '–'}`))
        .join('\n')
    case 'table':
      return part.rows
        .map(([first, ...cells]) =>
          [first, ...cells.map((cell, at) => `  ${part.head[at + 1] ?? ''}: ${cell}`)].join('\n'),
        )
        .join('\n\n')
    case 'link':
      return `${part.label}:\n${part.url}`
    case 'footer':
      return [
        '--',
        ...part.lines.map((line) =>
          typeof line === 'string' ? line : `${line.label}: ${line.url}`,
        ),
      ].join('\n')
  }
}

function indented(text: string): string {
  return `  ${text.replaceAll('\n', '\n    ')}`
}

const cell = 'style="padding:4px 12px 4px 0;text-align:left;vertical-align:top"'

function htmlOf(part: EmailPart): string {
  switch (part.kind) {
    case 'words':
      return part.text
        .split(/\n{2,}/)
        .map((paragraph) => `<p style="margin:0 0 16px">${linked(paragraph)}</p>`)
        .join('\n')
    case 'answers':
      return tableOf(
        part.answers.map(
          ({ label, value }) =>
            `<tr><th ${cell}>${escaped(label)}</th><td ${cell}>${escaped(value || '–')}</td></tr>`,
        ),
      )
    case 'table':
      return tableOf([
        `<tr>${part.head.map((text) => `<th ${cell}>${escaped(text)}</th>`).join('')}</tr>`,
        ...part.rows.map(
          (row) => `<tr>${row.map((text) => `<td ${cell}>${escaped(text)}</td>`).join('')}</tr>`,
        ),
      ])
    case 'link':
      return `<p style="margin:0 0 16px"><strong>${anchor(part)}</strong></p>`
    case 'footer':
      return `<hr style="margin:24px 0 12px;border:0;border-top:1px solid;opacity:.3">
<p style="margin:0;font-size:13px;opacity:.75">${part.lines
        .map((line) => (typeof line === 'string' ? escaped(line) : anchor(line)))
        .join('<br>')}</p>`
  }
}

function tableOf(rows: readonly string[]): string {
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

function anchor({ label, url }: { label: string; url: string }): string {
  return `<a href="${escaped(url)}" style="color:inherit">${escaped(label)}</a>`
}

/** A closing full stop or bracket is not the link's. */
const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/

function linked(text: string): string {
  return text
    .split(address)
    .map((part, at) => (at % 2 === 1 ? anchor({ label: part, url: part }) : escaped(part)))
    .join('')
}

function escaped(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n')
}
