// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Combobox } from '../Combobox/Combobox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextField } from './TextField.tsx';

const events = ['onKeyDown', 'onKeyUp', 'onClick', 'onFocus', 'onBlur', 'onChange'] as const;

type Handlers = Pick<ComponentProps<'input'>, (typeof events)[number]>;

const texts = { loading: 'Buscando', empty: 'Nada', error: 'Falla', count: String };

/** Fields that listen to events of their control themselves, and one that does not. */
const fields: Record<string, (handlers: Handlers) => ReactElement> = {
  Combobox: (handlers) => (
    <Combobox
      label="Campo"
      options={[]}
      texts={texts}
      onQueryChange={() => undefined}
      {...handlers}
    />
  ),
  NumberField: (handlers) => <NumberField label="Campo" {...handlers} />,
  PasswordField: (handlers) => (
    <PasswordField label="Campo" showLabel="Ver" hideLabel="Ocultar" {...handlers} />
  ),
  SearchField: (handlers) => <SearchField label="Campo" clearLabel="Vaciar" {...handlers} />,
  TextField: (handlers) => <TextField label="Campo" {...handlers} />,
};

afterEach(cleanup);

it.each(Object.entries(fields))(
  '%s passes every event of its control to its caller',
  (_, field) => {
    const handlers = Object.fromEntries(events.map((event) => [event, vi.fn()]));
    render(field(handlers));
    const control = screen.getByLabelText('Campo', { selector: 'input' });
    act(() => control.focus());
    fireEvent.click(control);
    fireEvent.keyDown(control, { key: 'a' });
    fireEvent.change(control, { target: { value: '1' } });
    fireEvent.keyUp(control, { key: 'a' });
    act(() => control.blur());
    const unheard = events.filter((event) => handlers[event]?.mock.calls.length !== 1);
    expect(unheard).toEqual([]);
  },
);
