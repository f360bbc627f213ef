import { wordSet } from './requestWords.ts';

/**
 * Everyday English words in their base form, as testers write them in requests. However similar to the name of a
 * country, a place or a field, they are no typing error; and they mean a place or a bank only in its position.
 */
export const EVERYDAY_WORDS = wordSet(`
  angela mac able absent absurd accept access accident accountable accountancy accountant accounting accurate achieve acid
  acoustic across act action active actor actual adapt add addressing adidas adjacent admin admire admit adobe
  adopt advance advantage adventure advert advice advise aerial affair affect afford affordable afraid africa
  african afternoon agenda aggressive agile agree agreement ahead aid aim air airbag airbnb aircraft airfare
  airline airport alarm alert alias alien align alive alliance allow almost alone along alpha alphabet alpine
  already alter alternative altitude attitude always amaze amazon ambassador ambitious ambulance ample analyse analysis analyst
  ancient android angel anger angle angry angular animal anniversary announce annoy annual anonymous ansible answer
  anxious apart apartment apologise apparent appeal appear appetite appium apple apply appoint appointment approach
  approve apron arab arbitrary arch architect archive arctic arena argue argument arid arise arm armada army
  arrange array arrest arrive arrogant arrow art artist ashore asia asian aside asleep aspect assert assess asset
  assign assist assume astronaut async ate athlete atom attach attack attempt attend attention attic attract
  auction audi audience audio audit aunt authentic author automatic autumn avenue average avoid awake award aware
  away awful awkward bachelor back backdrop backend background backlog backpack backup bacon badge bag bake baker
  balanced balcony bald ball balloon baltic ban banana band bandage banner barber bare bargain bark barn barrel
  bartender base baseline basement basic basil basis basket bat bath bathroom battery battle bay beach beam bean
  bear beard beast beat beauty became become bed bedroom bedsheet bee beer begin beginner begun behave behind
  belief believe bell belong belt bench bend benefit benign bent berry beside best beta better beyond bicycle bike
  bilingual bird biscuit bishop bitter bizarre black blame blank blanket blast bleed blender bless blind blister
  blizzard blocklist blog blogger blond blood bloodbank bloom blouse blow blue bmw board boat body boil boiler bold
  bolt bomb bond bone bonus book booking bookings bookshelf boolean boom boot border bored boring borrow borrower
  boss bottle bottom bought bounce boundary bowl box brace bracelet bracket braid brain brake branching branded
  brave bread break breakfast breath breeze brick bride bridge brief bright brilliant broad broadcast broke broker
  bronze brother brought brown browse brush bubble bucket buddhist budget buffer bug bugfix builder built bulk
  bulky bull bullet bumper bundle burden burger burglar burn burnt burst bury bus bush busy butcher butter button
  buy buyer bystander byte cabin cabinet cable cache cafe cage cake calculate calendar call calm came camel camera
  camp campaign canal cancel cancer candid candidate candle candy cannon canvas capable capacity capital captain
  capture caravan cardboard cardiac care career careful caret cargo carpenter carpet carriage carrot carry cart
  carton cartoon carve cash cashier castle casual cat catalogue catch category cater cattle caught caution cave
  ceiling celebrate celebrity cellar cement centre century cereal ceremony certain certificate chain chainsaw chair
  chalk challenge chamber champion chance change changelog channel chaos chapel chapter charge charger charity
  charm chart charter chat cheap cheat checkin checklist cheek cheer cheerful cheese cheetah chef chemical chemist
  cherry chess chest chicken chief chilli chimney chip chocolate choice choir choke choose chop chorus chosen
  christian chronic church cigarette cinema circle circuit circular circus cisco clam clash class classic clause
  clay clean cleaner cleanup clear clerk clever click cliff climate climb clinic clip clipboard clock close cloth
  cloud cloudy clown club clue clumsy cluster coach coal coast coastal coat cobra coconut codebase coffee coffin
  coherent coin cola cold collapse collar colleague collect college colonel colonial color colour colourful comb
  combine comedian comedy comet comfort comic command commander comment commerce commit committee community commute
  compact compare compass compatible compete compile complain complex compliance component compose compound compute
  computer concept concern concert concise conclude concrete condition conduct conference confident config confirm
  conflict confuse congress connect conscious consent consider console constant construct construction consult
  consultant consume container content contest context continental continue contract contrary contrast contribute
  convert cook cooker cookie cool cooperate cooperation coordinated coordinator copper copy cord core cork corn
  corner cornet corridor cosmetic cosmic cost costco costume cosy cottage cotton couch cough council counsel
  counter countryside coupe coupon courage courier course court cousin cover coverage covert cow crab craft crane
  crash crawl crazy cream creation creative creator credential credible creep crew crime crisis criteria critic
  crocodile cron crop cross crowd crowded crown crucial cruel cruise crunch crush cry crypto crystal css cube cubic
  cucumber cultivate culture cupboard cure curious curly current cursor curtain curve curvy cushion custody custom
  cut cute cutoff cycle cynical cypress daikon daily dairy dairyman damage damp dance dancer danger dare dark dash
  dashboard databank datadog dawn dead deadline deaf deal dealer dealt debate debug debugging debut decade decent
  decide decision decisive deck declare decline decorate deep deepfake deer default defeat defend deficit define
  degree delay delegate delete deliberate delicate delicious deliver delivery dell delta demand democracy dense
  dentist deny depart departure depend dependent deploy depth deputy desert deserve design designer desk despair
  despite dessert destroy detect detective determine develop development device devil devops devote diabetes
  diagnosis diagram dialog diamond diary dice dictator diet differ difficult dig digital diligent dinner diploma
  diplomat direct direction director dirt disable disagree disappear disaster disc discount discovery discrete
  discuss disease dish disk display dispute distance dive diver divide divine divorce divorcee dizzy django dock
  docker docs doctor document documented dog doll dolphin domestic donate donkey donor door doorbell dose dot
  double doubt dove download downtown draft dragon drain drama drastic draw drawer drawn dream dress drew drift
  drill drink drive driven driverless drop dropdown drought drove drown drug drum drummer drunk dry dubious duchess
  duck duckling due dug duke dull dump duplicate durable dust dusty dutiful duty dynamic eager eagle ear early earn
  earring earth earthquake ease east easy eastern eat eaten ebay eccentric echo economist economy edge edit editor educate
  effect effort egg elastic elbow elder elderly elect election electric electrician elegant element elephant
  elevator elf eligible elite else embassy embrace emerge emergency emotion emperor emphasis empire empirical
  employ empty enable encounter end endless endpoint endswitch enemy energy engage engine enjoy enormous enough
  ensure enter entertain enthusiasm entitle entity entrance enum env envelope envy equal equip erase eraser error
  escape essay essence establish estate estimate ethical etsy europe european evaluate evening event ever evidence
  evil exact exam examine excel except excess exchange excite excuse execute exercise exhaust exhibit exist exit
  exotic expand expat expect expense expensive experience experiment expert expire explain explicit explode
  exploration explore explorer export expose express exquisite extend extent extra extreme eye fabric fabulous face
  facebook facility fact factor factory fade fail failure faint fair faith faker falcon fall fallback fallen false
  fame familiar family fancy fantastic farm farmer fashion fatal fate faucet fault favorite favour fear fearless
  feasible feast feather feature february fed federal fee feed feedback feel feet fellow felt fence fern ferocious
  ferret ferry fertile festival festive fever fiance fiat fiction fierce fight figure file film filter final
  finance fine finger finish finite fintech fire firefighter fireplace firewall fish fisher fisherman fit fix
  fixture flag flaky flame flamingo flash flashlight flask flat flavour fled fleet flesh flew flexible flight flip
  float flock flood floor flour flow flower flu fluent fluffy fluid flush fly foam focus fog foggy fold folk follow
  food foodbank fool foot football footer force ford forecast foreigner foremost forest forever forget forgive
  forgotten fork forma formal former formula fortunate fortune forum forward fossil found foundation founder
  fountain fox fraction fragile frail frame framework frank fraud free freedom freelance freelancer freeze freezer
  freight friday fridge friend friendly fringe frog front frontend frost froze frozen fruit frustrate fuel fulfil
  fun function functional fund funeral funny furniture fuse fussy futile future gain galaxy gallery gamble game
  gamer gang gap garage garbage garden gardener garlic garment gas gate gateway gather gatling gauge gave gaze gear
  geese gene general generation generous genius gentle genuine gesture gherkin ghost giant gift gifted gigantic
  ginger giraffe git glad glamorous glance glass glide glider glimpse global globe gloomy glory glove glow
  glue gmail goal goalkeeper goat golang gold golden golf gone goodbye google goose gorilla gospel gossip govern
  government governor grab grace graceful grade gradual graduate grafana grain grammar grand grandparent grant
  grape graph graphic grass grateful grave gravity great greater greed greedy greens greet grew grey grid grief
  grill grip grocery gross ground group grow grown growth grumpy guarantee guard guardian gucci guess guest guid
  guide guideline guilty guitar gulf guitarist gun gym habit hacker hail hair hairdresser hall halt ham hammer hamster
  hand handicap handle handsome handy hang hanger happen happy harbour hard hardware hare harm harmony harsh
  harvest hash hasty hate haul hawk head header headless headline headphones heal healthy heap hear heard heart
  heat heaven heavy hedge hedgehog heel height heir helicopter hell helmet helpful hen hence herb herd hero
  hesitate hibernate hidden hierarchy high highlight highway hike hilarious hill hindu hint hip hippo hipster hire
  historian history hit hobby hockey hold hole holiday hollow holy homeless honda honest honey honour hook hope
  horizon horizontal horn horror horse hospitable hospital host hostel hostile hotel hotfix hour household
  housemate https huawei hubspot huge humble humid humor humour hung hunger hunt hunter hurricane hurry hurt husky
  hybrid hygiene hype icon icy idea idealistic identical identify idiot idle ignore ikea illegal illness imaginary
  imagine imei immigrant imminent impact imperial implicit import importer impose impress improve inactive inc
  incident inclusive incomplete increase indeed index indicate individually indoor infect inflate influencer inform
  ingredient inherent inherit initial inject injure injury inland innate inner innocent inquire ins insane insect
  inside insist insomnia inspect inspector inspire instagram install instance instant instead instinct institute
  instruct instrument insulin insult intact integrate integration intel intelligent intend intense interact
  interest interface interior intern internal international internet interpret interrupt interval interview
  intimate intricate introduce invade invent inventor invest investigate investment investor invisible invite
  invoicee involve iphone iron irony isbn islamic isolate issue italic iterate itinerary ivory jacket jaguar jail
  jam janitor january jar jasmine java jazz jealous jeans jelly jenkins jest jet jewel jewellery jewish jira jmeter
  join joint joke jolly journal journalist journey joy judge juice juicy july jump june jungle junit jury justice
  kafka kangaroo karma katalon keen keep kept kettle keyboard keyword kia kibana kick kidney kill kilometre kind
  king kingdom kinky kiss kitchen kite kitten knee knew knife knight knives knock knot know knowledge koala
  kubernetes label laboratory labour lack ladder laid lake lamb lame lamp landlord lane language lanky lantern
  laptop laravel laser late latency latest latin laugh launch laundry lava lawmaker lawn lawyer layer layout lazy
  lead leader leaf league leak lean leap learn lease leather leave lecture lecturer led ledger left leftover legacy
  legal legend legislate lego leisure lemon lend lenovo lens lent leopard lesson lethal level lever liberal liberty
  librarian library licensed licensee lick lid lieutenant life lifeguard lift light lightning likely limit line
  linear linen link linkedin lion lip lipstick liquid listen lit liter literal literature litter lively liver
  lizard llama load loadtest lobby lobster locate lock locust logic logical logout lonely loop loose lorry lose
  loss lost loud lounge love lovely lover lower loyal loyalty lucid lucky lucy luggage lump lunar lunatic lunch
  lung luxury lyft lynx machine macho macro mad magazine magic magician magnet maid mailbox mailchimp main mainland
  mainstream maintain majestic major maker malware manage manager mandatory mango manifest mankind manner manor
  mansion mantra manual manufacture map maple marathon marble marco margin marginal marine marital mark marked
  marker market marketer marriage marry marten martial marvel masala mask mass massive master mat match
  material math mathematician matrix matter mattress mature maximum mayor mazda mcdonalds meal mean meaning meant
  meanwhile measure meat mechanic medal media median medication medicine mediocre meditate medium meet mellow
  melody melt member memo memory mental mention menu mercedes merchantable mercy mere merge merit merlin merry mess
  message messenger messy meta metal meter method metre metric metropolitan mice microphone microservice microsoft
  microwave mid middle middleware midnight mighty migrant migrate migration mild mile military milk mill
  millionaire mind miner mineral minister minority mint minute miracle mirror misery miss missing mission mist
  mistake mix mixed mixture mms mobility mocha mockaroo mockup mode model modeling moderate modern modest modify
  module mole moment monday money mongo mongodb monitor monk monkey mono monsoon monster monte mood moody moon
  moose moral morbid morning mortal mortgage mosque mosquito motel moth motion motive motor motorbike mount
  mountain mouse mouth move movie muddy mug multiple mundane muscle museum mushroom music musician muslim mustard
  mutate mutation mute mutual mysql mystery myth naive naked named nanny nap napkin narrow nashi nasty natural nature
  naughty navigate navy near nearby neat necessary neck necklace needle negative neglect negotiate neighbor
  neighbour neither nephew nerve nervous nest net netflix network neutral never newcomer news newsletter newspaper
  nft niece night nike nimble ninja nissan nobody nocturnal nod node noise noisy nokia noon nordic nordic normal northern northeast
  northwest nose notable note notebook nothing notice notification notify notion notorious novel november nowhere
  nuclear null nullable numeric numerical nun nurse nursery nut nutrition nvidia oak obese obey object objective
  oblige obscure observe observer obsolete obstacle obtain obvious occasion occupy occur ocean october odd offer
  office officer official offline often oil okta olive olympic omelette ominous omit onboard once onion online open
  opera operate operation operational opinion opponent opportunity oppose optician optimal option optional oracle
  oral orange orchestra order ordinary oregano organ organic organise organiser organize oriental origin original
  orphan oscar ostrich otherwise otp otter ought ounce outage outbreak outcome outdated outdoor outer outfit
  outgoing outline outlook outnumber outright outside outsider oven overall overcome overflow overlook
  override overseas oversee overt owe owl own owner oxygen pace pack package packet paella paid pain paint painter
  palace palate pale palm pancake panda panel panic panther papaya paper parade paradise paragraph parallel
  parameter parcel pardon parent park parking parliament parrot parse parser parsley part partial participant
  participate particle particular partly partner party pass passer passing passion passive password past pasta
  paste pastry patent path patience patrol pattern pause pavement  payload peace peaceful peach peacock peak
  peanut pear peasant peculiar peel peer pelican pen penalty pencil pending penguin pepper pepsi perfect perform
  perfume perhaps period permanent permission permit persist personal personalise personality personally
  perspective persuade pest pesto pet petrol petty pharmacist pharmacy phase philip philosophy phony photocopy
  photographer phrase physical physician physics piano pick picky picnic pie pig pigeon piggybank pilgrim pill
  pillow pilot pinch ping pink pioneer pipe pipeline pirate pitch pivotal pizza placeholder plain plan plane planet
  plant plastic plateau platform platinum play player playground playlist playwright plaza plead pleasant pleasure
  pledge plenty pliers plot plug plugin plum plumber plump plural poem poet poetry point poison police policeman
  policy polite political politician politics poll pollute pond pony pool poor pop popcorn population popup porch
  pork port portable portal porter portfolio portion pose positive possess poster postgres postman pot potato
  potential poultry poverty powder power powerbank practical practice pragmatic praise pray prayer preach precious
  precise predict prefer preferred pregnancy pregnant prepare prescription presence present presentation preserve
  president press pressure presume pretend pretty prevalent prevent previous prey priest primary prime prince
  princess principal principle printer prior priority prison prisoner private privilege prize problem procedure
  proceed process proclaim procurement prod producer production professional professor profit program programme
  programmer progress prohibit prolific prominent promise promote prompt prone proof prophet propose prospect
  protect protest proto prototype proud prove provider provision proxy prudent psi psychologist public publish
  publisher pull pulse puma pump pumpkin punch punish pupil puppet puppeteer puppy purchase pure purple purpose
  purse pursue push puzzle pyramid pytest python quaint qualify quality quantity quarrel quarter queen query quest
  question queue quickstart quiet quilt quirky quit quite quiz quota quote rabbit race rack racket radar radiant
  radiator radical radio rage raid rail rails railway rain rainbow rainy raise rally ramp ran range rank rapid
  rapper rare raven raw razor reach react read reader readme ready realise reality realm reason rebel rebellious
  recall receive recent reception receptionist recipe reckless recognise recommend recover recruit red reddit
  redirect redis reduce redundant refactor refer referee referenced reflect reform refresh refugee refund refuse
  regard regen regex regime register registry regress regression regret regulate rehearse reject relate relation
  relative relax relay release relentless relevant reliable relief religion rely remain remark remedy remember
  remind remote remove render renew rent repair repeat replace reply repo report reporter repository represent
  reproduce reptile republic request require rescue research reserve reservoir reset reside resign resist resource
  respect respond response rest restaurant restore restrict result resume retail retain retire retry reveal revenge
  revenue reverse review revise revolution reward rhino rhythm ribbon rice rich ride rider ridge right rigid
  rigorous ring riot rise risk risotto ritual rival river roadmap roast rob robot robust rock rod rode role roll
  rollback rollout romance romantic romeo roof room roommate root rope rose rotate rotten rough round route router
  routine royal rubber rubbish rude rug rugby ruin rule ruler rumour rung runner runtime rural rush rusty saas sack
  sacred sacrifice sad saddle safari safe safety saffron sailor saint salad sale salesforce salesman salmon salon
  salt salty salvage samba samsung sand sandwich sandy sang sanity sap sardine sassy sat satellite satin satisfy
  saturday sauce sausage savage save savings say scale scan scandal scar scarce scare scarf scary scatter scene
  scenery scenic schedule scheme scholar school science scientist scissors scope score scorpion scout scraper
  scratch scream screen screenshot screw scroll scrum sculpture sdk seagull seal seamless search season seat second
  secret secretary section sector secure security seek seen segment seldom select selenium sell semester senate
  senator sense sensible sensitive sent sentence sentiment sentry seo separate september sequence sergeant
  serial series serious servant serve server service sesame session setting settle setup seven severe shade shadow
  shaggy shake shallow shame shampoo share shark sharp shatter shed sheep sheet shelf shell shelter sheriff shield
  shift shine shiny ship shipment shirt shock shoe shoot shopify shopkeeper shopper shopping shore shot shoulder
  shout shovel shower shown shrimp shrink shut shy sibling sick sid side sidebar siege sight sign signal silent
  silk silly silver similar simulate sincere sing singer single sinister sink sister situation size skate sketch
  ski skill skin skip skirt skoda skull sky skype slack slave sleek sleep sleepy sleeve slept slice slide slight
  slim slip slippers slogan sloppy slot sloth slow slug smart smell smelly smile smoke smooth snack snail snake
  snap snapshot sneaky sniff sniper snow snowy soap soapui soccer society sock soda soft software soil solar sold
  soldier sole solid solitary solo solution solve somber song sony sophisticated sore sorry soul sound soup southern sour
  source southeast southwest soy spa space spaghetti spam spaniel spare spark sparrow sparse spatial speak speaker
  spec special specialist specific specify spectrum speech speed spell spelt spend spent sphere spice spicy spider
  spike spin spinach spirit spit splash splendid split splunk spoke spoken sponsor spontaneous spoon sport spot
  spotify spotty spouse spray spread spreadsheet spring sprint sprout spy sql square squash squeeze squirrel stable
  stack stadium staff stage stain stair stake stakeholder stale stamp stand stapler star starbucks stare stark
  starling start starve stat statement static station statistic statue status stay std stdin steady steak steal
  steam steel steep stem stereo sterling stern steward stick sticker sticky stiff stimulate sting stir stole stolen
  stomach stone stood stop storage stored stork storm stormy story storybook stove straight strait strand strange
  stranger strategy straw strawberry stream strength stress stretch strict strike striker string strip stripe
  stroke strong struck structure struggle stubborn student studio study stunning stupid sturdy stylish
  subject sublime submit subscribe subscription subsequent subset substance substitute subtle suburban
  succeed success sudden suffer sugar suggest suit suitable suitcase sultana sum summary summer summit sun sunday
  sung sunglasses sunk sunny sunrise sunset super superb superficial superior supermarket supervise supper
  supply support suppose supreme surface surfer surgeon surgery surprise surrender surround survey survive suspect
  suspend suspicious sustain svelte swagger swallow swan swap swear sweat sweater sweep sweet swept swim swimmer
  swing switch sword swum swung symbol sympathy symptom sync syntax syrup system tabasco tablet taco tactic tag
  tail tailor taint taken tale talent talk tall tam tangible tank tape target task taste tasteful tasty taught taxi
  tea teach teacher tear tech technical technique technology tedious teeth telegram telescope television temper
  temperature template temple temporary tempt tenant tend tender tennis tense tent tepid terminal terrace terraform
  terrible terrific territory terror tesla testbed testcase testimony text textile texture theatre theft theme
  theory therapist therapy thermometer thick thief thin think thirst thirsty thorn thorough thought thoughtful
  thread threat threw throat throne throttle throw thrown thumb thunder thursday ticket tide tidy tie tiger tight
  tiktok timber timeout timezone timid tiny tip tired tissue title toad toast toaster tobacco toe tofu together
  toggle toilet token told tolerance toll tomato tone tongue tonight tool toolkit tooth top topic torch torn
  tornado torque torture total touch tough tour tourism tourist tournament tow toward towel tower toxic toy toyota
  trace traceable track tracker tractor trade trader tradition traffic tragedy trail trailer train trainer training
  trance transform transient transition translate translation transmit transparent transport trap trash travel
  traveler tray treasure treat treatment treaty tree tremble trend trial triangle tribe trick tricky trigger trim
  trip triplet triumph trivial troop tropical trouble trousers truck true trumpet trunk trust trustee trusty truth
  tube tuesday tulip tuna tune tunnel turbulent turnip turtle tutor tutorial tweezers twilio twin twine twist
  twitter type typo tyrant uat uber ubiquitous ugly ultimate umbrella unanimous uncle undergo understand understood
  undo uneasy unemployed unfair unfold unforeseen unhappy uniform union unite unity universe university unknown
  unless unlikely unlock unlucky unmarried unusual update upgrade upload upper upright upset uptime uptown urban
  urge urgent url usability usage usr utility uuid vacant vacation vaccine vacuum vague vain validate valley
  valuable valued vampire vanilla vanish vapour var variable variant variety various vase vast vault vector vegan
  vegetable vegetarian venom venture venue verb verbal verdict verified verify versatile verse version versus
  vertical vessel vet veteran viable vibrant vice victim victory video view viewer viewport viking villa village
  villager villain vine vinegar vintage violate violence violin vip viral virtual virtue virus visible vision visit
  visitor visual vital vitamin vitest vivid vocal voice volatile volcano volume voluntary volunteer volvo vote
  voucher vowel voyage vue vulnerable waffle waist wait waiter waitress wake walk walker wall wallpaper walmart
  walnut wander war ward warden wardrobe warehouse warm warn warning warrant warranty warrior wash wasp waste
  wasteful watch water waver weak wealth wealthy weapon wear weary weasel weather web webcam webhook wedding
  wednesday weekday weekend weigh weight weird welcome welder welfare well went wept west western wet whale whatsapp wheat
  wheel whenever whether whimsical whip whisky whisper whistle white whitelist wicked wide widget wifi wikipedia
  wild wilderness willing win wind window windy wine wing winner winter wipe wireframe wise wish witch withdraw
  witness witty wizard wobbly woke wolf won wonder wonderful wood wooden wool word wordpress wore workaround worker
  workflow workshop workspace worldwide worm worn worried worry worse worship worst worth wound wrap wreck wrench
  wrist writer written wrote xiaomi yahoo yard yarn yawn yeah yearly yeast yell yellow yesterday yield yoga yogurt
  youtube yummy zara zealous zebra zendesk zero zesty zipper zombie zone zoo zoom`);
