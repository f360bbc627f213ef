const { build, cases, generate } = require('specimen-data');

/** What tests ask of Node, so that the browser need not load all countries; a task takes one argument. */
module.exports = {
  generate: ({ spec, ...options }) => generate(spec, options),
  build: ({ spec, seed, ...overrides }) => build(spec, overrides, { seed }),
  cases: ({ spec, seed }) => cases(spec, { seed }),
};
