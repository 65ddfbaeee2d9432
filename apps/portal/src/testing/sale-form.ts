import { userEvent, within } from 'storybook/test';

/** A sale, by the labels of its fields. */
const sale = {
  'Correo del cliente': 'Marcela@Empresa.com',
  'Confirme el correo del cliente': 'marcela@empresa.com',
  'Créditos comprados': '100',
  'Valor pagado (COP)': '420000',
  'Su contraseña': 'la clave del admin',
};

/** The list of suggestions has the same name as its field. */
export const ofField = { selector: 'input' };

/** Without the password, whose place the question about the amounts takes. */
export const unasked = { 'Su contraseña': '' };

/** Fills in the form by pasting; empty values are left out. */
export async function fill(canvasElement: HTMLElement, values: Record<string, string> = {}) {
  const form = within(within(canvasElement).getByRole('form', { name: 'Nueva transacción' }));
  for (const [label, value] of Object.entries({ ...sale, ...values })) {
    if (value === '') continue;
    const field = form.getByLabelText(label, ofField);
    await userEvent.clear(field);
    await userEvent.paste(value);
  }
  // Blur formats the input, and closes the list of suggestions.
  await userEvent.tab();
  return form;
}

/** Fills the form, and waits until the account is shown. */
export async function fillKnown(canvasElement: HTMLElement, values: Record<string, string> = {}) {
  const form = await fill(canvasElement, values);
  await within(canvasElement).findByText('Marcela Ríos Castaño');
  return form;
}

/** Confirms and sends the form. */
export async function send(form: Awaited<ReturnType<typeof fill>>) {
  const box = form.getByRole('checkbox');
  if (box.ariaChecked !== 'true') await userEvent.click(box);
  await userEvent.click(form.getByRole('button', { name: 'Registrar transacción' }));
}
