/** Know-how of trails, saddles and wheels; the format is described in `../lore.ts`. */
export const onLand = `
# hiking
tip: walk in your boots for a week before | new leather bites on the first hill
tip: start slower than feels natural | the first half hour decides the last
tip: shorten your steps uphill | lungs set the pace and not legs
tip: loosen your laces for the climb and tighten them for the descent | toes need room going down
tip: carry a dry shirt | backs get wet under a pack
tip: drink a little at every stop | thirst comes late
tip: bring more socks than you think | wet feet end walks
tip: put the rain jacket on top of the pack | showers do not wait for unpacking
tip: tell somebody where you are walking | it costs a minute
tip[first]: measure a walk in hours | kilometres say nothing about hills
tip[first]: borrow poles before you buy any | knees notice them going down
tip[kids]: let the youngest choose the picnic spot | short legs walk far towards a goal
tip[kids]: pack one small surprise for the last stretch | motivation fits in a pocket
tip[able]: name the longest day you enjoyed | tiredness is more useful to know than fitness
tip[long]: weigh your pack on the bathroom scales | every item looks light alone
tip[long]: tape hot spots at the first rub | a blister on day one stays all week
tip[group]: let the slowest set the pace | waiting tires the quick ones less than hurrying tires the slow
tip[dogs]: bring a bowl and a long lead | dogs walk most routes twice
tip[early]: eat breakfast before you leave | morning kilometres need fuel
tip[photo]: keep the camera outside your bag | good light lasts shorter than a zip
calm: drizzle is a matter of jackets | a wet day has empty paths | wind keeps insects away
decides: thunder asks for another path | a valley forecast is wrong for its ridge | heat moves walks to the morning
step: Setting off | Laces, layers and a look at the map, then an easy first half hour.
step: Along the way | Short stops often, a long one where the view is.
step: The last stretch | Downhill asks for poles, patience and a loose knee.
tell: how far you usually walk | how you feel about steep paths | who is coming with you
tell: which view you hope for | what shoes you walk in | when you have to be back
# navigation
tip: fold the map to the part you are on | a big sheet flaps and hides
tip: turn the map until it matches the land | left and right then agree
tip: put your thumb where you stand | eyes find the place again at once
tip: tick off what you expect next | surprises mean a wrong turn
tip: pick a line you cannot miss behind the goal | a stream stops those who walk too far
tip: guess the distance before you measure it | guessing is what you train
tip: leave the phone in the pack | batteries die in the cold
tip[first]: begin with hills you can see | big shapes come before small symbols
tip[able]: try it in mist | sight makes everyone lazy
tip[group]: let the map change hands at every gate | the reader learns and the others walk
calm: poor sight is the better teacher | rain only means a map case | a grey day makes you read contours
decides: ice changes the route | thick fog asks for a simple way home | daylight sets the last leg
step: At the table | The map becomes hills before anyone puts boots on.
step: Outside | You lead a stretch, someone asks where you are, and you point.
step: Alone in front | The last leg is yours, with help walking quietly behind.
tell: what you can do with a map | which walk you dream of | where you once got lost
# backpacking
tip: lay everything on the floor and take a third away | doubts weigh the most
tip: carry heavy things high and close to the back | hips should do the work
tip: test your stove at home | cold hands break small parts
tip: pack by use and not by kind | lunch should not lie under the tent
tip: cut your food into days | counting prevents feasts
tip[first]: sleep a night in the garden | strange noises become familiar
tip[able]: say what your pack weighs | the distance follows from it
tip[kids]: give children a pack with a toy and a bottle | carrying makes walkers
calm: you walk in what comes | rain is bearable with a dry set for the night | cold is what sleeping bags are for
decides: swollen streams change a route | high ground collects storms | heat asks for more water stops
step: Packing together | What is doubled goes back into the car.
step: Days on foot | A rhythm of walking, eating and looking for water.
step: Last camp | Boots off, feet up, stories longer than the day.
tell: when you could set off | what you would rather not carry | what your longest walk was
# trail-running
tip: shorten your steps downhill | brakes burn thighs
tip: walk the steep bits | runners who walk arrive quicker
tip: tie a double knot | laces come open in mud
tip: eat before you are hungry | legs empty without a warning
tip: look a few metres ahead | feet follow by themselves
tip[first]: run by time | trails are longer than their kilometres
tip[able]: practise with a full vest | water bounces differently
calm: mud is part of it | rain feels better than heat | wind cools you for nothing
decides: ice sends everyone to the road | thunder shortens the loop | a ridge in a gale is no place to run
step: Easy start | A slow kilometre for ankles and breath.
step: Up and down | Technique in small doses, with a view for a pause.
step: Loosening | Stretch, drink, and a plan for the next one.
tell: how far you run in a week | what you train for | how you like hills
# horse-riding
tip: wear long trousers without thick seams | saddles find every one
tip: choose shoes with a small heel | a flat sole slides through the stirrup
tip: look where you want to go | a horse feels your head turn
tip: breathe out when you are nervous | horses listen to ribs
tip: leave scarves and bags behind | loose things flap
tip: approach from the shoulder | horses do not see straight behind
tip[first]: ask for a calm horse | riders and horses are matched like dancers
tip[first]: let the reins be soft | a mouth pulls back at a hard hand
tip[kids]: brush first and ride later | friends begin on the ground
tip[able]: say when you last cantered | muscles forget sooner than heads
tip[group]: keep a horse's length between you | noses and tails make arguments
tip[long]: wear cycling shorts below | hours add up
calm: horses do not mind rain | a cool day keeps flies away | snow is soft under hooves
decides: strong wind makes a herd lively | heat moves rides to the edges of the day | hard frost makes slippery paths
step: Meeting | You brush, talk and hear why this horse is yours today.
step: In the saddle | Stop, go and turn, before the gate opens.
step: Riding out | At a walk to begin with, and quicker only when everyone likes it.
tell: how much each of you has ridden | how tall the riders are | whether a walk is enough
tell: which pace you like | when you last sat on a horse | what you are looking forward to
# mountain-biking
tip: drop your heels | weight low keeps you on the bike
tip: look through the bend | wheels follow chins
tip: let some air out | soft tyres hold roots
tip: brake before the corner | braking inside it lifts you up
tip: keep a finger on each lever | reaching costs metres
tip: stand on level pedals | a low one hits stones
tip[first]: lower the saddle | room to move is half of balance
tip[kids]: choose short loops | one more round beats one long tour
tip[able]: name the line that scares you | a session can be built around it
tip[group]: ride behind someone a little better | lines are copied with the eyes
calm: wet roots are good teachers | dust is only quick | cold goes away uphill
decides: trails need rest after long rain | ice moves the session | storms bring branches down
step: Check | Tyres, brakes, saddle height, and a roll round the car park.
step: One thing at a time | A single skill on a harmless slope, repeated until it bores you.
step: On the trail | The same skill where it counts.
tell: which trails you ride | what bike you have | what you want to ride next
tell: what makes you brake | which trail you gave up on | what bike you ride
# bike-touring
tip: have the saddle height set with care | knees complain a day later
tip: wear padded shorts without anything below | seams rub
tip: carry a spare tube in the right size | shops close early
tip: roll slowly for the first hour | legs repay it in the afternoon
tip: eat at every stop | riders run empty quietly
tip[kids]: count ice creams instead of kilometres | children ride towards things
tip[first]: try a ride with full bags round the block | steering changes with weight
tip[long]: pack one outfit for evenings | everything else may smell of road
tip[group]: agree on where you wait | junctions split groups
tip[ebike]: ask where the battery can be charged | hills eat reach
calm: a shower is a coffee break | clouds are kind to shoulders | drizzle is what mudguards are for
decides: wind from the front counts double | heat asks for an early start | storms change the day's goal
step: Fitting | Saddle, bars and bags are set until nothing wobbles.
step: On the road | Your pace, your breaks, with the next village as the goal.
step: In the evening | Bikes away, legs up, tomorrow on the map.
tell: how far you like to ride | how tall the riders are | whether you want help from a motor
tell: what kind of saddle you sit on | how many hills you like | where you want to stop for coffee
# off-road
tip: keep thumbs outside the wheel | it kicks back
tip: walk the crossing first | eyes see deeper than tyres
tip: use a low gear and no hurry | speed breaks things
tip: let air out on sand | wide tyres float
tip: wear a buff | dust finds every breath
tip[first]: let the car creep | brakes slide and engines hold
tip[group]: keep the car behind in your mirror | it is your help
calm: mud is why people come | dust washes off | rain makes the same track new
decides: rivers rise and routes bend | sand after a storm moves | visibility sets the pace
step: Briefing | Gears, hand signals and what to do when stuck.
step: First obstacles | Slow, straight, with someone outside pointing.
step: Further out | Longer stretches, and dust on everything.
tell: who drives and who looks | what you have driven before | whether bumps bother anyone
`
