/** The right word and the wrong spellings that can be nothing else, apart by commas. */
const table = `
  photography=photograf,fotografy,photografy,fotography photographers=photografers,fotografers
  photos=fotos accommodation=accomodation,acommodation accommodate=accomodate address=adress
  adventure=adventrue,advetnure a_lot=alot always=allways as_well=aswell
  available=availible,avaliable,availabe awesome=awsome beautiful=beatiful,beutiful,beautifull
  beginner=begginer,beginer,begginner beginners=begginers,beginers,begginners believe=beleive
  breakfast=brekfast business=buisness,busines,bussiness calendar=calender canoe=cannoe
  canoeing=canooing category=catagory certified=certifed,certfied chocolate=choclate
  climbing=climing,clmbing,climbin coming=comming comfortable=comfortible,confortable
  customer=custumer customers=custumers definitely=definately,definitly different=diffrent
  discount=discout equipment=eqipment,equiptment,equipement,equpiment excellent=excelent,exellent
  experience=experiance,expirience,expereince,exerience experiences=experiances
  experienced=experianced families=familes,famillies family=familiy friends=freinds friend=freind
  friendly=freindly,frendly guarantee=garantee,gaurantee,guarentee guaranteed=guarenteed
  guidance=guidence guide=giude guides=giudes,guids guided=guied,guideded,gided
  helmets=helmits,helmuts holidays=hollidays holiday=holliday immediately=immediatly
  interested=intrested intermediate=intermidiate,intermediat journey=jouney kayak=kayack
  kayaks=kayacks kayaking=kayacking,kayaing knowledge=knowlege
  licensed=lisenced,liscensed,licenced luggage=lugage maintenance=maintainance
  marshmallows=marshmellows minutes=minuts,minut minimum=minimun,minumum maximum=maximun,maximium
  mountain=moutain,mountian mountains=moutains,mountians necessary=neccessary,necesary
  neighbours=nieghbours occasion=occassion,ocasion occurred=occured official=offical
  opportunity=oportunity organised=organisated outdoor=outdor outdoors=outdors
  paddling=paddeling,padling peaceful=peacefull people=peple,poeple possible=posible
  preferred=prefered private=privat probably=probaly
  professional=profesional,proffesional,professionel,proffessional rafting=raffting,raftting
  recommend=reccomend,recomend receive=recieve receives=recieves referred=refered rental=rentel
  rentals=rentels restaurant=resturant,restaraunt restaurants=resturants safety=saftey,safty
  scenic=sceanic,senic separate=seperate service=sevice schedule=shedule snorkelling=snorkling
  success=sucess surprise=suprise the=teh,hte tandem=tendem tomorrow=tommorow
  traditional=tradional truly=truely unforgettable=unforgetable unfortunately=unfortunatly
  until=untill usually=usally vacation=vaction vegetarian=vegeterian vehicle=vehical view=veiw
  views=veiws Wednesday=wensday,wednesdy weekend=weekand weird=wierd which=wich wildlife=wildlive
  within=withen would=woudl writing=writting yacht=yatch your=yoru and=adn,nad their=thier
  that=taht what=waht with=whith,wiht because=becuase,becasue,beacuse environment=enviroment
  can't=cant won't=wont shouldn't=shouldnt hadn't=hadnt I've=ive they'll=theyll they've=theyve
  you'd=youd it'll=itll he's=hes she's=shes where's=wheres here's=heres someone's=someones
  everyone's=everyones anyone's=anyones somebody's=somebodys everybody's=everybodys nobody's=nobodys
  don't=dont doesn't=doesnt didn't=didnt isn't=isnt aren't=arent wasn't=wasnt couldn't=couldnt
  wouldn't=wouldnt haven't=havent hasn't=hasnt you're=youre they're=theyre you'll=youll
  that's=thats there's=theres what's=whats we've=weve you've=youve weekday=weekdy
  transfer=transfert included=incuded,inlcuded,includet,inculded,inclued offered=offerd
  training=trianing,traning hiking=hikeing biking=bikeing riding=rideing snowshoeing=snowshooing
  lessons=lesons,lessions lesson=leson linen=linnen dumbbells=dumbells puppies=puppys
  parties=partys companies=companys bachelor=batchelor nights=nites night=nite
`

/** Wrong spelling, lower case, to right spelling. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/\s+/u)
    .flatMap((line) => {
      const [right = '', wrong = ''] = line.split('=')
      return wrong.split(',').map((word) => [word, right.replaceAll('_', ' ')] as const)
    }),
)
