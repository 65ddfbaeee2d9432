import { formatDecimal, runRecordsMaximum } from '@consultancy/validation';

/** Texts of the estimator of a run, on /pricing and in «Mis Créditos». */
export const estimatorTexts = {
  fcRecords: 'Registros FC',
  tbRecords: 'Registros TB',
  notCount: `Escriba un número entero de 0 a ${formatDecimal(`${runRecordsMaximum}`)}.`,
  score: 'Score',
  level: 'Nivel',
  credits: 'Créditos',
  result: 'Resultado del cálculo',
  note: 'Es una estimación: el cobro lo calcula el servicio al ejecutar, con la lista vigente.',
  noCounts: '¿No tiene los conteos?',
  count: 'Leer mi geodatabase',
  availableAfter: 'Disponible después',
  signInForBalance: 'Ingrese para verlo',
  available: (credits: string) => `Disponible ahora: ${credits}`,
  short: (credits: string) => `${credits === '1' ? 'Falta' : 'Faltan'} ${credits}`,
  buy: 'Comprar créditos',
  balanceFailed: 'No pudimos consultarlo.',
  dialogTitle: 'Calcule el costo de una ejecución',
  dialogText: 'Escriba los conteos de la calculadora o léalos de su geodatabase.',
  noList: 'Aún no hay una lista de precios publicada. Escríbanos y le contamos cuánto costaría.',
  listFailed: 'No pudimos cargar la lista de precios.',
} as const;
