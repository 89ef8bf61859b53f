/** What an editor would strike. Hard findings must not be published; soft ones cost marks. */
export type Finding = {
  severity: 'hard' | 'soft'
  rule: LintRule
  /** Where it stands: 'headline', 'benefits[0]', 'google_ads[2].body', 'email[1].body'. */
  place: string
  found: string
}

export type LintRule =
  | 'markup'
  | 'emoji'
  | 'encoding'
  | 'placeholder'
  | 'empty-slot'
  | 'punctuation'
  | 'unbalanced'
  | 'doubled-word'
  | 'article'
  | 'determiner-clash'
  | 'agreement'
  | 'shouting'
  | 'lower-case-start'
  | 'echo'
  | 'invented-number'
  | 'invented-date'
  | 'invented-contact'
  | 'invented-name'
  | 'claim'
  | 'cut-off'
  | 'ad-limit'
  | 'ad-policy'
  | 'duplicate'
  | 'repetition'
  | 'missing-email-field'
  | 'missing-name'
  | 'missing-offer'
  | 'missing-fact'
  | 'message-match'
  | 'cliche'
  | 'broken-join'
  | 'superlative'
  | 'reading-grade'
  | 'length'
  | 'letter-form'
  | 'parted-offer'
  | 'voice'
