import type { GeneratedContent, RewriteInstruction, SectionText } from '@wildpath/contract'
import {
  backgroundOf,
  classifyActivity,
  type CopyBrief,
  factFaults,
  lintCopy,
  proposeFacts,
  rewriteTexts,
  writeFunnelCopy,
  type WritingOptions,
} from '@wildpath/copywriter'

/** Everything that the copywriter computes, each from one value to another, for a thread to do. */
export const copyTasks = {
  write: ({ brief, ...options }: WritingOptions & { brief: CopyBrief }) =>
    writeFunnelCopy(brief, options),

  rewrite: ({ texts, instruction, brief }: TextsToRewrite) =>
    rewriteTexts(texts, { instruction, brief }),

  lint: ({ content, brief }: { content: GeneratedContent; brief: CopyBrief }) =>
    lintCopy(content, brief),

  /** The faults of each pair. */
  findFaults: ({ pairs, brief, section }: RewrittenTexts) =>
    pairs.map((pair) => factFaults(pair, { brief, section })),

  classifyActivity,

  proposeFacts,

  readBackground: backgroundOf,
}
export type CopyTasks = typeof copyTasks

type TextsToRewrite = {
  texts: readonly Pick<SectionText, 'role' | 'text'>[]
  instruction: RewriteInstruction
  brief: CopyBrief
}

type RewrittenTexts = {
  pairs: readonly { before: string; after: string }[]
  brief: CopyBrief
  /** All texts of the section before. */
  section: string
}
