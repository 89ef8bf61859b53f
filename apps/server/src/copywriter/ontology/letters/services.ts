/** Letters of counsel, trades, care and digital work; the format is plain lines by trade. */
export const services = `
# coaching
received[calm]: Your message has found a quiet desk and a person who is reading it. {We} look for the question behind the question, and take care with what you wrote.
received[calm]: Putting a wish for change into words is work, and you have done it. {We} read what you sent as the start of a talk and not as a form.
received[lively]: That first sentence is often the hard one, and you have written it! Your coaching question is being read.
received[lively]: Your thinking-out-loud has arrived, and an attentive coach is on the other end of it.
headline[calm]: Your thoughts are being read with care
headline[calm]: Thank you for saying what is on your mind
headline[lively]: A good question is on the table
headline[lively]: You asked, and that is a start
next: Write your question in one sentence, and cross out whatever is not part of it.
next: List a few things that went well in the past year, paid or unpaid.
next: Pick times for a talk when nobody will interrupt you.
next: Ask someone who knows you when they last saw you at your best.
ask: Tell {us} what would be different if the matter were settled, and what you have tried so far.
ask: Is there a decision with a date behind your wish for coaching?
ask: Would you rather think aloud on a walk, on the phone or across a table?
advice-subject: One sentence before the first talk
advice-subject: How to choose a coach
advice-subject: A question worth taking for a walk
advice-opening: A coach asks the questions, but the better ones usually come from the person who has carried them around.
advice-opening: People often wait with coaching until they know what they want, although finding that out is half of the work.
advice-opening: Some thoughts go in circles only because they have never been written down.
tip: Put your question into one sentence with a verb in it. If it needs a paragraph, there are several questions, and you can begin with the one that nags.
tip: Ask people who know you when they saw you at your best, and write down their verbs. Strengths are hard to see from inside.
tip: Do one step that needs nobody's permission before the talk. What happened then is better material for coaching than any plan.
tip: Notice after a first conversation whether you think more clearly. That matters more in a coach than whether you felt flattered.
tip: Name a gap or a failure in one plain sentence and go on to what you can do now. Long explanations make listeners look at the gap.
tip: Bring a real meeting, a real email or a real choice to the talk. General questions get general answers.
tip[early]: Leave a few minutes empty after each session. The useful thought often turns up on the way to the next thing.
nudge-subject: The question that keeps coming back
nudge-subject: A time to think aloud?
nudge-subject: If one thing could be different
nudge[calm]: If the same thought is still going round, reply with it in a line. If it has sorted itself out, all the better.
nudge[calm]: Coaching works when you choose it, so there is no push here. A time that would suit you for a talk is enough, whenever you want one.
nudge[lively]: Try this on: a year from now I would like to stop... Send {us} the rest of the sentence if you dare!
nudge[lively]: Your inner committee has met often enough. Reply with its main point, and let somebody from outside listen.
q: Is there a right time to start with coaching? | A change, a decision or a recurring annoyance is reason enough. In an acute crisis, a doctor or a crisis line is the right first call, as coaching does not replace treatment.
q: I have never talked to a coach. What is it like? | Mostly it is a conversation in which you do the thinking and hear good questions. Ask {us} how a first talk goes and what it is meant to settle.
q: What if I do not know my goal? | Then the first task is finding the question. Say what bothers you, and leave the goal for later.
q: What should I prepare for a first talk? | One sentence about what you want to change, and a quiet place, will do. Paper helps, because thoughts look different when they lie in front of you.
q: Does what I say stay between coach and client? | Ask {us} about confidentiality before you begin, especially if your employer pays. Agree in plain words on what is passed on and what is not.
q: How are sessions, price and an ending agreed? | Before the first paid session, both sides agree on length, price and what happens if one has to be moved. Ask as well how either of you can bring the coaching to a close.
step: A first talk | You describe what you would like to change, and both of you find out whether you can think well together.
step: Sharpening | The wish is turned into a question that you can work on.
step: Trying it out | Between the talks you do something small for real, and bring back what happened.
step: Looking back | You compare where you stand with the first sentence you wrote.
span: of thinking aloud
small: so everybody's question gets its turn
small: and you can speak before you have polished your thoughts
# legal
received[calm]: Your enquiry has arrived and is being read by a person. Please note that an enquiry does not yet make you a client, and it does not stop any time limit that is running.
received[calm]: Thank you for setting out your matter. {We} read it for dates and documents first, since the order of events matters in law.
received[lively]: Your question has been taken out of the envelope, and a person is reading it line by line. Deadlines run on in the meantime, so keep an eye on yours.
received[lively]: One legal worry, now written down: that is a sound beginning! A person is reading your enquiry, and the letters should stay safe with you until it is clear who acts for you.
headline[calm]: Your legal enquiry has arrived
headline[calm]: Your matter is being read
headline[lively]: One worry, set down on paper
headline[lively]: Well set out: your enquiry is here
next: Put your papers in order of date, oldest first, and leave them unmarked.
next: Note the day on which each letter reached you, and keep its envelope.
next: Look for time limits in the letters, and if one is close, seek advice without waiting for any single office.
next: Write down the names of everyone on the other side, since a lawyer has to check for conflicts of interest.
ask: Tell {us} in one line what the matter is about and which date in the papers comes next.
ask: Who is on the other side, and has anything been signed?
ask: Which outcome are you hoping for, and which would you be able to live with?
advice-subject: Before you sign anything
advice-subject: A timeline on a single page
advice-subject: Keep the envelope as well
advice-opening: Whatever your matter is, order in the papers helps the person who has to advise you on them.
advice-opening: What follows is general and no advice on your matter, but it can make a first meeting with a lawyer shorter.
advice-opening: A legal question is easier to answer when the facts stand apart from the anger about them.
tip: Write a timeline on one page, with dates on the left and facts on the right. A lawyer can then see at a glance what happened, and what is missing.
tip: Keep the envelope with each letter. The day it was sent or arrived may matter for a time limit.
tip: Open official letters on the day they come. Some legal time limits are short, and they do not wait for a quiet week.
tip: Save messages and emails in their original form. A retyped message has lost its date and its sender.
tip: Ask for time, in writing, when you are pressed to sign. A document that you may not take home and read deserves a second pair of eyes.
tip: Separate what you saw from what you were told. Both can be useful, but they are not the same to a court.
tip: Think about what you want before you think about who is right. A lawyer can weigh up a route only if you name the place you want to get to.
nudge-subject: What date is in your letter?
nudge-subject: One line about your matter
nudge-subject: Papers ready to be looked at?
nudge[calm]: Reply with one line about your matter if it is still open, and leave out confidential details for now. If someone else already advises you, there is nothing more to do.
nudge[calm]: A first question to a lawyer can be a small one, such as whether you need a lawyer. You may ask it here, or think it over first.
nudge[lively]: Tidy pile or drawer full of letters? Tell {us} which of the two it is, and ask what to bring!
nudge[lively]: The envelope on the sideboard is not going to open itself. Read it today, and write to {us} if you would like to ask about it.
q: When should I see a lawyer? | Sooner rather than later once a letter names a time limit or somebody wants a signature. If a deadline is close, do not wait for a reply from one office only.
q: I have never needed legal advice. What happens first? | Usually you describe the facts, the lawyer checks for conflicts of interest, and you hear whether there is something to be done. Ask {us} what a first meeting covers and what it costs.
q: I find these letters upsetting. Can someone come with me? | Many people bring a person they trust for support. Ask {us} beforehand, because another person in the room can affect confidentiality.
q: Which papers should I bring to a first meeting? | Bring the contract, every letter with its envelope, and your timeline, even if something is missing. Ask {us} for a safe way before you send any of it.
q: Is what I write in a first message confidential? | Rules differ, and nobody acts for you until that has been agreed. Keep the first message short, and save the details for the conversation.
q: How are legal fees agreed? | Ask how the fee is worked out, by the hour or by the matter, and which court or other costs may come on top. Get it in writing before any work begins, with how you can end the agreement.
step: Facts and dates | You tell what happened, in order, and the papers are looked at.
step: Where you stand | You hear which routes there are, what speaks for and against each, and what they may cost.
step: Your decision | The choice to go on, to talk or to leave it is yours, and it is put in writing.
span: with your papers
small: so each file can be read to its last page
small: and you deal with people who know the file
# finance
received[calm]: Whatever state the paperwork is in, a person is reading what you wrote about your numbers. What has changed in the past year is often what {we} look for.
received[calm]: Accounts, tax or an unopened folder: {we} read such messages without judging. Yours has come in.
received[lively]: The shoebox may come out of hiding! Your question about figures is being read by somebody who likes them.
received[lively]: Your message adds up so far, and a person with a calculator is reading it.
headline[calm]: Your figures have found a patient reader
headline[calm]: Money matters, calmly received
headline[lively]: Shoebox, meet somebody who likes numbers
headline[lively]: Your sums have found a reader
next: Gather the latest statements in one pile, whatever state they are in.
next: Write down what changed this year: a job, a move, a business, a loan.
next: Mark the letter with the nearest due date.
next: Note the words on your statements that nobody has explained to you.
ask: Tell {us} what it is about, who did the books until now, and which deadline comes first.
ask: What has changed since your last tax return or your last set of accounts?
ask: Are your papers on paper, in a program, or a bit of both?
advice-subject: What to do with a shoebox of receipts
advice-subject: Questions to ask about any fee
advice-subject: Put the due dates on one page
advice-opening: Numbers are quieter when they have a place, and finding one takes an evening rather than a talent.
advice-opening: This letter gives no advice on your own money, but it helps you to ask for it in good order.
advice-opening: Paperwork grows in drawers, and the top layer is usually the one that matters.
tip: Sort papers by kind before you sort them by date. Bank, tax, insurance and receipts make four piles that you can finish in an evening.
tip: Keep private and business money in separate accounts. It saves you from explaining every coffee at the end of the year.
tip: Photograph paper receipts soon after you pay. Thermal print fades to white long before a tax office has lost interest.
tip: Put all due dates of the year in one calendar. Late fees are the only bill that pays for nothing at all.
tip: Ask how an adviser is paid and by whom. You can weigh up a recommendation better when you know that.
tip: Send account details only by a way that was agreed on in person or on a number you know. Fraudsters write very polite emails.
tip: Note what you want to understand by the end of the meeting. It keeps the talk on your question when the forms pile up.
nudge-subject: The letter with a due date
nudge-subject: What changed in your year?
nudge-subject: Where does the paperwork hurt?
nudge[calm]: Tell {us} the kind of help you are after, in a line and without account numbers. If your books are in good hands now, leave them there.
nudge[calm]: One unopened envelope can be the reason for putting things off. Name it in a reply, or open it with a cup of tea and see whether you need anyone.
nudge[lively]: Receipts in a box, a bag or the glove compartment? Send {us} the true answer; there are no marks for tidiness!
nudge[lively]: Figures rarely come and say what they mean. Write back with the one you do not understand, and ask.
q: Is there a good time of year to ask for help with accounts? | Ask some weeks before a due date, when there is room to find missing papers. Tell {us} which deadline is the next one.
q: My papers are a mess. Does that matter? | Box, bag or folder, somebody can begin with it. Ask {us} how you may save work by sorting, as that can make the bill smaller.
q: I do not understand financial words. Will I cope? | You may ask for each word in plain language, and a good answer uses none you do not know. Write down the ones that puzzle you.
q: Which papers are useful for a first meeting? | Recent statements, the last return or accounts, and a note of what has changed are a sensible start. Ask {us} for the list that fits your question.
q: Are my details safe when I send papers? | Do not put account numbers in a first message. Ask {us} which secure way there is, who can see the papers, and how long they are kept.
q: Who decides on the work and its price? | You do, once you have seen a price with what it includes and what would cost extra. For advice on products, ask also whether anyone else pays for the recommendation.
step: Gathering | Papers come together in one place, and a list shows what is missing.
step: Sorting out | Questions are collected so that you can answer them in one go.
step: Seeing clearly | You go through the figures and hear what each of them means.
step: Filing | What has to be handed in goes out after you have read and approved it.
span: with the figures
small: so no folder lies unread for long
small: and any line of your statement can be asked about
# real-estate
received[calm]: A pencil and a street map lie beside your message, and a person is reading about the home you have in mind. What it must have and when a move would suit you come first.
received[calm]: Rooms, streets and wishes: your message about a home has come through the door. {We} read the small wishes with care, as they often decide.
received[lively]: Keys are still a way off, but your house question is here and being read!
received[lively]: Your wish list has rung the bell, and somebody has opened the door to read it.
headline[calm]: Your house wishes have a reader
headline[calm]: Rooms and streets: your message is here
headline[lively]: The doorbell rang: it was your message
headline[lively]: House wishes have moved in
next: Write down what the home must have, what would be nice, and what you never want.
next: Work out the monthly sum you can carry calmly, repairs included.
next: Walk through the streets you have in mind after dark.
next: Gather what you know about the house you have now, if there is one to sell or leave.
ask: Tell {us} which streets or areas you like and what the home has to have.
ask: When would you like to move, and what has to happen first?
ask: Are you looking, selling, or doing both at once?
advice-subject: Must, nice, never: a list for homes
advice-subject: What to look at during a viewing
advice-subject: See the street in the rain
advice-opening: Houses show their best side at a viewing, so it is worth knowing where the other sides are.
advice-opening: Long before there is a key, three lists and one honest sum will do much of the choosing.
advice-opening: People choose a home with their heart in one afternoon and live with its pipes ever after.
tip: Visit the street in the evening and again in the rain. Parking, noise and gutters tell you things that a sunny noon does not.
tip: Sort wishes into must, nice and never. The last list is short, and it rules out more homes than the other two.
tip: Look at the ceiling under each bathroom and smell the cellar. Water is patient, and it leaves marks.
tip: Turn on a tap, open a window and stand still in every room. Pressure, draughts and the neighbour's music make themselves known if you are quiet.
tip: Work out a monthly sum you can carry with something left for repairs. Let that sum choose the price range, since a lender's limit may be higher than is comfortable.
tip: Have the building checked by someone independent before you sign. A report reads dryly and is cheaper than a new roof.
tip[photo]: Take photographs of the dull corners: fuse box, boiler label, window frames. By the third viewing, all kitchens run together.
nudge-subject: The one thing a home must have
nudge-subject: Which streets do you like?
nudge-subject: Has your house list changed?
nudge[calm]: Reply with one must and one never if you are still looking. If you have found the right door, {we} hope it closes well.
nudge[calm]: House hunting is tiring, and a rest is allowed. When you want to go on, send {us} the area you have in mind.
nudge[lively]: Big kitchen or big garden, if you had to choose? Your answer tells {us} more than the number of rooms!
nudge[lively]: Wishes change between two viewings. Send {us} your newest one, and keep the older ones in a drawer.
q: When is a good season for looking at houses? | More homes tend to come up in spring, while winter shows draughts, damp and dark rooms. Look at a house you like in poor weather before you decide.
q: I have never bought or rented on my own. Where do I start? | Begin with the monthly sum and the list of musts. Ask {us} which steps follow in your area, as the rules differ between countries.
q: How many viewings can one stand? | A few in one day are plenty, because rooms begin to blur. Tell {us} if stairs are hard for you, so a viewing can be planned around it.
q: What do I take to a viewing? | Bring a tape measure, a phone with some charge, and your list. For a second look, bring someone who is not in love with the place.
q: How do I notice what fresh paint hides? | Look where water would go: cellar walls, window corners, and ceilings below bathrooms. An independent survey finds what eyes miss.
q: How are fees and offers agreed? | Ask {us} who pays which fee, and when, before you sign anything. An offer or a contract can bind you, so read it at home, and with a lawyer or notary where that is usual.
step: Wishes and sums | You say what the home must have and what you can carry each month.
step: Viewings | Cellar, roof and street are looked at before the nice view.
step: Papers | Surveys, contracts and old bills are read before anyone is asked to sign.
step: Keys | Meters are read, rooms are walked through once more, and a door is yours to close.
span: from room to room
small: so nobody queues on the stairs at a viewing
small: and there is quiet to listen to the house
# home-services
received[calm]: {We} try to see the work in front of {us} when {we} read a description like yours. It has arrived, and a person is going through it.
received[calm]: Somebody who does such work is reading about the job at your place, with the tools in mind.
received[lively]: Drip, crack or overgrown hedge: your message is on the workbench and being read!
received[lively]: Your job has come in, and somebody is scratching their head over it in a good way.
headline[calm]: Your job description has arrived
headline[calm]: What needs doing is now on the bench
headline[lively]: Toolbox open, message read
headline[lively]: Your to-do list found company
next: Take a photo from the doorway and one from close up, in daylight.
next: Measure what you can, and note where you held the tape.
next: Find out where the water and the power are turned off.
next: If there is danger from gas, water or wiring, call the emergency service where you live and do not wait for an email.
ask: Tell {us} what has to be done, in which town or street, and when it ought to be finished.
ask: How old is the part that gives trouble, and has anyone worked on it before?
ask: Can a van park near the door, and are there stairs or narrow corners on the way to the work?
advice-subject: Two photos that explain the job
advice-subject: What a clear quote says
advice-subject: Clear the way before the work
advice-opening: A job at home is half done once everyone pictures the same thing, and pictures are easy to send.
advice-opening: Most surprises on a bill were visible beforehand, behind a cupboard or under a mat.
advice-opening: Good work in a house begins with a tape measure, a photo and a clear way to the spot.
tip: Photograph the spot in daylight, once from the door and once up close, with a coin or a ruler beside it. Size and access are what decide the tools.
tip: Write down type and number from the label on the appliance or the tin. Parts and paint are found by number and hardly ever by colour.
tip: Clear the way from the door to the work. Moving furniture is slow for people who are paid for something else.
tip: Ask that a quote says what is included, what is not, and who decides on extras. The last point prevents the quarrel.
tip: Try out the stopcock and the fuse box while nothing is wrong. You want to know which way they turn before the ceiling drips.
tip: Collect small repairs on one list. The way to your house is the same for one hinge or for six.
tip[early]: Tell the neighbours before noisy work begins. A word at the fence makes drilling sound shorter.
tip[dogs]: Put dogs and cats in a closed room while doors stand open. Tools are loud, and garden gates get forgotten.
nudge-subject: Two photos of the job
nudge-subject: Is the work still waiting?
nudge-subject: What needs doing first?
nudge[calm]: Send {us} a photo of the spot if the work is still to be done. If you mended it yourself, well done.
nudge[calm]: Jobs around the house have an order of their own. Reply with the one that bothers you most, and let the others stay on the list.
nudge[lively]: Squeak, leak or scratch? Answer with the noise it makes, and {we} know where to begin asking!
nudge[lively]: That corner you walk past with your eyes shut: take its picture and send it to {us}. You need not promise it anything.
q: Does the work depend on the season? | Roofs, paint and gardens follow the weather, while pipes and wires mostly do not. Ask {us} which months suit your kind of job.
q: I cannot judge how big the job is. What do I write? | Describe what you see, hear or smell, and add pictures. Finding out what is behind it belongs to the work.
q: Do I have to be at home during the work? | For the start and the end, it helps to have you there, since questions come up. Agree with {us} about keys, noise and hours in between.
q: What should I get ready at my place? | Clear the spot, cover what dust could hurt, and show where water and power are. Ask {us} what else has to be out of the way.
q: Who will come into my house? | Ask for the name, the firm and proof of trade registration or cover where your country requires it. It is a fair question, and an honest trade is used to it.
q: How are a price and a day fixed? | A small job can often be priced from photos, and a larger one needs a visit. Ask for the quote in writing, with what happens if the wall hides a surprise or a date has to move.
step: Seeing the job | Photos or a visit show what there is, how to get at it, and what it needs.
step: The quote | Work, parts and day are written down, and you say yes or no.
step: The work | Floors are covered, the job is done, and what turns up on the way is talked over before it costs anything.
step: Looking it over | You try the tap, the switch or the door together, and the dust is swept up.
span: on the job
small: so the same people who began the job know where it stopped
small: and your kitchen is not full of boots
# pets
received[calm]: Habits, fears and favourite treats are what {we} look for when somebody writes about an animal. Your message is here, and a person is reading it.
received[calm]: It is nice to meet your animal in writing first. A message from its owner is read slowly, for the small remarks are the useful ones.
received[lively]: Tail up! Your message has been sniffed out and is being read.
received[lively]: Paws or claws, your message is here, and its reader already wants to know the name.
headline[calm]: Your animal has been introduced
headline[calm]: Whiskers and words: your message is here
headline[lively]: Sniffed, found, read
headline[lively]: Ears up: your message is here
next: Note the treats that work even when something exciting goes past.
next: Look for the vaccination card, and put it beside the lead or the carrier.
next: Watch for a day what startles your animal and what calms it.
next: If your animal seems ill or hurt, ring a vet where you live before anything else.
ask: Tell {us} the animal's name, kind and age, and what it is afraid of.
ask: How does it behave with strangers, with other animals, and in the car?
ask: Which days start calmly at your home, so that a first visit is not a rush?
advice-subject: A calm first visit for shy animals
advice-subject: The treat that works outdoors
advice-subject: Habits that only you know
advice-opening: Animals read people well before people read them, so the first minutes of any visit are theirs.
advice-opening: You know the small signs of your animal better than anyone, and they are worth writing down.
advice-opening: Leads, crates and clippers are strange things to an animal, until they have meant something nice a few times.
tip: Let your animal come up to a stranger, and ask people to look away. Being approached from above is what frightens most of them.
tip: Praise in the second it happens. A treat that comes later belongs to whatever your animal is doing by then.
tip: Walk or play before a visit, but stop while there is still some energy left. An overtired animal is as jumpy as a bored one.
tip: Leave the crate or the brush lying open at home for a week, with treats beside it. Things that are always there lose their meaning as a warning.
tip: Bring the blanket or the toy that smells of home. In a strange room, smell is what an animal trusts first.
tip: Learn the quiet signs of stress, such as licking lips, yawning and turning away. Growls and scratches come when those were not seen.
tip[kids]: Teach children to wait until the animal comes to them, and to leave it alone while it eats or sleeps. Most bites begin with love at the wrong moment.
tip[first]: Keep the first visit short and end it while it goes well. Animals remember how a place stopped.
nudge-subject: Which treat works best?
nudge-subject: A name and a habit, please
nudge-subject: How is your animal with strangers?
nudge[calm]: Reply with your animal's name and one habit, if you are still looking for help. If things are calm at home again, give it a scratch from {us}.
nudge[calm]: Not sure whether your animal would cope? Describe its last bad day in two lines, and ask. There is no harm in waiting, either.
nudge[lively]: Cheese, liver or a squeaky ball? Send {us} the thing it would cross a road for!
nudge[lively]: Dogs answer in wags and cats in slow blinks. You may send {us} a name and a day instead, or take a walk first.
q: Does the weather matter for an animal? | Heat is harder on most animals than cold, above all in cars and on tarmac. Ask {us} how walks or visits are timed on hot days.
q: My animal has never been with strangers. How do we begin? | Slowly, with a short visit at which nothing is asked of it. Tell {us} what it knows and what it has never met.
q: Mine is old, or lame, or shy. Is that a difficulty? | Say so early, because stairs, noise and handling can be planned around it. For anything medical, ask your vet first.
q: What should my animal bring along? | The usual lead or carrier, favourite treats, the vaccination card and any medicine with its instructions. A blanket from home helps it settle.
q: What happens if my animal is ill or hurt with you? | Give {us} your vet's number and a way to reach you, and agree in writing who may decide and up to what cost. Ask how such a case is handled.
q: How are days and prices agreed, and what if I am ill? | You name the days and what your animal needs, and hear the price before it comes. Talk through how a visit can be moved or called off.
step: Meeting | Nobody does anything to the animal while it sniffs the room and the people.
step: Getting used to it | Short visits with pleasant endings come before long ones.
step: The usual day | Your animal knows the door, the voice and the order of things.
span: with your animal
small: so each animal can keep its distance
small: and the shy ones are not run over at the door
# wedding
received[calm]: The date, the place and what you would like to remember: that is how a person is reading your message. It has come in safely.
received[calm]: Your message about the celebration is being read to the end, because guests and small wishes often hide in the last line.
received[lively]: Something is to be celebrated! Your message is here, and it is being read with a smile.
received[lively]: A date, a crowd, perhaps a dance: your plans have come in, and a reader is picturing them.
headline[calm]: Your plans for the day are being read
headline[calm]: A wedding day is on your mind
headline[lively]: Somebody is planning a celebration
headline[lively]: Confetti later, your message first
next: Note date and place, even if both still have a question mark.
next: Collect a few pictures that feel right, and one that does not.
next: List the people who must not be forgotten on the day.
next: Sketch the order of the day in a few lines, from getting ready to the last song.
ask: Tell {us} when and where you celebrate, and about how many guests you expect.
ask: Which half hour of the day matters most to you?
ask: Is there something that you have seen at another wedding and do not want at all?
advice-subject: Leave empty time in the wedding plan
advice-subject: One person who decides on the day
advice-subject: How to sort wedding ideas
advice-opening: The good moments of a wedding day tend to happen between the items on the plan.
advice-opening: Before colours and songs, a celebration needs a few decisions that are easily made at a kitchen table.
advice-opening: People who have celebrated often say the same: it went by quickly, so it helps to know where to slow it down.
tip: Leave gaps in the plan of the day. Greetings take long, zips get stuck, and the nice scenes need somewhere to happen.
tip: Name one person who answers questions on the day, and let it be neither of the couple. The cake will otherwise ask the wrong people where to stand.
tip: Write a list of the people you want in pictures, and give it to someone who knows their faces. Uncles wander off towards the buffet.
tip: Show the people you hire one picture you dislike, along with those you love. What to avoid is often clearer than what to aim for.
tip: Look up when the sun sets on your date, and see where it stands at the place. Light decides about pictures, candles and shawls.
tip: Put a rain plan on paper that you like as well as the sunny one. A second choice you would be glad of takes the fear out of the forecast.
tip[kids]: Give children a corner, a task and an early plate. Hungry small guests are the loudest part of any speech.
tip[group]: Talk through money with everyone who pays before anyone is hired. Taste can be shared out later.
nudge-subject: Your date, even a rough one
nudge-subject: Which part of the day matters most?
nudge-subject: How are the wedding plans?
nudge[calm]: Reply with a season or a date if you are still choosing people for the day. If you have found them, {we} wish you fine weather.
nudge[calm]: Plans for a celebration come in bits. Send {us} the bit that is settled, and keep the rest open until you feel like it.
nudge[lively]: First song, first kiss, first slice: which one are you looking forward to? Answer with that and the date!
nudge[lively]: Guest lists are still growing, no doubt. Send {us} the number as it stands today; nobody minds if it grows.
q: What if it rains on the day? | Rain is a matter of roofs, towels and a plan made calmly in advance. Ask {us} what would change, and who decides at what hour.
q: We have never planned anything like this. Where do we begin? | Date, place and number of guests come first, because everything else hangs on them. After that, choose the one thing you care about most.
q: We feel stiff when everyone looks at us. What helps? | Hold something, walk somewhere, and talk to each other. Say so to {us} as well, for quiet moments can be planned.
q: What should we prepare before a first talk? | A rough plan of the day, some pictures you like, and a sum you feel comfortable with. Open questions are welcome on the list.
q: What if somebody you hire falls ill? | It is right to ask that of everyone you hire, {us} included. Let them explain who would step in, and put it in the agreement.
q: When are a date and a price firm? | Both become firm when you have agreed on them in writing, with what is included. Look at the lines about postponing and calling off before you sign.
step: First talk | You describe the day you see in front of you, and find out whether you like each other.
step: Choosing | Pictures, samples or songs are sorted until a clear line appears.
step: The plan | Times, names and the weather version fit on one page.
step: On the day | The plan is in somebody else's pocket, and you have your hands empty for a glass.
span: of your celebration
small: so every guest is more than a seat number
small: and nobody has to shout across the tables
# beauty
received[calm]: What you did not like last time is as useful to {us} as the look you want now. Your message about an appointment is being read by a person.
received[calm]: Somebody who works in front of a mirror every day is reading about the appointment you would like.
received[lively]: Mirror, mirror, a message has come in! It is being read with clean hands.
received[lively]: Your idea for a new look is here, and the person reading it is already picturing you in the chair.
headline[calm]: Your appointment wish has been noted
headline[calm]: The look you have in mind
headline[lively]: Somebody feels like a change
headline[lively]: The mirror has heard from you
next: Find a picture of the look you like, and one of a look you do not.
next: Note allergies and everything that has made your skin react.
next: Choose a time with nothing urgent behind it.
next: Write down the products you use at home, by their names.
ask: Describe in a line what should be done, and send a picture taken in daylight.
ask: How long do you want to spend in front of the mirror on a normal morning?
ask: What did the last person do that you would not want again?
advice-subject: A picture says short better than short
advice-subject: How to describe the look you want
advice-subject: Before you sit down in the chair
advice-opening: Words such as natural, short or bright mean something else to each person in front of a mirror.
advice-opening: You leave the chair happier when the talk before it was good, and the talk is easy to prepare.
advice-opening: What looks nice in the salon has to work in your bathroom, with your hands and on your worst morning.
tip: Take pictures of what you like in daylight and from the side. Salon lamps and filters change colours more than you think.
tip: Bring one picture of what you do not want. It saves more talk than all the nice ones together.
tip: Begin with less than you have in mind. More can be added at the next appointment, and too much has to grow, fade or wait.
tip: Mention allergies, medicines and fresh sunburn before anything touches your skin. Some treatments need a patch test, and some have to be put off.
tip: Come as you are on a normal day. Your usual parting, make-up or nails show what has to be lived with.
tip: Be honest about the minutes you spend on yourself in the morning. A look that needs more of them lasts until the first early start.
tip[first]: Start with something small when you try a new place. A trim, a tidy-up or a single treatment tells you how well you are listened to.
tip[long]: Eat and drink before a long appointment, and wear a top with a wide or buttoned neck. You will sit still for a while, and jumpers are hard to pull over fresh work.
nudge-subject: A picture of what you like
nudge-subject: Which day suits your appointment?
nudge-subject: More, less or quite different?
nudge[calm]: If you are still thinking about a change, reply with a picture. If you have got used to the mirror as it is, lovely.
nudge[calm]: A small appointment is a good way to get to know a pair of hands. Tell {us} a day that suits, or keep the thought for later.
nudge[lively]: Bold, or hardly different? Choose one word for your next look and send it over!
nudge[lively]: Your reflection has been asking, so {we} pass it on. Send a day and an idea, and put the fringe behind your ears until then.
q: Does the season matter for a treatment? | Sun, salt and dry heating change skin and colour. Tell {us} if a beach holiday or strong sun is coming up before or after the appointment.
q: I do not know what suits me. What do I say? | Bring a picture of yourself on a day you liked how you looked. From there, it is a talk about what made the difference.
q: How long does it take, and does it hurt? | That depends on what is done and on how sensitive you are. Ask {us} about each step, and say when you want a pause.
q: How should I dress for the appointment? | Clothes that may catch a drop, and no necklace. Ask whether to come with clean hair, without make-up, or with bare nails.
q: What if my skin reacts? | Tell {us} about allergies and earlier reactions before you come, and ask for a patch test where one exists. With a skin condition, ask a doctor first.
q: How do I agree on a price, and what if I cannot come? | Describe what you want, with a picture, and ask what it costs and what could change the price. Find out too how an appointment can be moved.
step: Talk first | You look into the mirror together, and say what stays and what goes.
step: The work | It goes bit by bit, with a look in between where that is possible.
step: Seeing it by daylight | You turn your head at the window, and hear how to keep it up at home.
span: in the chair
small: so the chair beside you is quiet enough to talk
small: and nobody works on two heads at once
# saas
received[calm]: {We} look at what you use today before {we} talk about features. Your question about the software is here and is being read by a person.
received[calm]: Lists, spreadsheets and workarounds are welcome, as they show what a tool has to do. Your message about the way you work is being read.
received[lively]: A spreadsheet somewhere feels a chill! Your software question is being read.
received[lively]: No bot picked up this ticket; a person is reading about the way you work.
headline[calm]: Your software question has a reader
headline[calm]: How you work today, read with interest
headline[lively]: Your spreadsheet wants to talk
headline[lively]: Message saved, and read by a human
next: Choose one ordinary week of work that you could test the software with.
next: Time the task as you do it today, from the first click to the last.
next: Pick the colleague who doubts most, and ask what would convince them.
next: List the systems that your data comes from and goes to.
ask: Tell {us} how large your team is, what tool you use now, and where it loses time.
ask: Which data would have to move, and in what format is it today?
ask: Who would work with it daily, and who signs?
advice-subject: How to test software in a normal week
advice-subject: Ask how your data gets out again
advice-subject: Let the doubter try it first
advice-opening: Demos always work, so a fair test of software begins with your own untidy data.
advice-opening: Switching tools is rarely about features, and mostly about the habits of a few people at busy desks.
advice-opening: A new app should earn its place beside the old list before it replaces it.
tip: Test with a real week of data. The odd cases live there, and sample data has none.
tip: Measure the old way before you try the new one. Without a number for today, any tool feels faster for a fortnight.
tip: Give the trial to the people who will click every day. Whoever signs sees the dashboard, and they see the third error message.
tip: Export something early in the trial. If your data comes out whole and readable, you can stay because you want to.
tip: Move one team or one task at first, and keep the old list beside it. Trust grows when both show the same result.
tip: Decide beforehand what would make you stop. A limit set in advance is easier to keep than one found in the middle of a migration.
tip[group]: Let the loudest doubter in the team write down every objection. Their list makes a good acceptance test.
nudge-subject: Which task takes too long?
nudge-subject: Your tools today, in one line
nudge-subject: A real week to test with
nudge[calm]: If the old workaround still annoys you, reply with its name. If it does its job, there is no reason to change it.
nudge[calm]: A trial needs a calm week, and those are rare. Tell {us} what you would test when one turns up.
nudge[lively]: How many tabs does your worst routine need? Send {us} the count, no matter how embarrassing!
nudge[lively]: Somewhere a colleague copies numbers from one window to another. Write and tell {us} which numbers they are.
q: Which week is right for switching software? | Choose a quiet stretch and avoid month ends and busy seasons. Run both ways side by side until you trust the new one.
q: Our team is not technical. Is that all right? | The people who do the work are the ones who have to find their way. Let one of them try it without help, and ask {us} about everything that stopped them.
q: How much effort is the set-up? | Mostly it is about data: what comes in, from where, and how clean it is. Describe yours to {us}, and ask what your part of the work would be.
q: What do we need for a trial? | A real set of data you may use, one person with some time, and a result you want to see. Leave out personal details that the test does not need.
q: Where is our data, and how do we get it out? | Ask {us} where it is stored, who can read it, how it is backed up, and in which format you can export it. Get the answers in writing before you load anything sensitive.
q: How are the price and the end of a contract agreed? | Ask what the price depends on, such as users or volume, and how it grows. Read how to leave and what happens to your data then, before you sign up.
step: Your own case | One real task is set up with your data, and you see where it creaks.
step: Side by side | The old way and the new one run together until the results agree.
step: Switching over | The team moves on a calm day, and the old list is kept to look things up.
span: at the screen
small: so each user can say what gets in the way
small: and questions about your set-up reach someone who knows it
received[calm]: A team that asks before it buys is a pleasant sight. What you wrote about your work is being read in full.
received[calm]: How you do it today matters more to {us} than which button you like, so that is what {we} read for.
received[lively]: Ding, and no pop-up this time: a human being is reading about your spreadsheet.
received[lively]: Your workaround has been noticed, and somebody is nodding at it.
headline[calm]: What you wrote is on a real desk
headline[lively]: A human has opened your ticket
next: Write down the three clicks that annoy your team most.
next: Ask who would have to say yes before a new tool comes in.
next: Find a week from last month that went wrong, and keep its numbers.
ask: What would have to be true after a month for you to call the change a success?
ask: Who uses the tool every day, and on which devices?
advice-subject: Who should test your new tool
advice-subject: What to measure before a switch
advice-opening: Software is bought in an hour and used for years, which is why a dull test is worth so much.
advice-opening: Most tools fail on a busy evening, so that is the moment to imagine while you compare.
tip: Ask how data comes out before you ask how it goes in. A tool with a good exit is easier to trust.
tip: Test on the oldest phone in the team. If it works there, it works in the rush.
tip: Write one page on how things are done today, with all the exceptions. No maker of software could wish for a better briefing.
tip: Count the people who need a login, and then those who need only a message. Many tools are bought too large.
tip: Let the change begin after payday. Nobody forgives a tool that gets the first pay slip wrong.
nudge-subject: The click that annoys your team most
nudge-subject: A quiet week for a test?
nudge[calm]: If comparing has stalled, send {us} the one thing the tool must not get wrong. That is a good place to go on, or to stop.
nudge[calm]: The number of people in your team would be a useful reply. If the list on the wall does its work, keep it.
nudge[lively]: What would your team love to never type again? Send {us} that!
nudge[lively]: Spreadsheet still winning? Tell {us} its best trick, and {we} will say whether {we} can match it.
# agency
received[calm]: Websites and campaigns are made for visitors, so {we} read your message with their eyes as well. A person is doing that now.
received[calm]: Good marketing begins with somebody reading carefully. Your project message is here, and your customers come to mind with every line.
received[lively]: New tab opened! Your message about your site is being read, and not by a chatbot.
received[lively]: Your brief is in, and there is a person behind the screen who likes a good headline.
headline[calm]: Your brief is on the screen
headline[calm]: Pages, words and your question
headline[lively]: A new tab is open for you
headline[lively]: Your brief has gone live on a desk
next: Open your site on an old phone in bright light, and read the first screen aloud.
next: Ask two customers what they typed or whom they asked before they found you.
next: Save links to pages you like, with a word on why.
next: Decide who in your team says the final yes.
ask: Tell {us} what a visitor to your page should do and how often it happens now.
ask: Which questions do customers ask you again and again before they buy?
ask: What must never appear on your site, however many others do it?
advice-subject: Read your home page in the sun
advice-subject: What a first screen has to say
advice-subject: Words before colours
advice-opening: Visitors give a page a few seconds and a thumb, so this letter stays at the top of the screen.
advice-opening: Much of what a good website needs is already in your inbox, in the questions customers ask.
advice-opening: It is hard to read your own home page, because you know what it means to say.
tip: Read the first screen of your site aloud to a stranger. If they cannot say who it is for and what to do next, the rest of the page is not seen.
tip: Collect the questions customers ask before they buy, in their words. They are better headings than anything thought up in a meeting.
tip: Count the taps from your home page to an enquiry on a phone. Each extra one loses people who had already made up their minds.
tip: Use your own photographs, even plain ones. Visitors have seen the bought handshake before.
tip: Finish the words before you choose the colours. A design made around dummy text breaks at the first real sentence.
tip: Give each page one task. A page that asks for a call, a follow and a download often gets none of them.
tip[group]: Let one person decide after everyone has commented. Pages made by vote are polite and say nothing.
nudge-subject: What should your site bring you?
nudge-subject: Which page bothers you most?
nudge-subject: A link is enough
nudge[calm]: Send {us} the link of the page that you like least, if you want to do something about it. If you have made your peace with it, let it stand.
nudge[calm]: It may help to write down what a good enquiry is worth to you. Reply with that, or keep it for your own planning.
nudge[lively]: Show {us} the headline you have never dared to delete. One reply, and it gets an honest look!
nudge[lively]: Home page, menu, contact form: which of them makes you wince? Tell {us} and feel a little lighter.
q: Is there a season for a new website or campaign? | It is wise to be finished before your own busy months and to test in a quiet one. Tell {us} when your customers usually decide.
q: We have never worked with an agency. How does it begin? | With a talk about what the page or campaign should change, and for whom. Bring numbers if you have them, and say so if you have none.
q: How much of our time will a project take? | Answers, photos and decisions can only come from you, so plan some hours of your own. Ask {us} when they will be needed.
q: What should we have ready? | Access to statistics and domain, your own pictures, and the questions customers ask. A list of pages you like is useful too.
q: Can you promise us a place in search or more sales? | Nobody can honestly promise that, as search engines and markets decide for themselves. What can be agreed on is the work, and how its effect is measured.
q: How are price, changes and rights agreed? | Ask for a written scope with the price, the number of rounds, and what counts as extra. Settle who owns the texts, pictures and code, and how the project can be ended.
step: Looking | Your pages are read on a phone, next to the numbers you have.
step: Words and sketches | The message is written first, and the layout grows around it.
step: Building and testing | It is tried on old phones and by people who know nothing about it.
step: Going live | The page goes out, and what visitors do is compared with what they should do.
span: with your pages open
small: so you talk to the people who do the work
small: and decisions take a chat instead of a slide deck
# ecommerce
received[calm]: Size, colour and use are what {we} check when somebody asks about a product. Your question has come in and is being read by a person.
received[calm]: Asking first saves a parcel from travelling twice. Thank you for that; what you want to know is being read.
received[lively]: No basket needed for questions! Yours is here, and somebody is reading it.
received[lively]: Your message jumped the queue of parcels and landed with a person.
headline[calm]: Your product question is here
headline[calm]: Asking first was a good idea
headline[lively]: Tape measure out, your question is in
headline[lively]: Your question arrived before the parcel
next: Measure something you own that fits, laid flat on a table.
next: Look at the colour you like once by the window and once under a lamp.
next: Think about what the product has to survive: rain, children, a washing machine.
next: Count back from the date if it is to be a present.
ask: Tell {us} which product you mean, in what size or version, and what it is for.
ask: Is it for you or a present, and is there a day it is needed by?
ask: What did you like and dislike about the one you had before?
advice-subject: Measure a favourite piece first
advice-subject: How to judge a colour on a screen
advice-subject: Read the care label before you buy
advice-opening: Buying without touching works well once you borrow the missing senses from something you own.
advice-opening: Parcels go back for three reasons above all: size, colour, and a purpose that nobody asked about.
advice-opening: Pictures on a screen are good at telling you what a thing looks like and bad at telling you how big it is.
tip: Measure a piece you like, flat on a table, and compare it with the numbers in the description. Letters such as M mean something else to each maker.
tip: Cut the size out of paper, or mark it with tape on the wall or floor. Rooms and shelves are smaller than they look in a product photo.
tip: Read how to clean a thing before you order it. If the care does not suit your week, it will stay in the drawer.
tip: Divide the price by how often you will use it. A dear thing in daily use can be the cheap one.
tip: Look for the material and weight in the description. They tell you more about how it feels than the adjectives do.
tip: Keep the packaging until you have tried the item indoors. Tags and boxes make an exchange easier.
tip[early]: Order presents early enough for a second try. Parcels travel at their own pace in the busy weeks of the year.
nudge-subject: Which size are you unsure about?
nudge-subject: One question before you order
nudge-subject: Still comparing two versions?
nudge[calm]: Reply with the product and the size you are thinking about. If you have changed your mind, your basket will not take it badly.
nudge[calm]: Sometimes the description leaves out the very thing one needs to know. Ask {us} that, and order or leave it as you wish.
nudge[lively]: Blue or green? Big or small? Send {us} the two that are left, and hear what each is good at!
nudge[lively]: Tell {us} who the present is for and one odd thing they love. It is more fun than a size chart.
q: Are some products only there in certain seasons? | Materials and demand follow the year, especially with handmade things. Ask {us} what is in the range at the moment and what comes back later.
q: I have not ordered from a small shop before. How does it work? | Much as in a big one, with the difference that you can ask the people who know the product. Look for an address, terms and a contact on any shop's page.
q: How do I find the right size? | Measure something that fits you and compare it with the numbers of the product. If you are between sizes, tell {us} what you wear under or over it.
q: What do I need to tell you for a present? | Say who it is for, how they would use it, and by which date it is needed. Ask about wrapping, and whether the price can be left off the slip.
q: Is it safe to pay online? | Check the address of the page, look for the lock, and use a way to pay that you know. Never send card numbers by email, to {us} or to anybody.
q: What about delivery, returns and the price? | Ask for the full price with delivery to your address, and read the terms on returns before you order. For goods made to measure, other rules often apply.
step: Choosing | Size, use and colour are settled, in that order.
step: Ordering | You check the details and the total once more before you pay.
step: Unpacking | You try it indoors, read the care label, and keep the box for the time being.
span: of everyday use
small: so each piece can be looked at before it is packed
small: and your question reaches somebody who has held the product
# dentist
received[calm]: The practice has your message, and a person is reading it. However long ago the last dental visit was, the next one starts with today.
received[calm]: Writing to a dentist is not easy for everyone, and {we} read such lines quietly. Yours are here.
received[lively]: Well done for writing to a dentist, of all people! Your message is being read.
received[lively]: Open wide, here comes a reader: your message has reached the practice.
headline[calm]: The dental practice has your message
headline[calm]: Your enquiry about a visit is being read
headline[lively]: Your message is past the waiting room
headline[lively]: Typed and sent: the talking has begun
next: Write down what bothers you, on which side, and since when.
next: List the medicines you take, and put it beside your insurance card.
next: Choose a time of day when you tend to feel calm.
next: For swelling, fever, a hard knock or bleeding that does not stop, call a dentist or an emergency service now and do not wait for an email.
ask: Tell {us} which times suit you and, in a word, whether it is a check-up or something that bothers you.
ask: What would make a dental visit easier for you?
ask: Are there earlier x-rays, and is there anything the dentist should know before you sit down?
advice-subject: A hand signal for the dentist
advice-subject: After a long break from the dentist
advice-subject: What to bring to a dental visit
advice-opening: Some people sleep badly before a dental visit, and a few arrangements can make the chair less strange.
advice-opening: Talking is hard with an open mouth, so whatever matters is better said or written before.
advice-opening: Dentists hear the sentence about not having come for a while every day, and nobody needs the story behind it.
tip: Agree on a hand signal for a pause before the chair tips back. Knowing that you can stop things makes it easier to let them go on.
tip: Write your questions on paper and hand it over at the start. Lying back with a lamp above you tends to empty the mind.
tip: Bring a list of everything you take, with doses. Some medicines matter for dental treatment, and names are hard to recall in the chair.
tip: Ask to be told each step before it is done, or say that you would rather not know. Both are normal wishes, and a dentist cannot guess which is yours.
tip: Put in earphones with something long to listen to. The sound of the room is what many people like least.
tip: Have each suggested treatment explained with its reason, its cost, and what happens if you wait. You can take the plan home and read it.
tip[kids]: Play the visit at home with a spoon and a mirror. Children cope well with what they have done to a teddy first.
tip[early]: Arrive with a few quiet minutes in hand. A form is easier to fill in when your pulse is not still on the stairs.
nudge-subject: Which time of day suits you?
nudge-subject: A dental visit at your pace
nudge-subject: Something to ask before you come?
nudge[calm]: If you still want to see a dentist, a weekday and a time of day are enough. Reasons can stay out of the email.
nudge[calm]: Is there one thing that would make the visit easier? Write it in a line, and decide about an appointment afterwards.
nudge[lively]: Morning or afternoon, when do you feel calmer? Send that word, and the calendar can be looked at!
nudge[lively]: Teeth keep no diary, which is why this note exists. Name a day that suits, or pass it by with a clean conscience.
q: Is a check-up useful if nothing hurts? | How often a check-up makes sense differs from person to person, so ask a dentist what suits you. Some things can be seen before they are felt.
q: It has been years since my last visit. Will I be told off? | You are entitled to be treated with respect, whatever the gap. Write that it has been a while, and ask {us} for a visit that begins with a talk.
q: I am afraid of the chair. What can I do? | Say so when you write, and name what frightens you: the sound, the needle, or lying back. A hand signal, short steps and a first visit only to talk are all things you may request.
q: Which papers does a dentist need? | Insurance details, a list of medicines and allergies, and earlier x-rays if you have them. Glasses help with the forms.
q: Will it hurt? | Nobody can tell from an email. Ask the dentist how pain is handled at each step, and agree on how you will ask for a pause.
q: How are costs and appointments agreed? | You should see a plan with the costs in writing before treatment begins, and check with your insurer what it pays. Find out how and until when an appointment can be moved.
step: Talking | You say what brings you, what you had done before, and what you would rather not go through again.
step: Looking | A mirror and a lamp, perhaps a picture, and you hear what is seen.
step: A plan | The dentist explains what is needed and what can wait, and you may think it over at home.
span: in the dentist's chair
small: so there is quiet to ask what a tool is for
small: and the waiting room stays calm
# healthcare
received[calm]: Your appointment enquiry is being read by a person, with discretion. In an emergency, please call the emergency number where you live instead of waiting for a reply.
received[calm]: Private details can wait for the consulting room; a line about the kind of visit you need is plenty. Thank you, your message has arrived.
received[lively]: Your message has come to the practice, and a friendly pair of eyes is on it. If it cannot wait, please call the emergency number where you live.
received[lively]: That is one thing off your list: your appointment question is with a person who reads carefully!
headline[calm]: Your appointment enquiry has arrived
headline[calm]: Discreetly received, with thanks
headline[lively]: Your message has taken a seat
headline[lively]: No number to draw: your message is here
next: Write your questions down, and put the important one first.
next: Gather earlier reports, letters and pictures in one folder.
next: List the medicines and supplements you take, with doses.
next: If something gets worse or worries you badly, call a doctor or the emergency number where you live.
ask: Tell {us} what kind of appointment you are looking for and which times suit you.
ask: How would you like to be reached, and is there a time when you would rather not be?
ask: Do you need a step-free way in, an interpreter, or someone with you at the visit?
advice-subject: What to write down before a visit
advice-subject: The first question on your list
advice-subject: Papers to bring to an appointment
advice-opening: A consultation is short, and much of what makes it useful can be done at home with a pencil.
advice-opening: This letter holds no medical advice, but it may help you to say what you came to say.
advice-opening: People often remember the important question in the corridor after the visit, so let us put it on paper before.
tip: Note when it began, and what makes it better or worse. A short diary tells a practitioner more than a word like often.
tip: Put the question that worries you most at the top of the list. If time runs out, it has been answered.
tip: Bring reports and letters from earlier visits. They can spare you telling the story again, and sometimes a second test.
tip: Write down names and doses of all you take, including what needs no prescription. Those are forgotten most, and they can matter.
tip: Describe what you cannot do at the moment, such as climbing stairs or sleeping through. Daily life explains a complaint better than a number does.
tip: Take someone along if you want a second pair of ears. Two people remember different halves of a conversation.
tip: Repeat at the end what you have understood. It is the quickest way to find what was left unclear.
tip: Leave private details out of forms and emails. They belong in a conversation behind a closed door.
nudge-subject: A time for your appointment
nudge-subject: Your list of questions
nudge-subject: Anything to ask before a visit?
nudge[calm]: Reply with the times that suit you if you still want an appointment. Nothing about your health needs to be in that message.
nudge[calm]: You can ask {us} how a first visit goes before you think about a date. If you have found help elsewhere, {we} wish you well.
nudge[lively]: Early bird or after work? A single word about your best time is all this email asks for!
nudge[lively]: Your folder of old reports deserves an outing. Tell {us} which day it could come along, or leave it on its shelf for now.
q: When should I not wait for an appointment? | With severe or sudden symptoms, call the emergency number where you live. Email is never the right way for anything urgent.
q: What happens at a first visit? | As a rule you are asked what brings you and what you have had before, and then someone examines or tests what is needed. Ask {us} how much time to keep clear.
q: I am not sure that this is the right kind of practice. What now? | Say in a sentence what kind of help you are looking for. If it belongs elsewhere, your doctor or health line can point the way.
q: Clothes, papers: what does a visit call for? | Easy clothes to move in or take off, a list of medicines, and earlier reports. Ask {us} whether you need a referral or insurance papers.
q: Who gets to know what I tell you? | Health professionals are bound by rules on confidentiality, and you may ask {us} how your records are kept. Send as little as possible by email.
q: What about costs, or an appointment I cannot keep? | Ask {us} for the price before the visit, and check with your insurer what it covers. Find out how and until when an appointment can be moved.
step: Listening | You tell what brings you, in your own order, and questions follow.
step: Examining | What is going to be looked at or tested is explained first, and you can say no.
step: Next steps | You hear what is suggested and why, and what else could be done.
span: in the consulting room
small: so there is time to tell it in your own order
small: and the door stays closed while you talk
# yoga
received[calm]: Without haste, a person is reading what you wrote about classes. Stiff or supple, it is useful to know what you have tried.
received[calm]: Your words have come to rest between two classes, and somebody who teaches on a mat is reading them.
received[lively]: Breathe in, message sent; breathe out, message here! Somebody is reading it.
received[lively]: Your question has unrolled itself in front of a person who likes such questions.
headline[calm]: Your question has come to the mat
headline[calm]: A calm start: your message about class
headline[lively]: A long breath out, your message is here
headline[lively]: The mat has heard about you
next: Choose a day for class that is calm before and after.
next: Find trousers you can sit cross-legged in, and a warm layer for the end.
next: Note anything you would rather not do, such as kneeling or hanging upside down.
next: Lie on the floor for a moment and count how long a breath out takes you.
ask: Which classes have you tried so far, on a mat or elsewhere, and which days would suit?
ask: Would you like to sweat, to stretch, or to sit still?
ask: Is there a movement that you have been told to avoid?
advice-subject: Where to put your mat the first time
advice-subject: Stiff is a fine place to begin
advice-subject: A longer breath out
advice-opening: A first class is mostly about finding out where to look and when to do nothing.
advice-opening: Flexible people often find yoga harder than stiff ones, because they have to learn where to stop.
advice-opening: You can begin to practise on a kitchen chair, with a breath that takes a little longer on the way out.
tip: Put your mat near the side wall in the middle row. You can see somebody in every direction, and the wall helps with balance.
tip: Eat lightly some hours before class. Twists and a full stomach do not get on.
tip: Let the breath tell you how far to go. When it turns short or stops, come back a little.
tip: Bring socks and a jumper for the last minutes. Bodies cool quickly once they lie still.
tip: Bend your knees in every forward fold if the back rounds. The stretch moves to where it belongs, and the floor can stay far away.
tip: Skip whatever hurts, and rest whenever you like. Lying on your back is a posture too, and nobody takes notes.
tip[first]: Come early enough to tell the teacher that it is your first time. They can then show you the easier version before you need it.
tip[able]: Leave out the posture you do well for once. Habits hide in the things that come easily.
nudge-subject: Which day for the mat?
nudge-subject: Sweat, stretch or sit still?
nudge-subject: A question before your first class?
nudge[calm]: Reply with a day of the week if you would still like to come to a class. If the sofa wins for now, breathe out there.
nudge[calm]: For some, the only open question is whether they are too stiff. Ask {us} whatever yours is, in your own time.
nudge[lively]: Touching your toes is not required to touch a keyboard. Send {us} the day that suits you!
nudge[lively]: Sun salutation or long lie-down? Tell {us} which one speaks to you, and hear which class comes closest.
q: Are classes held outdoors or when it is hot? | That varies with the teacher and the season. Ask {us} about the room, its warmth and what happens to classes outside when it rains.
q: I am not flexible. Can I come to a class? | Flexibility may come with practice, so it cannot be a condition for starting. Tell {us} that you are new, and ask which class is slow.
q: I have an injury or I am pregnant. What then? | Ask your doctor or midwife first whether this kind of movement is right for you. If it is, tell the teacher before class, and leave out whatever feels wrong.
q: Are special clothes or a mat needed for class? | Clothes that stretch and stay in place when you bend, and bare feet. Ask {us} about mats and blocks before you buy your own.
q: What if I cannot keep up or feel watched? | People on mats are busy with their own balance. You can rest at any moment, and nobody has to touch or correct you if you say so.
q: How are a class and a price agreed? | Ask {us} which class suits a beginner, what it costs, and how long a card or membership runs. Check as well how to put off a class, or to end a membership.
step: Arriving | Shoes stay outside, mats go down, and the first minutes belong to the breath.
step: Moving | Slow postures warm up the body, and stronger ones come in the middle.
step: Lying still | The last part looks like nothing, and many people come for it.
span: on the mat
small: so the teacher can see every pair of knees
small: and there is room to stretch out both arms
# fitness
received[calm]: What you can keep up in a normal week matters more to {us} than what you did at your best. Your message about training is being read with that in mind.
received[calm]: Somebody who coaches movement is reading what you want to be able to do. Your message has come in.
received[lively]: No sweat, your message is through! What you wrote about training is on the bench.
received[lively]: Your message has been lifted off the pile with a straight back.
headline[calm]: Your training question has come in
headline[calm]: A reader for your training goals
headline[lively]: First rep done: you asked
headline[lively]: Warm-up done, your message is in
next: Put possible training times in your calendar before other things take them.
next: Find flat shoes and clothes you can squat in.
next: Write down one thing that you want to lift, carry or climb in everyday life.
next: Ask your doctor before you start if you have a condition, an injury or any doubt.
ask: Tell {us} how often you train now and which times of the week you could keep.
ask: What do you want your body to be able to do that it does not do yet?
ask: Which exercises do you dislike, and have you been told to avoid any?
advice-subject: Why the bar starts empty
advice-subject: Fixed days beat long sessions
advice-subject: What to do about sore legs
advice-opening: Strength comes from sessions that you repeat, and so the dull question of when is the main one.
advice-opening: The first weeks of training are about learning movements, and they feel easier than people fear.
advice-opening: Gyms look like places for fit people, and most of those people began with an empty bar.
tip: Choose fixed training days and protect them like an appointment. A plan that depends on spare time finds none.
tip: Learn each lift with an empty bar or a broomstick. Weight makes a good movement stronger, and a poor one too.
tip: Stop a set while you could still do a little more with good form. You come back sooner, and the sessions add up.
tip: Write down what you lifted and how it felt. Memory rounds up, and a notebook shows progress that a mirror misses.
tip: Wear flat, firm shoes for squats and deadlifts. The foam of running shoes gives way under weight and makes you wobble.
tip: Expect sore muscles for a day or so after something new. Sharp pain, or pain in a joint, is different: stop and have it looked at.
tip[first]: Ask someone to show you how a machine is set up before you load it. Seat and lever positions are what make it fit your body.
tip[early]: Lay out your kit the evening before an early session. In the morning you then only have to follow it.
nudge-subject: Which days could you keep?
nudge-subject: Your goal in kilos or stairs
nudge-subject: A first session, when you like
nudge[calm]: Send {us} the two times of the week that you could defend, if you still want to train. If life is full at present, rest counts as well.
nudge[calm]: People often ask how fit they must be to start. Put your own question in a reply, and judge the answer at leisure.
nudge[lively]: Carry the shopping, hang from a bar, keep up with a dog: name your goal and press send!
nudge[lively]: Your trainers have been looking at the door. Reply with a day and time, or let them look a while longer.
q: Should I wait for a certain season to train? | A week with a normal calendar is a better start than a date everyone chooses. Ask {us} when it is quiet if you dislike full rooms.
q: I have never trained with weights. Is that all right? | Movements are learned with little or no load at first. Say that you are new, and ask {us} who would show you the basics.
q: Am I fit enough to start training? | Training begins with what you can do today, and the load is chosen to suit it. With a medical condition or a long pause, ask your doctor first.
q: What do I bring to a session? | Flat shoes, clothes you can squat in, water and a towel. Ask {us} about lockers, showers and locks.
q: What if I hurt myself? | Good form, sensible loads and honest talk about old injuries lower the risk, though no sport is without it. Stop at sharp pain and tell the coach.
q: How do price and membership work? | Ask what is included, how long an agreement runs, and how it can be paused or ended. Read that part before you sign.
step: First look | You talk about your week, old injuries, and what you would like to be able to do.
step: Learning to move | Squat, hinge, push and pull are practised light and slowly.
step: Adding a little | The load goes up in small amounts while the movement stays clean.
span: under the bar
small: so the coach sees every squat
small: and nobody queues for the rack
# general
received[calm]: Your message has arrived, and a person is reading it. {We} read it to the end before {we} answer.
received[calm]: Thank you for writing. Your question is with a person now and not with a machine.
received[lively]: Hello, and thank you! Your message is here, and a person is reading it.
received[lively]: Your message has made it through, and somebody is glad that you asked.
headline[calm]: Your message is being read
headline[calm]: Thank you for your question
headline[lively]: Hello, your message is here
headline[lively]: Good that you asked
next: Note your main question in one sentence.
next: Think about what must be right and what matters less.
next: Ask the people who decide with you what they would like to know.
next: Keep papers or pictures at hand if they explain your question.
ask: Tell {us} what you are looking for and what matters most to you.
ask: Is there a date that your question depends on?
ask: What have you tried already?
advice-subject: A question worth asking first
advice-subject: How to compare offers calmly
advice-subject: Before you decide
advice-opening: A clear question makes most decisions easier, so here is a little help with asking.
advice-opening: When you choose between several offers, a few notes on paper save you a headache.
advice-opening: Some questions come up only after one has signed, and they can be asked earlier.
tip: Write down the one thing that has to be right. Everything else can then be weighed against it.
tip: Ask what is included and what is not. Both answers belong next to the price.
tip: Put the same questions to everyone you compare. Different questions give answers that cannot be laid side by side.
tip: Say what you have tried before. It saves you from hearing the same idea again.
tip: Sleep on a decision that is large for you. A good offer still makes sense after breakfast.
tip: Ask for the important points in writing. Both sides then remember the same thing.
nudge-subject: Is your question still open?
nudge-subject: One line is enough
nudge-subject: Anything left to ask?
nudge[calm]: If your question is still open, reply with it in a line. If it has been answered, there is nothing to do.
nudge[calm]: You may ask one thing more, large or small. You decide about the rest in your own time.
nudge[lively]: What would you still like to know? Hit reply and ask!
nudge[lively]: One more question is always allowed. Send it, or save it for another day.
q: Does the time of year make a difference? | With some things it does. Tell {us} when you need it, and ask whether the season matters.
q: I have not done this before. Can I ask anyway? | Yes, and it helps to say so. {We} can then answer without leaving out the basics.
q: Will it suit me? | Say what you hope for and what would be difficult for you. {We} will tell you whether it fits, and what to ask if it does not.
q: Do I need to prepare or bring anything? | One clear question is enough for a start. Ask {us} whether papers, pictures or measurements would help.
q: What if I am not sure? | Then ask first and decide later. Doubts that are written down are easier to answer.
q: How are a date and a price agreed? | You say what you need, and ask for the price and what it includes. Agree in writing on what happens if plans change.
step: Asking | You say what you need and what matters to you.
step: Answering | Your question is looked at, and what is unclear is asked back.
step: Deciding | You compare, think it over, and say yes or no.
span: from start to finish
small: so your question reaches somebody who knows the work
small: and there is time for what you want to ask
`
