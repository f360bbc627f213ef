import { wordSet } from './requestWords.ts';

/**
 * Words of everyday English in their plain form, as testers write them beside what they ask for. However near one is to
 * the name of a country, a place or a field, it is no slip of it; and it is a place or a bank of that name only where
 * it stands as one.
 */
export const EVERYDAY_WORDS = wordSet(`
  able absent accept access accident accountable accountant accurate achieve acid across act action active actor
  actual adapt add admin admire admit adopt advance advantage adventure advert advice advise affair affect afford
  affordable afraid afternoon agenda agile agree agreement ahead aid aim air aircraft airline airport alarm alert
  alien align alive alliance allow almost alone along alpha alphabet already alter alternative always amaze
  ambassador ambulance analyse analysis analyst ancient android angel anger angle angry animal anniversary announce
  annoy annual answer anxious apart apartment apologise appeal appear appetite apple apply appoint approach approve
  apron arch architect archive arena argue argument arise arm armada army arrange array arrest arrive arrogant
  arrow art artist ashore aside asleep aspect assert assess asset assign assist assume astronaut async athlete atom
  attach attack attempt attend attention attic attract auction audience audio audit aunt author automatic autumn
  avenue average avoid awake award aware away awful awkward bachelor back backdrop backend background backlog
  backup bacon badge bag bake baker balanced bald ball balloon banana band banner barber bare bargain bark barn
  barrel bartender base baseline basic basil basis basket bat bath bathroom battery battle bay beach beam bean bear
  beard beast beat beauty become bed bedroom bee beer begin beginner behave behind belief believe bell belong belt
  bench bend benefit benign berry beside best beta better beyond bicycle bike bilingual bird biscuit bishop bitter
  black blame blank blanket blast bleed bless blind blister blocklist blog blogger blond blood bloom blow blue
  board boat body boil bold bolt bomb bond bone bonus book booking bookings boolean boom boot border bored boring
  borrow boss bottle bottom bounce boundary bowl box brace bracket braid brain brake branded brave bread break
  breakfast breath breeze brick bride bridge brief bright brilliant broad broadcast broke broker bronze brother
  brown browse brush bubble bucket budget buffer bug bugfix builder bulk bull bullet bundle burden burger burn
  burst bury bus bush busy butcher butter button buy buyer byte cabin cabinet cable cache cafe cage cake calculate
  calendar call calm camel camera camp campaign canal cancel candidate candle candy cannon canvas capable capacity
  capital captain capture caravan cardboard care career careful caret cargo carpenter carpet carriage carrot carry
  cart cartoon carve cash cashier castle casual cat catalogue catch category cater cattle caution cave ceiling
  celebrate cellar cement centre century cereal ceremony certain certificate chain chair chalk challenge chamber
  champion chance change changelog channel chaos chapel chapter charge charity charm chart charter chat cheap
  cheat checklist cheek cheer cheerful cheese cheetah chef chemical chemist cherry chess chest chicken chief chilli
  chimney chip chocolate choice choir choke choose chop chorus christian church cigarette cinema circle circuit
  circus clash class classic clause clay clean cleaner cleanup clear clerk clever click cliff climate climb clinic
  clip clock close cloth cloud clown club clue clumsy cluster coach coal coast coat cobra coconut codebase coffee
  coffin coin cold collapse collar colleague collect college color colour colourful comb combine comedian comedy
  comet comfort comic command comment commerce commit committee community commute compact compare compatible
  compete compile complain complex compliance component compose compound compute computer concept concern concert
  conclude concrete condition conduct conference confident config confirm conflict confuse congress connect
  conscious consent consider console constant construct construction consult consultant consume container content
  contest context continue contract contrast contribute convert cook cookie cool cooperate copper copy cord core
  cork corn corner cornet corridor cosmetic cost costume cosy cottage cotton couch cough council counsel counter
  countryside coupe coupon courage courier course court cousin cover coverage cow crab craft crane crash crawl
  crazy cream creation creative creator credential credible creep crew crime crisis criteria critic crocodile cron
  crop cross crowd crowded crown crucial cruel cruise crunch crush cry crypto crystal cube cultivate culture
  cupboard cure curious curly current cursor curtain curve curvy cushion custody custom cute cutoff cycle daikon
  daily dairy dairyman damage damp dance dancer danger dare dark dash dashboard dawn dead deadline deaf deal dealer
  debate debug debugging debut decade decent decide decision deck declare decline decorate deep deepfake deer
  default defeat defend deficit define degree delay delegate delete delicate delicious deliver delivery delta
  demand democracy dense dentist deny depart depend dependent deploy depth deputy desert deserve design designer
  desk despair despite dessert destroy detect detective determine develop development device devil devops devote
  diagram dialog diamond diary dice diet differ difficult dig digital dinner diploma diplomat direct direction
  director dirt disable disagree disappear disaster disc discount discover discovery discuss disease dish disk
  display dispute distance dive diver divide divorce divorcee dock docker docs doctor documented dog doll dolphin
  domestic donate donkey donor door dot double doubt dove download draft dragon drain drama draw drawer dream dress
  drift drill drink drive driven driverless drop dropdown drown drug drum dry duck duckling due duke dull dump
  duplicate dust dusty dutiful duty eager eagle ear early earn earth ease east easy eat echo economist economy edge
  edit editor educate effect effort egg elbow elder elect election electric electrician elegant element elephant
  elevator elf eligible elite else embassy embrace emerge emergency emotion emperor emphasis empire employ empty
  enable encounter end endless endpoint endswitch enemy energy engage engine enjoy enormous enough ensure enter
  entertain enthusiasm entitle entrance enum env envelope envy equal equip erase error escape essay essence
  establish estate estimate evaluate evening event ever evidence evil exact exam examine excel except excess
  exchange excite excuse execute exercise exhaust exhibit exist exit exotic expand expat expect expense expensive
  experience experiment expert explain explode explore export expose express extend extent extra extreme eye fabric
  face facility fact factor factory fade fail failure faint fair faith falcon fall fallback false fame familiar
  family fancy fantastic farm farmer fashion fatal fate fault favorite favour fear fearless feast feather feature
  federal fee feed feedback feel fellow fence fern ferret ferry festival fever fiance fiction fierce fight figure
  file film filter final finance fine finger finish fintech fire firefighter firewall fish fisher fisherman fit fix
  fixture flag flaky flame flamingo flash flat flavour fleet flesh flexible flight flip float flock flood floor
  flour flow flower fluent fluffy fluid flush fly foam focus fog foggy fold folk follow food fool foot football
  footer force forecast foreigner forest forever forget forgive fork formal former formula fortunate fortune forum
  forward fossil found foundation fountain fox fraction fragile frail frame framework frank fraud free freedom
  freelance freelancer freeze freight friend friendly fringe frog front frontend frost frozen fruit frustrate fuel
  fulfil fun function functional fund funeral funny furniture fuse fussy future gain galaxy gallery gamble game
  gamer gang gap garage garbage garden gardener garlic garment gas gate gateway gather gauge gaze gear gene general
  generation generous genius gentle genuine gesture ghost giant gift gifted ginger giraffe git glad glamorous
  glance glass glide glider glimpse global globe gloomy glory glove glow glue goal goat golang gold golden golf
  gone goodbye goose gorilla gospel gossip govern government governor grab grace graceful grade gradual graduate
  grain grammar grand grandparent grant grape graph graphic grass grateful grave gravity great greed greedy greens
  greet grey grid grief grill grip grocery ground group grow growth grumpy guarantee guard guardian guess guest
  guid guide guideline guilty guitar gun gym habit hacker hair hairdresser half hall halt ham hammer hamster hand
  handicap handle handsome handy hang happen happy harbour hard hardware hare harm harmony harsh harvest hash hasty
  hate haul hawk head header headless headline heal healthy heap hear heart heat heaven heavy hedge hedgehog heel
  height heir helicopter hell helmet helpful hen hence herb herd hero hesitate hidden hierarchy high highlight
  highway hike hilarious hill hint hip hippo hipster hire history hit hobby hockey hold hole holiday holy homeless
  honest honey honour hook hope horizon horn horror horse hospitable hospital host hostel hostile hotel hotfix hour
  household housemate https huge humble humor humour hunger hunt hurry hurt husky hybrid hygiene hype icon icy idea
  identical identify idiot idle ignore illegal illness imagine imei immigrant impact import importer impose impress
  improve inactive incident incomplete increase indeed index indicate indoor infect inflate influencer inform
  ingredient inherit initial inject injure inland inner innocent inquire insane insect inside insist inspect
  inspector inspire install instance instant instead instinct institute instruct instrument insult intact integrate
  integration intelligent intend intense interact interest interface interior intern internal international
  internet interpret interrupt interval interview intimate introduce invade invent invest investigate investment
  investor invite invoicee involve iron irony isbn isolate issue italic iterate ivory jacket jaguar jail jam
  janitor january jar java jazz jealous jeans jelly jenkins jet jewel jewellery jira join joint joke jolly journal
  journalist journey joy json judge juice juicy july jump june jungle junit jury justice kangaroo keen keep kettle
  keyboard keyword kick kidney kill kilometre kind king kingdom kinky kiss kitchen kite kitten knee knife knight
  knock knot know knowledge koala kubernetes label laboratory labour lack ladder lake lamb lame lamp landlord lane
  language lanky laptop laser late latency latest laugh launch laundry lava lawn lawyer layer layout lazy lead
  leader leaf league leak lean leap learn lease leather leave lecture lecturer ledger left leftover legacy legal
  legend legislate leisure lemon lend lens leopard lesson level lever liberal liberty librarian library lick lid
  life lifeguard lift light lightning likely limit line linen link lion lip liquid listen liter literal literature
  litter lively liver lizard llama load loadtest lobby lobster locate lock logic logical logout lonely loop loose
  lorry lose loss lost loud lounge love lovely lover lower loyal loyalty lucky lucy luggage lump lunar lunch lung
  luxury lynx machine macho macro mad magazine magic magician magnet maid mailbox main mainland mainstream maintain
  major maker male malware manage manager mandatory mango manifest mankind manner manor mansion mantra manual
  manufacture map maple marathon marble margin marine marital mark marked marker market marketer marriage marry
  marten martial marvel masala mask mass massive master mat match mate material math matrix matter mature maximum
  mayor meal mean meaning meanwhile measure meat mechanic medal media median medicine meditate medium meet mellow
  melody melt member memo memory mental mention menu merchantable mercy mere merge merit merry mess message messy
  meta metal meter method metre metric microservice microwave middle middleware midnight mighty migrant migrate
  migration mild mile military milk mill millionaire mind miner mineral minister minority mint minute miracle
  mirror misery miss missing mission mist mistake mixed mixture mobility mockup mode model modeling moderate modern
  modest modify module mole moment monday money monitor monkey mono monster mood moody moon moose moral morning
  mortal mortgage mosque mosquito motel moth motion motive motor motorbike mount mountain mouse mouth move movie
  muddy multiple muscle museum mushroom music musician mustard mutate mutation mute mutual mystery myth naive naked
  nanny nap narrow nashi nasty natural nature naughty navigate navy near nearby neat necessary neck needle negative
  neglect negotiate neighbor neighbour neither nephew nerve nervous nest net network neutral never newcomer news
  newsletter newspaper niece night ninja nobody nod node noise noisy noon normal nose notable note notebook nothing
  notice notification notify notion novel november nowhere nuclear null nullable nurse nursery nut nutrition oak
  obese obey object objective oblige observe obstacle obtain obvious occasion occupy occur ocean october odd offer
  office officer official offline often oil olive olympic omelette omit onboard once onion online open opera
  operate opinion opponent opportunity oppose optician option optional oral orange orchestra order ordinary oregano
  organ organic organise organize oriental origin original orphan ostrich otherwise otp otter ought ounce outage
  outbreak outcome outdoor outer outfit outgoing outline outlook output outright outside outsider oven overall
  overcome overflow overlook override overseas oversee owe owl own owner oxygen pace pack package packet paella
  pain paint painter palace palate pale palm pancake panda panel panic panther papaya paper parade paradise
  paragraph parallel parameter parcel pardon parent park parking parliament parrot parse parser parsley part
  partial participant participate particle particular partly partner party pass passing passion passive password
  past pasta paste pastry patent path patience patrol pattern pause pavement payday payload peace peaceful peach
  peacock peak peanut pear peasant peel peer pelican pen penalty pencil pending penguin pepper percent perfect
  perform performance perfume perhaps period permanent permission permit persist personality perspective persuade
  pest pesto pet petrol petty pharmacist pharmacy phase philosophy phony photocopy photographer phrase physical
  physician physics piano pick picky picnic pie pig pigeon pilgrim pill pillow pilot pinch ping pink pioneer pipe
  pipeline pirate pitch pizza placeholder plain plan plane planet plant plastic plateau platform play player
  playground playlist plaza plead pleasant pleasure pledge plenty plot plug plugin plumber plump plural poem poet
  poetry point poison police policeman policy polite political politician politics poll pollute pond pony pool poor
  pop popcorn population popup porch pork port portable portal porter portfolio portion pose positive possess
  poster postman pot potato potential poultry poverty powder power practical practice praise pray prayer preach
  precious precise predict prefer preferred pregnant prepare presence present presentation preserve president press
  pressure pretend pretty prevent previous prey priest primary prime prince princess principal principle printer
  prior priority prison prisoner private privilege prize problem procedure proceed process proclaim procurement
  prod producer production professional professor profit program programme programmer progress prohibit promise
  promote prompt prone proof propose prospect protect protest proto prototype proud prove provider provision proxy
  psychologist public publish publisher pull pulse puma pump pumpkin punch punish pupil puppet puppy purchase pure
  purple purpose purse pursue push puzzle pyramid pytest python qualify quality quantity quarrel quarter queen
  query quest question queue quickstart quiet quilt quirky quit quite quiz quota quote rabbit race rack racket
  radar radiator radical radio rage raid rail railway rain rainbow rainy raise rally ramp range rank rapid rare
  raven raw reach react read reader readme ready realise reality realm reason rebel rebellious recall receive
  recent reception receptionist recipe reckless recognise recommend recover recruit red redirect reduce redundant
  refactor refer reflect reform refresh refugee refund refuse regard regen regex regime registry regress regression
  regret regulate rehearse reject relate relation relative relax relay release relevant reliable relief religion
  rely remain remark remedy remember remind remote remove render renew rent repair repeat replace reply repo report
  reporter repository represent reproduce reptile republic request require rescue research reserve reservoir reset
  reside resign resist resource respect respond response rest restaurant restore restrict result resume retail
  retain retire retry reveal revenge revenue reverse review revise revolution reward rhino rhythm ribbon rice rich
  ride rider ridge right rigid ring riot rise risk risotto ritual rival river roadmap roast rob robot robust rock
  role roll rollback rollout romance romantic roof room roommate root rope rose rotate rough round route router
  routine royal rubber rubbish rude rugby ruin rule ruler rumour runner runtime rural rush rusty saas sack sacred
  sacrifice sad saddle safari safe safety saffron sailor saint salad sale salesman salmon salon salt salty salvage
  samba sandwich sandy sanity sardine sassy satellite satin satisfy saturday sauce sausage save savings say scale
  scan scandal scar scarce scare scarf scary scatter scene scenery schedule scheme scholar school science scientist
  scissors scope score scorpion scout scraper scratch scream screen screenshot screw scroll scrum sculpture sdk
  seagull seal search season seat second secret secretary section sector secure security seek segment seldom select
  selenium sell semester senate sender sense sensible sensitive sentence sentiment seo separate september sequence
  serial series serious servant serve server service sesame session setting settle setup seven severe shade shadow
  shaggy shake shallow shame shampoo share shark sharp shatter shed sheep sheet shelf shell shelter shield shift
  shine shiny ship shipment shirt shock shoe shoot shopkeeper shopper shopping shore shot shoulder shout shovel
  shower shrimp shrink shut shy sibling sick side sidebar siege sight sign signal silent silk silly silver similar
  simulate sincere sing singer single sink sister situation size skate sketch ski skill skin skip skirt skull sky
  slack slave sleek sleep sleepy sleeve slice slide slight slim slip slogan sloppy slot sloth slow slug smart smell
  smelly smile smoke smooth snack snail snake snap snapshot sneaky sniff snow snowy soap soccer society sock soda
  soft software soil solar soldier sole solid solo solution solve somber song sophisticated sore sorry soul sound
  soup sour source soy space spaghetti spam spaniel spare spark sparrow speak speaker spec special specialist
  specific specify spectrum speech speed spell spend sphere spice spicy spider spike spin spinach spirit spit
  splash splendid split sponsor spoon sport spot spotty spouse spray spread spreadsheet spring sprint sprout spy
  sql square squash squeeze squirrel stable stack stadium staff stage stain stair stake stakeholder stale stamp
  stand star stare starling start starve stat statement static station statistic statue status stay stdin steady
  steak steal steam steel steep stem stereo sterling stern steward stick sticker sticky stiff stimulate sting stir
  stomach stone stop storage stored stork storm stormy story storybook stove straight strait strand strange
  stranger strategy straw strawberry stream strength stress stretch strict strike string strip stroke strong
  structure struggle stubborn student studio study stunning stupid sturdy stylish subject submit subscribe
  subscriber subscription subsequent subset substance substitute subtle succeed success sudden suffer sugar suggest
  suit suitable sultana sum summary summer summit sun sunday sunny super superb superior supermarket supervise
  supper supplier supply support suppose supreme surface surfer surgeon surgery surprise surrender surround survey
  survive suspect suspend suspicious sustain swagger swallow swan swap swear sweat sweater sweep sweet swim swimmer
  swing switch sword symbol sympathy symptom sync syntax syrup system tabasco tablet taco tactic tag tail tailor
  taint tale talent talk tall tank tape target task taste tasteful tasty taxi tea teach teacher tear tech technical
  technique technology telescope television temper temperature template temple temporary tempt tenant tend tender
  tennis tense tent tepid terminal terrace terrible terrific territory terror testbed testcase testimony text
  textile texture theatre theft theme theory therapy thick thief thin think thirst thirsty thorn thorough thought
  thoughtful thread threat throat throne throttle throw thumb thunder thursday ticket tide tidy tie tiger tight
  timber timeout timezone timid tiny tip tired tissue title toad toast tobacco toe tofu together toggle toilet
  token tolerance toll tomato tone tongue tonight tool toolkit tooth top topic torch torque torture total touch
  tough tour tourism tourist tournament tow toward towel tower toxic toy trace traceable track tracker tractor
  trade trader tradition traffic tragedy trail trailer train trainer training trance transform transient transition
  translate translation transmit transparent transport trap trash travel traveler treasure treat treatment treaty
  tree tremble trend trial triangle tribe trick tricky trigger trim trip triplet triumph troop tropical trouble
  trousers truck true trumpet trunk trust trustee trusty truth tube tuesday tulip tuna tune tunnel turnip turtle
  tutor tutorial twin twine twist type typo uat ugly ultimate umbrella uncle undergo understand undo unemployed
  unfair unfold unhappy uniform union unite unity universe university unknown unless unlikely unlock unlucky
  unmarried unusual update upgrade upload upper upset uptime urban urge urgent url usability usage utility uuid
  vacant vacation vaccine vacuum vague vain validate valley valuable valued vanilla vanish vapour variable variant
  variety various vast vault vector vegan vegetable vegetarian venom venture venue verb verdict verified verify
  verse version versus vertical vessel vet veteran viable vibrant vice victim victory video view viewer viewport
  villa village villager villain vine vinegar vintage violate violence violin vip viral virtual virtue virus
  visible vision visit visitor visual vital vitamin vivid vocal voice volcano volume voluntary volunteer vote
  voucher vowel voyage vulnerable waffle waist wait waiter waitress wake walk wall walnut wander war warden
  wardrobe warehouse warm warn warning warrant warranty warrior wash wasp waste watch water waver weak wealth
  wealthy weapon wear weary weasel weather web webcam webhook wedding weekday weekend weigh weight weird welcome
  welder welfare well west wet whale wheat wheel whenever whether whimsical whip whisky whisper whistle white
  whitelist wicked wide widget wifi wild wilderness willing win wind window windy wine wing winner winter wipe
  wireframe wise wish witch withdraw witness witty wizard wobbly wolf wonder wonderful wood wooden wool word
  wordpress workaround worker workflow workshop workspace worldwide worm worried worry worse worship worst worth
  wound wrap wreck wrist writer yard yarn yawn yeah yearly yeast yell yellow yesterday yield yoga yogurt yummy
  zebra zero zesty zombie zone zoo zoom`);
