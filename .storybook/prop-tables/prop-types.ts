import {
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';
import { keyOfValues } from './literal-orders.ts';
import type { PropKind, PropRow } from './prop-table.ts';

type PropType = Pick<PropRow, 'kind' | 'type' | 'detail' | 'options'>;

/** Describes the types of props, by the checker of their project. */
export interface PropTypes {
  readonly checker: Checker;
  /** Describes a prop from its types: one for each of the alternatives that have it. */
  readonly describe: (types: readonly Type[]) => PropType;
}

/** Types that React renders: text, or elements that no control of Storybook can create. */
const ELEMENTS = /^(ReactNode|ReactElement|Element)\b(?!.*=>)/;

const NO_VALUE = TypeFlags.Undefined | TypeFlags.Never | TypeFlags.Void;

const format = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** The type of an optional prop is written as that of a required one. */
const withoutUndefined = (text: string) =>
  text.replace(/^undefined \| | \| undefined$/g, '').replace(/^\((\(.*=> .*)\)$/, '$1');

const quoted = (value: string | number) => (typeof value === 'string' ? `'${value}'` : `${value}`);

/** @param orders of the values of `as const` arrays, by `keyOfValues`. */
export function createPropTypes(
  checker: Checker,
  orders: ReadonlyMap<string, readonly string[]>,
): PropTypes {
  const textOf = (type: Type) => withoutUndefined(checker.typeToString(type, undefined, format));

  const membersOf = (type: Type): readonly Type[] =>
    type.isUnionType() ? (type.getTypes() ?? []).flatMap(membersOf) : [type];

  function choice(members: readonly Type[]): PropType | null {
    const values = members.flatMap((member) =>
      member.isStringLiteralType() || member.isNumberLiteralType() ? [member.value] : [],
    );
    if (values.length === 0 || values.length < members.length) return null;
    const order = orders.get(keyOfValues(values)) ?? [];
    const options = values.toSorted((a, b) => order.indexOf(String(a)) - order.indexOf(String(b)));
    return { kind: 'choice', type: options.map(quoted).join(' | '), options };
  }

  /** The members of an interface of ours, one per line. */
  function detailOf(members: readonly Type[]): { detail?: string } {
    const [type, ...others] = members;
    const symbol = type?.getSymbol();
    if (!type || !symbol || others.length > 0) return {};
    const isOwn = symbol.declarations.some(({ path }) => !path.includes('/node_modules/'));
    if (!isOwn || checker.isArrayType(type)) return {};
    const lines = checker.getPropertiesOfType(type).map((member) => {
      const mark = (member.flags & SymbolFlags.Optional) === 0 ? '' : '?';
      return `${member.name}${mark}: ${textOf(checker.getTypeOfSymbol(member) ?? type)};`;
    });
    return lines.length > 0 ? { detail: lines.join('\n') } : {};
  }

  const isAll = (members: readonly Type[], flags: number) =>
    members.length > 0 && members.every((member) => (member.flags & flags) !== 0);

  const isFunction = (type: Type) =>
    type.isObjectType() && checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;

  function kindOf(members: readonly Type[]): PropKind {
    if (isAll(members, TypeFlags.BooleanLike)) return 'boolean';
    if (isAll(members, TypeFlags.NumberLike)) return 'number';
    // Where text is one of several, a user types it.
    if (members.some(({ flags }) => (flags & TypeFlags.String) !== 0)) return 'text';
    return members.length > 0 && members.every(isFunction) ? 'function' : 'data';
  }

  function describe(types: readonly Type[]): PropType {
    const texts = new Set(types.map(textOf).filter((text) => !/^(undefined|never)$/.test(text)));
    const type = [...texts].join(' | ');
    const element = ELEMENTS.exec(type)?.[1];
    if (element) return { kind: 'node', type: element };
    const all = types.flatMap(membersOf).filter(({ flags }) => (flags & NO_VALUE) === 0);
    const members = [...new Map(all.map((member) => [textOf(member), member])).values()];
    const kind = kindOf(members);
    if (kind === 'boolean') return { kind, type: 'boolean' };
    return choice(members) ?? { kind, type, ...(kind === 'data' ? detailOf(members) : {}) };
  }

  return { checker, describe };
}
