import type { FileFault } from '../model.ts';

/** The first faults of a file. Faults against a profile count only if the file belongs to that profile. */
export class Faults {
  readonly #all: (FileFault & { readonly profile: string | undefined })[] = [];
  readonly #counts = new Map<string | undefined, number>();

  add(fault: FileFault, profile?: string): void {
    const count = this.#counts.get(profile) ?? 0;
    if (count >= MOST) return;
    this.#counts.set(profile, count + 1);
    this.#all.push({ ...fault, profile });
  }

  /** Returns the first faults of a file of that profile. */
  of(profile: string | null): readonly FileFault[] {
    return this.#all
      .filter((fault) => fault.profile === undefined || fault.profile === profile)
      .slice(0, MOST)
      .map(({ profile: _, ...fault }) => fault);
  }
}

/** Maximum number of faults that a check reports. */
const MOST = 100;
