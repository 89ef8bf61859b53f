type Forms = readonly (readonly [RegExp, string])[]

const nothingBefore = String.raw`(?<![\p{L}\p{N}])`
const nothingBehind = String.raw`(?![\p{L}\p{N}])`
/** A short form by itself, with its full stop where no sentence ends. */
const short = (form: string, long: string): readonly [RegExp, string] => [
  new RegExp(
    String.raw`${nothingBefore}(?:${form})${nothingBehind}(?:\.(?=\s?[\d,;)]| (?:in|im|auf|ab|an|am|mit|und|oder|pro|je|für|bis|vor|zu|zum|zur|par|por|per|de|da|di)\b))?`,
    'gu',
  ),
  long,
]

const months = (names: string): Forms =>
  names.split(' ').flatMap((name) => {
    const [from = '', to = ''] = name.split('=')
    return [
      [
        new RegExp(
          String.raw`${nothingBefore}${from}${nothingBehind}(?:\.(?= ?(?:[–-]|bis|à|a|al|tot)(?: |\p{Lu})))?`,
          'gu',
        ),
        to,
      ] as const,
    ]
  })
/** 'Juni – Sept' as words. */
const ranges = (names: string, to: string): Forms => [
  [new RegExp(String.raw`\b(${names}) ?[–-] ?(?=(?:${names})\b)`, 'gu'), `$1 ${to} `],
]

const forms: Readonly<Record<string, Forms>> = {
  de: [
    short('Std', 'Stunden'),
    short('Min(?=\\.?)', 'Minuten'),
    short('Pers', 'Personen'),
    short('max|Max', 'maximal'),
    short('mind|min', 'mindestens'),
    short('inkl|incl', 'inklusive'),
    short('exkl', 'exklusive'),
    [/(?<![\p{L}\p{N}])u\.(?= \p{L})/gu, 'und'],
    [/(?<![\p{L}\p{N}])o\.(?= \p{L})/gu, 'oder'],
    [/(?<![\p{L}\p{N}])m\.(?= \p{L})/gu, 'mit'],
    [/(?<![\p{L}\p{N}])f\.(?= \p{L})/gu, 'für'],
    short('J', 'Jahren'),
    short('Studis', 'Studierende'),
    [/(?<=\d) ?qm\b/gu, ' m²'],
    [/ ?\/ ?Nacht\b/gu, ' pro Nacht'],
    [/ ?\/ ?Tag\b/gu, ' pro Tag'],
    [/ ?\/ ?(?:Person(?:en)?|P)\b\.?/gu, ' pro Person'],
    [/\bp\. ?P\.?(?=[\s,;]|$)/gu, 'pro Person'],
    [/(?<=\d ?€) pro Personen\b/gu, ' pro Person'],
    ...months(
      'Jän=Januar Jan=Januar Feb=Februar Apr=April Aug=August Sept=September Sep=September Okt=Oktober Nov=November Dez=Dezember',
    ),
    ...ranges(
      'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
      'bis',
    ),
    [/\b[Mm]o ?[–-] ?[Ff]r\b/gu, 'Montag bis Freitag'],
    [/\b[Mm]o ?[–-] ?[Ss]a\b/gu, 'Montag bis Samstag'],
    [/\bMi-(?=\p{Lu})/gu, 'Mittwochs-'],
    [/(?<!\d)-(\d+) ?%/gu, '$1 % Rabatt'],
    [/(?<=\s)\+ ?(\d[\d,.]* ?€)/gu, '$1 extra'],
    [/(?<=[\p{L})]) ?[+&] ?(?=\p{L})/gu, ' und '],
  ],
  fr: [
    short('pr', 'pour'),
    short('pers', 'personnes'),
    short('max', 'maximum'),
    short('min', 'minimum'),
    short('incl|inclus(?= \\p{L})', 'inclus'),
    short('svp', 's’il vous plaît'),
    [/ ?\/ ?(jour|nuit|heure|personnes?|semaine|adulte|enfant)\b/gu, ' par $1'],
    [/\bpar personnes\b/gu, 'par personne'],
    [/(\d) ?h\b(?! ?\d)/gu, '$1 h'],
    [/\b(\d+) ?(?:a|à|-) ?(\d+) (?=personnes|heures|jours|ans)/gu, '$1 à $2 '],
    [
      /(?<=\p{L}) a (?=(?:mi-)?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|oct|nov|déc))/gu,
      ' à ',
    ],
    [/\ba partir\b/gu, 'à partir'],
    [/\b(demi) (journée|heure|journee)\b/gu, '$1-$2'],
    ...months(
      'janv=janvier févr=février avr=avril juil=juillet sept=septembre oct=octobre nov=novembre déc=décembre',
    ),
    [/(?<!\d)-(\d+) ?% (?=si|à|dès|pour)/gu, '$1 % de réduction '],
    [/(?<!\d)-(\d+) ?%/gu, '$1 % de réduction'],
    [/\bqui ont jamais\b/gu, 'qui n’ont jamais'],
    [/(?<=\p{L}) ?[+&] ?(?=\p{L})/gu, ' et '],
  ],
  es: [
    short('x', 'por'),
    [/\bc\/ ?(?=\p{L})/gu, 'con '],
    [/\bs\/ ?(?=\p{L})/gu, 'sin '],
    short('pers|pax', 'personas'),
    short('max|máx', 'máximo'),
    short('min|mín', 'mínimo'),
    short('incl', 'incluido'),
    [/ ?\/ ?(día|noche|hora|persona)\b/gu, ' por $1'],
    [/(\d) ?h\b(?! ?\d)/gu, '$1 h'],
    [/(€) personas\b/gu, '$1 por persona'],
    [/\bdia\b/gu, 'día'],
    [/\bdias\b/gu, 'días'],
    [/\bguia\b/gu, 'guía'],
    [/(?<!\d)-(\d+) ?%/gu, '$1 % de descuento'],
    [/(?<=\p{L}) ?[+&] ?(?=\p{L})/gu, ' y '],
  ],
  it: [
    short('x', 'per'),
    short('gg', 'giorni'),
    short('pers', 'persone'),
    short('max', 'massimo'),
    short('min', 'minimo'),
    short('incl', 'incluso'),
    [/ ?\/ ?(giorno|notte|ora|persona)\b/gu, ' per $1'],
    [/(\d) ?h\b(?! ?\d)/gu, '$1 h'],
    [/(?<!\d)-(\d+) ?%/gu, '$1 % di sconto'],
    [/(?<=\p{L}) ?[+&] ?(?=\p{L})/gu, ' e '],
  ],
  nl: [
    short('p\\.p', 'per persoon'),
    short('pers', 'personen'),
    short('max', 'maximaal'),
    short('min', 'minimaal'),
    short('incl', 'inclusief'),
    short('excl', 'exclusief'),
    [/\bt\/m\b/gu, 'tot en met'],
    [/\bkids\b/gu, 'kinderen'],
    [/ ?\/ ?(dag|nacht|uur|persoon)\b/gu, ' per $1'],
    [/(?<!\d)-(\d+) ?%/gu, '$1 % korting'],
    [/(?<=\p{L}) ?[+&] ?(?=\p{L})/gu, ' en '],
  ],
  pt: [
    short('pers|pax', 'pessoas'),
    short('max|máx', 'máximo'),
    short('min|mín', 'mínimo'),
    short('incl', 'incluídos'),
    [/ ?\/ ?(dia|noite|hora|pessoa)\b/gu, ' por $1'],
    [/\bfamilias\b/gu, 'famílias'],
    [/(?<!\d)-(\d+) ?%/gu, '$1 % de desconto'],
    [/(?<=\p{L}) ?[+&] ?(?=\p{L})/gu, ' e '],
  ],
}

/** Words that owners type without their accents, and that are nothing else. */
const accents: Readonly<Record<string, string>> = {
  fr: 'peche=pêche peches=pêches appats=appâts appat=appât debutants=débutants debutant=débutant journee=journée riviere=rivière foret=forêt equipement=équipement materiel=matériel velo=vélo velos=vélos degustation=dégustation chauffee=chauffée chauffees=chauffées ecole=école activite=activité activites=activités decouverte=découverte randonnee=randonnée randonnees=randonnées duree=durée tres=très apres=après fevrier=février decembre=décembre aout=août',
  es: 'excursion=excursión sabados=sábados ninos=niños musica=música',
  pt: 'crianca=criança criancas=crianças licao=lição',
}

const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?: \p{Lu}{2,})+(?![\p{L}\p{N}])/gu

/** What owners write short in a language other than English, written out in that language. */
export function withForeignForms(text: string, tag: string | null): string {
  const own = forms[tag ?? ''] ?? []
  const accented = new Map(
    (accents[tag ?? ''] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
  )
  const plain = text
    .replace(capitals, (words) => words.toLowerCase())
    .replace(/(?<=\d) ?,(?:-|–)(?!\d)/gu, '')
    .replace(/(\d) ?(?=[€$](?!\d))/gu, '$1 ')
  return own
    .reduce((all, [from, to]) => all.replace(from, to), plain)
    .replace(/(?<=[\p{L}\d€$]) \/ (?=[\p{L}\d])/gu, ', ')
    .replace(/\p{Ll}+/gu, (word) => accented.get(word) ?? word)
    .replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/ {2,}/gu, ' ')
}
