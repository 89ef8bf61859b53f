import type { ToolDesign, ToolDesignList } from '@wildpath/contract'

import type { Consent, ConsentFailure, ConsentResult } from '../consent/consent.ts'

/** Reasons are sentences for a person; they hold no key and no address. */
export type DesignToolFailure =
  | ConsentFailure
  | { kind: 'not-found' }
  | { kind: 'export-failed'; reason: string }
  /** The export is said to be done, and there is no picture. */
  | { kind: 'export-empty' }
  | { kind: 'too-large' }
  | { kind: 'cancelled' }

export type DesignToolResult<T> = ConsentResult<T, DesignToolFailure>

export type ExportRequest = {
  designId: string
  /** A larger file is not read to its end. */
  largestBytes: number
  /** Pixels: when the picture at full size is too large, it is made as wide as this. */
  enoughWidth: number
}

/**
 * Port: a design tool in which people have accounts of their own. Every call answers within a bounded
 * time. A pause the tool asks for is kept where it is short, else answered as 'busy'. Where no tool is
 * configured there is no adapter: the studio of the web app takes its place.
 */
export type DesignTool = Consent<DesignToolFailure> & {
  /** An empty design; sides in pixels. */
  createDesign(
    accessToken: string,
    design: { title: string; width: number; height: number },
  ): Promise<DesignToolResult<ToolDesign>>
  getDesign(accessToken: string, designId: string): Promise<DesignToolResult<ToolDesign>>
  listDesigns(
    accessToken: string,
    continuation: string | null,
  ): Promise<DesignToolResult<ToolDesignList>>
  /** The first page as a PNG in the best quality that the person's plan there allows. */
  exportDesign(
    accessToken: string,
    request: ExportRequest,
    options: { signal: AbortSignal },
  ): Promise<DesignToolResult<Uint8Array>>
}
