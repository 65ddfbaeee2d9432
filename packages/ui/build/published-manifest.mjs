// pnpm's hooks for `pnpm pack`: turns package.json into the manifest that another site installs.

/** The catalog pins exact versions for this workspace; a site needs ranges to share its own copies. */
function withRanges(dependencies) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [
      name,
      /^\d/.test(version) ? `^${version}` : version,
    ]),
  );
}

export const hooks = {
  beforePacking(manifest) {
    // `private` stays in the workspace, where nothing can be published by mistake.
    const { devDependencies, private: _private, scripts, ...published } = manifest;
    return { ...published, dependencies: withRanges(manifest.dependencies) };
  },
};
