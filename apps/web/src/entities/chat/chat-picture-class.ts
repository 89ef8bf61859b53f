/** However large a picture is, the words around it stay in view. */
export const chatPictureClass = 'h-auto max-h-64 w-auto max-w-full rounded-[0.5rem] object-contain'
