import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { checkBytes } from './check/index.ts';
import { casesOfMessage } from './plan.ts';
import { messages } from './registry.ts';
import { utf8 } from './text/encoding.ts';

const { world } = specimen;
const asOf = new Day(2026, 1, 1);

/** Countries with and without IBANs, of each profile, with three, two and no decimals. */
const TRIED = ['de', 'ch', 'us', 'jp', 'kw', 'pl'];

describe.each([...messages.values()])('$key', (message) => {
  const { countries = TRIED } = message;
  const shared = TRIED.filter((code) => countries.includes(code));
  const codes = shared.length > 0 ? shared : countries.slice(0, 1);
  const versions = message.versions.length === 0 ? [undefined] : message.versions;
  it.each(codes.flatMap((code) => versions.map((version) => [code, version] as const)))(
    'of %s in version %s: right cases have no fault, wrong ones have theirs alone',
    (code, version) => {
      const country = world.countries.get(code);
      if (!country) throw new Error(`no country ${code}`);
      const profiles = message.profilesOf(country, message.currency ?? country.currency, version ?? null);
      for (const profile of profiles.length === 0 ? [undefined] : profiles) {
        const { plan, cases } = casesOfMessage(world, message.key, {
          ...{ country: code, version, profile, seed: 'cases', asOf },
        });
        const names = new Set<string>();
        for (const { case: name, valid, file } of cases) {
          const found = checkBytes(world, typeof file === 'string' ? utf8(file) : file);
          const label = `${message.key} ${code} ${version} ${profile} ${name}`;
          expect([label, ...found.faults.map(({ fault }) => fault)], label).toEqual(
            valid ? [label] : [label, name],
          );
          expect(found, label).toMatchObject({ message: message.key, version: plan.variant.version, valid });
          // Only entries show the profile of a statement.
          if (valid && name !== 'empty') expect(found.profile, label).toBe(plan.variant.profile);
          expect(names.has(name), `${label} twice`).toBe(false);
          names.add(name);
        }
      }
    },
  );
});
