/** Know-how of lines of business that are not outdoors; the format is described in `../lore.ts`. */
export const indoors = `
# dentist
tip: write down which tooth and when | pain is forgotten in waiting rooms
tip: agree on a hand sign for a pause | a raised hand beats courage
tip: eat before the visit | numb cheeks make poor lunches
tip: bring the list of what you take | tablets matter to anaesthetics
tip: ask for words before tools | surprise is what hurts
tip: come a little early | a calm pulse helps
tip[kids]: play the visit at home with a spoon | known games are not frightening
tip[kids]: avoid the word brave | it tells a child there is a reason
step: Talking first | What bothers you, what you had before, what you dread.
step: Looking | A mirror, a light, and everything said aloud.
step: Deciding | You hear what is needed, what can wait, and the cost of both.
tell: what the visit is for | what would make it easier for you | which times suit you
tell: when you were last seen | what you would rather not hear | what has helped you before
# healthcare
tip: describe what you cannot do | stairs and sleep say more than numbers
tip: note when it is better | relief is a clue
tip: bring old reports | yesterday's pictures save time
tip: wear something you can move in | joints hide in jeans
tip: ask what you can do at home | hours between visits count
tip[able]: say which movement you will not give up | plans are built around it
step: Listening | Your story first, in your order.
step: Testing | What moves, what hurts, what does not.
step: A plan | Small things at home, and when to look again.
tell: where it bothers you | since when it has been there | what you want to get back to
tell: what makes it worse | which movement you miss | who has looked at it before
# yoga
tip: eat lightly beforehand | twists dislike lunch
tip: come barefoot in your head | shoes stay at the door
tip: close your eyes when you compare | mats have no scores
tip: breathe before you stretch | breath opens further than force
tip: bring a layer for the end | stillness cools
tip[first]: choose the back row | copying is allowed
tip[able]: leave your best pose out once | habit hides in it
step: Arriving | Mat down, phone away, a few breaths.
step: Moving | Slow to start, stronger in the middle.
step: Lying down | The part that looks like nothing.
tell: what you have tried so far | which days suit you | what your back thinks of it
tell: how you sit all day | what you hope to feel afterwards | whether mornings are possible
# fitness
tip: log what you lift | memory adds weight
tip: sleep more before you train more | muscles are built at night
tip: learn the movement with an empty bar | form comes before load
tip: eat something with protein afterwards | work needs material
tip: come on the days you like least | habit is made there
tip[first]: begin lighter than pride allows | next week should be possible
tip[group]: bring someone who notices when you stay away | that is the whole secret
calm: a wet hour counts the same | cold goes with the first set | clouds are good company for runners
decides: ice moves the session | thunder empties a field | heat shifts it to the morning
step: Starting point | What you can do now is written down.
step: Few exercises | Done properly, a little heavier each time.
step: Looking back | The page shows what the mirror does not.
tell: how often you train | which times you can keep | what you want to be able to do
tell: what hurts after a day at work | who trains with you | when you last trained
# coaching
tip: write the question in one sentence | long questions hide short ones
tip: name what you are afraid to lose | change has a price
tip: ask who benefits if nothing changes | the answer surprises
tip: do one small thing before the talk | movement makes material
tip: choose a place where nobody knows you | thoughts need privacy
tip: keep a page for what goes well | notes on failure write themselves
tip[outside]: wear shoes for a long talk | feet loosen tongues
step: First talk | What should be different, and how you would notice.
step: In between | Small tries in ordinary life.
step: Looking back | What worked is kept, what did not is dropped without guilt.
tell: what you would like to change | what you have tried | which times suit you
tell: what nobody has asked you yet | where you are stuck | what you would do with more courage
# legal
tip: keep every envelope | a date can decide a case
tip: write a page of facts without adjectives | anger costs time
tip: sign nothing on the day you get it | paper is patient
tip: save messages as they are | retyped words prove little
tip: list who was there | witnesses move away
tip: say what result you could live with | law has more exits than doors
step: Papers | You send what you have, in order of date.
step: Assessment | Where you stand, what it may cost, what it may bring.
step: Your decision | Go on, settle, or leave it.
tell: what it is about | which dates the letters mention | what outcome you hope for
tell: who signed what | what has been said aloud | how soon you have to answer
# finance
tip: separate private from business | mixed accounts cost hours
tip: photograph receipts where you pay | pockets eat paper
tip: open the letters | fear grows in envelopes
tip: write down what changed this year | rules follow life
tip: ask what it costs before work begins | clear prices make calm clients
tip[late]: start with the oldest year | newer ones follow from it
step: What is there | Papers are gathered, in whatever state they are.
step: Sorting | Questions come back in one list.
step: Done | You see the numbers and what they mean.
tell: what has changed recently | what is still unopened | which deadline worries you
tell: how many papers there are | what you would like to understand | who did it until now
# real-estate
tip: walk the street on a wet evening | sunshine sells everything
tip: sort wishes into must and nice | a third list is called never
tip: smell the cellar | noses find water
tip: stand still in each room | noise shows itself slowly
tip: work out a monthly sum you can carry calmly | houses should not own people
tip: ask why they are leaving | pauses answer
step: Wishes and sums | What it must have, what you can carry.
step: Looking | Cellars before views.
step: Deciding | With the report in hand, and a night to sleep on it.
tell: which area you have in mind | what the home must have | when you want to move
# saas
tip: try it with real data | toy examples always work
tip: let the most sceptical colleague test it | objections teach the most
tip: count the clicks of your worst routine | that is what you pay for
tip: export something on day one | you should be able to leave
tip: begin with a single team | habits spread by envy
step: Trying | Your own case, not a demonstration.
step: Setting up | Data in, people in, a week side by side.
step: Switching | The old way is turned off on a quiet day.
tell: what you use today | how large your team is | what takes the most time
tell: who will use it every day | what it must never lose | which list you still keep on paper
# agency
tip: collect pages you like | taste is hard to say in words
tip: write down what a visitor should do | one thing per page
tip: look at your page on an old phone | customers do
tip: send real pictures | borrowed smiles are recognised
tip: decide who says yes | committees paint everything grey
tip: tell which questions customers ask | answers make pages
step: Looking | What is there, what it brings, what it hides.
step: Making | Words before colours, one version, honest comments.
step: Going live | Tested on the phone you hate most.
tell: where your site is found | what it should bring you | what bothers you about it
tell: who your best customer is | which page brings you enquiries | what you would never say about yourself
# ecommerce
tip: measure something you own | sizes differ by maker
tip: read how to wash it first | care decides how long it lasts
tip: ask about weight and not about size | shoulders count grams
tip: say what it has to survive | materials are chosen by worst days
tip: compare by how long it lasts | cheap is counted in seasons
step: Choosing | Size, use, colour, in this order.
step: Ordering | A check of the details before it is made or packed.
step: Using | Wear it once at home, with the tags on.
tell: what it has to carry | who it is for | which size you need
# bakery
tip: freeze bread sliced | toasters do the rest
tip: keep loaves cut side down | crust is a lid
tip: revive a stiff loaf with water and heat | starch forgives
tip: ask for yesterday's | stews love it
tip: order by the number of breakfasts | eyes are hungrier than families
step: Choosing | Loaf, buns, how many mouths.
step: Baking | Slow dough has its own clock.
step: Fetching | Warm bag, no plastic.
tell: what you would like | when you would fetch it | how many people it should feed
# restaurant
tip: say what you do not eat when you book | kitchens plan in the morning
tip: come hungry and late for nothing | courses take their time
tip: ask what came in today | menus are printed earlier
tip: share a first course | curiosity costs half
tip[group]: choose one menu for all | tables eat together then
step: Table | A name, a time, a word about what you do not eat.
step: Eating | As slowly as you like.
step: After | Coffee where you sit.
tell: which evening you have in mind | how many you are | what you do not eat
tell: what there is to celebrate | how hungry you come | when you have to leave
# education
tip: practise little and daily | memory likes rhythm
tip: bring a mistake | no textbook is as exact
tip: say it aloud | silence hides gaps
tip: set a goal with a verb | levels are hard to feel
tip[kids]: let children explain it to a parent | teachers learn most
tip[first]: begin before you are ready | readiness comes from beginning
step: Where you stand | A short try, without marks.
step: Lessons | One thing new, one thing again.
step: Alone | Something small to do until the next time.
tell: what you want to learn | where you stand today | which times you can keep
tell: how you learn best | what you gave up on before | whom you want to surprise
# craft-experience
tip: wear sleeves you can push up | hands lead the day
tip: eat something first | concentration empties people
tip: ask why and not only how | reasons travel home
tip: take a picture of each step | memory skips the third
tip[group]: spread friends out | pairs of strangers talk more
tip[first]: be slow | quick hands undo work
calm: under a roof any weather will do | a wet day makes busy hands | cold is a reason for tea
decides: some steps wait for a dry hour | storms change the order of the day | heat moves work into shade
step: Watching | Somebody shows it once, slowly.
step: Trying | Your turn, with help beside you.
step: Taking home | What you made or tasted, with a note.
tell: who will take part | whether it is a present | what you must not eat
tell: what you have made before | what should go home with you | who gets muddy gladly
# home-services
tip: send pictures from near and far | a photo saves a visit
tip: measure doors and stairs | machines have to get in
tip: say what was tried before | repairs hide under repairs
tip: clear the place the evening before | workers' hours cost money
tip: ask what is not in the price | honest quotes have edges
step: Looking | Pictures or a visit.
step: Quote | What is done, what is not, what it costs.
step: Work | Swept at the end.
tell: what needs doing | where it is | by when it should be done
# pets
tip: tell what frightens your animal | strangers avoid it then
tip: bring something that smells of home | it calms without words
tip: feed lightly beforehand | stress goes to the stomach
tip: walk a round first | tired animals are patient
tip: mention lumps and sore spots | hands will find them
step: Meeting | Sniffing first, work later.
step: Doing | In pauses, with a word before each touch.
step: Home | A treat, and what to watch for.
tell: who the animal is | what it likes and what it fears | which days suit you
# wedding
tip: choose the light before the hour | noon makes hard faces
tip: name someone who knows the families | groups are found faster
tip: plan a quarter of an hour alone | it is the part you remember
tip: write who must be in a picture | grandmothers leave early
step: First talk | What the day should feel like.
step: Planning | Times, places, names.
step: The day | Nobody should notice the work.
tell: when and where it will be | how many guests you expect | what you would like to remember
# beauty
tip: bring a picture of what you like | words for colours differ
tip: tell about allergies | skin remembers
tip: come without make-up | less to undo
tip: say what you did not like last time | it shortens the talk
step: Talking | What you want, and what your morning allows.
step: Doing | With a mirror whenever you ask.
step: Keeping it | How to look after it at home.
tell: what you would like done | which times suit you | what you did not like last time
# general
tip: write down the one thing that must be right | the rest is easier to bend
tip: ask what is included and what is not | both answers help
tip: put the same questions to everyone | answers line up then
tip: say what you tried before | nobody repeats it then
tip: sleep on it | good choices survive a night
tip: ask who you will be dealing with | names make it easier
tip: note who else has a say | late opinions cost most
step: You ask | A line is enough.
step: You read the answer | In your own time.
step: You decide | Or ask again.
tell: what you are looking for | what matters most to you | what you need to know before deciding
`
