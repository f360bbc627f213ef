import fc from 'fast-check';

/** Every run tries the same values, so that what fails is the change; `FUZZ=7 npm test` tries others. */
fc.configureGlobal({ seed: Number(process.env.FUZZ ?? 1) });
