import { readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';
import { readSources } from './source-files.ts';
import { specTexts } from './spec-texts-data.ts';

const pathsFiles = ['paths', 'area-paths'].map((name) => `apps/portal/src/config/${name}.ts`);

/** Paths of the portal as the specification writes them: without the prefix of their area. */
export function portalPaths(source: string): string[] {
  const literals = [...source.matchAll(/'(\/[\w/-]+)'/g)].map((match) => match[1] ?? '');
  return literals.map((path) => path.replace(/^\/(?:userview|adminview)\/(?=.)/, ''));
}

/** Exact texts and paths of the product that its specification does not contain. */
export function findUndocumented(
  texts: readonly string[],
  paths: readonly string[],
  document: string,
): string[] {
  return [
    ...texts.filter((text) => !document.includes(text)).map((text) => `The text «${text}»`),
    ...paths
      .filter((path) => !document.includes(`\`${path}`))
      .map((path) => `The path "${path}" of the portal`),
  ].map((subject) => `${subject} is not in docs/product.`);
}

export const productDocument: Check = {
  name: 'The product specification has the exact texts and every path of the portal',
  run: () => {
    const document = readSources(['docs/product'], /\.md$/).map(({ text }) => text);
    const sources = pathsFiles.map((file) => readFileSync(inWorkspace(file), 'utf8'));
    const paths = sources.flatMap(portalPaths);
    const texts = specTexts.map(({ text }) => text);
    return findUndocumented(texts, paths, document.join('\n'));
  },
};
