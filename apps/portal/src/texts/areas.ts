/** Texts of the frame of both areas. */
export const areaTexts = {
  hideSidebar: 'Ocultar el menú',
  showSidebar: 'Mostrar el menú',
  trail: 'Ruta de la página',
} as const;

/** The button of the search over pages and records; the texts behind it are loaded with it. */
export const findLabel = 'Encontrar';

/** The two areas (§2) by name, and their pages beside the reports. */
export const areaTitles = {
  user: 'Área de usuario',
  admin: 'Área de administración',
  welcome: 'Inicio',
  profile: 'Mi perfil',
  myData: 'Mis datos',
  support: 'Soporte',
} as const;

/** Names of the sidebar's groups in both areas. */
export const groupTexts = {
  users: 'Personas',
  activity: 'Actividad',
  credits: 'Créditos',
  sales: 'Ventas',
  errors: 'Errores',
  control: 'Control',
  help: 'Ayuda',
} as const;

/** Titles of the reports, in the sidebar and over them (§2). */
export const reportTitles = {
  myAccesses: 'Mis Accesos Web',
  myUtilizations: 'Mi Actividad',
  myCredits: 'Mis Créditos',
  myTransactions: 'Mis Compras',
  myErrors: 'Mis registros de errores',
  allAccesses: 'Accesos web',
  userAccesses: 'Accesos de un usuario',
  allUtilizations: 'Utilizaciones',
  userUtilizations: 'Utilizaciones de un usuario',
  toolUtilizations: 'Utilizaciones por herramienta',
  userCredits: 'Créditos de un usuario',
  allTransactions: 'Transacciones',
  userTransactions: 'Transacciones de un usuario',
  allErrors: 'Registros de errores',
  userErrors: 'Errores de un usuario',
  toolErrors: 'Errores por herramienta',
} as const;

/** Titles of the administrators' pages beside the reports, in the sidebar and over them. */
export const adminTitles = {
  users: 'Usuarios',
  admins: 'Administradores',
  newTransaction: 'Nueva transacción',
  priceLists: 'Listas de precios',
  auditTrail: 'Auditoría',
  dataRequests: 'Solicitudes de datos',
} as const;
