import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './files.ts';

export interface Syntax {
  /** Modules that are imported or re-exported, with the imported names; `*` stands for all. */
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
  readonly exports: readonly string[];
  /** Modules all of whose names are exported on. */
  readonly exportsAllOf: readonly string[];
  /** Texts of string literals, templates and JSX: without comments. */
  readonly strings: readonly string[];
  /** Names that it declares. Those of other modules are only used. */
  readonly declares: ReadonlySet<string>;
}

/** Names bound by a pattern: an identifier, or the variables of a destructuring. */
function boundNames(pattern: ESTree.Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'ObjectPattern':
      return pattern.properties.flatMap(boundNames);
    case 'Property':
      return boundNames(pattern.value);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

function visit(program: ESTree.Program): Pick<Syntax, 'strings' | 'declares'> {
  const strings: string[] = [];
  const declares = new Set<string>();
  const bind = (pattern: ESTree.Node | null) => {
    for (const name of boundNames(pattern)) declares.add(name);
  };
  const bindId = ({ id }: { readonly id: ESTree.Node | null }) => bind(id);
  const bindKey = ({ key }: { readonly key: ESTree.Node }) => bind(key);
  const bindFunction = ({ id, params }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    for (const each of [id, ...params]) bind(each);
  };
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push(value)),
    JSXText: ({ value }) => void strings.push(value),
    TemplateElement: ({ value }) => void strings.push(value.cooked ?? value.raw),
    VariableDeclarator: bindId,
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: bindFunction,
    ClassDeclaration: bindId,
    MethodDefinition: bindKey,
    PropertyDefinition: bindKey,
    ObjectExpression: ({ properties }) => {
      for (const each of properties) if (each.type === 'Property' && !each.shorthand) bindKey(each);
    },
    TSInterfaceDeclaration: bindId,
    TSTypeAliasDeclaration: bindId,
    TSPropertySignature: bindKey,
    TSMethodSignature: bindKey,
  }).visit(program);
  return { strings, declares };
}

const known = new WeakMap<SourceFile, Syntax>();

/** Reads a module's syntax, once. @throws when it cannot be parsed. */
export function readSyntax(file: SourceFile): Syntax {
  const before = known.get(file);
  if (before) return before;
  const { module, program, errors } = parseSync(file.path, file.text);
  if (errors[0]) throw new Error((errors[0].codeframe ?? errors[0].message).trim());
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const again = exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const syntax = {
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        names: entries.map(
          ({ importName: { name, kind } }) => name ?? (kind === 'Default' ? 'default' : '*'),
        ),
      })),
      ...again.map((from) => ({ from, names: ['*'] })),
    ],
    exports: exported.flatMap(({ exportName }) => exportName.name ?? []),
    exportsAllOf: exported.flatMap(({ importName, moduleRequest }) =>
      importName.kind === 'AllButDefault' && moduleRequest ? [moduleRequest.value] : [],
    ),
    ...visit(program),
  };
  known.set(file, syntax);
  return syntax;
}
