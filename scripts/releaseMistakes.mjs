/**
 * The repository's address until there is one; `.invalid` never resolves (RFC 2606). Only the root manifest
 * contains it.
 */
const PLACEHOLDER = /\.invalid\b/;

/**
 * Returns the mistakes that prevent a release: no date or notes in the changelog, versions that differ, no address
 * of the repository.
 */
export function mistakes({ changelog, source, manifests }) {
  const [{ version, repository = '' }] = manifests;
  const escaped = version.replaceAll('.', '\\.');
  const notes = new RegExp(`^## ${escaped}(?: - \\S+)?\\n+(?!## )\\S`, 'm');
  const dated = new RegExp(`^## ${escaped} - \\d{4}-\\d\\d-\\d\\d$`, 'm');
  const others = manifests.flatMap(({ path, version: own, dependencies = {}, devDependencies = {} }) => [
    ...(own === version ? [] : [`${path} has version ${own}, should be ${version}`]),
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, range]) => /^(@specimen\/|specimen-)/.test(name) && range !== version)
      .map(([name, range]) => `${path} depends on ${name} ${range}, should be ${version}`),
  ]);
  return [
    ...(notes.test(changelog) ? [] : [`CHANGELOG.md has no notes for ${version}`]),
    ...(dated.test(changelog) || !notes.test(changelog) ? [] : [`CHANGELOG.md has no date for ${version}`]),
    ...(source.includes(`'${version}'`) ? [] : [`kernel/version.ts is not ${version}`]),
    ...(repository === '' || PLACEHOLDER.test(repository)
      ? ['package.json has no repository address: replace the placeholder']
      : []),
    ...others,
  ];
}
