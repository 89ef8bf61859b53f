import type { IncomingMessage, ServerResponse } from 'node:http'

import { sendHtml, sendPicture } from './public-answers.ts'
import { publicMessages } from './public-messages.ts'
import type { PublicPage } from './public-page.ts'
import type { SharePictures } from './share-pictures.ts'

/** Sends the picture of a shared link, painted when it is first asked for. */
export async function answerPicture(
  sharePictures: SharePictures,
  {
    request,
    response,
    page,
  }: { request: IncomingMessage; response: ServerResponse; page: PublicPage },
): Promise<void> {
  if (page.sharedScene === null) {
    return sendHtml(response, { status: 404, html: publicMessages.notFound })
  }
  const picture = await sharePictures.get(page.sharedScene)
  if (picture === null) {
    const extra = ['retry-after', '5']
    return sendHtml(response, { status: 503, html: publicMessages.unavailable, extra })
  }
  sendPicture(response, request.headers, picture, request.method === 'HEAD')
}
