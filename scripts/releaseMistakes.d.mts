interface Manifest {
  readonly path: string;
  readonly version: string;
  /** The address of the repository; only the root manifest contains it. */
  readonly repository?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
export function mistakes(release: {
  readonly changelog: string;
  readonly source: string;
  readonly manifests: readonly Manifest[];
}): string[];
