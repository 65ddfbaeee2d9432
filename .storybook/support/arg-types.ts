import type {
  ArgTypesEnhancer,
  SBType,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import { sampleIcons } from '../../packages/ui/src/testing/sample-icons.tsx';
import { alwaysShown } from '../prop-tables/native-props.ts';
import type { PropKind, PropRow } from '../prop-tables/prop-table.ts';

/** A component as the plugin of the tables of props leaves it. */
interface Documented {
  readonly __docgenInfo?: { readonly props?: readonly PropRow[] };
}

const isDocumented = (component: unknown): component is Documented =>
  (typeof component === 'function' || typeof component === 'object') && component !== null;

const rowsOf = (component: unknown): readonly PropRow[] =>
  (isDocumented(component) && component.__docgenInfo?.props) || [];

const typeNames: Readonly<Record<PropKind, 'boolean' | 'number' | 'string' | 'function' | null>> = {
  choice: null,
  boolean: 'boolean',
  number: 'number',
  text: 'string',
  node: null,
  function: 'function',
  data: null,
};

function typeOf({ kind, options, type, required }: PropRow): SBType {
  if (kind === 'choice' && options) return { name: 'enum', value: [...options], required };
  const name = typeNames[kind];
  return name ? { name, required } : { name: 'other', value: type, required };
}

/** The arg type of a prop; its control depends on the story as well. */
function argTypeOf(row: PropRow): StrictInputType {
  const { name, description, type, detail, defaultValue, options } = row;
  return {
    name,
    description,
    type: typeOf(row),
    ...(options ? { options: [...options] } : {}),
    table: {
      type: { summary: type, ...(detail ? { detail } : {}) },
      ...(defaultValue ? { defaultValue: { summary: defaultValue } } : {}),
    },
  };
}

/** The props of a component, for `parameters.docs.extractArgTypes`. */
export const extractArgTypes = (component: unknown): StrictArgTypes =>
  Object.fromEntries(rowsOf(component).map((row) => [row.name, argTypeOf(row)]));

/** Whether a form of JSON can show a value and give it back. */
function isJson(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
}

const ICON = /^icon(Start|End)?$/;

/** Choosing an icon, as a form cannot make an element. */
const iconControl: ControlOnly = {
  control: { type: 'select' },
  options: Object.keys(sampleIcons),
  mapping: sampleIcons,
};

/** The fields that the control of a prop adds to its arg type. */
type ControlOnly = Pick<StrictInputType, 'control' | 'options' | 'mapping'>;

const none: ControlOnly = { control: { disable: true } };

function textual(initial: unknown): ControlOnly {
  if (initial === undefined || typeof initial === 'string') return { control: { type: 'text' } };
  return typeof initial === 'number' ? { control: { type: 'number' } } : none;
}

/** Data can be edited where the story starts with some: an empty form would not say of what shape. */
function ofData(initial: unknown): ControlOnly {
  if (initial === undefined || !isJson(initial)) return none;
  return typeof initial === 'object' ? { control: { type: 'object' } } : textual(initial);
}

/** From this many values on, radio buttons take more room than a list. */
const LIST_FROM = 5;

function controlOf({ name, kind, options = [] }: PropRow, initial: unknown): ControlOnly {
  if (kind === 'choice') {
    return { control: { type: options.length < LIST_FROM ? 'inline-radio' : 'select' } };
  }
  if (kind === 'node')
    return ICON.test(name) && initial === undefined ? iconControl : textual(initial);
  if (kind === 'data') return ofData(initial);
  // The child that `asChild` needs is an element.
  if (kind === 'function' || name === 'asChild') return none;
  return { control: { type: kind } };
}

/**
 * Gives each prop the control that its type and the story's own value allow, and leaves out those that
 * a component inherits from an element, unless the story uses them or users look for them.
 */
export const enhanceControls: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const rows = new Map(rowsOf(component).map((row) => [row.name, row]));
  const entries = Object.entries(argTypes).filter(
    ([name]) => !rows.get(name)?.inherited || alwaysShown.has(name) || name in initialArgs,
  );
  return Object.fromEntries(
    entries.map(([name, argType]) => {
      const row = rows.get(name);
      // A story's own control has precedence.
      return [name, row ? { ...controlOf(row, initialArgs[name]), ...argType } : argType];
    }),
  );
};
