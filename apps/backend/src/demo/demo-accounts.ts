/** An account of the demonstration. */
export interface DemoAccount {
  username: string;
  password: string;
  role: 'admin' | 'user';
  email: string;
  first_name: string;
  last_name: string;
  cellphone: string;
  enterprise_name: string;
  /** Purchases that the administrator records for it: credits, and what was paid in pesos. */
  purchases: readonly (readonly [credits: string, paid: string])[];
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
    enterprise_name: 'Consultoría SIG y Ambiental',
    purchases: [],
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
    purchases: [
      ['300.00', '900000.00'],
      ['120.00', '384000.00'],
    ],
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
    purchases: [['80.00', '272000.00']],
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
    purchases: [],
  },
];

/** Who records the demonstration's purchases. */
export const demoAdministrator = 'admin_demo';
