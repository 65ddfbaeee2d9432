const kebab = (part: string): string =>
  part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/**
 * Returns the name of the CSS variable of a value, without the leading dashes:
 * `ui-color-tone-danger-soft`.
 */
export const variableName = (path: readonly string[]): string => `ui-${path.map(kebab).join('-')}`;
