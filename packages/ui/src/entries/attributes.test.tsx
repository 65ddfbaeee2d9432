import { cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dateFieldTexts } from '../testing/date-field-texts.ts';
import * as ui from './index.ts';

type Ui = typeof ui;

type PropsOf<Component> = Component extends (props: infer Props) => unknown
  ? Props
  : Component extends { prototype: { props: infer Props } }
    ? Props
    : never;

/** The components whose props reject no `data-testid`, or no `aria-label`. */
type Accepting = {
  [Name in keyof Ui]: Name extends Capitalize<Name>
    ? 'data-testid' | 'aria-label' extends keyof PropsOf<Ui[Name]>
      ? never
      : Name
    : never;
}[keyof Ui];

const nothing = () => undefined;
const label = 'Caudal';

/** All of them, as the compiler checks: a new component rejects attributes or passes the test. */
const accepting: Record<Accepting, ReactElement> = {
  Box: <ui.Box />,
  Button: <ui.Button>Medir</ui.Button>,
  Checkbox: <ui.Checkbox label={label} />,
  Combobox: (
    <ui.Combobox
      label={label}
      options={[]}
      onQueryChange={nothing}
      texts={{ loading: '…', error: '…', empty: '…', count: String }}
    />
  ),
  DateField: <ui.DateField label={label} texts={dateFieldTexts} />,
  FileField: <ui.FileField label={label} buttonLabel="Elegir" emptyText="Ninguno" />,
  Form: (
    <ui.Form errors={[]} errorTitle="" onSubmit={nothing}>
      {label}
    </ui.Form>
  ),
  IconButton: <ui.IconButton label={label} icon="+" />,
  NumberField: <ui.NumberField label={label} increaseLabel="Más" decreaseLabel="Menos" />,
  PasswordField: <ui.PasswordField label={label} showLabel="Mostrar" hideLabel="Ocultar" />,
  SearchField: <ui.SearchField label={label} clearLabel="Borrar" />,
  SelectField: <ui.SelectField label={label} options={[]} />,
  SelectorTile: <ui.SelectorTile title={label} name="measure" value="flow" />,
  Switch: <ui.Switch label={label} />,
  TextAreaField: <ui.TextAreaField label={label} />,
  TextField: <ui.TextField label={label} />,
  TextLink: <ui.TextLink href="/caudal">{label}</ui.TextLink>,
  Tooltip: (
    <ui.Tooltip text={label}>
      <ui.Button>Medir</ui.Button>
    </ui.Tooltip>
  ),
};

it.each(Object.entries(accepting))('%s puts attributes on one element', (_name, element) => {
  const attributes = { 'data-testid': 'flow', 'aria-keyshortcuts': 'f' };
  const html = renderToStaticMarkup(cloneElement(element, attributes));
  const tags = html.match(/<[^>]+ data-testid="flow"[^>]*>/g) ?? [];
  expect(tags).toHaveLength(1);
  expect(tags[0]).toContain(' aria-keyshortcuts="f"');
});
