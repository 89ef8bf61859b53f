/** Letters of businesses whose trade is unknown, by what the visitor wants; the format is plain lines by goal. */
export const byGoal = `
# booking
received[calm]: A date and a number of people are most of what a good day needs, and both may still change.
received[calm]: The rest of the plan can be made around your day, a step at a time.
received[calm]: Looking forward is part of any outing, and it has just begun.
received[lively]: Something to look forward to is half the fun, and you have it now!
received[lively]: A day off the usual path, and you took the first step!
received[lively]: Pencils out, there is a day to circle!
headline[calm]: Thank you, your booking request is here
headline[calm]: Your date request has arrived
headline[calm]: Thanks, your booking request has come in
headline[calm]: Your plans are here, thank you
headline[lively]: Your booking request is here, thank you!
headline[lively]: Thanks, your plans have arrived!
headline[lively]: Good news, your request came through!
headline[lively]: Lovely, your date request has arrived!
next: Check with everyone who is coming which days they can make.
next: Mark a second day in the calendar that would also suit you.
next: Count who is coming for certain and who is still unsure.
next: Look up how long the way there takes at that time of day.
next: Collect your questions about clothes, food or access while they come to mind.
next: Tell the others which day you have in mind, so that they can keep it open.
next: Think about how you would get home afterwards.
next: Find out whether anyone in your group needs a little extra help or time.
ask: Tell {us} how many people are coming and which day you would like.
ask: Which date would suit you, and is there a second one that works too?
ask: If children are coming along, add how old they are.
ask: Is there something you would especially like to see or do?
ask: Has anyone in your group done this before, or is it new to all of you?
ask: Say whether there is an occasion, such as a birthday or an outing from work.
ask: Your group size and a few possible dates make a good first note.
ask: Does anyone in your group need something special, such as an entrance without steps?
advice-subject: How to pick a date that suits everyone
advice-subject: Before you settle on a day
advice-subject: What to ask before you book
advice-subject: Small plans that make the day easier
advice-subject: A short checklist for your date
advice-opening: Most of what makes an outing easy is settled beforehand, and little of it takes long.
advice-opening: The nicest days out are half planned and half left to chance, and this is about the first half.
advice-opening: People enjoy themselves more when they know what to expect, and a few questions see to that.
advice-opening: Booking is quick, but a little thought beforehand can spare you a change of plans.
advice-opening: A few small things decide whether a day feels easy, and they can be seen to from home.
advice-opening: Here is what is worth knowing before you fix a day, whichever one you choose.
tip[group]: Offer your group a choice of dates instead of asking when everyone can come. A short choice gets an answer, while an open question gets a discussion.
tip[group]: Set a day by which everyone has to say yes or no. Without one, the last person to answer decides for all the others.
tip[group]: Let one person do the writing for the whole group. Details get lost when several people write about the same date.
tip[kids]: Tell children beforehand what will happen and what will not. They wait better when they know what for.
tip: Ask which clothes and shoes are sensible. It is hard to enjoy anything when your feet hurt or you are too cold.
tip: Find out what happens if the weather turns bad or too few people sign up. It is easier to choose a date once you know.
tip: Leave brand-new shoes in the cupboard. Their faults only show when you are far from home.
tip: Save the way there on your phone, with the name of the meeting place. The last stretch is where people get lost.
tip: Leave some room around it in your plans. One good thing in a day is remembered better than a full list.
tip: Say early if something is hard for you, such as steps, heights or long sitting. There is often a way around it, and it takes a little time to find.
tip: Give the first minutes your whole attention. They are over quickly, and they are what you tell the others about.
tip: Ask what guests tend to wish they had known. Whoever does it often has the answer ready.
tip: If it is meant as a gift, learn which days the person has to keep clear. A surprise on a busy day is hard to enjoy.
nudge-subject: Have you found a date?
nudge-subject: Which day would you choose?
nudge-subject: How many would you be?
nudge-subject: Does your date still work?
nudge-subject: Is a question holding up your plans?
nudge-subject: One possible day is enough
nudge[calm]: If you have a day in mind, reply with it, even if it is not certain yet. If your plans have changed, you need not answer.
nudge[calm]: Roughly how many would come? A number in a reply is enough to go on with, and it may still change.
nudge[calm]: Perhaps a question is still in the way of your decision. Send it in a line, and take your time over the rest.
nudge[calm]: A choice of dates is easier to answer than a single one, so name a second day if you can. If there is only one, that is fine.
nudge[calm]: Plans with other people take a while, and a rough number will do for now. Say so if it is only a guess.
nudge[calm]: You may still be waiting for someone else to answer. Write when you know more, or leave it if the idea no longer suits you.
nudge[lively]: Any luck with a date? Send the day you like most, or let it rest for now!
nudge[lively]: Who is coming along? Send {us} the number so far, and never mind if it changes!
nudge[lively]: Weekday or weekend, what would suit you? A single word is a good answer!
nudge[lively]: Still choosing a day? Tell {us} which ones are out, and the rest gets easier!
nudge[lively]: A small doubt about the day? Ask about it in a reply, whenever you like!
nudge[lively]: Yes, no or later? A reply of one word is fine, and so is none!
# stay
received[calm]: A few nights away begin with two dates, and everything else can follow.
received[calm]: Where one sleeps well is a personal matter, so any wish is worth mentioning.
received[lively]: A bed somewhere else always sounds like a small adventure!
received[lively]: Bags are not packed yet, but the thought counts!
headline[calm]: Thank you for asking about a stay
headline[calm]: Your stay request has arrived
headline[calm]: Thanks, your travel plans have come in
headline[calm]: Travel plans received, with thanks
headline[lively]: Great, your stay request is here!
headline[lively]: Thank you, your travel plans are here!
headline[lively]: Thanks for thinking of a stay!
headline[lively]: It worked, your travel plans arrived!
next: Check the first and the last night with everyone who is travelling.
next: Count how many beds you need, and who could share.
next: Look up how you would arrive, and how late that would be.
next: List what you could not do without at night, from a cot to a reading lamp.
next: See which of your dates could move by a night if needed.
next: Note what you plan to do nearby, since it decides how many nights make sense.
next: Make sure that any papers you need for the trip are still valid.
next: Ask the others whether they would rather cook or eat out.
ask: Tell {us} your first and last night, and how many people will sleep here.
ask: On which day would you like to arrive, and for how many nights?
ask: How many beds do you need, and who can share?
ask: Could your dates move a little if the ones you want are taken?
ask: Say if children or pets would travel with you.
ask: Would you come by car, by train or on foot?
ask: Is there something you need for a good night, such as a cot or a bed without stairs?
ask: What is the stay mainly for: rest, work, family or time outdoors?
advice-subject: What to check before you book a stay
advice-subject: How many nights are enough?
advice-subject: Beds, keys and other useful questions
advice-subject: Choosing dates for a stay
advice-subject: Arriving without a hurry
advice-subject: What to ask about a place to sleep
advice-opening: Photos show how a place looks, and a few questions tell you what it is like to spend a night there.
advice-opening: A stay goes well when the small things fit, and most of them can be cleared up beforehand.
advice-opening: Whatever dates you choose, it helps to think through one whole day, from waking up to going to bed.
advice-opening: Every place to stay has its own habits, and knowing them makes the first evening easier.
advice-opening: Travelling with others is easier when beds, keys and meals have been talked about at home.
advice-opening: Some questions about a place are easy to forget until the first evening, so here they are.
tip: Ask how many real beds there are and how wide they are. Lists often count sofa beds as well, and they do not suit everyone.
tip: Tell your host roughly when you will arrive, above all if it is late. Keys and directions are easier to arrange in daylight.
tip: Save the way there on your phone before you leave. The last stretch is often where the signal is weak.
tip: Ask whether you can cook, and what is in the kitchen. You then pack or buy only what is missing.
tip: Sheets and towels take up half a bag, so ask about them. In some places they are there, and in others you bring them.
tip: Plan little for the day you arrive. Finding the place, the shop and the light switches is enough.
tip: Light sleepers should ask which corner is the quietest. You cannot hear a street or a stair in a photo.
tip: Ask about steps and stairs if anyone finds climbing hard. With luggage, even a short flight can be too much.
tip: Add a night if the trip there is long. With a single one, you see more of the road than of the place.
tip: Check the time by which you have to leave on the last day. It decides which train, ferry or lunch is possible.
tip: Pack a small bag for the first night. The rest can then stay closed until morning.
tip: Read the house rules before you bring pets, bikes or extra guests. Asking early is easier than explaining at the door.
nudge-subject: Do you know your dates?
nudge-subject: How many nights would you like?
nudge-subject: How many of you would stay?
nudge-subject: Are you still looking for a place?
nudge-subject: A question about your stay?
nudge-subject: The first and the last night
nudge[calm]: Send the first and the last night you have in mind. If you are not sure yet, the month is a fine start.
nudge[calm]: The number of people who would sleep here is a useful thing to know. Reply with it, or leave it until you are sure.
nudge[calm]: If something about the place is unclear, one line is enough to ask. You can decide at your own speed.
nudge[calm]: Dates often depend on trains, holidays or other people. Write when yours are settled, or leave it if you have found another place.
nudge[calm]: Perhaps you are comparing several places to stay. Name the thing you still need to know, if it would help.
nudge[calm]: Would other dates suit you better? Reply with them, or let the matter rest if the trip is off.
nudge[lively]: Do you know when you want to travel? Send the first and the last night, even with a question mark!
nudge[lively]: A short break or a whole week? A rough number of nights is enough for now!
nudge[lively]: Who is travelling with you? Tell {us} how many beds you need, or wait until you know!
nudge[lively]: Has your trip changed? Tell {us} in one line, or leave it at that!
nudge[lively]: Curious about the place? Ask one thing, big or small!
nudge[lively]: Still comparing places? Take your time, and write if a question comes up!
# rental
received[calm]: What it is for and for how long are the two things a good rental rests on.
received[calm]: Nothing has to be owned to be used well, and that is the good thing about renting.
received[lively]: Why own it when you only need it now and then!
received[lively]: Use it, enjoy it, bring it back: that is the charm of renting!
headline[calm]: Thank you, your rental request is here
headline[calm]: Your rental request has arrived
headline[calm]: Thanks, your note about renting is here
headline[calm]: Noted with thanks: your rental request
headline[lively]: Thanks for asking about a rental!
headline[lively]: All good, your rental request is here!
headline[lively]: Your rental plans arrived, thank you!
headline[lively]: Message received, thanks for asking!
next: Work out when you need it and when you could bring it back.
next: Measure whatever it has to fit, such as a car, a door or a person.
next: Decide who will use it, and who will collect it.
next: Check which papers you might need, such as a driving licence or an identity card.
next: See whether a little earlier or later would suit you too.
next: Think about where you will keep it while it is not in use.
next: Write down the sizes you need, one line for each.
next: Plan how you will get it to where you want to use it.
ask: Name the thing you would like to rent, from when and until when.
ask: What will you use it for? The purpose often decides which kind is right.
ask: How many do you need, and in which sizes?
ask: Have you used one before, or is it your first time?
ask: Where will you use it, and how would you get it there?
ask: Is your time fixed, or could it move a little?
ask: Let {us} know who will use it: you, a friend or a whole group.
ask: If it has to fit someone or something, add the measurements.
advice-subject: Before you rent: what to check
advice-subject: How long do you need it?
advice-subject: Finding the right size to rent
advice-subject: Handing over and bringing back
advice-subject: Renting without surprises
advice-subject: Renting: what is worth asking
advice-opening: Renting works well when both sides know how a thing looked at the start and when it comes back.
advice-opening: Bigger or newer is not always better for a short use, so think of the use first.
advice-opening: With rented things, most trouble comes from size, time or transport, and all of them can be settled early.
advice-opening: Whatever you rent, the first and the last few minutes matter most.
advice-opening: You do not need to know much about a thing to rent it well, but a few checks help.
advice-opening: A rental has a clear start and a clear end, and a little planning makes both of them calm.
tip: Photograph it from all sides when you receive it. Old marks are then easy to tell from new ones.
tip: Have every part that moves shown to you before you leave. A clasp or a switch is easy once you have seen it done.
tip: Plan your return with time to spare. Packing, cleaning and traffic all come at the end.
tip: Ask whether there is a deposit, how it is paid and when it comes back. You can then plan your money for those days.
tip: Try it for a few minutes before you really need it. A wrong size or a stiff part shows at once, while there is still time to say so.
tip: Be honest about what you will use it for. A thing made for light use may fail at heavy work.
tip: Find out what you should do if something breaks or gets stained. When it happens, you will be glad to know whom to tell.
tip: Learn in which state it should come back, such as clean, dry or charged. That avoids a dispute at the end.
tip: Count the hours you will really use it. A shorter rental at the right time can do as much as a long one.
tip: Check that it fits into your car or through your door. Measuring takes a minute, and a second trip takes much longer.
tip: Keep all small parts in one bag from the start. Keys, caps and belts are what goes missing.
tip: Agree on who may use it besides you. Anyone who takes over should have heard the instructions as well.
nudge-subject: From when until when?
nudge-subject: Which size do you need?
nudge-subject: Do you still need to rent?
nudge-subject: What would you use it for?
nudge-subject: Rental dates, as far as you know them
nudge-subject: Is anything unclear about renting?
nudge[calm]: Reply with the day and hour you would need it, as far as you know. If you no longer need it, you can leave this unanswered.
nudge[calm]: Sizes are often the open point when people rent. If you know yours, send it in a line.
nudge[calm]: You might not be sure which kind is right. Describe the use in one sentence, and the choice gets smaller.
nudge[calm]: Has your rental date moved? Send the new one when you know it, and until then it can wait.
nudge[calm]: Should a question about collecting, using or returning be open, put it in a reply. There is no rush.
nudge[calm]: Some people borrow, some buy and some rent. If renting is still your plan, the dates are a good next step.
nudge[lively]: What do you need, and when? One line with both gets things going, and it can wait until you know!
nudge[lively]: Big, small or somewhere between? Send the size you need, or a guess!
nudge[lively]: Not sure which one to take? Tell {us} what it is for, and leave the rest open!
nudge[lively]: When would you bring it back? Send a rough time, or wait until you know!
nudge[lively]: Did your rental plans change? A new date in a reply is fine, and so is silence!
nudge[lively]: Is there a question about using it? Ask away in one line!
# lessons
received[calm]: Wanting to learn something is a good reason to write, whatever the starting point.
received[calm]: Where you stand today and where you would like to get to are all that is needed for now.
received[calm]: Nobody has to know anything before a first lesson, as that is what it is for.
received[lively]: Everyone who is good at it once asked where to begin!
received[lively]: Something new for head or hands, what a good idea!
received[lively]: The first lesson is the one that takes courage, and you asked!
headline[calm]: Many thanks for asking about lessons
headline[calm]: Your lesson request has arrived
headline[calm]: Thanks, your learning plans have arrived
headline[calm]: Lesson request received, thank you
headline[lively]: Thank you, your lesson request is here!
headline[lively]: Thanks for wanting to learn!
headline[lively]: Great, your lesson request has arrived!
headline[lively]: Your learning plans are here, thanks!
next: Write down what you would like to be able to do in the end.
next: Look at your calendar and mark the days you could keep for learning.
next: Recall what you already know, even if you learned it long ago.
next: Gather what you already have for it, if there is anything.
next: Think of something you once learned well, and of what helped.
next: Decide who is going to learn: you alone, or someone with you.
next: List the exams, trips or events you are learning for, if there are any.
next: Choose one small part that you would like to start with.
ask: Say what you would like to learn and where you are starting from.
ask: Which days and times could you keep for lessons?
ask: Are the lessons for you, a child or a group?
ask: After the first few lessons, what should you be able to do?
ask: Have you had lessons before, and what helped you most?
ask: Are you learning for a certain day, such as an exam or a trip?
ask: Would you rather learn alone or with others?
ask: Describe in a sentence what you find hard so far.
advice-subject: How to get more from a lesson
advice-subject: Before your first lesson
advice-subject: What makes practice stick
advice-subject: Learning a little at a time
advice-subject: Questions to ask a teacher
advice-subject: Starting, or starting again
advice-opening: People of any age can learn something new, and how they practise matters more than talent at the start.
advice-opening: A lesson is short, and what you do before and after makes it count.
advice-opening: Many learners wait until they feel ready, though lessons are meant for people who are not ready yet.
advice-opening: Good teaching starts from what you can already do, so it is worth a moment to think about that.
advice-opening: Learning feels slow from the inside, and a few habits make the progress easier to see.
advice-opening: To learn well, you need less time than most people think, but you need it often.
tip: Say what you want to be able to do with it. The same thing is taught differently for pleasure, for a trip or for a test.
tip: Practise a little and often. Short, regular practice stays in the mind better than one long effort.
tip: Tell somebody right after a lesson what was new. By the next morning, half of it may be gone.
tip: Say so when you are lost. A teacher can explain it in another way, but cannot see every puzzled thought.
tip: Ask for one thing to work on until next time. A long list is easy to put off.
tip: Start below your level if it has been a while. Early success brings the rest back sooner.
tip: Come rested and not hungry. Attention is the first thing to go when you are tired.
tip: Make your mistakes while someone is there to correct them. Alone, you may practise them until they stick.
tip: Go through the last lesson in your head before the next one. A few minutes are enough to pick up the thread.
tip: Find out how large the group is. Some people learn well beside others, and some need more time with the teacher.
tip: Set a goal that you can check, and keep it small. It is hard to notice that you are getting better in general.
nudge-subject: Which times suit you for lessons?
nudge-subject: The first thing you want to learn
nudge-subject: Alone or with others?
nudge-subject: Where are you starting from?
nudge-subject: Is anything keeping you from starting?
nudge-subject: Lessons: is a question still open?
nudge[calm]: If you still want to learn, send one day or hour that would suit you. If now is not the moment, that is fine too.
nudge[calm]: One sentence about what you want to be able to do gives a clear starting point. It may be a modest aim, and it may wait.
nudge[calm]: You need no special knowledge to ask about lessons. Put your question in a reply, whenever it suits you.
nudge[calm]: Beginner, a little rusty or well on the way? Reply with whichever is closest, if you still have lessons in mind.
nudge[calm]: It can be hard to find the time. Name the days that never work, and the others are easier to see.
nudge[calm]: Someone else may be the one who wants to learn. You are welcome to pass this letter on to them.
nudge[lively]: What do you want to learn first? Name one thing, and start as small as you like!
nudge[lively]: New to it, or picking it up again? A single word tells {us} where to begin!
nudge[lively]: When would you have time to learn? Send a day, or keep it for later!
nudge[lively]: Something still unclear about lessons? Ask it in one line, as plainly as you like!
nudge[lively]: Learning with a friend? Tell {us} how many you are, or come back to it another time!
nudge[lively]: Not the right moment to learn? No problem at all, and you can write when it is!
# quote
received[calm]: The clearer the picture of the job, the clearer the price, and there is time to complete it.
received[calm]: What has to be done is the first question, and how and when can be settled after it.
received[calm]: A job that has been described is easier to plan, even if some details are missing.
received[lively]: One job less to carry around in your head!
received[lively]: It has waited long enough, and now somebody knows about it!
received[lively]: Written down, a job already looks smaller!
headline[calm]: Thank you for describing the job
headline[calm]: Your request for a quote has arrived
headline[calm]: Thanks, the details of your job are here
headline[calm]: Job request received, many thanks
headline[lively]: Got it, thank you for your request!
headline[lively]: Thanks, your job request is here!
headline[lively]: Your quote request came through!
headline[lively]: Thank you for telling {us} about the job!
next: Take a few photos in daylight, of the whole and of the detail that matters.
next: Measure what can be measured, and write the numbers down.
next: Decide which part has to be done and which would be nice to have.
next: Look for anything that belongs to it, such as a plan, a label or an old bill.
next: Write down what it should be able to do when it is finished.
next: Ask others who use it what they expect of the job.
next: Mark the day by which it has to be done, if there is one.
ask: Tell {us} what is wrong or wanted, where it is, and by when it should be done.
ask: Can you send a few photos of what it is about?
ask: Where is it now, and could it be brought or does somebody have to come?
ask: Roughly how big or how many is it, by your own guess?
ask: Is there a day that cannot move?
ask: What should it be like when the work is done?
ask: Does it need to be done soon, or is there time to plan?
ask: How old is it, and has anyone worked on it before?
advice-subject: How to get a clear quote
advice-subject: Photos that help with a quote
advice-subject: What a price depends on
advice-subject: Before the work begins
advice-subject: Comparing quotes on equal terms
advice-subject: Describing a job in a few lines
advice-opening: A quote is only as clear as the description behind it, and a clear one takes a few minutes to write.
advice-opening: Most surprises in a bill start with something nobody mentioned, so here is what to mention.
advice-opening: You need not know the right words for a job to describe it well.
advice-opening: If you are asking several people for a price, a little order makes the answers easier to compare.
advice-opening: Small details can change how long a job takes, and some of them come up again and again.
advice-opening: What someone has to know before naming a price is much the same for large jobs and small ones.
tip: Photograph it in daylight, once from near and once from far. A picture saves three questions.
tip: Say how it is used and how often. The same fault is mended differently on a daily thing and on an heirloom.
tip: Ask what could make the price go up. A good answer names the things that are not known yet.
tip: Give everyone the same description when you ask for several prices. Otherwise the quotes are for different jobs.
tip: Say what must not be touched or changed. Nobody else can guess which scratch is dear to you.
tip: Split a large job into parts, and have a price put to each. You can then begin with the part that cannot wait.
tip: Agree on who decides if something unexpected turns up. Work stops while everyone looks for that person.
tip: Name the date that really matters and the reason for it. It helps to decide what has to be done first.
tip: Copy the text from labels, plates and plans word for word. An exact number tells more than a description.
tip: Ask what you can prepare yourself. Clearing, cleaning or taking apart often needs no expert.
tip: Keep the quote, the messages and any later changes in one place. If a question comes up, the answer is soon found.
tip: Tell the story of it, if there is one. Somebody who knows why it matters takes different care.
nudge-subject: Could you send a photo?
nudge-subject: Is the job still to be done?
nudge-subject: By when should it be done?
nudge-subject: What is missing for a clear price?
nudge-subject: One detail about the job
nudge-subject: Has the job changed?
nudge[calm]: A photo often says more than a page, so send one if you can. If the job is already done, you can leave this unanswered.
nudge[calm]: By when should the work be finished? Reply with a date, or say that it is not urgent.
nudge[calm]: Perhaps the job has changed since you wrote. One line about what is different is enough.
nudge[calm]: Is part of the job or the price unclear? Name it in a reply. Take all the time you need to compare.
nudge[calm]: One more detail often settles the price. Send the age, the size or the make, if you still want to go ahead.
nudge[calm]: Whoever else decides may have questions too. Collect them and send them together, when it suits you.
nudge[lively]: Could you take one quick photo? Send it along, or describe it in a line!
nudge[lively]: Is it urgent, or can it wait? One word helps a lot!
nudge[lively]: Which part of the job comes first? Name one thing, and leave the rest for later!
nudge[lively]: Sorted already? Lovely, then no answer is needed! And if not, one line about the job is plenty.
nudge[lively]: Which day would work for the job? Name one or several, or none if it can wait!
nudge[lively]: Anything unclear about the work? Ask in one line, and take your time!
# visit
received[calm]: A visit needs little more than a day and a rough idea of the hour.
received[calm]: Visitors with questions are the nicest kind, and yours are welcome.
received[lively]: A visit is a fine excuse to get out of the house!
received[lively]: The door is only a day and an hour away!
headline[calm]: Thank you, your message has arrived
headline[calm]: Your plans for a visit are here
headline[calm]: Thanks for planning a visit
headline[calm]: Your visit request has arrived
headline[lively]: Thank you for planning to come!
headline[lively]: Your message is here, thanks!
headline[lively]: Thanks, your visit plans have arrived!
headline[lively]: Good to know you want to come!
next: Check the opening hours for the day you want to come.
next: Look up the way, and where you could park or get off the bus.
next: Ask whoever comes with you what they hope for.
next: Choose a time of day when you will not have to rush.
next: Write your questions down, so that they are at hand when you arrive.
next: Lay out anything you want to bring along or show.
next: See whether you need to book, or whether you can walk in.
next: Plan what comes before and after, so that you know how long you can stay.
ask: Tell {us} which day you would like to come and how many you will be.
ask: What time of day suits you for a visit?
ask: When you come, what would you like to do, see or talk about?
ask: Is this your first visit, or have you been here before?
ask: Would children, a dog or a larger group come with you?
ask: Do you need a way in without steps, or anything else that makes coming easier?
ask: How would you get here: by car, by bus, by bike or on foot?
ask: Let {us} know if you have to leave by a certain time.
advice-subject: Before you set off
advice-subject: Choosing a good time to come
advice-subject: How to plan a visit
advice-subject: Small checks before a visit
advice-subject: Getting there and getting in
advice-subject: A few questions before you come
advice-opening: A visit is short, and it is a pity to spend part of it looking for parking or the right door.
advice-opening: Coming to a new place is easier when you know where to go and whom to ask.
advice-opening: It takes little to prepare for a visit, and it leaves you more time for what you came for.
advice-opening: Opening hours tell you when a door is open, but not when it is a good time to come.
advice-opening: Whether you come alone or with others, a few small checks are worth making first.
advice-opening: The first time anywhere brings a few puzzles, and most of them can be solved at home.
tip: Look at the opening hours again on the day itself, above all around holidays. A change is easily missed.
tip: Come well before closing time. There is more room for questions, and nobody has to look at the clock.
tip: Ask which hours are quiet if you do not like crowds. The same place can feel quite different at another time.
tip: Give notice if you come as a large group. Seats, space and time all need some thought.
tip: Find out about steps, doors and toilets if someone finds walking hard. It is better to know before the trip than at the entrance.
tip: Save the address and the name of the entrance. A map often leads to the wrong side of a building.
tip: Look into how you can pay before you go. Some places want cards, and others prefer cash.
tip: Leave pets at home until you have asked about them. Rules differ from place to place, and a hot car is no place to wait.
tip: Decide on the main thing you are coming for. If time gets short, you know where to begin.
tip: Mention it at the start if something matters to you, such as a seat, a food or a time. Later it is harder to change.
tip: Look at the way back before you go. The last bus may leave earlier than you think.
tip: Send word if you are running late. Someone may be waiting, and a short message helps everyone.
nudge-subject: When would a visit suit you?
nudge-subject: Does your visit still suit you?
nudge-subject: On your own or with others?
nudge-subject: A day for your visit
nudge-subject: Do you know the way?
nudge-subject: Anything to ask before you come?
nudge[calm]: Which day would suit you for a visit? One line is enough, and a rough idea will do.
nudge[calm]: If you are unsure about the way, the hours or the entrance, send your question in a reply. Otherwise, no answer is needed.
nudge[calm]: Reply with the number of people who would come, if you know it. If you have changed your mind, that is fine.
nudge[calm]: Another day may suit you better than the one you had in mind. Say which one, or leave it open.
nudge[calm]: There may be something you want to know before you come. You can ask it in one sentence.
nudge[calm]: Not everything has to be planned ahead. A day or a part of the day is a good beginning.
nudge[lively]: Have you picked a day to come? Send it in a line, or keep it open for now!
nudge[lively]: Early, midday or late? One word is enough to plan with!
nudge[lively]: Coming alone or with company? Reply with a number, and say if it may change!
nudge[lively]: Is there anything you need to know first? Ask one thing, and take your time with the rest!
nudge[lively]: Would another day be easier? Name it, or let the idea rest!
nudge[lively]: Been here before, or is it all new? Tell {us} in a few words, if you like!
# purchase
received[calm]: What it is for says more than any number, so a word about that is always useful.
received[calm]: Choosing takes a moment, and there is no need to have settled everything.
received[lively]: Somebody has good taste, and it may well be you!
received[lively]: There is something nice about waiting for a parcel you chose yourself!
headline[calm]: Thank you, your order request is here
headline[calm]: Your message about an order is here
headline[calm]: Thanks, your order request has come in
headline[calm]: Your wishes are here, thank you
headline[lively]: Thanks for telling {us} what you would like!
headline[lively]: Your order request is here, many thanks!
headline[lively]: Yes, your order request has arrived!
headline[lively]: Great, your message has arrived!
next: Check the number, size or colour you have in mind.
next: Measure the spot it is meant for, if it has to fit.
next: Think about what suits you better, fetching it or having it sent.
next: Look out the full address, with the name on the bell, in case it is to be sent.
next: Note the day you need it, and leave a spare day before it.
next: Write down what it must not contain, if it is to be eaten or worn.
next: Find out what the person already has, if it is a present.
next: Make room where it is to stand or be stored.
ask: What would you like, how many, and by when?
ask: Where should it go, or would you collect it?
ask: Which size, colour or kind do you have in mind?
ask: Say if it is a present, and by which day you need it.
ask: Does it have to fit a certain place or go with something you have?
ask: Is there anything it must not contain?
ask: How will you use it: every day, now and then, or for one special day?
ask: Let {us} know whether something similar would do if the one you want is not there.
advice-subject: Before you order
advice-subject: How to choose the right size
advice-subject: Ordering for a certain day
advice-subject: When it arrives: what to look at
advice-subject: Buying something as a present
advice-subject: Keeping it good for longer
advice-opening: Choosing from a picture is easier with a few facts at hand, and most of them you have at home.
advice-opening: A good purchase fits the place, the person and the day it is meant for.
advice-opening: Things last longer when they are chosen for their use, so that is where to start.
advice-opening: When something has to arrive on a certain day, it pays to count backwards.
advice-opening: Sizes, amounts and dates cause most mix-ups with orders, and all of them are easy to check.
advice-opening: Before you spend money on something, think of where it will be and how it will be used.
tip: Measure first if it has to fit somewhere. A guess is often off by more than you think.
tip: Count backwards from the day you need it, and leave a day spare. Parcels and people are sometimes late.
tip: Compare prices by weight, number or size. Packs that look alike can hold different amounts.
tip: Open a parcel soon after it comes, and look at everything. A fault is easier to report while it is new.
tip: Keep the packing until you are sure. It is the safest way to send something on or back.
tip: Ask how it should be stored or cared for. The wrong shelf or the wrong wash can spoil a good thing early.
tip: Read the list of contents if anyone has an allergy. Ask when a word on it means nothing to you.
tip: Give the address exactly as it stands on the bell. A missing name can send a parcel back.
tip: Bring a bag, a box or a second pair of hands if you collect it. Heavy or fragile things are easily dropped at the car.
tip: Find out about swapping before you buy a present. The person may already have one.
tip: Look at colours by daylight if you can. Screens and lamps change them.
tip: Work out on paper how much you need. By guesswork, it is easily too little or far too much.
nudge-subject: Do you still want it?
nudge-subject: Which one would you like?
nudge-subject: By when do you need it?
nudge-subject: Collect it or have it sent?
nudge-subject: A question before you order?
nudge-subject: Size, number or colour?
nudge[calm]: Would you still like to order? Then reply with the kind and the number. If not, you can leave it there.
nudge[calm]: By which day would you need it? A date makes it easier to tell what is possible.
nudge[calm]: Perhaps you are torn between several kinds. Say what it is for, and the answer may become clear.
nudge[calm]: When a size or an amount is uncertain, a rough guess in one line is enough to start.
nudge[calm]: Orders sometimes wait for a move, a visit or a birthday. Write whenever the time is right.
nudge[calm]: You may want to know more about how it is made, sent or cared for. One question is enough, and deciding can wait.
nudge[lively]: Which one is it to be? Send the kind and the number, or think it over a little longer!
nudge[lively]: Need it by a certain day? Name the date, and the rest can follow!
nudge[lively]: Can you not decide which one to take? Tell {us} what it would be for, and take your time!
nudge[lively]: Is it a present? Say for which day, or leave it until you know!
nudge[lively]: How many would you like? A number is all it takes, and no answer is fine too!
nudge[lively]: Any question about size, colour or contents? Ask it in one line, and decide later!
# programme
received[calm]: Wanting something to change is a good place to start from, and it need not be said perfectly.
received[calm]: What fits into your weeks matters more than what looks good on paper.
received[calm]: Your own starting point is the right one, whatever others may have done.
received[lively]: You asked, and that is often the hardest part!
received[lively]: A little every week adds up to a lot!
received[lively]: Future you is already nodding!
headline[calm]: Thank you for asking about joining
headline[calm]: Your note about taking part is here
headline[calm]: Thanks, your wish to take part arrived
headline[calm]: A first step, taken with thanks
headline[lively]: Thanks for wanting to join in!
headline[lively]: Great, your note about joining is here!
headline[lively]: A first step, well done!
headline[lively]: Lovely that you want to take part!
next: Look at your weeks ahead and mark the hours that could be yours.
next: Write down what should be easier for you at the end than it is today.
next: Tell one person at home what you are planning, so that the time is kept for you.
next: Remember what you have tried before, and which part of it did you good.
next: Find a corner where you could take part undisturbed.
next: Note the weeks in which you will be away.
ask: What would you like to be different when it is over?
ask: Where do you stand today, in a sentence or two?
ask: Which hours of the week could you keep for yourself?
ask: Have you tried something similar, and what did you miss?
ask: Is there anything that should be taken into account from the first week on?
ask: What made you think of starting just now?
advice-subject: How to keep going after the first week
advice-subject: Making room for something new
advice-subject: What a good start looks like
advice-subject: Small habits that carry you through
advice-subject: Is it the right moment to begin?
advice-opening: Beginning is the easy part, and the weeks in the middle decide, so it pays to plan for those.
advice-opening: A programme asks for a little of your time again and again, and that time has to come from somewhere.
advice-opening: Nobody follows a plan perfectly, and the people who get something out of it are those who come back to it.
advice-opening: Before you join anything, it is worth knowing what you want out of it in your own words.
advice-opening: Change over weeks is hard to see from inside, so a few notes at the start are worth having.
tip: Put the fixed hours into your calendar before you start. What has no place in the week is the first thing to slip.
tip: Write down how things are today, in a few lines. After some weeks you will have forgotten how it was.
tip: Decide beforehand what the short version is for a bad day. A few minutes keep the habit alive.
tip: Prepare the evening before whatever you need for the next time. In the morning, it should only be a matter of beginning.
tip: Miss once if you must, and try not to miss twice. One gap is life, and two are the start of a new habit.
tip: Ask questions in the first weeks and not at the end. Others have usually wondered about the same thing.
tip: Choose one thing to watch that you can count or feel. Too many aims at once hide the progress.
tip: Tell the people you live with when you do not want to be disturbed. They will help once they know.
tip: Pick a start after the busy weeks, if you can choose. A calm first week carries the ones that follow.
tip: Speak up early when something does not suit you. There is often another way to do it.
nudge-subject: Which hours could be yours?
nudge-subject: What should be different afterwards?
nudge-subject: Is now the right moment?
nudge-subject: One question before you join
nudge-subject: Still thinking it over?
nudge[calm]: If you are still thinking of joining, write the one question that stands in the way. You can decide when you have the answer.
nudge[calm]: Some months are too full for anything new. Say when it would suit you better, or leave it for the time being.
nudge[calm]: Which hours of the week could you keep for yourself? If you know them, send them in a line.
nudge[calm]: You may be wondering whether you can keep it up. Describe a normal week of yours, and ask how it would fit in.
nudge[calm]: Perhaps you want to talk it over at home first. Write when you are ready.
nudge[lively]: What would you love to be able to say at the end? Put it in a sentence and send it!
nudge[lively]: Is one small doubt left about joining? Ask it, as others surely have it too!
nudge[lively]: Morning person or evening person? Tell {us}, and think about the rest in peace!
nudge[lively]: A busy time just now? Then name a better month, or leave it open!
# enquiry
received[calm]: What matters to you comes first, and the details can follow in their own time.
received[calm]: It helps to know what you have in mind, even if it is only half an idea yet.
received[calm]: Asking first and deciding later is a good order to do things in.
received[lively]: Half an idea is a perfectly good place to begin!
received[lively]: Curious is good, and asking is better!
received[lively]: What you have in mind sounds like something worth talking about!
headline[calm]: Thank you, your enquiry is here
headline[calm]: Your enquiry has come in
headline[calm]: Thanks, your question is here
headline[calm]: Question received, thank you
headline[lively]: Thanks a lot for asking!
headline[lively]: Great, your enquiry came through!
headline[lively]: Thanks, your question has arrived!
headline[lively]: Good that you asked, thank you!
next: Make a list of what you would like to know, the most important thing first.
next: Ask those who decide with you what they would like to know.
next: Think of when you would need it, and whether a little later would do.
next: Look for a picture or an example of what you have in mind, if there is one.
next: Note what a good result would look like to you.
next: Set aside a few minutes to compare, once you have the answers.
ask: Which point would you like to clear up first?
ask: When would you need it, or is there no date yet?
ask: Who is it for: you, someone close to you or a group?
ask: What gave you the idea, and what do you hope for?
ask: Is there anything that has to be right, whatever else changes?
ask: Have you had something similar before, and how was it?
ask: What would make the decision easy for you?
advice-subject: What to ask before you decide
advice-subject: Finding out whether it suits you
advice-subject: A few questions worth asking
advice-subject: How to compare in peace
advice-subject: From an idea to a plan
advice-opening: A good decision mostly needs two or three clear answers, and these are the questions that lead to them.
advice-opening: Here is a short list that helps with choosing, whoever you choose in the end.
advice-opening: It is easier to decide once you know what matters to you, so this is about finding that out.
advice-opening: You do not need to know everything beforehand, only what makes a difference for you.
advice-opening: If you are still looking around, a little order makes the choice lighter.
tip: Name the one thing that has to be right, and begin with it. The rest is easier to weigh afterwards.
tip: Ask what is part of the price and what is not. You can then compare like with like.
tip: Ask to see or hear about something similar. An example tells you more than a description.
tip: Say when you would need it, even roughly. What is possible often depends on the season and the week.
tip: Write down what you liked and did not like last time. It is the quickest way to explain what you are after.
tip: Sleep on it once. What still seems right in the morning usually is.
tip: Talk to the person who will use it most. They often care about something quite different.
tip: Find out what you would have to do yourself. Some people like to take part, and others would rather not.
tip: Ask what happens if your plans change. It is good to know before a date is set.
tip: Mention anything unusual early. A special wish is easier to meet at the start than at the end.
nudge-subject: Is a question still open?
nudge-subject: What would you like to know first?
nudge-subject: Is something different now?
nudge-subject: A single line will do
nudge-subject: Is it still on your mind?
nudge[calm]: If you are still considering it, send the one question that matters most. You can decide later.
nudge[calm]: You may have found what you were looking for, and then this needs no reply. If not, a line about what is missing would help.
nudge[calm]: Has something changed since you wrote? Tell {us} what is different, whenever it suits you.
nudge[calm]: Plans take the time they take. Write when yours are clearer, or ask something small in the meantime.
nudge[calm]: It is up to you whether to go on. A single line about what is unclear is enough.
nudge[lively]: Which question comes first for you? Put it in a line and send it!
nudge[lively]: Is it a maybe? Then tell {us} what would make it a yes!
nudge[lively]: Has it settled itself? Good, then no answer is needed! And if not, one line will do.
nudge[lively]: Is something still unclear? Ask it in everyday words, and take your time!
# counsel
received[calm]: A matter that has been put into words is easier to sort, and there is an order to take it in.
received[calm]: Nothing has to be decided at once, except what a letter gives you a date for.
received[lively]: The pile on the desk is a little smaller from today!
received[lively]: Paperwork looks friendlier once somebody else has seen it!
headline[calm]: Thank you, your matter has arrived
headline[calm]: Your request for advice is here
headline[calm]: Thanks, your request for advice came in
headline[lively]: Your request for advice is here!
headline[lively]: Thanks for bringing your question!
next: Write the subject down in one sentence, without names or private details.
next: Check your papers for a deadline, and keep to it whatever else happens.
next: Put any papers about it together in one place.
next: Decide what you do not want to share yet.
next: Consider who else has a say in it, and what they would ask.
next: Mark the hours when you could talk without being disturbed.
next: Write down what should be settled in the end.
ask: Tell {us} the subject in a sentence, with no private details yet.
ask: What kind of help are you looking for: an answer, a second opinion or someone to take it on?
ask: By which date do you need to decide something?
ask: At what time of day could you talk without being disturbed?
ask: Does the question concern you, a firm or someone else?
ask: How far have you come with it yourself?
ask: Which point do you need to understand first?
ask: Name the one thing that should be clear after a first talk.
advice-subject: Before a first talk
advice-subject: How to put your question in one line
advice-subject: Asking an adviser the right things
advice-subject: What to keep to yourself at first
advice-subject: Getting ready for advice
advice-subject: Making sense of advice
advice-opening: A first talk is short, and a little order beforehand makes the most of it.
advice-opening: Asking for advice feels like a large step, but the preparation for it is small.
advice-opening: Nobody has to understand a subject in order to ask a good question about it.
advice-opening: Good advice depends on good questions, and they are easier to find with a pencil in hand.
advice-opening: Some matters seem too big to explain, until you try to put them into one line.
advice-opening: Nothing here is advice on your own matter, but it can help you to prepare for it.
tip: Begin with your question and tell the story later. Anyone who knows what you want to know can follow the story better.
tip: Hold back private details until you know who will read them and why. A first answer rarely needs them.
tip: Check first whether a deadline is running. An enquiry does not stop it, so act in good time even while you wait.
tip: Ask what a first talk costs and how long it lasts. It is easier to listen once that is clear.
tip: Find out who would do the work and who would answer your questions. It is not always the person you meet first.
tip: Take notes, or bring someone who does. Few people can listen, think and remember all at once.
tip: Repeat an answer in your own words. If you got something wrong, it comes to light at once.
tip: Ask what would happen if you did nothing. Sometimes waiting is sensible, and sometimes it is the costly choice.
tip: There may be a part you can do yourself, so ask about it. You save effort and understand the matter better.
tip: Be careful with any promise about how it will end. An honest answer also names what is still unknown.
tip: Number your papers and make a short list of them. In a talk, you will both find the right page sooner.
tip: Have words explained that you do not know. Every field has its own language, and you are not expected to speak it.
nudge-subject: Is the matter still open?
nudge-subject: What should be cleared up first?
nudge-subject: When could you talk?
nudge-subject: Your question in one sentence
nudge-subject: Is there a date to keep in mind?
nudge-subject: What would be helpful now?
nudge[calm]: If the matter is still open, reply with the subject in a few words. Private details can wait.
nudge[calm]: When would be a good time for you to talk? Name a day or a part of the day, if you still wish to.
nudge[calm]: Is a date or deadline coming up? Say when it is, and do not wait for an answer before you act on it.
nudge[calm]: You may have found your answer elsewhere, and then this needs no reply. If not, one question is a good next step.
nudge[calm]: Some questions take a while to find their words. Send yours when it is ready, even if it is short and unfinished.
nudge[lively]: Which question comes first for you? Put it in a line, without private details!
nudge[lively]: Morning or afternoon for a talk? Reply with one word, or leave it for now!
nudge[lively]: Has the matter settled itself? Good, then no answer is needed! And if not, one line will do.
nudge[lively]: Would a short talk help? Send a time that suits you, or wait until you are ready!
nudge[lively]: What should be different in the end? One sentence is plenty, and it can be a rough one!
`
