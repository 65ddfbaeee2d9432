const kebab = (part: string): string =>
  part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The CSS variable, without its dashes, of a value of the contract: `ui-color-tone-danger-soft`. */
export const variableName = (path: readonly string[]): string => `ui-${path.map(kebab).join('-')}`;
