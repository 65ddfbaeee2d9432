/** Custom properties in a text; those that are set are followed by a colon. */
const properties = /--[\w-]+(?<colon>\s*:)?/g;

/** Names of the custom properties that a built site reads, in its styles or in its scripts. */
export function readProperties(sources: readonly string[]): ReadonlySet<string> {
  const read = new Set<string>();
  for (const source of sources) {
    for (const { 0: name, groups } of source.matchAll(properties)) {
      if (!groups?.colon) read.add(name);
    }
  }
  return read;
}

/** Styles without the custom properties that are not read: a theme has those of every component. */
export const removeUnreadProperties = (css: string, read: ReadonlySet<string>): string =>
  css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );

/** Styles without the rules of classes that a page does not have. */
export const removeRulesOf = (css: string, classNames: readonly string[]): string =>
  classNames.reduce(
    (rest, name) => rest.replace(new RegExp(`(?<=[{}]|^)\\.${name}\\{[^{}]*\\}`, 'g'), ''),
    css,
  );
