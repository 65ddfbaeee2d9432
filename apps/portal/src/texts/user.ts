/** Texts of the user area (§2). */
export const userTexts = {
  area: 'Área de usuario',
  welcome: 'Inicio',
  greeting: (username: string) => `Hola, ${username}`,
  lead: 'Este es el estado de su cuenta.',
  balance: 'Saldo',
  balanceHint: 'créditos',
  pending: 'Pendientes',
  pendingHint: 'reservados por ejecuciones en curso',
  available: 'Disponibles',
  availableHint: 'para ejecutar',
  activity: 'Actividad',
  previousLogin: 'Ingreso anterior',
  firstLogin: 'Este es su primer ingreso',
  lastRun: 'Última herramienta',
  lastRunDate: 'Fecha de la última ejecución',
  totalRuns: 'Ejecuciones',
  noRuns: 'Aún no ha ejecutado herramientas',
  lowTitle: 'Le quedan pocos créditos',
  lowText: 'Escriba a soporte para comprar créditos antes de su próxima ejecución.',
  contact: 'Contactar a soporte',
  stepsTitle: 'Para empezar',
  steps: [
    {
      title: 'Descargue las herramientas',
      text: 'Necesita una aplicación SIG de escritorio, versión 10.6 o posterior.',
    },
    {
      title: 'Registre su equipo',
      text: 'Cree un código de activación y escríbalo en la herramienta de registro.',
    },
    {
      title: 'Haga su primera ejecución',
      text: 'Calcule primero el score; así sabe cuántos créditos va a usar.',
    },
  ],
  stepsDownload: 'Ir a Descargas',
  notFound: 'Usuario no encontrado.',
  notFoundHelp: 'No hay una cuenta con este usuario. Cierre la sesión e ingrese de nuevo.',
} as const;

/** Texts of the machine card (decisions §4). */
export const machineTexts = {
  title: 'Equipo registrado',
  none: 'Aún no hay un equipo registrado. Cree un código y escríbalo en la herramienta de registro.',
  id: 'Identificador',
  since: 'Registrado el',
  make: 'Crear código de activación',
  makeAnother: 'Crear otro código',
  making: 'Creando…',
  code: 'Código de activación',
  replaces:
    'Un código nuevo reemplaza al anterior. La cuenta admite un solo equipo; para cambiarlo, escriba a soporte.',
  expiresIn: (minutes: string) => `Vence en ${minutes}`,
  expired: 'El código venció. Cree otro.',
  copy: 'Copiar el código',
  check: 'Ya lo usé: actualizar',
  loadFailed: 'No fue posible consultar su equipo.',
} as const;
