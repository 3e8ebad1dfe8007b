// Loaded before the server (node --import): gives one feature of the ranking no weight, to see what it is worth.
// It works on the modules of a test build, where each is a file of its own.
const { WEIGHTS } = await import(process.env.BENCH_FEATURES)
for (const name of process.env.BENCH_WITHOUT.split(',')) {
  if (!(name in WEIGHTS)) throw new Error(`there is no feature "${name}"`)
  WEIGHTS[name] = 0
}
