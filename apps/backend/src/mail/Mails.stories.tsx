import { portalPaths } from '@consultancy/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { receiptLines } from '../receipts/receipt-lines.ts';
import { dataErasedTemplate, dataRequestTemplate } from './data-request-templates.ts';
import { EmailTemplateMessage } from './EmailTemplateMessage.tsx';
import {
  alreadyRegisteredTemplate,
  creditEntryTemplate,
  emailChangedTemplate,
  emailChangeRequestedTemplate,
  emailChangeTemplate,
  newDeviceTemplate,
  newMachineTemplate,
  noAccountTemplate,
  passwordChangedTemplate,
  resetPasswordTemplate,
  type SubjectTemplate,
  sessionRevokedTemplate,
  verifyEmailTemplate,
} from './email-templates.ts';
import { LowBalanceMail, lowBalanceSubject } from './LowBalanceMail.tsx';
import { MailPreview } from './MailPreview.tsx';
import { PurchaseReceiptMail, purchaseReceiptSubject } from './PurchaseReceiptMail.tsx';
import { SuggestionMail, suggestionSubject } from './SuggestionMail.tsx';
import { secondFactorTemplate } from './second-factor-templates.ts';

const meta = {
  title: 'Mails',
  component: MailPreview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

const publicUrl = 'https://portal.example.com';
const link = `${publicUrl}/auth/verificar?token=Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0`;
const recipient = { first_name: 'Marcela', username: 'marcela_rios' };
const facts = [
  ['Fecha', '18/11/2026 08:02:45 (hora de Colombia)'],
  ['Dispositivo', 'Chrome en Windows'],
  ['Dirección de red', '190.24.11.7'],
] as const;
const notice = { recipient, facts, publicUrl };

/** A story of one mail; its text contains what the recipient has to know. */
const mail = (subject: string, content: ReactElement, text: RegExp): Story => ({
  args: { subject, content },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('text')).toHaveTextContent(text);
  },
});

const emailTemplate = ({ subject, ...content }: SubjectTemplate, text: RegExp): Story =>
  mail(subject, <EmailTemplateMessage {...content} />, text);

export const VerifyEmail = emailTemplate(
  verifyEmailTemplate({ username: 'marcela_rios', other: null, link }),
  /vence en 24 horas/,
);

export const AlreadyRegistered = emailTemplate(
  alreadyRegisteredTemplate({ recipient, publicUrl }),
  /marcela_rios/,
);

export const ResetPassword = emailTemplate(
  resetPasswordTemplate({ recipient, link }),
  /vence en 30 minutos/,
);

export const PasswordChanged = emailTemplate(passwordChangedTemplate(notice), /Si no fue usted/);

export const NewDevice = emailTemplate(newDeviceTemplate(notice), /Chrome en Windows/);

/** Built as the mail above. */
export const NewMachine: Story = {
  ...emailTemplate(newMachineTemplate(notice), /se libera el equipo/),
  parameters: { screenshots: { disable: true } },
};

/** Built as the mail above; one wording of several. */
export const SecondFactorAdded: Story = {
  ...emailTemplate(secondFactorTemplate('added', notice), /Desde ahora se pide al ingresar/),
  parameters: { screenshots: { disable: true } },
};

/** Built as the mail above, after the reset by an administrator. */
export const SecondFactorReset: Story = {
  ...emailTemplate(secondFactorTemplate('reset', notice), /basta la contraseña/),
  parameters: { screenshots: { disable: true } },
};

/** Built as the mail with the reset link. */
export const NoAccount: Story = {
  ...emailTemplate(
    noAccountTemplate({ email: 'marcela@example.com', publicUrl }),
    /ninguna cuenta activa/,
  ),
  parameters: { screenshots: { disable: true } },
};

export const SessionEnded = emailTemplate(
  sessionRevokedTemplate(notice),
  /Si no reconoce esta actividad/,
);

export const EmailChange = emailTemplate(
  emailChangeTemplate({ username: 'marcela_rios', link }),
  /Si usted no pidió el cambio/,
);

export const EmailChangeRequested = emailTemplate(
  emailChangeRequestedTemplate(notice),
  /Si no fue usted/,
);

export const EmailChanged = emailTemplate(emailChangedTemplate(notice), /Si no fue usted/);

export const PurchaseReceipt = mail(
  purchaseReceiptSubject,
  <PurchaseReceiptMail
    firstName="Marcela"
    lines={receiptLines({
      ...{ trans_id: 41, trans_date: new Date('2026-11-18T13:02:45Z'), trans_type: 'Compra' },
      ...{ trans_platform: 'Portal GDB Audit', reversed_at: null },
      ...{ credits_purchased: '300.00', amount_paid: '420000.00', balance: '312.50' },
    })}
  />,
  /no es una factura electrónica/,
);

/** Built as the mails above, with facts and a button. */
export const CreditEntry: Story = {
  ...emailTemplate(
    creditEntryTemplate({
      recipient,
      facts: [
        ['Fecha', '18/11/2026 08:02:45 (hora de Colombia)'],
        ['Movimiento', 'Ajuste'],
        ['Motivo', 'Corrección acordada por la ejecución interrumpida del 17 de noviembre'],
        ['Créditos', '+12,50'],
        ['Nuevo saldo', '1.253 créditos'],
      ],
      publicUrl,
    }),
    /Si no esperaba este cambio/,
  ),
  parameters: { screenshots: { disable: true } },
};

export const LowBalance = mail(
  lowBalanceSubject,
  <LowBalanceMail
    firstName="Marcela"
    available="8,50"
    creditsLink={`${publicUrl}${portalPaths.myCredits}`}
    contactLink={`${publicUrl}${portalPaths.contact}`}
  />,
  /8,50/,
);

export const Suggestion = mail(
  suggestionSubject,
  <SuggestionMail
    name="Ana Rojas"
    email="ana@example.com"
    message={'¿Habrá una versión para QGIS?\n\nGracias.'}
  />,
  /versión para QGIS/,
);

/** Built as the other mails about an account. */
export const DataRequest: Story = {
  ...emailTemplate(
    dataRequestTemplate({
      recipient,
      request: {
        request_id: 12,
        kind: 'erasure',
        state: 'received',
        due_on: '10/12/2026',
        complete_by: null,
        note: null,
      },
      link: `${publicUrl}${portalPaths.myData}`,
    }),
    /conservamos durante 10 años/,
  ),
  parameters: { screenshots: { disable: true } },
};

const responded = dataRequestTemplate({
  recipient,
  request: {
    request_id: 12,
    kind: 'query',
    state: 'resolved',
    due_on: null,
    complete_by: null,
    note: `Estos son sus datos:\n\n1. Nombre: Marcela Ríos\n2. Celular: 3001234567\n\nVea ${link}${'0123456789'.repeat(6)}.`,
  },
  link: `${publicUrl}${portalPaths.myData}`,
});

/** The lines of a response, and an address that is wider than the mail. */
export const DataRequestResponse: Story = {
  ...emailTemplate(responded, /Superintendencia/),
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('HTML');
    const page = () => frame.contentDocument?.documentElement;
    await waitFor(() => expect(page()?.textContent).toMatch(/Marcela Ríos/));
    await expect(page()?.scrollWidth).toBe(page()?.clientWidth);
  },
};

/** Built as the other mails about an account. */
export const DataErased: Story = {
  ...emailTemplate(
    dataErasedTemplate({
      email: 'marcela@example.com',
      requestId: 12,
      note: 'Suprimimos sus datos como lo pidió.',
      publicUrl,
    }),
    /último mensaje de la cuenta/,
  ),
  parameters: { screenshots: { disable: true } },
};

/** The longest names and texts that fit, in a narrow inbox. */
export const LongContent = mail(
  suggestionSubject,
  <SuggestionMail
    name={'María Fernanda de los Ángeles '.repeat(4).trim()}
    email={`${'direccion_muy_larga_'.repeat(6)}@subdominio.consultoria-ambiental.co`}
    message={'Palabra'.repeat(60)}
  />,
  /María Fernanda/,
);
