import {
  empty,
  fails,
  failsWith,
  listedUserRows,
  respondWith,
  utilizationRows,
} from '@consultancy/api/testing';
import {
  getAdmins,
  getFeatureUtilization,
  getUsers,
  getUtilizations,
} from '@consultancy/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { reportParameters, reportPlace } from '../../testing/report-stories.tsx';
import { expectUrl, storyParameters } from '../../testing/screen-kit.ts';
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
    ...storyParameters(
      {
        getUtilizations: failsWith(getUtilizations, 500),
        getUsers: empty(getUsers),
        getAdmins: empty(getAdmins),
      },
      reportPlace(ofUser),
    ),
    ...withScreenshots,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Elija un usuario')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Debe especificar un usuario.')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Usuario' }), 'ab{Enter}');
    await expect(await canvas.findByText(formatIssue)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Usuario' })).toHaveFocus();
    await expectUrl(canvasElement, ofUser);
    await expect(canvas.queryByText('Error fetching data.')).not.toBeInTheDocument();
  },
};

export const FieldErrorsTool: Story = {
  ...tool,
  parameters: storyParameters({}, reportPlace(`${ofTool}?tool=R+INF`)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Formato inválido para Herramienta.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Herramienta' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Debe especificar una herramienta.')).toBeVisible();
  },
};

const asWritten = respondWith(getUtilizations, ({ params }) =>
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
      getUsers: respondWith(getUsers, ({ request }) => {
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Mostrando 2 registros.')).toBeVisible();
    await expectUrl(canvasElement, `${ofUser}?username=marcela_rios`);
  },
};

const users = listedUserRows(3);

/** Users whose names contain the search, as the server finds them. */
const usersLike = respondWith(getUsers, ({ request }) => {
  const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
  const items = users.filter(({ username, first_name, last_name }) =>
    `${username} ${first_name} ${last_name}`.toLowerCase().includes(search),
  );
  return HttpResponse.json({ items, next_cursor: null });
});

const finding = storyParameters(
  { getUtilizations: asWritten, getUsers: usersLike, getAdmins: empty(getAdmins) },
  reportPlace(ofUser),
);

/** Types a name and leaves its suggestions. */
async function typeName(field: HTMLElement, name: string) {
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.keyboard('{Escape}');
}

/** A name is enough: «Buscar» and Enter take the user whom it matches. */
export const DefaultByName: Story = {
  ...user,
  parameters: finding,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuario' });
    await typeName(field, 'Marcela');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Mostrando 2 registros.')).toBeVisible();
    await expect(field).toHaveValue('marcela_rios');
    await expectUrl(canvasElement, `${ofUser}?username=marcela_rios`);
    await typeName(field, 'Marcela Ríos');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('marcela_rios'));
  },
};

/** Several users match: one of them is selected by keyboard, and Escape returns to the field. */
export const DefaultChoice: Story = {
  ...user,
  parameters: { ...finding, ...withScreenshots },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuario' });
    await typeName(field, 'a');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    const choice = { name: 'Varios resultados coinciden con «a». Elija uno:' };
    const buttons = within(await canvas.findByRole('group', choice)).getAllByRole('button');
    // Two users and «Cancelar».
    await expect(buttons).toHaveLength(3);
    await waitFor(() => expect(buttons[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('group', choice)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await canvas.findByRole('group', choice);
    await userEvent.click(canvas.getByRole('button', { name: /^marcela_rios/ }));
    await expect(await canvas.findByText('Mostrando 2 registros.')).toBeVisible();
    await expectUrl(canvasElement, `${ofUser}?username=marcela_rios`);
    await typeName(field, 'a');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await canvas.findByRole('group', choice);
  },
};

/** What cannot be a username and matches no user is rejected; what could be one is searched. */
export const FieldErrorsByName: Story = {
  ...user,
  parameters: finding,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Usuario' });
    await typeName(field, 'Zoraida Páez');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText(formatIssue)).toBeVisible();
    await typeName(field, 'No_Existe');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expectUrl(canvasElement, `${ofUser}?username=no_existe`);
  },
};

/** Without a response to the look-up, the text is searched as it is. */
export const LoadErrorByName: Story = {
  ...user,
  parameters: storyParameters(
    { getUtilizations: asWritten, getUsers: failsWith(getUsers, 500) },
    reportPlace(ofUser),
  ),
  play: async ({ canvas }) => {
    await typeName(canvas.getByRole('combobox', { name: 'Usuario' }), 'Marcela_Rios');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Mostrando 2 registros.')).toBeVisible();
  },
};

/** «Topología» is a tool; «cobertura» may be one of two; the code is taken as it is. */
export const DefaultToolByName: Story = {
  ...tool,
  parameters: storyParameters({}, reportPlace(ofTool)),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Herramienta' });
    await typeName(field, 'Topología');
    await userEvent.keyboard('{Enter}');
    await expectUrl(canvasElement, `${ofTool}?tool=R_INF_04`);
    await typeName(field, 'cobertura');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^R_INF_14/ }));
    await expectUrl(canvasElement, `${ofTool}?tool=R_INF_14`);
    await typeName(field, 'r_inf_01');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expectUrl(canvasElement, `${ofTool}?tool=R_INF_01`);
    await typeName(field, 'no es una');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await expect(await canvas.findByText('Formato inválido para Herramienta.')).toBeVisible();
  },
};

/** Tools are found by their names, without accents. */
export const DefaultTools: Story = {
  ...tool,
  parameters: storyParameters({}, reportPlace(ofTool)),
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
