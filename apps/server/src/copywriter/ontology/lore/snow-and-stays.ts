/** Know-how of snow, of nights away, of gear; the format is described in `../lore.ts`. */
export const snowAndStays = `
# skiing
tip: have the bindings set for this year's weight | bodies change and screws do not
tip: wear one thin pair of socks | thick ones cut off the warmth
tip: warm up on an easy slope | first runs are for ankles
tip: look between the trees and not at them | skis follow eyes
tip: stop before you are tired | knees go in the last run
tip: open the boots on the lift | blood likes a break
tip[first]: rent before you buy | feet change their mind
tip[first]: sit down sideways | backwards falls hurt wrists
tip[able]: film a run | posture feels different from how it looks
tip[kids]: start with hot chocolate in the plan | motivation has a taste
tip[group]: meet at the bottom of a named lift | slopes all look alike
tip[long]: take an afternoon off in the middle | legs heal at lunch
calm: fresh snow is worth flat light | frost is a matter of layers | clouds keep the snow cold
decides: fog sends everyone to the trees | ice in the morning asks for soft slopes | wind can stop lifts
step: Looking at you ski | A run without advice comes first.
step: One change | A single thing to feel, on a slope you know.
step: Trying it out | The same thing where it is steeper.
tell: how long ago you last skied | which slopes you like | what you would like to feel safe on
tell: what you do when it gets steep | how long your legs last | what boots you ski in
# ski-touring
tip: practise changing skins with gloves on | cold fingers drop things
tip: walk without lifting the ski | gliding saves a summit
tip: open zips before you sweat | wet backs freeze at the top
tip: check the batteries of your beacon | it is no use in a drawer
tip: know how to search | seconds are learned in car parks
tip[first]: book an easy climb | the way down needs fresh legs
tip[able]: tell which tours you have done | descents are chosen from there
calm: cold snow is quick snow | clouds make an honest climb | a grey day suits the forest
decides: the avalanche bulletin chooses the tour | wind moves more snow than the sky drops | sun shortens the safe hours
step: Beacon check | Everyone sends, everyone listens.
step: Uphill | A slow track with few words.
step: Down | One at a time where it matters, all together where it does not.
tell: how you ski off the piste | how long a climb you enjoy | what gear you own
# snowmobile
tip: keep your thumb light | a sled answers sooner than you think
tip: lean into the bend | machines turn with bodies
tip: leave jewellery at the hotel | metal gets cold quickly
tip: wear wool next to the skin | sweat is what freezes
tip: look far ahead | tracks end suddenly
tip[first]: ask who may drive | rules about licences differ
tip[kids]: put the smallest passenger in the middle | wind bites at the back
calm: falling snow is what everyone hopes for | heavy frost is dealt with by clothing | low light suits the forest
decides: a storm stops the engines | thaw makes trails heavy | whiteout on open ground means turning back
step: Dressing | Overalls, helmet and mitts go on over your own wool.
step: On the trail | A slow start, then as quick as the slowest driver likes.
step: A stop | Engines off, and it is so quiet that everyone whispers.
tell: who holds a licence | who would rather sit behind | how cold you can bear it
# snowshoeing
tip: wear boots that keep water out | snow finds laces
tip: take wider steps | shoes tread on each other
tip: lengthen the poles | snow is deeper than it looks
tip: put on less than feels right | walking in snow is warm work
tip: bring a flask | tea tastes of summit
tip[kids]: let children make the track | first prints are a prize
tip[first]: step backwards only in thought | tails catch
calm: snowfall is a fine backdrop | frost makes quiet woods | low cloud hides nothing between trees
decides: wind empties open slopes | thaw turns powder into work | fresh loads close steep ground
step: Strapping in | Buckles, poles and a few silly steps.
step: Through the snow | Quiet, at the speed of breath.
step: Warming up | Gaiters off, something hot in both hands.
tell: how long you like to walk | which boots you have | whether you want to walk by moonlight
# lodge
tip: plan nothing for the first evening | arriving takes longer than driving
tip: bring shoes you can slip on | thresholds are where houses begin
tip: ask what the kitchen has | knives and spices are the usual gaps
tip: read the way to the house before you lose signal | maps fail on the last bend
tip: say what you do not eat | kitchens like to know
tip: pack a book you have postponed | quiet needs a companion
tip[kids]: bring a night light | strange corridors are long
tip[group]: share out rooms before you arrive | doors cause the only quarrels
tip[long]: buy breakfast on the way | shops near nature close early
tip[dogs]: bring the dog's own blanket | smell is what makes a bed
calm: rain has its own pleasures under a roof | mist outside makes rooms warmer | wind is best heard from a chair
decides: snow may ask for other tyres | storms can cut power in lonely places | a heatwave asks for early walks
step: Arrival | A key, a short tour and where to find wood and towels.
step: Days | Out when you like, back when you are hungry.
step: Leaving | A last coffee, a look under the beds.
tell: which nights you have in mind | how many of you will sleep there | what you would like to do nearby
tell: what you would like to read there | who gets up first | how far you come from
# glamping
tip: bring a warm hat for the night | heads stick out of blankets
tip: pack slippers | grass is wet at dawn
tip: take a small lamp | paths are darker than in town
tip: arrive before dusk | finding things is easier in light
tip: leave hairdryers at home | current is for lamps
tip[kids]: show children the way to the loo by day | nights are short then
tip[group]: agree on quiet hours | canvas has no walls
calm: rain on canvas is a lullaby to most | a cool evening is what fire pits are for | mist lifts before breakfast
decides: nights cool quickly under cloth | storm is the one guest nobody wants | heat makes early risers
step: Finding your tent | Someone shows you the fire, the water and the way at night.
step: Evening | Wood, a pan, and light that goes slowly.
step: Morning | Birds first, and then everything else.
tell: which nights you have in mind | whether small children come along | how lightly you sleep
tell: what you cannot sleep without | who lights the fire | how far you come from
# camping
tip: pitch with the door away from the wind | tents blow up like sails
tip: look up before you pitch | branches fall
tip: put up a new tent at home | instructions fly off
tip: check that the pegs match the ground | sand and rock want others
tip: ask when the gate closes | late arrivals sleep in the car
tip[kids]: pitch near the water tap and not near the playground | evenings are quieter
tip[van]: level the van before you cook | pans slide
calm: rain is a matter of pegs and patience | a cloudy morning lets you sleep | dew is gone by coffee
decides: wind bothers tents the most | ground stays wet a day longer | thunder belongs in the car
step: Arriving | Choose a pitch, walk round it, then unpack.
step: Staying | The day has no bell.
step: Moving on | Dry the tent, leave the grass as it was.
tell: what you sleep in | which dates you have in mind | whether you need power
tell: how big your tent is | when you like breakfast | who needs shade
# gear-rental
tip: book sizes and not ages | children grow between messages
tip: try the item at the counter | straps are easier indoors
tip: take a photo when you collect it | scratches have long memories
tip: say where you are going | the right kit follows from the ground
tip: ask what happens if it rains in your week | dates are easier to move early
tip: bring back things dry | mould charges rent too
tip[kids]: let children carry their own size | small packs make proud walkers
tip[group]: send one list for everyone | a shelf is packed only once
tip[first]: have it shown to you | a minute saves an evening
calm: a rainy week is what jackets are for | cool days are kind to new gear | clouds do not change the sizes
decides: the forecast may change what you need | snow asks for other soles | wind picks the tent
step: Choosing | You say where and how long, and the sizes are picked.
step: Collecting | Everything is tried, adjusted and shown.
step: Returning | A look, a shake, and it hangs in its place again.
tell: what you need | from when to when | how tall everyone is
tell: what the ground is like where you go | what you already own | who carries the most
# gear-shop
tip: come in the afternoon | feet swell
tip: bring the socks you walk in | fit is measured in layers
tip: wear the pack with weight in it | empty ones all feel good
tip: ask what can be repaired | a seam is cheaper than a jacket
tip: say what annoyed you about the last one | it is the shortest way to the right one
tip: walk downstairs in boots | toes tell the truth there
tip[first]: buy for the trip you make | the trip you dream of can wait
step: Its purpose | You tell where it goes, and half of the shelf drops out.
step: Trying on | With weight, with socks, up and down.
step: Leaving | One thing fewer than planned is a good sign.
tell: where you will use it | what annoyed you about the last one | which size you usually take
tell: how often you will use it | what weight you carry | which brand fits you
`
