// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rules = (
  <>
    <Text>La visita debe tener:</Text>
    <ul>
      <li>un acompañante</li>
    </ul>
  </>
);
const texts = { label: 'Visita', hint: rules, error: rules };
const none = () => undefined;

const withParagraphs: Record<string, ReactElement> = {
  TextField: <TextField {...texts} />,
  Checkbox: <Checkbox {...texts} />,
  RadioGroup: (
    <RadioGroup {...texts} name="visit" options={[{ value: 'a', label: 'A', hint: rules }]} />
  ),
  DateRangeField: <DateRangeField {...texts} from={{ label: 'Desde' }} to={{ label: 'Hasta' }} />,
  Fieldset: (
    <Fieldset legend="Visita" description={rules}>
      {null}
    </Fieldset>
  ),
  Dialog: (
    <Dialog open onOpenChange={none} title="Visita" description={rules} closeLabel="Cerrar" />
  ),
};

// In a `p` a browser ends it before them: the page of a server would differ from that of React.
it.each(Object.entries(withParagraphs))(
  '%s takes paragraphs and lists as its texts',
  async (_name, element) => {
    vi.spyOn(console, 'error').mockImplementation(none);
    render(element);
    expect(await screen.findAllByText('un acompañante')).not.toHaveLength(0);
    expect(document.querySelector('p :is(p, ul)')).toBeNull();
  },
);
