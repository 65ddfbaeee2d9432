/**
 * Generators of clients write their output with TypeScript's compiler API, which version 7 does not
 * have. They get the last version that has it; what they write is compiled by version 7.
 */
const generators = new Set(['openapi-typescript', '@hey-api/openapi-ts']);
const withCompilerApi = '5.9.3';

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (generators.has(manifest.name)) {
        const { typescript: _, ...peerDependencies } = manifest.peerDependencies;
        manifest.peerDependencies = peerDependencies;
        manifest.dependencies = { ...manifest.dependencies, typescript: withCompilerApi };
      }
      return manifest;
    },
  },
};
