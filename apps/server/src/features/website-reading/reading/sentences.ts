/** The sentences of a text; an abbreviation such as 'St.' ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const before = sentences.at(-1)
    if (before !== undefined && abbreviated.test(before.slice(-12)))
      sentences[sentences.length - 1] += segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim())
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** 'St. Mary', 'max. 6' and 'Nr. 5' go on; 'Mill St.' may end. */
const abbreviated =
  /(?:(?:^|\s)(?:Mt|Ft|Nr|ca|max|min|inkl|incl|approx|bzw|z\. ?B|evtl|ggf|tel|dr)|(?:^|[\s:]|\b(?:at|by|behind|near|outside|opposite) )St)\. $/iu
