import type { FileFault } from '../model.ts';

/** The first faults of a file; those of a profile count only if the file is of it. */
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

/** How many faults a check tells. */
const MOST = 100;
