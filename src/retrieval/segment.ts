/** What ranking sees of records: numbers in columns, one entry a record. */

/**
 * Records of one shelf that follow each other; every column has `length` entries, in order of writing. Neighbours never cross segments.
 * Records that are not `ok` are no answers but still give context: pass only what the caller may read.
 */
export type Segment = {
  length: number
  /** Bit i: the record holds token `pickTerms(question, df)[i]`. */
  masks: Int32Array
  /** Bit i: the record opens with `question.leads[i]`. */
  leadMasks: Int32Array
  /** 0: none. Else a number above 0, the same in all segments. */
  run: Int32Array
  /** Only looked at without a run. 0: unknown, one like any other. -1: stands alone and has no neighbours. */
  agent: Int32Array
  /** Epoch ms; 0 without a run: no record stands here. */
  at: Float64Array
  /** From `analyse`. */
  cues: Int32Array
  /** 1: may be an answer (valid at the time asked for, of a wanted kind, trust and project). */
  ok: Uint8Array
}
