import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** A Markdown file of the package, and its line in `llms.txt`. */
interface Document {
  /** Path beside `llms.txt`. */
  readonly path: string;
  readonly title: string;
  /** One sentence on what it explains. */
  readonly summary: string;
  /** Absent where the file is in the package anyway. */
  readonly text?: string;
}

const sourceBlock = /^<Source code=\{(\w+)\} language="(\w+)" \/>$/gm;

/**
 * A page of the documentation as plain Markdown: imports and Storybook's blocks go, and a block that
 * shows a file becomes its code. Code between fences stays as it is.
 * @param readImport text of a file that the page imports as `?raw`, by the import's path.
 */
export function pageToMarkdown(mdx: string, readImport: (path: string) => string): string {
  const raw = new Map(
    [...mdx.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  const withCode = mdx.replace(sourceBlock, (_block, name: string, language: string) => {
    const path = raw.get(name);
    if (!path) throw new Error(`A page shows ${name}, which it does not import.`);
    return `\`\`\`${language}\n${readImport(path).trim()}\n\`\`\``;
  });
  const parts = withCode.split(/(^```[\s\S]*?^```$)/m);
  const prose = (part: string) => part.replace(/^(?:import .*|<[A-Z][^>]*\/>)$/gm, '');
  const text = parts.map((part, at) => (at % 2 === 0 ? prose(part) : part)).join('');
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

/** The first sentence of a text without its marks, on one line. */
function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.:](?= |$)/.exec(line)?.[0].replace(/:$/, '.') ?? line;
}

function page(file: string): Document {
  const text = pageToMarkdown(read(file), (path) => read(dirname(file), path));
  const [, title = '', first = ''] = /^# (.+)\n\n([^\n]+(?:\n[^\n]+)*)/.exec(text) ?? [];
  if (!title) throw new Error(`${file} does not start with a heading.`);
  const path = `docs/${basename(file, '.mdx')}.md`;
  return { path, title, summary: firstSentence(first), text };
}

/** The comment of a component, without stars and tags. */
function commentOf(name: string, source: string): string {
  const before = source.split(new RegExp(`export (?:function|class) ${name}\\b`))[0] ?? '';
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  const text = comment.replace(/^\s*\* ?/gm, '').split(/^@/m)[0] ?? '';
  if (!text.trim()) throw new Error(`${name} has no comment that says what it is.`);
  return text;
}

/** A component: what it must do where it has a specification, else its props and their comments. */
function component(file: string): Document {
  const folder = dirname(file);
  const title = basename(file, '.tsx');
  const summary = firstSentence(commentOf(title, read(file)));
  const specification = join(folder, 'SPEC.md');
  return existsSync(join(root, specification))
    ? { path: `docs/components/${title}.md`, title, summary, text: read(specification) }
    : { path: `${folder.replace('src/', '')}/${title}.d.ts`, title, summary };
}

/** A statement of the entry that exports a component, and its file. Types alone are none. */
const exportedComponent = /^export \{[^}]+\} from '\.\.\/(components\/.+\.tsx)';$/gm;

const link = ({ path, title, summary }: Document) => `- [${title}](${path}): ${summary}`;

/** The files that `llms.txt` links to, and the index itself in the format of https://llmstxt.org. */
export function llmsDocuments(): { path: string; text: string }[] {
  const pages = globSync('docs/*.mdx', { cwd: root }).sort().map(page);
  const components = [...read('src/entries/index.ts').matchAll(exportedComponent)].map(
    ([, file = '']) => component(join('src', file)),
  );
  const { name, description } = JSON.parse(read('package.json'));
  const index = [
    `# ${name}`,
    `> ${description}`,
    'How to install and use it is in [README.md](../README.md).',
    '## Foundations',
    pages.map(link).join('\n'),
    '## Components',
    components.map(link).join('\n'),
    '## Design tokens',
    'One file per theme in the DTCG format, such as [sheet-light](tokens/sheet-light.tokens.json).',
  ];
  const texts = [...pages, ...components].flatMap(({ path, text }) =>
    text ? [{ path, text }] : [],
  );
  return [...texts, { path: 'llms.txt', text: `${index.join('\n\n')}\n` }];
}
