/** Know-how of animals, skies, pictures and skills outdoors; the format is described in `../lore.ts`. */
export const eyesOpen = `
# safari
tip: choose dull colours | white shines and blue draws flies
tip: bring binoculars for everyone | sharing means missing
tip: pack a warm layer for the dawn | open cars are windy
tip: ask questions about small things | ants fill the hours between lions
tip: use a soft bag | small planes refuse hard ones
tip: rest at midday | animals do too
tip[photo]: rest the lens on a bean bag | a car shakes even when it stands
tip[kids]: give each child a list to tick | birds count as well
tip[group]: say early what you long to see | days can be steered
tip[first]: ask your doctor about tablets and jabs in good time | some need weeks to work
calm: rain makes everything green | cold mornings bring cats out | clouds help pictures
decides: dry months gather animals at water | wet tracks slow the car | heat sends game into shade
step: Before sunrise | A cup of something hot, blankets, and out.
step: The quiet middle | Shade, sleep and the sound of birds.
step: Late light | The second drive, when cats wake up.
tell: which animals you hope to see | how long you like to sit in a car | what you have seen before
tell: how you feel about small planes | who takes the pictures | how hot is too hot for you
# birding
tip: learn ten songs before you come | ears find birds before eyes do
tip: keep the sun behind you | colours die in the glare
tip: walk slowly and stop often | birds notice pace
tip: wear clothes that do not rustle | sleeves are loud in reeds
tip: raise the glasses without looking away | eyes hold the spot
tip[photo]: get low | eye height makes portraits
tip[first]: begin with size and shape | colour lies in bad light
tip[able]: send your wish list | a day can be routed around it
calm: grey mornings are full of song | drizzle brings birds down low | cold concentrates them where food is
decides: wind keeps small birds hidden | migration follows its own weather | haze shortens the telescope
step: Early start | Song first, coffee later.
step: From spot to spot | Telescope up, patience out, notes in between.
step: Midday | The list is read aloud, and someone saw one more.
tell: which birds are on your list | how far you like to walk | what glasses you carry
tell: which bird you missed last time | how early you get up | what lens or scope you own
# wildlife
tip: stay quiet for longer than feels polite | animals wait for you to leave
tip: wear layers that do not rustle | ears are better than eyes out there
tip: leave perfume at home | noses decide
tip: learn what tracks look like | most animals are met as signs
tip[photo]: set your camera before you need it | beeps end meetings
tip[kids]: whisper as a game | children win it easily
calm: animals are out in drizzle | fog makes both sides careful | cold makes tracks easy to read
decides: wind from behind gives you away | heat sends everything to rest | deep snow changes their paths
step: Reading signs | Tracks, hair and bitten twigs come before any animal.
step: Waiting | Sit, breathe and let the place forget you.
step: Seeing | Distance is kept, and the glasses do the walking.
tell: which animal you hope for | how long you can sit still | whether dusk or dawn suits you
# dog-sledding
tip: put on wool and then wool again | cotton freezes
tip: bring mitts and not gloves | fingers warm each other
tip: keep both hands on the sled | teams leave without a driver
tip: brake with weight and not with courage | the mat works when you stand on it
tip: take the camera out only at stops | runners need both feet
tip: let dogs sniff you | names come later
tip[kids]: wrap children in one more layer than you wear | passengers do not work
tip[first]: bend your knees over bumps | stiff legs fall off
calm: deep cold is what dogs love | falling snow only softens the trail | darkness is no trouble with lamps
decides: thaw stops sleds | wind closes open fells | fresh snow makes teams slower
step: Among the dogs | Noise until the harness is on, and then only pulling.
step: On the runners | Brake, lean, help uphill with one foot.
step: By the fire | Dogs eat, people drink something hot.
tell: who wants to stand on the runners | how small the smallest is | what boots you have
tell: how cold your hands get | who is brave enough to steer | whether you have dogs at home
# stargazing
tip: give your eyes time without any screen | darkness adapts slowly
tip: bring a mat | necks hurt before skies do
tip: dress as if for a colder place | standing still has no engine
tip: use a red light | white ruins the night for everyone
tip: look beside a faint star | the corner of the eye sees more
tip[kids]: take a nap in the afternoon | stars go to bed late
tip[photo]: bring a tripod and a spare battery | long exposures are hungry
calm: a thin haze still leaves the planets | cold air is often the clearest | wind sweeps the sky
decides: cloud is the one thing nobody can argue with | a bright moon drowns faint stars | dew ends the night for lenses
step: Getting used to it | A slow start while the dark grows details.
step: Looking up | First with bare eyes, and then closer.
step: Going home | Lamps stay red until the last car.
tell: which evenings you could come | what you hope to see | how late the youngest may stay up
tell: what you have seen through a glass before | how dark it is at home | how late you can stay
# photography-tour
tip: pack fewer lenses | changing them misses the light
tip: arrive before you are needed | light rehearses
tip: put something close in the frame | depth begins at your feet
tip: expose for the bright part | shadows can be lifted later
tip: keep batteries in an inside pocket | cold empties them
tip[first]: leave automatic for one setting only | learning goes one dial at a time
tip[able]: bring ten pictures you are not happy with | faults teach quicker than praise
tip[long]: carry a second way to save your files | cards fail at the end
calm: bad light is often the good light | clouds give the land its drama | mist hides what you do not want
decides: rain on the lens costs pictures | wind shakes tripods | a cloudless noon is the dull hour
step: Before the light | Walk, choose a place, set up, wait.
step: In it | Few words, small changes, one picture rather than many.
step: Looking together | Screens side by side, and what to try tomorrow.
tell: which camera you carry | what bothers you about your pictures | how far you walk with a tripod
tell: which picture you are proud of | how early you get up | what you do with your pictures
# foraging
tip: take a basket | plastic makes mushrooms sweat
tip: pick less than you see | next year grows from the rest
tip: smell everything | noses know before books
tip: learn one plant properly | ten half-known ones are dangerous
tip: keep unknown finds apart | one wrong piece spoils the meal
tip[kids]: let children find and adults decide | small eyes are near the ground
tip[first]: wear sleeves | good things grow among nettles
calm: mushrooms like the days after rain | damp mornings smell of what grows | clouds do not bother a basket
decides: dry weeks move the walk elsewhere | frost ends the leaves | storms make woods unsafe
step: Along the hedge | Look, smell, compare, ask.
step: Sorting | Everything is laid out and named.
step: Tasting | Some of it is cooked, and the rest goes home with a note.
tell: what you would love to find | what you must not eat | who in the group is a child
tell: what you already recognise | what you cook at home | how far you like to stray
# bushcraft
tip: sharpen your knife at home | dull blades slip
tip: wear wool by a fire | sparks melt plastics
tip: collect twice the wood you think | nights are long
tip: learn one knot and use it for everything | hands remember in the dark
tip[first]: make feather sticks before flames | patience lights fires
tip[kids]: let children carve sitting down | knees apart and knife away
tip[long]: pack a mat before a pillow | cold comes from below
calm: wet wood is the lesson | rain shows where a shelter leaks | cold makes good fires
decides: wind chooses the camp | storms keep you out of old trees | drought may forbid flames
step: Tools | Knife, saw, and how to keep all fingers.
step: Fire and shelter | Slow work with small wood.
step: Evening | What you have built is where you sit.
tell: what you want to be able to do | how many nights you have slept out | which dates you have in mind
tell: what fire you have made before | which knife you own | what scares you at night
# kids-camp
tip: write the name into every sock | lost property is always socks
tip: pack clothes that may be ruined | mud is a good sign
tip: talk about missing home beforehand | knowing it passes is half the cure
tip: leave the tablet at home | boredom is where games begin
tip: put in one familiar thing | the first bedtime is the long one
tip[first]: visit the place once | a known gate is easier to walk through
calm: children play in rain once adults stop mentioning it | mud washes out | cold is forgotten in a game
decides: hot days move into shade | thunder brings everyone under a roof | a spare set of clothes saves the afternoon
step: Arriving | A name, a peg, a friend for the first game.
step: The day | Outside first, then food, then outside again.
step: Pick-up | Tired, dirty and full of stories.
tell: how old the children are | what they love | what helps when they are homesick
# outing
tip: pack a bottle and a layer | those two save most days
tip: wear shoes you have walked in | new ones complain
tip: say early what you would rather avoid | plans bend before they start
tip: eat something before you leave | hunger makes hills steeper
tip: keep the evening empty | the good days run late
tip[group]: name one person who answers messages | ten opinions make no date
tip[kids]: plan a pause for every hour | play is faster than walking
calm: hardly any weather spoils a day outside | a little rain makes better stories | clouds are good walking company
decides: thunder changes plans | storm is a reason to wait | heat asks for shade and water
step: Arriving | A look round, a plan, and everything you do not need stays behind.
step: Out there | Not too quick, with time to stop.
step: Back again | Shoes off, something warm, and a look at the pictures.
tell: what you would enjoy most | how long you like to be outside | who comes along
`
