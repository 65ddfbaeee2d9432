import { dueSoonDays, settlementDays } from '@consultancy/validation';
import { formatCount } from '../lib/format-credits.ts';
import { counted } from './counted.ts';

/** Texts of the administrators' welcome (§2). */
export const overviewTexts = {
  lead: 'Lo que pasa en el portal, y lo que está por atender.',
  sell: 'Nueva transacción',
  noPrices: 'Aún no hay una lista de precios publicada',
  noPricesText: 'Sin ella no se pueden ejecutar herramientas.',
  seePrices: 'Ir a las listas de precios',
  month: (month: string) => `Este mes: ${month}`,
  lastMonth: (value: string) => `mes anterior: ${value}`,
  sales: 'Ventas',
  creditsSold: 'Créditos vendidos',
  purchases: (count: number, lastMonth: string) =>
    `en ${counted(formatCount(count), 'compra', 'compras')}; mes anterior: ${lastMonth}`,
  creditsUsed: 'Créditos consumidos',
  runs: 'Ejecuciones',
  runsHint: (today: number, lastMonth: number) =>
    `hoy: ${formatCount(today)}; mes anterior: ${formatCount(lastMonth)}`,
  users: 'Usuarios',
  total: 'Usuarios',
  totalHint: (count: number) => (count === 1 ? 'cuenta verificada' : 'cuentas verificadas'),
  joined: 'Nuevos este mes',
  active: 'Activos este mes',
  activeHint: 'con al menos una ejecución',
  orMore: (count: number) => `${formatCount(count)} o más`,
  seeSales: 'Ver las transacciones del mes',
  seeRuns: 'Ver las utilizaciones del mes',
  seeUsers: 'Ver los usuarios',
  errors: 'Errores por herramienta, este mes',
  errorsTool: 'Herramienta',
  errorsCount: 'Errores',
  errorsOf: (errors: string) => counted(errors, 'error', 'errores'),
  noValue: 'sin dato',
  noErrors: 'Este mes ninguna herramienta ha reportado errores.',
  seeErrors: 'Ver los registros de errores',
  account: 'Su cuenta',
} as const;

/** Texts of the pending items for administrators. */
export const waitingTexts = {
  title: 'Por atender',
  nothing: 'Nada',
  since: (timestamp: string) => `Desde el ${timestamp}`,
  open: 'Ver',
  close: 'Cerrar',
  some: (shown: number, count: number) =>
    `${shown === 1 ? 'Se muestra' : 'Se muestran'} ${shown} de ${formatCount(count)}, por antigüedad.`,
  data_requests: {
    title: 'Solicitudes de datos por vencer',
    none: `Ninguna solicitud de datos vence en los próximos ${dueSoonDays} días hábiles.`,
    help: 'La ley fija el plazo de respuesta en días hábiles (Ley 1581 de 2012). Responda primero las vencidas.',
    item: (kind: string, due: string, isOverdue: boolean) =>
      isOverdue ? `${kind}: venció el ${due}.` : `${kind}: vence el ${due}.`,
    link: 'Abrir la solicitud',
  },
  registrations: {
    title: 'Registros sin verificar',
    none: 'Todos los registros están verificados.',
    help: 'La persona aún no ha abierto el enlace de su correo. Si no le llegó, puede pedir otro; si no lo abre, el registro se borra solo.',
    item: (date: string, expires: string) => `Se registró el ${date}; se borra el ${expires}.`,
    link: 'Pedir otro enlace',
  },
  reservations: {
    title: 'Reservas vencidas',
    none: 'No hay créditos reservados por ejecuciones vencidas.',
    help: 'Estas ejecuciones dejaron de responder y sus créditos siguen reservados. Deberían liberarse solas en un par de minutos; si no ocurre, revise los trabajos del servidor.',
    item: (tool: string, reserved: string, since: string) =>
      `${tool}: ${counted(reserved, 'crédito reservado', 'créditos reservados')}; la reserva venció el ${since}.`,
    link: 'Ver sus utilizaciones',
  },
  settlements: {
    title: 'Cobros distintos de lo reservado',
    none: `En los últimos ${settlementDays} días cada ejecución se cobró por los registros con los que reservó.`,
    help: 'Al terminar, la herramienta contó un número de registros distinto del de la reserva, o el saldo no alcanzó para su precio. Se cobró por el conteo final, sin pasar del saldo; lo que faltó no se cobra. Si se repite en un mismo usuario, revíselo con él.',
    item: (tool: string, reserved: string, finalCounts: string) =>
      `${tool}: reservó por ${reserved} y terminó con ${finalCounts}.`,
    records: (fc: number, tb: number) => `${formatCount(fc)} FC y ${formatCount(tb)} TB`,
    charged: (reserved: string, used: string) =>
      `Créditos reservados: ${reserved}; cobrados: ${used}.`,
    shortfall: (credits: string) => `Sin cobrar por falta de saldo: ${credits}.`,
    link: 'Ver sus utilizaciones',
  },
  mails: {
    title: 'Correos sin entregar',
    none: 'Todos los correos salieron.',
    help: 'El servidor vuelve a intentar el envío a intervalos cada vez mayores. Si son varios, revise la conexión con el servidor de correo (SMTP).',
    unnamed: 'Correo',
    item: (date: string, attempts: number, isFinal: boolean, error?: string | null) =>
      `Del ${date}. ${counted(formatCount(attempts), 'intento', 'intentos')}. ${isFinal ? 'No se volverá a intentar.' : 'Se volverá a intentar.'}${error ? ` Último error: ${error}` : ''}`,
  },
} as const;
