/** Names the problem of a claim whose domain somebody else proved to be theirs. */
export const takenOverCode = 'taken-over'
