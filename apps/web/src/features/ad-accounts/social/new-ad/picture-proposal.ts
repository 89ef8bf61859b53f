/** A picture generated for an ad; null while it is pending, after a failure, or if none is needed. */
export type PictureProposal = { isGenerating: boolean; imageUrl: string | null }
