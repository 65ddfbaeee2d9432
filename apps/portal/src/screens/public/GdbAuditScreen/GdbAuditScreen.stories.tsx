import { auditTools } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone, screenParameters } from '../../../testing/screen-kit.ts';
import { GdbAuditScreen } from './GdbAuditScreen.tsx';

const meta = {
  title: 'Screens/Public/GdbAudit',
  component: GdbAuditScreen,
  parameters: screenParameters({ route: '/product-services/GDBAudit', frame: 'public' }),
} satisfies Meta<typeof GdbAuditScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each of the 15 tools has its article, and topology the table of its rules (§2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const articles = canvas.getAllByRole('article');
    await expect(articles.map(({ id }) => id)).toEqual(auditTools.map(({ code }) => code));
    const topology = within(canvas.getByRole('article', { name: 'Topología' }));
    const rules = topology.getByRole('table', { name: 'Reglas topológicas por tipo de geometría' });
    await expect(within(rules).getAllByRole('row').length).toBeGreaterThan(6);
    const findings = topology.getByRole('link', { name: /^Hallazgos de R_INF_04/ });
    await expect(findings).toHaveAttribute('href', '/support/hallazgos/R_INF_04');
    const download = canvas.getByRole('link', { name: 'Descargar las herramientas' });
    await expect(download).toHaveAttribute('href', '/downloads/#GDBAudit');
  },
};

/** The index scrolls to the tool and moves the focus there. */
export const DefaultIndexClicked: Story = {
  parameters: { screenshots: { disable: true } },
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'Índice de herramientas' }));
    const link = index.getByRole('link', { name: /R_INF_15/ });
    await expect(link).toHaveAttribute('href', '/product-services/GDBAudit#R_INF_15');
    await userEvent.click(link);
  },
};

export const Mobile: Story = { ...onPhone };
