import { renderMessageHtml } from '@wildpath/page/html'

/** What a visitor reads instead of a page; the first is quoted from spec 2, 'Public funnel page'. */
export const publicMessages = {
  notFound: renderMessageHtml({
    title: 'Funnel Not Found',
    heading: 'Funnel Not Found',
    text: 'This funnel may be private or no longer available.',
  }),
  unavailable: renderMessageHtml({
    title: 'Please try again',
    heading: 'This page is resting for a moment',
    text: 'We could not load it just now. Please try again in a minute.',
  }),
  wrongType: renderMessageHtml({
    title: 'Not sent',
    heading: 'This form could not be read',
    text: 'Nothing was sent. Please go back and send it from the page itself.',
  }),
  tooLarge: renderMessageHtml({
    title: 'Not sent',
    heading: 'That is more than this form can take',
    text: 'Nothing was sent. Please go back and shorten your answers.',
  }),
  unreadable: renderMessageHtml({
    title: 'Not sent',
    heading: 'This form could not be read',
    text: 'Some characters arrived broken, so nothing was sent. Please go back and try again.',
  }),
  nothingAsked: renderMessageHtml({
    title: 'Not sent',
    heading: 'This form has no questions yet',
    text: 'Nothing was sent. Please go back and reach out another way.',
  }),
  tooManyRefused: renderMessageHtml({
    title: 'Not sent',
    heading: 'Please try again in a minute',
    text: 'This form was not sent: many that could not be taken came from your connection just now. Go back to find your answers, check them, and send them in a minute.',
  }),
  tooManyNotice:
    'Too many forms were sent from your connection just now, so this one was not. Your answers are still here: please try again in a few minutes.',
  notSavedNotice:
    'We could not save your answers just now, so nothing was sent. They are still here: please try again in a minute.',
}
