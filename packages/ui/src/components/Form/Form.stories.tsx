import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Button } from '../Button/Button.tsx';
import { expectFit } from '../private/expect-fit.ts';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

/** Props of the sample form. */
interface RegistrationTexts {
  userLabel?: string;
  emailLabel?: string;
  userIssue?: string;
  sendLabel?: string;
}

const meta = {
  component: Form,
  tags: ['experimental', '!stable'],
  args: { errorTitle: 'Hay dos datos por corregir', errors: [], onSubmit: () => undefined },
  render: (args) => <Registration {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Values {
  user: string;
  email: string;
}

function Registration(props: Pick<FormProps, 'errorTitle'> & RegistrationTexts) {
  const { errorTitle, userLabel = 'Usuario', emailLabel = 'Correo electrónico' } = props;
  const { userIssue = 'Debe especificar un usuario.', sendLabel = 'Enviar' } = props;
  const form = useForm<Values>({
    defaultValues: { user: '', email: '' },
    shouldFocusError: false,
  });
  const issues = form.formState.errors;
  const errors = (['user', 'email'] as const).flatMap((field) => {
    const message = issues[field]?.message;
    return message ? [{ fieldId: field, message }] : [];
  });
  return (
    <Form errorTitle={errorTitle} errors={errors} onSubmit={form.handleSubmit(() => undefined)}>
      <TextField
        label={userLabel}
        id="user"
        error={issues.user?.message}
        {...form.register('user', { required: userIssue })}
      />
      <TextField
        label={emailLabel}
        id="email"
        error={issues.email?.message}
        {...form.register('email', { required: 'Debe especificar un correo.' })}
      />
      <div>
        <Button type="submit" variant="primary">
          {sendLabel}
        </Button>
      </div>
    </Form>
  );
}

/** With several errors, the focus moves to the summary; with one, to its field. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Enviar' });
    await userEvent.click(send);
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Hay dos datos por corregir' })).toHaveFocus(),
    );
    await userEvent.type(canvas.getByLabelText('Usuario'), 'laura');
    await expect(canvas.getByLabelText('Usuario')).toHaveFocus();
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByLabelText('Correo electrónico')).toHaveFocus());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Playground: Story = {};
export const FieldErrors: Story = {
  parameters: { screenshots: { themes: ['sheet-light', 'sheet-dark'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findAllByText('Debe especificar un usuario.')).toHaveLength(2);
  },
};
/** The focus opens what does not show the field: a tab, and an item of an accordion in it. */
export const HiddenField: Story = {
  parameters: { screenshots: { disable: true } },
  args: { errors: [{ fieldId: 'city', message: 'Escriba un municipio.' }] },
  render: (args) => (
    <Form {...args} onSubmit={(event) => event.preventDefault()}>
      <Tabs
        label="Datos"
        defaultValue="user"
        items={[
          { key: 'user', label: 'Usuario', content: <TextField label="Usuario" name="user" /> },
          {
            key: 'address',
            label: 'Dirección',
            content: (
              <Accordion
                items={[
                  {
                    key: 'office',
                    title: 'Oficina',
                    content: <TextField label="Municipio" name="city" />,
                  },
                ]}
              />
            ),
          },
        ]}
      />
      <Button type="submit">Enviar</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(canvas.getByLabelText('Municipio')).toHaveFocus());
    await expect(canvas.getByLabelText('Municipio')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Dirección' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    errorTitle: 'Hay dos datos por corregir antes de registrar la interventoría hidroeléctrica',
  },
  render: (args) => (
    <Registration
      {...args}
      userLabel="Nombre de usuario de la persona que responde por la interventoría"
      emailLabel="Correo electrónico institucional para notificaciones"
      userIssue="No puede registrarse como maria.de.los.angeles.rodriguez-montenegro.interventoria: use a lo sumo 40 letras."
      sendLabel="Enviar la solicitud de registro"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar la solicitud de registro' }));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expectFit();
  },
};
