import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Field of each kind of node that declares a name. Names of other packages are only used, not declared. */
const declaringFields: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['identifier'],
  FunctionExpression: ['identifier'],
  ClassDeclaration: ['identifier'],
  ClassMethod: ['key'],
  ClassProperty: ['key'],
  Parameter: ['pat'],
  ArrowFunctionExpression: ['params'],
  TsInterfaceDeclaration: ['id'],
  TsTypeAliasDeclaration: ['id'],
  TsPropertySignature: ['key'],
  TsMethodSignature: ['key'],
  KeyValueProperty: ['key'],
  MethodProperty: ['key'],
};

/** Names bound by a pattern: an identifier, or the variables of a destructuring. */
function boundNames(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundNames);
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.value)];
    case 'ArrayPattern':
      return boundNames(pattern.elements);
    case 'ObjectPattern':
      return boundNames(pattern.properties);
    case 'KeyValuePatternProperty':
      return boundNames(pattern.value);
    case 'AssignmentPatternProperty':
      return boundNames(pattern.key);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

function collect(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, into);
  } else if (isNode(value)) {
    for (const field of declaringFields[String(value.type)] ?? []) {
      for (const name of boundNames(value[field])) into.add(name);
    }
    for (const child of Object.values(value)) collect(child, into);
  }
}

function namesInScript({ path, text }: SourceFile): string[] {
  const names = new Set<string>();
  const tsx = path.endsWith('x');
  collect(parseSync(text, { syntax: 'typescript', tsx, target: 'es2022' }).body, names);
  return [...names];
}

function namesInPython({ text }: SourceFile): string[] {
  const found = text.matchAll(
    /^\s*(?:def|class)\s+(\w+)|^\s*(\w+)\s*=[^=]|(?:\bfor|\bas)\s+(\w+)|[(,]\s*(\w+)(?=\s*[,)=])/gm,
  );
  return [...new Set([...found].map((match) => match.slice(1).find(Boolean) ?? ''))];
}

/** Names that a TypeScript or Python file declares; none for other files. */
export function declaredNames(file: SourceFile): string[] {
  if (/\.(?:ts|tsx)$/.test(file.path)) return namesInScript(file);
  return file.path.endsWith('.py') ? namesInPython(file) : [];
}

/** Splits a name into its words: `fetchURLOnce` and `fetch_url_once` become `fetch-url-once`. */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[_\s.]+/g, '-')
    .toLowerCase();
}
