/** A part that says something by itself. */
export const standsAlone =
  /^(?:about \d|at most|max|min|maximum|minimum|up to|all (?:the|our|gear|kit|equipment|levels|ages|year|meals|inclusive|included|day|sizes|food|materials)\b|no\b|not\b|from|open|closed|including|small|groups?\b|ages?\b|aged|half|full|every|each|daily|only|also|based|licen[sc]ed|certified|qualified|free|pick-?up|meet|bring|private|fixed|online|our|my|own|over|since|wood|handmade|suitable|you|we|I|it|there|they|he|she|please|when|if|in (?:english|german|french|winter|summer)|for (?:ages|kids|\d))\b|^\d/iu
export const predicate =
  /\b(?:included|provided|supplied|lent|needed|required|welcome|allowed|available|extra|permitted|guaranteed|possible|removed|checked|tested|necessary|always|only)$/iu
/** A part that only makes sense behind the one before it. */
export const goesOn =
  /^(?:and|or|but|so|then|which|who|whose|where|because|not|nor|as|with|without|while|until|unless|plus|even|especially|mostly|usually|like|such|depending|maybe)\b/iu

/** A short thing without figures or predicate. */
export function isThing(part: string): boolean {
  const words = part.trim().split(' ').length
  return (
    words <= 3 &&
    !predicate.test(part) &&
    !/^(?:\d+ (?:hours|minutes|days)|max|min|no |all )/iu.test(part)
  )
}

/** What cannot begin a statement of its own. */
export const dependent =
  /^(?:before|after|because|when|if|while|until|so|which|who|where|as|than|but|or|also|in|on|at|to|for|from|of|by|with|that|since|without|into|through|even|especially|like|such)\b/iu
