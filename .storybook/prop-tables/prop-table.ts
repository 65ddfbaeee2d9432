/** Kind of a prop's value, on which its control depends. */
export type PropKind = 'choice' | 'boolean' | 'number' | 'text' | 'node' | 'function' | 'data';

/** One prop of a component, as its row in the table of props shows it. */
export interface PropRow {
  readonly name: string;
  readonly kind: PropKind;
  /** The type, without `undefined`. */
  readonly type: string;
  /** The members of the type, where it is an interface with a name. */
  readonly detail?: string;
  /** The values of a `choice`, in the order of its `as const` array. */
  readonly options?: readonly (string | number)[];
  readonly required: boolean;
  /** It is one of an element of HTML, to which the component hands it. */
  readonly inherited: boolean;
  readonly description: string;
  /** The text of `@defaultValue`. */
  readonly defaultValue?: string;
}

/** The props of a component. */
export interface PropTable {
  /** The docstring of the component. */
  readonly description: string;
  readonly props: readonly PropRow[];
}

/** The tables of the components of a file, by the name of the component. */
export type FilePropTables = Readonly<Record<string, PropTable>>;
