// Each note is a bullet, without its commit, and without a line for each note of a dependency.

export const getReleaseLine = async ({ summary }) => `- ${summary.replace(/\n(?=.)/g, '\n  ')}`;
export const getDependencyReleaseLine = async () => '';
