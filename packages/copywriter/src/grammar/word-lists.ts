/** Small closed word lists that the reading of a brief rests on. Lower case throughout. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

export const functionWords = list(`
  a an the and or but nor so yet if of to in on at by for from with without into onto over under near along around
  through across off about after before between above below beside behind during until since per via than as
  is are was were be been being am has have had do does did can could will would shall should may might must
  i we you they he she it me us them him her my our your their his its who whom whose which that this these those
  not no all any some each every both either neither more most less few many much other another such own same
  only also too very just even still again then there here when where while because how what why up down out
  one two three four five six seven eight nine ten eleven twelve first second third half once twice plus
`)

/** Base forms; nouns of the same spelling (tour, ride, walk) are left out on purpose. */
export const verbs = list(`
  accept add agree allow answer apply arrange arrive ask bake become begin bring build buy carry catch choose clean
  collect come cook create decide deliver depend describe design develop discover do drink drive eat enjoy explain
  explore feel find fix fly follow forget get give go grow guide have hear help hold host include join keep know
  learn leave let like live look lose love make manage meet need nest offer open operate organise organize own
  pay pick play prefer prepare provide put read receive recommend relax rent repair reserve run save see sell send
  serve set show sit skip sleep solve speak specialise specialize spend stay supply swap take talk taste teach tell
  think try turn understand use visit wait want wear welcome work write book
`)

/** Nouns that take no plural and no indefinite article. */
export const massNouns = list(`
  rafting kayaking canoeing paddleboarding sailing surfing kitesurfing windsurfing diving snorkelling snorkeling
  fishing watching hiking walking trekking backpacking running climbing bouldering mountaineering canyoning caving
  biking cycling riding skiing snowboarding snowshoeing sledding camping glamping birding paragliding skydiving
  stargazing foraging bushcraft coaching training tutoring advice gear equipment software clothing accounting
  bookkeeping design webdesign marketing consulting dentistry photography yoga pilates bread food coffee accommodation
  furniture insurance jewellery jewelry law care help support seo branding catering cleaning gardening beekeeping
  hire rental storage transport information therapy physiotherapy massage education music art ballooning whitening
`)

/** Plural people; the head of an audience is one of these or a plural in -ers, -ists, -ors, -lovers. */
export const peopleNouns = list(`
  people persons families couples friends groups beginners adults kids children teens teenagers students women men
  ladies girls guys boys moms mums dads parents seniors retirees tourists visitors guests locals expats nomads
  professionals companies teams clubs schools classes offices businesses startups freelancers owners individuals
  anglers athletes enthusiasts fans neighbours neighbors residents brides newlyweds honeymooners first-timers
  newcomers novices clients customers patients employees colleagues agencies restaurants shops vegans colleges
  scouts communities foodies homeowners landlords investors sons daughters brothers sisters parties outings crowd
  returners folk dos nerds riders skiers swimmers runners sailors painters birders surfers divers humans bikers hikers experts intermediates members pensioners grandparents everybody folks
`)

export const acronyms = list(`
  padi ssi naui rya ifmga uiagm amga bmc irata acct gdpr atv utv suv mtb sup sups atvs utvs cv vat usd eur gbp chf isk nok sek
  asa uscg nols wfr wfa lnt acmg aiare emt aca iskga nps usfs blm
  amga rci dbs ga gpx dcf nok isk id dkk aud nzd cad uk usa eu nz uae fl ny la gps dslr seo crm hr ai api it diy faq pdf b2b bbq tv dj rv
`)

/** What is sold outdoors and stands in no dictionary. */
export const tradeWords = list(`
  packraft packrafts packrafting ferrata ferratas klettersteig freediving freedive canyoning canyoneering coasteering
  gorging kitesurf kitesurfing kiteboarding windsurf wingfoil wingfoiling foiling hydrofoil efoil skijoring splitboard
  splitboarding snowkiting bikepacking glamping campervan campervans paramotor paramotoring parasailing paragliding
  skydive skydiving spearfishing slackline slacklining fatbike fatbikes ebike ebikes heliskiing flyfishing birdwatching
  stargazing astrophotography geocaching orienteering wakeboard wakeboarding bodyboarding paddleboard paddleboards
  paddleboarding liveaboard snorkelling snorkeling zipline ziplines ziplining abseiling bouldering dogsled dogsledding
  snowshoe snowshoes snowshoeing bushcraft
`)

/** Places that owners often write in lower case or in capitals. */
export const placeNames = list(`
  africa alaska alberta alps america amsterdam andalusia andorra antarctica appalachia argentina arizona arkansas
  aspen athens atlanta auckland austin australia austria banff barcelona bavaria belfast belgium berlin boston boulder
  brazil bristol britain brittany bulgaria cairngorms cairo california canada canterbury cardiff chamonix chicago
  chile china colorado connecticut copenhagen cornwall corsica costa croatia cyprus dallas dartmoor delaware denmark
  denver devon dolomites dorset dresden dublin ecuador edinburgh egypt england estonia ethiopia europe fiji finland florence florida
  france frankfurt georgia germany ghent glasgow greece greenland guatemala hamburg hawaii highlands himalaya hungary
  iceland idaho illinois india indiana indonesia innsbruck interlaken iowa ireland israel italy jamaica japan jordan
  kansas kent kentucky kenya lapland latvia leeds leipzig lisbon lithuania london louisiana ludlow luxembourg madeira
  madrid maine malaga mallorca malta manchester maryland massachusetts melbourne mexico miami michigan milan minnesota
  mississippi missouri moab montana montenegro montreal morocco munich nairobi namibia napa nashville nebraska nepal
  netherlands nevada norway ohio oklahoma ontario orlando oregon oslo oxford paris patagonia pembrokeshire
  pennsylvania peru phoenix poland portland portugal prague provence pyrenees queensland queenstown quebec reykjavik
  rome rotterdam russia rwanda salzburg scotland seattle serbia sicily singapore slovakia slovenia snowdonia spain
  stockholm sweden switzerland sydney tahoe tanzania tasmania tennessee texas thailand toronto tuscany tyrol uganda
  utah utrecht vancouver venice vermont vienna vietnam virginia wales washington wisconsin wyoming yorkshire yosemite
  yukon zealand zermatt zurich smokies rockies catskills sheffield stroud brighton nottingham liverpool birmingham cambridge exeter plymouth aberdeen scandinavia montana styria azores canaries dales taghazout extremadura asheville inverness galway oban queenstown wanaka bondi utrecht bologna southampton english german dutch french spanish italian swedish norwegian finnish danish
  portuguese greek british american irish scottish welsh swiss austrian european croatian japanese christmas easter
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays january february april june july august september october november december excel zoom whatsapp
`)

/** Nouns that turn the unknown word before them into a place: 'the ocoee river'. */
export const geographicNouns = list(`
  pass ridge sound firth glen fell fells mesa butte lagoon estuary 
  river creek lake loch mountain mountains valley island islands bay canyon gorge glacier peninsula forest desert peak
  beach coast falls sea ocean national county fjord
`)

/** Where a phrase without any proper name still says where: 'beside a private lake'. */
export const placeNouns = list(`
  trailhead marina
  river rivers creek lake lakes loch mountain mountains valley valleys island islands bay canyon gorge glacier forest forests
  desert beach coast coastline sea ocean park hills hill woods meadow harbour harbor village town city countryside cliffs fjord
  fjords farm reef jungle alps dunes backcountry wilderness
`)
