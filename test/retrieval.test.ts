// The pure part of retrieval: from text to tokens, from a question to an order, from an order to a pack.
import './retrieval/analyse.ts'
import './retrieval/question.ts'
import './retrieval/score.ts'
import './retrieval/quality.ts'
import './retrieval/blend.ts'
import './retrieval/pack.ts'
