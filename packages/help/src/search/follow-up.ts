/** Whether a question names its thing by a word for what was spoken of before: 'how do I remove it?'. */
export function refersBack(text: string): boolean {
  return /\b(it|this|that|them|they|those|these|ones?)\b/i.test(text.replace(expletive, ' '))
}

/** Whether a question may go on with the one before, in case it alone says nothing. */
export function isFollowUp(text: string): boolean {
  return (
    /^\W*(and|but|or|so|what|how|why|where|when|which|for|is|are|does|do|can)\b/i.test(text) ||
    refersBack(text)
  )
}

/** 'It' that stands for nothing. */
const expletive = /\b(?:is|was) it (?:possible|ok|okay|allowed|necessary|true)\b/gi
