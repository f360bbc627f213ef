/** What a release must not have: versions that differ, or no word of the version in the changelog. */
export function mistakes({ changelog, source, manifests }) {
  const [{ version }] = manifests;
  const notes = new RegExp(`^## ${version.replaceAll('.', '\\.')}\\n+(?!## )\\S`, 'm');
  const others = manifests.flatMap(({ path, version: own, dependencies = {}, devDependencies = {} }) => [
    ...(own === version ? [] : [`${path} is ${own}, should be ${version}`]),
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, wanted]) => /^(@specimen\/|specimen-)/.test(name) && wanted !== version)
      .map(([name, wanted]) => `${path} wants ${name} ${wanted}, should be ${version}`),
  ]);
  return [
    ...(notes.test(changelog) ? [] : [`CHANGELOG.md says nothing of ${version}`]),
    ...(source.includes(`'${version}'`) ? [] : [`kernel/version.ts is not ${version}`]),
    ...others,
  ];
}
