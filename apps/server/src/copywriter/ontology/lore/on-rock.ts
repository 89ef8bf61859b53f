/** Know-how of rock, gorges, caves, ropes and heights; the format is described in `../lore.ts`. */
export const onRock = `
# rock-climbing
tip: cut your toenails | climbing shoes are honest about them
tip: trust your feet | legs are stronger than fingers
tip: tie long hair back | belay devices eat it
tip: take rings off | a ring and a crack do not mix
tip: rest on straight arms | bent elbows burn out first
tip: check each other's knot before every climb | friends see what you overlook
tip[first]: climb down a little before you climb up | trust in the rope comes from sitting in it
tip[first]: look for the next foothold and not the next handhold | height is made by legs
tip[kids]: let children choose how high | the next try goes further by itself
tip[kids]: play on low boulders first | shoes need getting used to
tip[able]: name a grade you climb without a fall | routes are picked from there
tip[able]: practise your changeovers at home | ropes tangle when people think
tip[group]: pair climbers of one weight | belaying is easier between equals
tip: bring a warm jacket for the belay | standing still is colder than climbing
tip: take a small snack up | long routes have long pauses
calm: cool air is what fingers like | shade helps on hot days | steep rock stays dry in a drizzle
decides: wet rock is slippery rock | sun and wind tell when a wall is dry | thunder sends everyone down
step: At the foot of the rock | Harness, knot and partner check, slowly and aloud.
step: First routes | Easy ground with big holds, until feet begin to stand by themselves.
step: Higher up | A route that asks for a little more, with the rope above you.
tell: what you climb indoors | whether you can belay | how you feel with air below you
tell: whether you climb outdoors already | how long you like to climb | which rock you know
# climbing-gym
tip: warm up on easy walls | cold fingers are the ones that tear
tip: read a route from the ground | hands remember what eyes have seen
tip: fall onto your feet and roll | mats work only if you do
tip: come in clothes you can squat in | jeans end every high step
tip: rest as long as you climb | skin and forearms recover slowly
tip: brush the holds | chalk hides the grip
tip[first]: try the same wall in three ways | the third is usually the lazy and right one
tip[first]: rent shoes that touch every toe | loose shoes slip
tip[kids]: let children climb barefoot in their heads first | fear shrinks when they choose the colour
tip[able]: work on what you avoid | strong sides hide weak ones
tip[group]: take turns on one problem | everyone sees another way
calm: the weather stays outside | rain only makes the evening busier | cold fingers warm up on easy walls
decides: hot days make holds greasy | wet evenings fill the mats | a heatwave asks for chalk and breaks
step: At the desk | You sign in, find shoes that fit and hear how to fall.
step: On the wall | Start with the simplest colour and stay low until your feet believe it.
step: Afterwards | Stretch the forearms, wash off the chalk.
tell: whether you have climbed before | who comes along | which evenings are yours
tell: what keeps you away from heights | how often you could come | what you would like to get up
# via-ferrata
tip: clip one carabiner at a time | the other one must always hold
tip: rest with straight arms | a cable tempts you to pull
tip: wear thin gloves | steel wire has splinters
tip: start early | cables and thunder do not belong together
tip: keep a section between two people | a slip should stay private
tip[first]: try an easy ladder first | height feels different with air below your heels
tip[kids]: measure the reach of the youngest | rungs are set for grown arms
calm: dry cold is only a matter of gloves | clouds keep steel from burning | a light wind cools the climb
decides: thunder is the clear no | wet rungs ask for slow feet | afternoons brew storms
step: Kit check | Set, harness and helmet are closed and pulled at.
step: Along the cable | Clip, step, clip, and a look down when you feel like it.
step: Down | The path back is longer than it looks and deserves fresh knees.
tell: how ladders make you feel | what you have climbed | whether you own a set
tell: how you feel on a bridge of wire | how long your arms last | what your longest climb was
# mountaineering
tip: break your boots in on stairs | blisters begin on new leather
tip: train downhill as well | summits are only the half of it
tip: pack for the hour before sunrise | cold is early and brief
tip: drink without waiting for thirst | height dries people out
tip: eat small and often | appetite leaves with the air
tip: write down every item in your pack | grams become kilos uphill
tip[first]: walk in crampons on a meadow slope | feet want to be wider apart than they think
tip[able]: list your last climbs | a summit is chosen by the weakest skill
tip[long]: sleep high only after going higher | bodies adapt in steps
calm: a cold clear night makes firm snow | clouds below you are part of the view | wind lower down says little about the ridge
decides: a warm night is reason to change plans | a summit waits for another day | turning round early is the skill
step: The evening before | Packs are emptied, half goes back into the car, ropes are tied short.
step: In the dark | Lamps on, slow steps, no talk.
step: Up and down | The top is a break, and the way down wants your attention.
tell: which peak you have in mind | what your longest day was | how you sleep at height
tell: what you carry easily | which mountain started it | how early you can start
# canyoning
tip: wear swimwear you forget about | a wetsuit goes over everything
tip: jump with your arms crossed | elbows hit the water first
tip: look where you land and not where you stand | depth shows by colour
tip: keep your knees bent on slides | stiff legs catch edges
tip: leave contact lenses out or close your eyes | waterfalls rinse them away
tip[first]: say no to any jump | there is nearly always a rope beside it
tip[kids]: let the youngest go second | seeing one friend land is enough
tip[group]: agree that nobody pushes | courage works only from inside
calm: rain on a wetsuit is nothing | cool air matters little inside the gorge | clouds change only the colour of the pools
decides: a rising brown stream is everything | thunder far upstream counts | snow melt makes jumps colder
step: Zipping in | Wetsuits, helmets and harness come on near the car.
step: Into the gorge | A slide to begin with, then jumps that can all be walked or roped around.
step: Way out | A short path, a long zip, and a dry shirt.
tell: who would rather not jump | how well you swim | which shoe sizes you need
tell: how high you would jump | how cold you can bear it | who says no first
# caving
tip: wear what you would paint a shed in | clay stays in every seam
tip: go to the toilet beforehand | caves have none
tip: keep hands low on the rope | dust falls from above
tip: point with your lamp and not your finger | darkness hides hands
tip: breathe out in tight places | ribs are smaller without air
tip[first]: turn all lamps off for a minute | real darkness is worth meeting once
tip[kids]: give children their own lamp | the one who lights the way is never afraid
tip[group]: put the calmest person last | nobody likes an empty dark behind
calm: underground it is the same all year | snow above makes no difference below | a heatwave ends at the entrance
decides: heavy rain can raise the streams | some passages need dry weeks | mud grows with every wet day
step: Kit on | Overalls, helmet, lamp, and a check that every light works.
step: Inside | Walking first, crawling later, and a choice wherever it gets narrow.
step: Daylight | It smells of grass, and everyone looks at everyone's face.
tell: how narrow places feel to you | how old the youngest is | which sizes you take
tell: how you feel in the dark | who would rather walk than crawl | what you wear for painting
# zipline
tip: close your shoes properly | open heels fly off
tip: sit back into the harness | standing up makes you spin
tip: keep hair inside the helmet | pulleys grab
tip: empty your pockets | coins are lost from the first platform
tip: clip your camera to you | hands belong on the handle
tip[kids]: start with the low course | height grows with the second try
tip[group]: send a brave one first | cheering works better from the far side
tip[group]: plan a meeting point below | courses end at different times
tip[first]: look at the platform ahead | looking down doubles the distance
calm: trees keep off a drizzle | a cool day is pleasant in a harness | clouds make long queues shorter
decides: wind closes the platforms | thunder empties the trees | damp wood slows the lines
step: Harness and practice | Clips and brakes are tried just above the ground.
step: Up in the trees | You choose the course, and the colour tells how hard it is.
step: The long line | Feet up, hands still, and then the platform comes very quickly.
tell: how tall the youngest is | how many climb and how many watch | what you are celebrating
tell: who goes first | how long you want to stay up | whether someone is afraid of heights at first
# paragliding
tip: run until your legs have nothing left to run on | stopping early is the usual mistake
tip: wear boots that hold the ankle | meadows have holes
tip: keep breakfast small | turning air and full stomachs disagree
tip: bring sunglasses that sit tight | wind gets behind loose ones
tip: leave a second day open | mornings decide by themselves
tip[first]: ask for a smooth flight | turns are optional
tip[photo]: keep phones on a cord | nothing that falls comes back
calm: clouds do not stop a wing | cool air is smooth air | a wet meadow only asks for boots
decides: the wind on the slope says yes or no | a late call-off means somebody is watching | gusts cannot be argued with
step: On the slope | The wing is laid out, you are clipped in, and the run is explained in a sentence.
step: In the air | It becomes quiet, then you sit as in a swing.
step: Landing | Legs out, a few steps, and the wing comes down behind.
tell: what each passenger weighs | which day could be a reserve | whether anyone feels turns
tell: whether you want it gentle or with turns | where you are staying | who watches from below
# skydiving
tip: eat breakfast | faint people skipped it
tip: wear lace-up shoes | boots with hooks catch lines
tip: arch like a banana | a bent back flies steady
tip: leave the whole day open | planes wait for clouds
tip: tell your weight honestly | harness and jump master are chosen by it
tip[first]: breathe through the nose | mouths flap
calm: a grey sky can still be high enough | cold at height lasts only a while | drizzle often passes at lunch
decides: low cloud holds planes down | wind makes everyone wait | patience belongs to the day
step: On the ground | You lie on a board and learn one shape.
step: Going up | The climb is long enough to change your mind about everything but the view.
step: Down | Loud first, then silent, and then grass.
tell: what each jumper weighs | who only watches | whether it is a present
tell: who knows about it | whether you have jumped before | which video you would like
# ballooning
tip: dress for a walk and not for a flight | fields are wet at that hour
tip: bring a cap | the burner warms heads
tip: keep several mornings open | calm air makes the choice
tip: wear flat shoes | baskets have no doors
tip: leave bags in the car | there is no shelf up there
tip[photo]: take a short lens | everything is below you
tip[first]: look out and not down | height feels gentle because nothing moves past you
calm: cold mornings fly well | thin cloud makes a soft sunrise | frost on the field is a good sign
decides: only calm air will do | a breezy dawn keeps the basket on the ground | the wind alone steers
step: In the dark field | The envelope fills, first with a fan and then with fire.
step: Rising | No jolt, no wind, just the ground growing quiet.
step: Touching down | Knees bent, hands on the loop, and wherever the wind has chosen.
tell: which mornings you could keep open | who climbs over the rim with difficulty | what there is to celebrate
tell: how early you can be up | who holds the glasses | what you would love to float over
`
