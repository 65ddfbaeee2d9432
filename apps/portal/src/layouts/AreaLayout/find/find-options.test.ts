import { expect, it } from 'vitest';
import type { AreaNavigation } from '../area-navigation.ts';
import { pageOptions, recordOptions, toolOptions } from './find-options.ts';

const entry = (label: string, href: string) => ({ label, href, path: href });
const welcome = entry('Inicio', '/adminview/adminWelcome');
const navigation: AreaNavigation = {
  label: 'Área de administración',
  fallback: welcome,
  groups: [
    { entries: [welcome] },
    {
      label: 'Créditos',
      entries: [entry('Saldo de un usuario', '/adminview/creditsBalance/user')],
    },
    { label: 'Personas', entries: [entry('Usuarios', '/adminview/users')] },
  ],
};

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

it.each([
  ['', ['Inicio', 'Saldo de un usuario', 'Usuarios']],
  ['USUARIO', ['Saldo de un usuario', 'Usuarios']],
  ['creditos', ['Saldo de un usuario']],
  ['nada', []],
])('finds the pages of %j by name and group, whatever case and accents', (text, found) => {
  expect(valuesOf(pageOptions(navigation, text))).toEqual(found);
});

it('leads from a tool to its two reports', () => {
  expect(toolOptions('topologia')).toEqual([
    {
      key: '/adminview/features?tool=R_INF_04',
      value: 'R_INF_04 Topología',
      description: 'Utilizaciones por herramienta',
    },
    {
      key: '/adminview/feature-errors/features?tool=R_INF_04',
      value: 'R_INF_04 Topología',
      description: 'Errores por herramienta',
    },
  ]);
  expect(toolOptions('')).toEqual([]);
});

it('leads from a user to the page, and from a number to the report of its user and its day', () => {
  const user = {
    username: 'laura',
    first_name: 'Laura',
    last_name: '',
    email: 'laura@example.com',
    enterprise_name: 'Geo',
    role: 'admin' as const,
    suspended: true,
    erased: false,
  };
  const noon = new Date(2026, 10, 3, 12);
  const options = recordOptions({
    users: [user],
    transaction: { trans_id: 871, trans_date: noon.toISOString(), username: 'laura' },
    utilization: {
      utilization_id: 871,
      usage_date: noon.toISOString(),
      username: 'ana',
      feature_id: 'R_INF_04',
    },
  });
  const day = 'start_date=2026-11-03&end_date=2026-11-03';
  expect(options.map(({ key }) => key)).toEqual([
    '/adminview/users/laura',
    `/adminview/transactions/user?username=laura&${day}`,
    `/adminview/utilizations/user?username=ana&${day}`,
  ]);
  expect(options[0]?.description).toBe('Administrador · Laura · Geo · cuenta suspendida');
  expect(options[1]?.description).toBe('laura · 03/11/2026 12:00:00');
});

it('says of an erased account that it is erased', () => {
  const [option] = recordOptions({
    users: [
      {
        username: 'suprimido_0123456789',
        first_name: '',
        last_name: '',
        email: 'suprimido_0123456789@suprimido.invalid',
        enterprise_name: '',
        role: 'user',
        suspended: false,
        erased: true,
      },
    ],
    transaction: null,
    utilization: null,
  });
  expect(option?.description).toBe('Usuario · cuenta suprimida');
});
