/**
 * A small hand-written thesaurus: words that stand for one another, and kinds with their members. It lets "Which pets does she have"
 * meet "my dog", and "Where is the configuration" meet "the settings". General knowledge of everyday and working life, nothing of a
 * particular store; a match by it counts far less than a match by word.
 *
 * One group a line. Words before ">" may ask for the group; all words of the line belong to it when they are stored. A line without
 * ">" is a group of equals: each may ask. Words are written in dictionary form; they are stemmed like any text. Measured: +1 point of
 * recall in a pack. The tokens stand in the index: whoever changes a line raises `ANALYSER_VERSION`.
 */
import { stem } from './stem.ts'

const GROUPS = `
pet animal > dog puppy cat kitten hamster rabbit bunny parrot turtle guinea goldfish horse snake lizard bird
dog puppy pup doggy canine
cat kitten kitty
family relative parent sibling > mother father mom dad mum mama papa sister brother son daughter aunt uncle cousin niece nephew grandma grandpa grandmother grandfather wife husband child kid
child kid toddler baby
mother mom mum
father dad
spouse partner husband wife boyfriend girlfriend fiance
marriage marry wedding engagement engage bride groom spouse
friend buddy pal mate
job work career occupation profession employ employment company boss office position hire
job occupation profession career > teacher engineer nurse doctor lawyer chef developer designer manager accountant artist writer counselor mechanic waiter
school study education university college degree class course graduate student semester exam
hobby pastime leisure interest activity > paint painting drawing pottery reading hiking gardening photography knitting fishing cooking baking chess dance camping yoga
sport exercise workout fitness activity > soccer football basketball tennis baseball hockey volleyball golf swim swimming run running gym yoga cycling bike biking surf surfing ski skiing snowboard climbing hike hiking marathon martial karate boxing
instrument > guitar piano violin drum cello flute clarinet saxophone trumpet ukulele bass keyboard harp
music > song band concert album singer melody jazz rock classical guitar piano violin playlist
concert gig show festival
movie film cinema
movie film > thriller comedy drama sequel director actor trilogy
book novel > author reading chapter series trilogy fiction memoir biography bestseller
art artwork > painting sculpture drawing sketch canvas gallery exhibition watercolor pottery mural
paint painting painter
photo picture photograph image snapshot
photography photographer camera photo
food dish meal cuisine > pizza pasta salad soup sandwich burger sushi steak chicken curry rice taco cake cookie bread cheese dinner lunch breakfast recipe
meal dinner lunch breakfast brunch supper
dessert sweet > cake cookie pie ice chocolate brownie pastry cupcake candy
drink beverage > coffee tea beer wine juice soda smoothie cocktail water
vegetable > carrot tomato broccoli spinach pepper cucumber lettuce potato
fruit > apple banana orange strawberry blueberry mango grape pear peach
cook bake recipe chef kitchen cooking
plant garden gardening flower tree seed bloom
color colour > red blue green yellow purple pink orange black white grey gray brown
vehicle car > truck van suv sedan motorcycle bike bus jeep
car vehicle automobile
travel trip vacation journey holiday tour getaway visit
country place > america usa england france germany italy spain japan china india canada australia mexico brazil ireland scotland thailand greece
city place > london paris tokyo york chicago boston seattle barcelona rome berlin miami
nature outdoors > hike hiking camp camping forest mountain lake river trail park beach waterfall sunset
beach ocean sea coast shore
hike hiking trail trek
mountain > peak summit rockies alps hill
home house apartment flat
move relocate
health illness disease condition ailment > doctor hospital diagnosis surgery sick pain injury allergy asthma flu fever cancer diabetes stomach medication treatment
injury hurt wound sprain break
doctor physician hospital clinic medical
therapy therapist counselor counseling
stress destress relax calm unwind therapeutic soothe peaceful
worry fear anxiety anxious nervous concern scared afraid
happy glad joy delighted thrilled excited
sad upset grief mourn loss heartbroken
death die pass loss funeral
religion faith spiritual > church god pray prayer bible christian mosque temple
volunteer charity donate donation fundraiser nonprofit shelter community
money finance financial budget salary income saving loan debt invest
price cost fee expense
buy purchase acquire order
sell sale
gift present
award prize medal trophy win achievement
win victory champion triumph
competition contest tournament tourney match game championship race
game gaming > chess puzzle nintendo xbox playstation console card board multiplayer rpg
party celebrate celebration birthday anniversary gathering
start begin launch commence
end finish complete stop
quit resign leave
meet encounter
help support assist aid
goal aim plan dream aspiration ambition hope
advice tip suggestion recommend recommendation
like love enjoy favorite favourite prefer
challenge difficulty obstacle struggle hardship setback
learn study practice
teach teacher lesson instructor
write writer writing author
clothing clothes > shirt dress shoe jacket hat sweater jeans sneaker necklace scarf
weather > rain snow storm sunny wind hot cold humid
child childhood kid young
physical physically > exercise workout gym fitness strength
diet nutrition healthy > vegetable fruit vegan vegetarian sugar
business company startup firm enterprise store shop
politics political > election campaign vote policy mayor senator government
military army > soldier veteran navy officer deploy
bug defect issue fault problem error failure crash
fix repair resolve solve patch
deploy release ship rollout launch
database > postgres postgresql mysql sqlite mongodb redis mariadb
database db
configuration config setting settings option parameter
repository repo
language > python javascript typescript rust golang java ruby kotlin swift
test testing > unit integration coverage assertion
password secret credential token key
login authenticate authentication auth signin
server host machine node
outage incident downtime
delete remove drop erase
timeout deadline expire expiry
limit maximum max cap quota
minimum min least
retry attempt try
schedule calendar weekday > monday tuesday wednesday thursday friday saturday sunday
meeting call appointment standup
customer client user
employee staff colleague coworker worker
manager lead boss supervisor
document documentation doc guide manual
message notification alert
email mail
phone telephone mobile
picture diagram figure chart
quick fast rapid speed
big large huge
version release
change modify update edit
old age
`

type Group = { name: string; asks: string[]; members: string[] }

const groups: Group[] = GROUPS.trim().split('\n').map((line, index) => {
  const [first = '', second] = line.split(' > ')
  const asks = first.split(' ')
  return { name: `=${index}${asks[0] ?? ''}`, asks, members: second === undefined ? asks : [...asks, ...second.split(' ')] }
})

let asked: Map<string, string[]> | undefined
let held: Map<string, string[]> | undefined

function byStem(words: (group: Group) => string[]): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const group of groups) {
    for (const key of new Set(words(group).map((word) => stem(word, 'english')))) map.set(key, [...(map.get(key) ?? []), group.name])
  }
  return map
}

/** The group tokens that a stored token belongs to, for example `=0pet` for "dog". English only. */
export function groupsOf(token: string): readonly string[] {
  held ??= byStem((group) => group.members)
  return held.get(token) ?? []
}

/** The group tokens that a token of a question may ask for. */
export function groupsAskedBy(token: string): readonly string[] {
  asked ??= byStem((group) => group.asks)
  return asked.get(token) ?? []
}
