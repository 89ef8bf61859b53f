/** Picture generated for an ad without one; null until it arrives, if it fails, and if none is needed. */
export type PictureProposal = { isGenerating: boolean; imageUrl: string | null }
