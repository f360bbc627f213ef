// A reporter for Stryker that reduces its plan before anything runs: the plan is the array that Stryker then
// processes.

class Plan {
  static inject = ['options'];
  #sample;
  #perTest;
  #done = 0;
  #missed = 0;

  constructor({ sample }) {
    this.#sample = sample;
  }

  onDryRunCompleted({ result, timing }) {
    this.#perTest = Object.entries(result.mutantCoverage?.perTest ?? {});
    console.log(`${result.tests.length} tests in ${Math.round(timing.net / 100) / 10} s`);
  }

  onMutationTestingPlanReady({ mutantPlans }) {
    narrow(
      mutantPlans.filter(({ plan }) => plan === 'Run'),
      this.#perTest,
    );
    const valid = mutantPlans.filter(({ mutant }) => mutant.status !== 'Ignored');
    mutantPlans.splice(0, mutantPlans.length, ...drawn(valid, this.#sample));
    const reached = mutantPlans.filter(({ runOptions }) => runOptions?.testFilter?.length !== 0).length;
    console.log(`${mutantPlans.length} of ${valid.length} mutants, ${reached} of them reached by a test`);
  }

  onMutantTested({ status }) {
    this.#done++;
    if (status === 'Survived' || status === 'NoCoverage') this.#missed++;
    if (this.#done % 25 === 0) console.log(`${this.#done} done, ${this.#missed} of them missed`);
  }
}

/**
 * Code that runs while a file loads belongs to no test. Only the test files that reach the rest of that file run
 * it.
 */
function narrow(runs, perTest) {
  const loaded = runs.filter(({ mutant }) => mutant.static);
  for (const fileName of new Set(loaded.map(({ mutant }) => mutant.fileName))) {
    const ids = runs.filter(({ mutant }) => mutant.fileName === fileName).map(({ mutant }) => mutant.id);
    const reached = perTest.filter(([, hits]) => ids.some((id) => hits[id] > 0));
    if (reached.length === 0) continue;
    const files = new Set(reached.map(([test]) => fileOf(test)));
    const tests = perTest.map(([test]) => test).filter((test) => files.has(fileOf(test)));
    for (const { mutant, runOptions } of loaded) {
      if (mutant.fileName === fileName) runOptions.testFilter = tests;
    }
  }
}

/** Returns the file of a test, by its id. */
function fileOf(test) {
  return test.slice(0, test.indexOf('#'));
}

/** Returns the given number of entries, evenly spread. */
function drawn(all, count) {
  if (count >= all.length) return all;
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]);
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'plan', injectableClass: Plan }];
