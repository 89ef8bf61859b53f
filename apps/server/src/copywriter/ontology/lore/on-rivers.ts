/** Know-how of rivers, lakes and calm sea; the format is described in `../lore.ts`. */
export const onRivers = `
# rafting
tip: leave phone and keys in the car | pockets fill with water sooner or later
tip: choose fleece or swim fabric over cotton | wet cotton pulls the warmth out of you
tip: lace your shoes tight | a river keeps every loose sandal
tip: tuck your feet under the tube in front | legs hold you in a raft better than hands
tip: keep one palm on the top of the paddle | a loose grip finds somebody's teeth
tip[first]: listen for one command at a time | a raft crew moves on single words
tip[first]: practise sitting on the very edge | most of the power comes from leaning out
tip[kids]: ask for middle seats for the children | the front row meets the waves first
tip[kids]: explain the splash at home | surprise is colder than water
tip[able]: say which rivers you have run | the choice of seat depends on it
tip[group]: sort crews by friendship and not by strength | a raft that laughs paddles in time
tip[long]: pack in soft bags | hard cases do not bend into a raft
tip[long]: split your clothes into a boat set and a camp set | one of the two has to stay dry
tip: put dry clothes on the back seat beforehand | the walk from river to car is the cold part
tip: strap your glasses on | spray takes whatever is not tied
calm: rain changes little in a raft, where everyone gets wet anyway | clouds hardly matter once the paddling starts | a shower is just more water from above
decides: the water level is what counts | a river can run too high after a storm | cold wind calls for thicker layers
step: On the bank | Helmets and life jackets are closed, paddles handed out and the commands tried on land.
step: Calm water first | The crew finds its rhythm before the first rapid comes into view.
step: Through the waves | Paddle when the word comes, hold on when it does not, and look up in between.
step: Back on land | Rafts out, wet things off, dry things on, and everyone tells the story at once.
tell: how wet you want to get | who would rather sit in the middle | where you set out from
tell: who in the crew swims least | which seat you would fight for | how far you drive to the river
# kayaking
tip: turn from the waist with every stroke | shoulders tire long before a back does
tip: read the wind forecast first | wind shapes a kayak day more than rain
tip: dress for the water and not for the air | a splash decides how warm you feel
tip: rub sunscreen onto the backs of your hands | paddlers burn there first
tip: sit tall with loose hips | a stiff body makes a wobbly boat
tip[first]: learn to stop before you learn speed | steering is easier from a standstill
tip[first]: keep your eyes on the shore ahead | looking at the bow makes boats zigzag
tip[kids]: share a double with the youngest | small arms need pauses
tip[able]: mention the waters you know | conditions mean more than distance
tip[group]: put quick paddlers at the back | a group is only as fast as its calmest boat
tip[long]: weigh your food before packing | hatches are narrow and low
tip[long]: roll clothes into small dry bags | big bags never fit a hatch
tip[night]: leave bright torches at home | eyes need a while to get used to the dark
tip: clip your bottle within reach | nobody wants to turn round for a drink
tip: wear shoes you can wade in | launching starts with wet feet
calm: rain is no trouble in a kayak | grey skies often mean a smooth surface | a wet jacket dries while you paddle
decides: a headwind makes the way back long | fog and strong wind keep boats on land | calm hours can mean another start time
step: Fitting in | Footrests are set, the cockpit is tried on land, and forward, stop and turn are explained.
step: Close to shore | The first strokes happen where you could still stand.
step: Out along the water | You settle into a pace at which talking is easy.
step: Landing | Boats come up the beach together, one person at each end.
tell: whether you like a single or a double | who has sat in a kayak before | how long you like to sit
tell: what you would love to paddle past | whether you get cold easily | who paddles stronger
# canoeing
tip: put the heavier paddler in the back | a canoe steers from the stern
tip: load low and in the middle | high bags make a tippy boat
tip: step in over the centre line | most capsizes happen at the jetty
tip: switch sides before your arm complains | tired arms steer in circles
tip: hug the bank against the wind | the middle of a lake catches every gust
tip: tie a line to whatever must not swim away | a canoe keeps nothing that is loose
tip[kids]: seat children low on a cushion | sitting on the floor keeps everyone steady
tip[first]: kneel when waves come | a low body is the whole trick
tip[group]: mix new and practised paddlers | pairs learn quicker than teams
tip[long]: keep tomorrow's clothes in a barrel of their own | one wet bag must not soak the rest
tip: plan for long breaks | good gravel banks are never on the map
calm: a shower passes over a canoe without harm | mist on the water is half of the beauty | clouds keep arms from burning
decides: thunder means shore at once | low water asks for a little wading | gusts make wide lakes hard work
step: Pairs and places | Who steers and who sets the rhythm is settled on land.
step: First bend | Straight comes before elegant, and a few bends are enough to learn it.
step: Drifting and stopping | Half the day is paddling, half of it is looking for the next bank.
tell: who would like to steer | whether a dog comes along | how many bags you bring
tell: what you want to see from the water | whether you like to stop for a swim | how old the youngest is
# sup
tip: look at the horizon | the wobble lives in your toes
tip: begin on your knees | a board is steadier once it moves
tip: wear the leash | boards drift faster than people swim
tip: fall flat and away from the board | shallow water hides stones
tip: keep your knees soft | straight legs pass on every ripple
tip: pick a calm hour | flat water teaches quicker than any video
tip[kids]: let a child ride in front first | balance is easier to feel than to explain
tip[first]: hold the paddle with its bend forward | the shape pushes water better that way round
tip[group]: count boards and not heads | the smallest ones may share
calm: warm rain on flat water is a quiet pleasure | clouds do not bother a board | a cool day only asks for a shirt
decides: offshore wind carries boards away | whitecaps mean another hour | gusts tire beginners quickly
step: On your knees | The first strokes are low ones, close to the shore.
step: Standing up | One foot, then the other, eyes on the far bank.
step: Gliding | Longer strokes, fewer of them, and time to look down into the water.
tell: whether the water should be flat | how tall the riders are | who has stood on a board
tell: what water you feel safe on | at what hour you like to be out | whether you want to try a turn or a sunset
# boat-tour
tip: take a jacket even in sunshine | moving air over water is always cooler
tip: find a seat before you find your camera | decks sway when engines change
tip: choose the stern if you feel waves easily | a bow moves the most
tip: put on sunscreen before boarding | water sends the light back up
tip: eat something plain beforehand | an empty stomach notices every wave
tip[kids]: bring something small to nibble | short attention returns with a snack
tip[photo]: set a fast shutter | both you and the view are moving
tip[group]: agree on a meeting point by the jetty | one late guest delays every other
tip: wear soles that grip | wet decks are slippery even in port
calm: light rain hardly shows from under a roof | a grey sky makes for soft pictures | cool air is only a matter of jackets
decides: wind against the tide makes a crossing rough | the open water can differ from the harbour | fog asks for patience at the quay
step: At the jetty | Names are ticked off, and you hear where to hold on.
step: Casting off | The harbour slips behind, and the wind tells you where to sit.
step: Coming back | Somebody always spots the last thing worth seeing on the way in.
tell: how sure your stomach is | whether anyone needs a hand getting aboard | what you would love to see
tell: whether anyone is celebrating | where you like to sit on a boat | how long the children can sit still
# fishing
tip: wear polarised glasses | glare hides half of the fish
tip: choose quiet colours | bright shirts show up from below
tip: wet your hands before touching a fish | dry palms take its slime off
tip: pack layers | wind on the water finds every gap
tip: ask which permit you need | rules change from water to water
tip: bring a cool box | a catch keeps only as long as the ice
tip[first]: practise the cast on grass | a line tells you what your wrist does
tip[first]: wait a breath before you strike | early pulls lose more fish than late ones
tip[kids]: start with something that bites often | patience grows on small fish
tip[able]: name the species you are after | tackle follows the fish
tip[group]: decide who fishes first | elbows need room on a rail
tip: take something against swell the evening before | tablets work too late on board
tip: cut the barb off your hooks | unhooking becomes kind and quick
calm: fish do not mind rain | a grey sky often helps | drizzle keeps other people at home
decides: strong wind keeps everyone ashore | muddy water sends fish deep | thunder ends a day with rods
step: Rigging up | Rods are set up for the species, and newcomers get a cast or two to try.
step: Lines in | Drift, wait, change depth, and talk quietly about nothing much.
step: At the end | The catch is counted, and what goes home is settled.
tell: what you hope to catch | whether you bring your own tackle | who has never held a rod
tell: what you caught last | how early you like to get up | whether the fish should end up in a pan
# whale-watching
tip: scan for birds | a busy flock often marks the place
tip: look for a puff and not for a back | breath shows from further away
tip: wear more than the harbour asks for | sea wind takes away a jacket's worth of warmth
tip: keep the camera strap round your neck | both hands will want the rail
tip: stay near the middle of the boat | it rises and falls the least
tip: learn to point like a clock | everybody turns to the same spot at once
tip[kids]: agree on who spots first | a game makes waiting short
tip[photo]: focus on the water beyond | animals come up where they please
tip: take tablets against swell early | they need time to work
calm: flat grey days show a blow well | drizzle does not reach down to whales | cold is a matter of layers
decides: swell settles whether a boat goes out | the skipper hears more than a forecast says | fog hides what is close
step: Before sailing | You hear how to spot a blow and how a boat keeps its distance.
step: Searching | Eyes on the water, engine low, and long quiet minutes.
step: When one surfaces | The boat holds back, and the animal decides how close it comes.
tell: how you feel on boats | which animal you dream of | whether children come along
tell: how long you can stand at a rail | whether you have seen whales before | whether you bring a camera
`
