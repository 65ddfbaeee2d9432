import { brand } from '@consultancy/brand';
import type { Profile, Role } from '@consultancy/validation';

/** An account of the demonstration. */
export interface DemoAccount extends Profile {
  username: string;
  password: string;
  role: Role;
  /** Its machine and how many runs it made there in the last 90 days; none when absent. */
  work?: { machine: string; runs: number };
  /** May not sign in any more. */
  suspended?: true;
}

/**
 * The accounts of the demonstration data, which the start program prints. They exist in
 * demonstration databases only; an operator's first administrator comes from `admin-create`.
 */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'admin_demo',
    password: 'Cordillera-Oriental-2026',
    role: 'admin',
    email: 'admin@demo.example',
    first_name: 'Camila',
    last_name: 'Rojas Peña',
    cellphone: '+573001112233',
    enterprise_name: brand.consultancy,
  },
  {
    username: 'usuaria_demo',
    password: 'Origen-Nacional-9377',
    role: 'user',
    email: 'usuaria@demo.example',
    first_name: 'Laura',
    last_name: 'Gómez Ariza',
    cellphone: '3104445566',
    enterprise_name: 'Estudios Ambientales del Magdalena',
    work: { machine: 'PORTATIL-LGOMEZ', runs: 60 },
  },
  {
    username: 'jperez_sig',
    password: 'Paramo-De-Ocetá-4100',
    role: 'user',
    email: 'jperez@demo.example',
    first_name: 'Julián',
    last_name: 'Pérez Cárdenas',
    cellphone: '3207778899',
    enterprise_name: 'Geomática Andina',
    work: { machine: 'ESTACION-SIG-02', runs: 14 },
  },
  {
    username: 'mvargas',
    password: 'Serrania-Del-Perija-12',
    role: 'user',
    email: 'mvargas@demo.example',
    first_name: 'Mónica',
    last_name: 'Vargas Ñáñez',
    cellphone: '6015550101',
    enterprise_name: 'Independiente',
  },
  {
    username: 'admin_calidad',
    password: 'Llanos-Del-Yari-2182',
    role: 'admin',
    email: 'calidad@demo.example',
    first_name: 'Andrés',
    last_name: 'Muñoz Tovar',
    cellphone: '+573005556677',
    enterprise_name: brand.consultancy,
  },
  {
    username: 'crojas_eia',
    password: 'Cienaga-De-Zapatosa-7',
    role: 'user',
    email: 'crojas@demo.example',
    first_name: 'Carlos',
    last_name: 'Rojas Íñiguez',
    cellphone: '3129990011',
    enterprise_name: 'Estudios del Cesar',
    work: { machine: 'PC-CROJAS', runs: 5 },
    suspended: true,
  },
];

/** Who records the demonstration's purchases. */
export const demoAdministrator = 'admin_demo';

/** A registration whose e-mail still awaits verification; no account yet. */
export const demoRegistration = {
  username: 'dquintero',
  password: 'Macizo-Colombiano-3116',
  email: 'dquintero@demo.example',
  first_name: 'Diana',
  last_name: 'Quintero Ávila',
  cellphone: '3011234567',
  enterprise_name: 'Cartografía del Sur',
} as const satisfies Profile & Pick<DemoAccount, 'username' | 'password'>;
