/** Know-how of wind, waves and the world below; the format is described in `../lore.ts`. */
export const onTheSea = `
# sailing
tip: pack a soft bag | lockers on a yacht have no square corners
tip: bring gloves with short fingers | wet rope is harder than it looks
tip: learn one knot at home | a bowline saves a lot of shouting
tip: wear light-soled shoes | black rubber marks a deck
tip: drink before you feel thirsty | wind hides how warm you are
tip: keep one hand for yourself | boats move without asking
tip[first]: steer by a landmark | a compass swings more than a church tower
tip[first]: ask for the helm early | steering cures a queasy stomach
tip[able]: bring your logbook | miles on paper shorten the talk
tip[kids]: give each child a rope to look after | a job beats a lecture
tip[long]: sleep in the direction of travel | the bunk in the middle moves least
tip[long]: agree who cooks on which leg | a hungry crew reefs badly
tip: put sun cream on under your chin | light comes up from the water too
calm: a cloudy day sails as well as a blue one | rain is a reason for oilskins and no other | a calm morning is good for knots
decides: too much wind makes a short day | no wind makes a slow one | a reef goes in before it is needed
step: Stepping aboard | Bags below, life jackets on, and a look at where everything lives.
step: Sails up | One person pulls, one eases, one steers, and then everybody changes round.
step: Into harbour | The quiet work begins: fenders, lines, and a plan said aloud.
tell: what you have sailed so far | whether you feel the swell | what you want to be able to do
tell: what you would like to steer | how you sleep in a narrow bunk | what scared you last time
# surfing
tip: spend the first minutes watching | waves come in groups with a pattern
tip: paddle with your chest up | a buried nose stops the board
tip: pop up on the sand before the water | legs learn quicker on land
tip: look at the beach while standing up | your board goes where your eyes go
tip: cover your head when you fall | boards come back down
tip: rinse the salt off afterwards | skin and zips thank you
tip[first]: begin in white water | broken waves push in a straight line
tip[first]: pick a longer board | more foam forgives more mistakes
tip[kids]: stop while it is still fun | cold children do not come back
tip[able]: film a wave or two | posture lies until you see it
tip[group]: surf in pairs | somebody should see your good one
tip[long]: rest a day in between | shoulders learn while they sleep
tip: eat a while before you paddle | lying on a full stomach is no joy
calm: rain does not touch surfing | cold air matters less than a good suit | small days are lesson days
decides: wind from the sea makes waves messy | a big forecast asks for a sheltered beach | tides move the good hour
step: On the sand | You lie on the board, find the middle and practise getting up.
step: In the white water | Short rides, straight to the beach, again and again.
step: Out of the water | The last minutes go to what worked and what to try next.
tell: how well you swim | which board you last stood on | which week you are here
tell: what your last wave was like | how cold you like your water | whether you have a wetsuit
# kitesurfing
tip: plan more days than lessons | wind keeps no appointments
tip: fly a small kite on the beach first | hands learn the window without cold feet
tip: let go when in doubt | a dropped bar stops the pull
tip: check which way the wind blows | straight offshore means nobody goes out
tip: wear booties | beaches have shells
tip[first]: steer with fingertips | big pulls make big trouble
tip[able]: say at what size you last rode | kites are chosen by weight and wind
tip[group]: take turns on one kite | watching teaches half of it
calm: clouds are welcome as long as the wind is steady | rain is only wet | a windless hour is good for theory
decides: gusts count more than strength | wind straight offshore keeps kites packed | waiting for wind is part of the course
step: On land | The wind window, the safety release and a small kite come first.
step: Body drag | The kite pulls you through the water without a board.
step: On the board | A few metres, then a few more.
tell: what you weigh | how many days you could wait | what you have flown so far
tell: what wind you have at home | how many days you have | which board sport you know
# diving
tip: leave a day between the last dive and your flight | pressure needs time to leave the body
tip: equalise early | ears should never hurt first
tip: breathe slowly and all the time | held breath is the one real mistake
tip: put toothpaste on a new mask | clear glass makes calm divers
tip: bring your card and your logbook | every centre asks for both
tip: drink water on the boat | dry air makes thirsty divers
tip[first]: kneel in the shallows for a while | breathing below is a habit and not a talent
tip[first]: agree on the signs for up and for trouble | hands are the only language down there
tip[able]: say when you last dived | a gentle first dive repairs a long gap
tip[kids]: let children try a mask in the pool | salt water is a lot at once
tip[photo]: leave the camera up for the first dive | buoyancy comes before pictures
tip[group]: pair up by air and not by friendship | the quicker breather sets the time
tip: skip the dive when your nose is blocked | a cold shuts the ears
tip[own]: rinse your gear in fresh water | salt eats every spring
calm: rain on the surface is invisible from below | a dull sky dims the blue only a little | wind on land may leave a bay flat
decides: swell settles which side of the coast is used | visibility changes from day to day | current chooses the hour
step: Papers and kit | Cards are checked, sizes found and the plan drawn on a slate.
step: Going down | Slowly, along a line or a slope, with a pause whenever ears ask for it.
step: Back up | A stop in the shallows, then sun, water and the names of what you saw.
tell: whether you hold a card | when you last dived | how your ears behave on flights
tell: what you hope to see below | how you liked your last dive | which kit you would rent
# snorkelling
tip: float before you kick | calm legs scare fewer fish
tip: spit into your mask | a dry lens fogs
tip: wear a shirt in the water | backs burn without a warning
tip: breathe out hard at the surface | a puff empties the tube
tip: never stand on the reef | coral breaks under a toe
tip[first]: practise in a pool or a bath | breathing through a tube feels odd only once
tip[kids]: let children hold a ring | floating makes looking easy
tip[photo]: keep the sun behind you | colours fade in the shade
calm: light rain makes the surface prettier | clouds save your back from the sun | a cool day only needs a thicker shirt
decides: wind from the sea stirs up sand | the calm side of a bay changes | waves tire those who float
step: Mask on | It is fitted dry, with no hair under the rim.
step: Face down | The first minutes are spent floating where you could stand.
step: Along the reef | Slow kicks, hands still, and a pause above anything that moves.
tell: who needs a mask with lenses | who is new to it | how warm you like your water
tell: whether you are short-sighted | how long you like to float | what you hope to see
# wild-swimming
tip: get in slowly | the first breath is the hard one
tip: wear a bright cap | boats look for colours
tip: count strokes instead of minutes | cold plays tricks with time
tip: swim along the shore | depth adds nothing but worry
tip: have a hat ready afterwards | the chill comes once you are out
tip: lift your eyes every few strokes | lakes have no lines on the floor
tip[first]: breathe out under water | held air makes you gasp
tip[able]: say what you swim in a pool | open water adds a third to every distance
calm: rain harms nobody in the water | clouds make no difference below your chin | a grey lake is often a warm one
decides: thunder ends a swim before it begins | fog takes the shore away | water keeps yesterday's cold
step: At the edge | Tow float on, route shown, and a word about how to signal.
step: In the water | Slow in, steady out, never alone.
step: Afterwards | Dry layers, something hot, and a while to sit.
tell: how far you swim | what water you know | how you take the cold
tell: what you wear in cold water | who waits on the shore | how open water makes you feel
`
