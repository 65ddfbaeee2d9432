import type {
  activationCode,
  downloadsManifest,
  estimate,
  registerMachine,
  tool,
  toolUtilization,
} from '@consultancy/validation';
import type * as z from 'zod/mini';

/** Examples of the tool API in the API document: one run of R_INF_04 from its code to its end. */

export const codeExample: z.output<typeof activationCode> = {
  code: 'K7QM-2XTV-9HPA',
  expires_at: '2026-11-21T15:10:00.000Z',
};

export const registrationExample: {
  body: z.input<typeof registerMachine.body>;
  response: z.output<typeof registerMachine.response>;
} = {
  body: { activation_code: 'K7QM-2XTV-9HPA', machine_id: 'PORTATIL-LGOMEZ-1f0c9b7e' },
  response: {
    machine_token: 'q1V0mS0lXn0Yc3H2rL8t5w7Zb4d6f9gJkMpRsTuVxYz',
    username: 'usuaria_demo',
    machine_id: 'PORTATIL-LGOMEZ-1f0c9b7e',
  },
};

export const toolsExample: { items: z.output<typeof tool>[] } = {
  items: [
    { feature_id: 'R_INF_01', feature_name: 'Estructura general' },
    { feature_id: 'R_INF_04', feature_name: 'Topología' },
  ],
};

export const measureExample = {
  feature_id: 'R_INF_04',
  fc_records90: 1200,
  tb_records90: 300,
} as const;

export const estimateExample: z.output<typeof estimate> = {
  feature_id: 'R_INF_04',
  score: '1350',
  level: 'Nivel 2',
  credits: '2.50',
  available_credits: '20.00',
  enough: true,
  price_list_version: 1,
};

export const openRunExample: z.output<typeof toolUtilization> = {
  utilization_id: 4821,
  state: 'open',
  score: '1350',
  level: 'Nivel 2',
  credits_reserved: '2.50',
  credits_used: null,
  credits_shortfall: '0.00',
  price_list_version: 1,
  expires_at: '2026-11-21T15:40:00.000Z',
  available_credits: '17.50',
};

export const finishedRunExample: z.output<typeof toolUtilization> = {
  ...openRunExample,
  state: 'finished',
  credits_used: '2.50',
  expires_at: null,
};

export const failureExample = {
  body: {
    error_message: 'ERROR 000258: la salida Topologia.gdb\\UnidadGeologica ya existe.',
    execute_stage: 'Topología: polígonos',
  },
  response: {
    ...finishedRunExample,
    state: 'failed',
    credits_used: '0.00',
    available_credits: '20.00',
  } satisfies z.output<typeof toolUtilization>,
};

export const releasesExample: z.output<typeof downloadsManifest> = {
  items: [
    {
      toolbox: 'audit',
      name: 'GDB Audit',
      version: '1.02',
      file: 'GDBAudit_V1.02.zip',
      size: 18_866,
      sha256: '9886496cbc9701588e0470f0d5a8acce1af92cfc00d59c2f264ece40d4008d14',
      date: '2026-11-21',
    },
  ],
};
