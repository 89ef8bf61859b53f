import type { Activity } from './activity.ts'

/** Who grows, bakes, roasts, brews and serves. */
export const table = [
  {
    key: 'cake-making',
    label: 'cakes',
    isNarrow: true,
    signs:
      /\b((wedding|birthday|celebration|custom|bespoke|novelty|vegan|tiered|occasion|home ?made|party) cakes?|cakes? (maker|makers|making|designer|decorat\w*|to order|for (birthdays|weddings|parties))|cup ?cakes?|torten|bake (\w+ )?cakes)\b/iu,
    unless: /\b(?:class(?:es)?|courses?|workshops?|soap|coffee and cakes?|tea rooms?)\b/iu,
    goal: 'purchase',
  },
  {
    key: 'bread-baking',
    label: 'bread',
    isNarrow: true,
    signs:
      /\b(sourdoughs?|(fresh|home ?made|artisan|country|rye|organic|wood[- ]?fired) (bread|loaves|loaf)|bread (baker|bakers|subscription|delivery|club)|bake (\w+ )?(bread|loaves)|loaves|micro ?bakery|brot)\b/iu,
    unless: /\b(?:class(?:es)?|courses?|workshops?|pizzas?|learn|our (?:restaurant|cafe|café))\b/iu,
    goal: 'purchase',
  },
  {
    key: 'catering',
    label: 'catering',
    isNarrow: true,
    signs:
      /\b((?<!self[- ])cater(ing|ers?|s)?|private chefs?|buffets?( for)?|(wedding|office|party) (food|lunches|catering)|grazing (tables?|boards?|boxes)|finger food)\b/iu,
    unless: /\b(?:self|half|full)[- ](?:cater\w*|board)\b|\b(?:lodge|chalets?|hut)\b/iu,
    goal: 'booking',
  },
  {
    key: 'food-truck',
    label: 'a food truck for your event',
    isNarrow: true,
    signs:
      /\b(food (trucks?|vans?|trailers?|carts?)|street food|(pizza|coffee|burger|taco|ice[- ]cream|gin|prosecco|crepe|crêpe|waffle|cocktail) (vans?|trucks?|trailers?|carts?|bikes?|horse ?box)|(mobile|horsebox|horse box) (bar|pizza|coffee|cafe|kitchen))\b/iu,
    unless: /\btours?\b|\bwalks?\b/iu,
    goal: 'booking',
  },
  {
    key: 'coffee-roasting',
    label: 'coffee',
    isNarrow: true,
    signs:
      /\b(coffee (roast\w*|beans?|subscriptions?)|roast(s|ing|ed)? (\w+ ){0,2}(coffee|beans)|(speciality|specialty|single[- ]origin|fresh) (\w+ )?coffee|kaffeer[öo]ster\w*|brandery|cupping)\b/iu,
    unless: /\b(?:farm|plantation) (?:tours?|visits?)\b|\bdogs?\b/iu,
    goal: 'purchase',
  },
  {
    key: 'tastings',
    label: 'tastings',
    isNarrow: true,
    signs:
      /\b((wine|cider|beer|whisk(e)?y|gin|rum|cheese|chocolate|olive oil|tea|mead|honey|sake|mezcal|tequila|cognac) (tastings?|tours?)|tastings?( of)?|(brewery|winery|distillery|cellar|vineyard|cidery) (tours?|visits?)|vineyards?|distiller(y|ies)|winer(y|ies)|(micro|craft )?brewer(y|ies)|bodegas?)\b/iu,
    unless:
      /\b(?:bikes?|cycl\w*|e-bikes?|horse\w*|hik(?:e|es|ing)|walking|boats?|jeeps?|balloon\w*|kayak\w*|restaurants?|food|weddings?|orchards?)\b/iu,
    goal: 'booking',
  },
  {
    key: 'cheese-making',
    label: 'cheese',
    isNarrow: true,
    signs:
      /\b(cheeses?(?! (tasting|board|class|course))|cheese ?(maker|makers|making|dairy|monger\w*)|fromager\w*|k[äa]serei|kaasboerderij|creamery)\b/iu,
    unless:
      /\b(?:tastings?|pizz\w*|restaurants?|lunch|picnic|burgers?|wine|class(?:es)?|courses?|trek\w*|hik\w*|hut)\b/iu,
    goal: 'purchase',
  },
  {
    key: 'honey',
    label: 'honey',
    isNarrow: true,
    signs:
      /\b((raw|heather|local|wildflower|acacia|forest|manuka|linden) honey|honey(?! (tasting|moon|class))|honig|imkerei)\b/iu,
    unless:
      /\b(?:tastings?|experience\w*|beekeep\w*|visits?|tours?|suits?|wax wraps|safari|swarms?|wine|gin|restaurants?|workshops?|courses?|lodge|bees with)\b/iu,
    goal: 'purchase',
  },
  {
    key: 'veg-box',
    label: 'vegetable boxes',
    isNarrow: true,
    signs:
      /\b(ve(g|ggie|getable) ?(box(es)?|bags?|shares?)|(organic|seasonal|weekly) (\w+ )?(veg\w*|fruit|produce|salad)( box(es)?)?|(farm|fruit|harvest) (box(es)?|shares?)|CSA|gem[üu]sekisten?|groentepakket\w*|AMAP)\b/iu,
    unless: /\b(?:window|restaurants?|cater\w*|vegan|vegetarian)\b/iu,
    goal: 'purchase',
  },
  {
    key: 'flowers',
    label: 'flowers',
    isNarrow: true,
    signs:
      /\b(florists?|floristry|flower (shop|farm|arrang\w*|studio|delivery|subscription)|(wedding|cut|funeral|seasonal|fresh|dried|british) flowers|flowers (for|from|grown)|bouquets?|blumenladen|fleuriste|bloemist\w*)\b/iu,
    unless: /\b(?:walks?|tours?|foto|photo\w*|wild ?flowers|pressed|workshops?|essences?)\b/iu,
    goal: 'purchase',
  },
] as const satisfies readonly Activity[]
