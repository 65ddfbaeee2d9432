import {
  fails,
  failsWith,
  listedUserRows,
  responses,
  utilizationRows,
} from '@consultancy/api/testing';
import { getFeatureUtilization, getUsers, getUtilizations } from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { expectAddress, storyParameters } from '../../testing/screen-kit.ts';
import { ReportScreen } from '../ReportScreen/ReportScreen.tsx';
import { report as toolReport } from '../utilizations/of-tool.ts';
import { report as userReport } from '../utilizations/of-user.ts';

const ofUser = '/adminview/utilizations/user';
const ofTool = '/adminview/features';

/** The username and the tool of the administrators' reports. */
const meta = {
  title: 'Reports/Subjects',
  component: ReportScreen,
  parameters: { ...reportParameters, screenshots: { disable: true } },
} satisfies Meta<typeof ReportScreen>;
export default meta;

type Story = StoryObj;

const withScreenshots = { screenshots: { disable: false } } as const;
const user = { render: () => <ReportScreen definition={userReport} /> };
const tool = { render: () => <ReportScreen definition={toolReport} /> };
const formatIssue = 'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.';

/** Without a username the report prompts for one and sends nothing; then «Buscar» requires it. */
export const FieldErrorsUser: Story = {
  ...user,
  parameters: {
    ...storyParameters({ getUtilizations: failsWith(getUtilizations, 500) }, reportPlace(ofUser)),
    ...withScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Elija un usuario')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Debe especificar un usuario.')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Usuario' }), 'ab');
    await expect(await canvas.findByText(formatIssue)).toBeVisible();
    await expectAddress(canvasElement, ofUser);
    await expect(canvas.queryByText('Error fetching data.')).not.toBeInTheDocument();
  },
};

export const FieldErrorsTool: Story = {
  ...tool,
  parameters: storyParameters({}, reportPlace(`${ofTool}?tool=R+INF`)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Formato inválido para Herramienta.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Herramienta' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Debe especificar una herramienta.')).toBeVisible();
  },
};

const asWritten = responses(getUtilizations, ({ params }) =>
  HttpResponse.json({
    items: params.username === 'marcela_rios' ? utilizationRows(2) : [],
    next_cursor: null,
  }),
);

/** Suggestions by name or company; the username is lower-cased in the path (§5). */
export const DefaultSuggestions: Story = {
  ...user,
  parameters: storyParameters(
    {
      getUtilizations: asWritten,
      getUsers: responses(getUsers, ({ request }) => {
        const isRequested = new URL(request.url).searchParams.get('search') === 'Marc';
        return HttpResponse.json({ items: listedUserRows(isRequested ? 1 : 4), next_cursor: null });
      }),
    },
    reportPlace(ofUser),
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuario' });
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
    await userEvent.type(field, 'Marc');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('option', { name: /Marcela Ríos/ }));
    await expect(field).toHaveValue('marcela_rios');
    await userEvent.clear(field);
    await userEvent.type(field, 'MARCELA_Rios');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Mostrando 2 registros.')).toBeVisible();
    await expectAddress(canvasElement, `${ofUser}?username=marcela_rios`);
  },
};

/** Tools are found by their names, without accents. */
export const DefaultTools: Story = {
  ...tool,
  parameters: { ...storyParameters({}, reportPlace(ofTool)), ...withScreenshots },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Elija una herramienta')).toBeVisible();
    const field = canvas.getByRole('combobox', { name: 'Herramienta' });
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(15));
    await userEvent.type(field, 'topologia');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByRole('option')).toHaveTextContent('R_INF_04');
  },
};

export const NotFoundUser: Story = {
  ...user,
  parameters: storyParameters(
    { getUtilizations: fails(getUtilizations, 'USER_NOT_FOUND') },
    reportPlace(`${ofUser}?username=nadie`),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usuario o búsqueda no válida.')).toBeVisible();
  },
};

export const NotFoundTool: Story = {
  ...tool,
  parameters: storyParameters(
    { getFeatureUtilization: fails(getFeatureUtilization, 'TOOL_NOT_FOUND') },
    reportPlace(`${ofTool}?tool=R_INF_99`),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Herramienta o búsqueda no válida.')).toBeVisible();
  },
};
