/**
 * Word lists of the analyser: what is too common to search for, what a name is not, how numbers and months are said.
 * They are lists and nothing else; what is done with them stands in `analyse.ts` and `question.ts`.
 */

/** Languages whose words can be stemmed. `none` keeps every word as it is and drops no stop words. */
export const LANGUAGES = [
  'english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch', 'swedish', 'norwegian', 'danish', 'finnish', 'none',
] as const
export type Language = (typeof LANGUAGES)[number]

const list = (text: string): string[] => text.trim().split(/\s+/)

// Function words only. Content words such as "kind", "many" or "day" stay searchable: dropping them cost a point of recall when
// it was measured. Written the way a word looks once its apostrophe is dealt with ("don't" arrives as "do", "won't" as "wo").
const ENGLISH = `a an the and or nor but if then else than so as of at by for with about against between into through during
  before after above below to from up down in out on off over under again further once here there when where why how all any both
  each few more most other some such no not only own same too very can will just should now what which who whom whose this that
  these those am is are was were be been being have has had having do does did doing would could might must shall may i me my mine
  myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they
  them their theirs themselves ca wo sha ai dont doesnt didnt cant wont isnt wasnt arent werent im ive youre thats s t d ll m re
  ve eg ie etc`

const OTHERS: Partial<Record<Language, string>> = {
  german: `der die das den dem des ein eine einen einem einer eines und oder aber nicht ist sind war waren sein hat haben hatte wird
    werden in im an am auf aus bei mit nach von vom zu zum zur fur uber unter als wie auch es er sie wir ihr ich du sich was wer wo
    wann warum welche welcher welches dass wenn noch nur so`,
  french: `le la les un une des du de et ou mais ne pas est sont etait etre a ont avait avoir dans en sur sous avec par pour sans au
    aux ce cet cette ces il elle ils elles nous vous je tu se sa son ses leur qui que quoi quand comment pourquoi quel quelle plus`,
  spanish: `el la los las un una unos unas de del y o pero no es son era ser estar esta ha han habia en con por para sin sobre al a
    se su sus lo le les que quien cuando como donde cual mas yo tu nos`,
  italian: `il lo la i gli le un uno una di del della dei delle e o ma non sono era essere ha hanno aveva in con su per da dal al a
    si che chi quando come dove quale piu io tu noi voi`,
  portuguese: `o a os as um uma uns umas de do da dos das e ou mas nao sao era ser esta tem em no na nos nas com por para sem ao se
    seu sua que quem quando como onde qual mais eu tu`,
  dutch: `de het een en of maar niet is zijn was waren heeft hebben had in op aan met van voor naar bij uit over als ook er ik je jij
    hij zij we wij ze wat wie waar wanneer waarom hoe welke dat die dit deze te`,
  swedish: `en ett den det de och eller men inte ar var vara har hade i pa av med for till fran om som att jag du han hon vi ni vad vem
    var nar hur vilken`,
  norwegian: `en et den det de og eller men ikke er var vaere har hadde i pa av med for til fra om som at jeg du han hun vi hva hvem
    hvor nar hvordan`,
  danish: `en et den det de og eller men ikke er var vaere har havde i pa af med for til fra om som at jeg du han hun vi hvad hvem hvor
    hvornar hvordan`,
  finnish: `ja tai mutta ei on oli olla se ne han me te mina sina joka mika kuka missa milloin miten kuin etta`,
}

const sets = new Map<Language, ReadonlySet<string>>()

/** The stop words of a language, without diacritics and apostrophes. An empty set for `none`. */
export function stopWords(language: Language): ReadonlySet<string> {
  let set = sets.get(language)
  if (!set) {
    set = new Set(list(language === 'english' ? ENGLISH : (OTHERS[language] ?? '')))
    sets.set(language, set)
  }
  return set
}

/** Full English month names, January first. */
export const MONTHS: readonly string[] = list(
  'january february march april may june july august september october november december',
)

/** "five" and "5" are one term. "one" is left out: it is a pronoun more often than a number. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  list('two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 ' +
    'fifty:50 sixty:60 ninety:90 hundred:100 thousand:1000').map((pair) => pair.split(':') as [string, string]),
)

/** Words for telling and knowing: they say that something was said, not what. */
export const REPORTING: readonly string[] = list(
  'mention conversation discuss discussion talk say tell share chat describe state recall remember course speak according explain express',
)

/** Words that hold the place of the answer in a question. */
export const VAGUE: readonly string[] = list(
  'kind type sort way thing example various different significant specific event activity certain name particular recent time many happen',
)
