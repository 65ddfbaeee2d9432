import type { Checker, Project, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import { literalOrders } from './literal-orders.ts';
import { nativeProps } from './native-props.ts';
import type { FilePropTables, PropRow, PropTable } from './prop-table.ts';
import { createPropTypes, type PropTypes } from './prop-types.ts';

/** A component is in the file of its name, in the folder of its name. */
const isComponentFile = (path: string) => /\/([A-Z]\w+)\/\1\w*\.tsx$/.test(path);

const isOptional = (symbol: TypeSymbol) => (symbol.flags & SymbolFlags.Optional) !== 0;

const isInherited = (symbol: TypeSymbol) =>
  symbol.declarations.length > 0 &&
  symbol.declarations.every(({ path }) => path.includes('/node_modules/'));

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function defaultOf(checker: Checker, symbols: readonly TypeSymbol[]): { defaultValue?: string } {
  const tags = symbols.flatMap((symbol) => symbol.getJsDocTags(checker));
  const text = tags.find(({ name }) => name === 'defaultValue')?.text;
  return text ? { defaultValue: oneLine(text) } : {};
}

/** The row of a prop from its declarations: one for each of the alternatives that have it. */
function rowOf(
  types: PropTypes,
  symbols: readonly [TypeSymbol, ...TypeSymbol[]],
  alternatives: number,
): PropRow {
  const { checker } = types;
  const { name } = symbols[0];
  const own = symbols.map((symbol) => symbol.getDocumentationComment(checker)).find(Boolean);
  return {
    name,
    ...types.describe(symbols.flatMap((symbol) => checker.getTypeOfSymbol(symbol) ?? [])),
    required: symbols.length === alternatives && !symbols.some(isOptional),
    inherited: symbols.every(isInherited),
    description: oneLine(own ?? nativeProps[name] ?? ''),
    ...defaultOf(checker, symbols),
  };
}

/** A prop that accepts no value is rejected by name (ADR 071). */
const isOffered = ({ type }: PropRow) => type !== '';

const isDocumented = (symbol: TypeSymbol) => !isInherited(symbol) || symbol.name in nativeProps;

/** @returns the table of a component, or null where the symbol is none. */
function tableOf(types: PropTypes, symbol: TypeSymbol): PropTable | null {
  const { checker } = types;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const parameter = signature?.getParameters()[0];
  const props = parameter && checker.getTypeOfSymbol(parameter);
  if (!signature) return null;
  const alternatives = props?.isUnionType() ? (props.getTypes() ?? []) : props ? [props] : [];
  const byName = Map.groupBy(
    alternatives.flatMap((each) => checker.getPropertiesOfType(each)),
    ({ name }) => name,
  );
  const rows = [...byName.values()].flatMap(([first, ...others]) =>
    first && isDocumented(first) ? [rowOf(types, [first, ...others], alternatives.length)] : [],
  );
  const ownFirst = rows.filter(isOffered).sort((a, b) => Number(b.required) - Number(a.required));
  return { description: symbol.getDocumentationComment(checker), props: ownFirst };
}

function tablesOfFile(types: PropTypes, project: Project, file: string): FilePropTables {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return {};
  const components = checker
    .getExportsOfModule(module)
    .filter(({ name, flags }) => /^[A-Z]/.test(name) && (flags & SymbolFlags.Alias) === 0);
  return Object.fromEntries(
    components.flatMap((symbol) => {
      const table = tableOf(types, symbol);
      return table ? [[symbol.name, table]] : [];
    }),
  );
}

/**
 * Reads the props of every component of the projects from the types themselves, so that a table lists
 * what the compiler checks: members of alternatives, and the values of `as const` arrays.
 * @param configFiles the `tsconfig.json` of each project.
 * @returns the tables by file.
 */
export function readPropTables(configFiles: readonly string[]): Map<string, FilePropTables> {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: [...configFiles] });
    const tables = configFiles.flatMap((configFile) => {
      const project = snapshot.getProject(configFile);
      if (!project) throw new Error(`${configFile} is no project.`);
      const types = createPropTypes(project.checker, literalOrders(project));
      return project.rootFiles
        .filter(isComponentFile)
        .map((file) => [file, tablesOfFile(types, project, file)] as const);
    });
    return new Map(tables);
  } finally {
    api.close();
  }
}
