import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

/** The part of a file's syntax. */
export interface Syntax {
  /** Modules that are imported or re-exported, with the imported names; `*` stands for all. */
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** Names that the file itself exports. */
  readonly exports: readonly string[];
  /** Modules all of whose names are exported on. */
  readonly exportsAllOf: readonly string[];
  /** Texts of string literals, templates and JSX: without comments. */
  readonly strings: readonly string[];
}

// The fields that are read here; swc's own types name hundreds of node kinds.
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly cooked?: unknown;
  readonly raw?: unknown;
  readonly source?: unknown;
  readonly specifiers?: unknown;
  readonly imported?: unknown;
  readonly exported?: unknown;
  readonly local?: unknown;
  readonly orig?: unknown;
  readonly declaration?: unknown;
  readonly declarations?: unknown;
  readonly identifier?: unknown;
  readonly id?: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function collectStrings(value: unknown, into: string[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collectStrings(item, into);
  } else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'StringLiteral' || node.type === 'JSXText') into.push(String(node.value));
    if (node.type === 'TemplateElement') into.push(String(node.cooked ?? node.raw));
    for (const child of Object.values(node)) collectStrings(child, into);
  }
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.value) : '';
}

function declaredNames(declaration: unknown): string[] {
  if (!isNode(declaration)) return [];
  const single = declaration.identifier ?? declaration.id;
  if (isNode(single)) return [nameOf(single)];
  const list = declaration.declarations;
  return Array.isArray(list) ? list.map((item: Node) => nameOf(item.id)).filter(Boolean) : [];
}

function specifierNames(node: Node, key: 'imported' | 'exported'): string[] {
  const specifiers = node.specifiers;
  if (!Array.isArray(specifiers)) return [];
  return specifiers.map((specifier: Node) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return '*';
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    return nameOf(specifier[key] ?? specifier.local ?? specifier.orig);
  });
}

/**
 * Reads a TypeScript file's syntax.
 * @throws when the file cannot be parsed.
 */
export function readSyntax(file: SourceFile): Syntax {
  const tsx = file.path.endsWith('x');
  const module = parseSync(file.text, { syntax: 'typescript', tsx, target: 'es2022' });
  const imports: { from: string; names: string[] }[] = [];
  const exports: string[] = [];
  const exportsAllOf: string[] = [];
  const strings: string[] = [];
  for (const item of module.body as unknown as Node[]) {
    const from = isNode(item.source) ? nameOf(item.source) : null;
    if (item.type === 'ImportDeclaration' && from) {
      imports.push({ from, names: specifierNames(item, 'imported') });
    } else if (item.type === 'ExportAllDeclaration' && from) {
      imports.push({ from, names: ['*'] });
      exportsAllOf.push(from);
    } else if (item.type === 'ExportNamedDeclaration') {
      exports.push(...specifierNames(item, 'exported').map((name) => name || 'default'));
      if (from) imports.push({ from, names: ['*'] });
    } else if (item.type === 'ExportDeclaration') {
      exports.push(...declaredNames(item.declaration));
    }
    collectStrings(item, strings);
  }
  return { imports, exports, exportsAllOf, strings };
}
