/**
 * English forms that no suffix rule can bring together: "bought" and "buy", "children" and "child".
 * Written down by hand; regular forms ("lived", "migrations") are the stemmer's work and are not repeated here.
 * Format: the dictionary form, a colon, its forms; entries are divided by blanks.
 */
const VERBS = `
arise:arose,arisen awake:awoke,awoken bear:bore,borne beat:beaten become:became befall:befell begin:began,begun bend:bent
bind:bound bite:bit,bitten bleed:bled blow:blew,blown break:broke,broken breed:bred bring:brought build:built burn:burnt
buy:bought catch:caught choose:chose,chosen cling:clung come:came creep:crept deal:dealt dig:dug draw:drew,drawn dream:dreamt
drink:drank,drunk drive:drove,driven dwell:dwelt eat:ate,eaten fall:fell,fallen feed:fed feel:felt fight:fought find:found
flee:fled fling:flung fly:flew,flown forbid:forbade,forbidden foresee:foresaw,foreseen forget:forgot,forgotten
forgive:forgave,forgiven freeze:froze,frozen get:got,gotten give:gave,given go:went,gone,goes grind:ground grow:grew,grown
hang:hung hear:heard hide:hid,hidden hold:held keep:kept kneel:knelt know:knew,known lay:laid lead:led lean:leant leap:leapt
learn:learnt leave:left lend:lent lie:lain,lying light:lit lose:lost make:made mean:meant meet:met mislead:misled
mistake:mistook,mistaken misunderstand:misunderstood overcome:overcame override:overrode,overridden oversee:oversaw,overseen
overtake:overtook,overtaken overwrite:overwrote,overwritten pay:paid prove:proven rebuild:rebuilt redo:redid,redone repay:repaid
resend:resent rethink:rethought rewrite:rewrote,rewritten ride:rode,ridden ring:rang,rung rise:rose,risen run:ran say:said
see:saw,seen seek:sought sell:sold send:sent sew:sewn shake:shook,shaken shine:shone shoot:shot show:shown shrink:shrank,shrunk
sing:sang,sung sink:sank,sunk sit:sat sleep:slept slide:slid smell:smelt speak:spoke,spoken speed:sped spell:spelt spend:spent
spill:spilt spin:spun spit:spat spoil:spoilt spring:sprang,sprung stand:stood steal:stole,stolen stick:stuck sting:stung
strike:struck,stricken strive:strove,striven swear:swore,sworn sweep:swept swell:swollen swim:swam,swum swing:swung
take:took,taken teach:taught tear:tore,torn tell:told think:thought throw:threw,thrown undergo:underwent,undergone
understand:understood undertake:undertook,undertaken undo:undid,undone unwind:unwound uphold:upheld wake:woke,woken wear:wore,worn
weave:wove,woven weep:wept win:won wind:wound withdraw:withdrew,withdrawn withhold:withheld write:wrote,written
die:dying tie:tying untie:untying vie:vying`

const NOUNS = `
analysis:analyses appendix:appendices axis:axes basis:bases calf:calves child:children crisis:crises criterion:criteria
diagnosis:diagnoses elf:elves emphasis:emphases foot:feet goose:geese half:halves hypothesis:hypotheses index:indices
knife:knives leaf:leaves life:lives loaf:loaves louse:lice man:men matrix:matrices mouse:mice ox:oxen parenthesis:parentheses
person:people phenomenon:phenomena schema:schemata scarf:scarves self:selves shelf:shelves synopsis:synopses
thesis:theses thief:thieves tooth:teeth vertex:vertices wife:wives wolf:wolves woman:women
fireman:firemen policeman:policemen salesman:salesmen businessman:businessmen grandchild:grandchildren housewife:housewives
bookshelf:bookshelves`

/** Form → dictionary form, all in lower case. Source: our own list, checked against common usage. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `${VERBS} ${NOUNS}`.trim().split(/\s+/).flatMap((entry) => {
    const [base = '', forms = ''] = entry.split(':')
    return forms.split(',').map((form): [string, string] => [form, base])
  }),
)
