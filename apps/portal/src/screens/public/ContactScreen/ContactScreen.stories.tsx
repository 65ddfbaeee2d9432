import { errorResponse, fails, never, respondWith, unreachable } from '@consultancy/api/testing';
import { sendSuggestion } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  expectUrl,
  onPhone,
  screenParameters,
  storyParameters,
} from '../../../testing/screen-kit.ts';
import { ContactScreen } from './ContactScreen.tsx';

const meta = {
  title: 'Screens/Public/Contact',
  component: ContactScreen,
  parameters: screenParameters({ route: '/support/contactUs', frame: 'public' }),
} satisfies Meta<typeof ContactScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const message = 'Sería útil que el libro de hallazgos se ordenara por capa.';

const suggest = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByLabelText(/^Sugerencia/), message);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar sugerencia' }));
};

/** The support e-mail, the suggestion box, three social networks (§2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const mail = main.getByRole('link', { name: 'soporte@example.com' });
    await expect(mail).toHaveAttribute('href', 'mailto:soporte@example.com');
    await expect(main.getAllByRole('link', { name: /se abre en otra pestaña/ })).toHaveLength(3);
    await expect(main.getByRole('form', { name: 'Buzón de sugerencias' })).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Correo/), 'ana@');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar sugerencia' }));
    const field = canvas.getByLabelText(/^Sugerencia/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Escriba este dato/);
    await expect(canvas.getByLabelText(/^Correo/)).toBeInvalid();
  },
};

/** A link asks before it discards what was typed. */
export const DefaultLeaving: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText(/^Sugerencia/);
    await userEvent.type(field, message);
    const link = within(canvas.getByRole('banner')).getByRole('link', { name: 'Precios' });
    await userEvent.click(link);
    const question = await screen.findByRole('alertdialog', {
      name: '¿Descartar lo que escribió?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await expect(field).toHaveValue(message);
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expectUrl(canvasElement, '/pricing');
  },
};

export const Submitting: Story = {
  parameters: storyParameters({ sendSuggestion: never(sendSuggestion) }),
  play: async ({ canvas }) => {
    await suggest(canvas);
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Too many requests: the time to wait is shown, and the typed text is preserved. */
export const SubmitError: Story = {
  parameters: storyParameters({
    sendSuggestion: fails(sendSuggestion, 'TOO_MANY_REQUESTS', { retry_after: 600 }),
  }),
  play: async ({ canvas }) => {
    await suggest(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('10 minutos');
    await expect(canvas.getByLabelText(/^Sugerencia/)).toHaveValue(message);
  },
};

export const Offline: Story = {
  parameters: storyParameters({ sendSuggestion: unreachable(sendSuggestion) }),
  play: async ({ canvas }) => {
    await suggest(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to connect');
  },
};

/** A suggestion carries the token of its bot check; a check that fails keeps the text. */
export const SubmitErrorBotCheck: Story = {
  parameters: {
    ...storyParameters({
      sendSuggestion: respondWith(sendSuggestion, async ({ request }) => {
        const { recaptchaToken } = sendSuggestion.body.parse(await request.json());
        return recaptchaToken ? errorResponse('BOT_CHECK_FAILED') : HttpResponse.error();
      }),
    }),
    screenshots: { disable: true },
  },
  play: async ({ canvas }) => {
    await suggest(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('No pudimos completar la verificación de seguridad');
    await expect(canvas.getByLabelText(/^Sugerencia/)).toHaveValue(message);
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    await suggest(canvas);
    await expect(await canvas.findByText('Sugerencia enviada')).toBeVisible();
  },
};

export const SuccessAgain: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    await suggest(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar otra' }));
    await expect(canvas.getByLabelText(/^Sugerencia/)).toHaveValue('');
  },
};

export const Mobile: Story = { ...onPhone };
