import {
  type GeneratedContent,
  generatedContentSchema,
  repairToSchema,
  type RewriteInstruction,
  type SectionText,
} from '@wildpath/contract'
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

/** The copywriter's tasks, as pure functions that a thread can run. */
export const copyTasks = {
  /** Throws if the texts cannot be repaired to the contract: invalid content is never stored. */
  write: ({ brief, ...options }: WritingOptions & { brief: CopyBrief }): GeneratedContent => {
    const content = repairToSchema(generatedContentSchema, writeFunnelCopy(brief, options))
    if (content === null) throw new Error('The written content violates the contract')
    return content
  },

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
