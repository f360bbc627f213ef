interface Manifest {
  readonly path: string;
  readonly version: string;
  /** The address of the repository; the root manifest alone has it. */
  readonly repository?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
export function mistakes(release: {
  readonly changelog: string;
  readonly source: string;
  readonly manifests: readonly Manifest[];
}): string[];
