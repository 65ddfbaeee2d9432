import { brand } from '../config/brand.ts';

/** Texts that every page shares. */
export const commonTexts = {
  skip: 'Saltar al contenido',
  menu: 'Menú',
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
  loadingPage: 'Cargando la página…',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLock: 'Las mayúsculas están activadas.',
  optional: 'opcional',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar',
  none: '—',
  formFaults: (count: number) =>
    count === 1 ? 'Revise 1 dato del formulario' : `Revise ${count} datos del formulario`,
  waitSeconds: (seconds: number) => {
    if (seconds >= 90) return `Podrá intentarlo de nuevo en ${Math.ceil(seconds / 60)} minutos.`;
    return `Podrá intentarlo de nuevo en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`;
  },
} as const;

/** Texts of the header and the footer (§1, §2). */
export const siteTexts = {
  productServices: 'Productos & Servicios',
  aboutUs: 'Nosotros',
  pricing: 'Precios',
  downloads: 'Descargas',
  signIn: 'Login / Registro',
  profile: 'Mi Perfil',
  signOut: 'Salir',
  homeLink: `${brand.product}, ir al inicio`,
  tagline: 'Aseguramiento de calidad para geodatabases. Consultoría SIG y ambiental.',
  explore: 'Explorar',
  help: 'Ayuda',
  follow: 'Síganos',
  contact: 'Contáctenos',
  support: 'Soporte',
  terms: 'Términos de uso del servicio',
  dataPolicy: 'Política de tratamiento de datos personales',
  newTab: '(se abre en otra pestaña)',
  copyright: `© ${brand.copyrightYear} ${brand.consultancy}. Todos los derechos reservados.`,
  sessionExpired: 'Su sesión terminó. Ingrese de nuevo para continuar donde estaba.',
} as const;

/** Texts of the messages that stand in place of a page. */
export const pageStateTexts = {
  notFoundTitle: 'Página no encontrada',
  notFoundCode: 'Error 404',
  notFoundText: 'La dirección que abrió no existe o cambió de lugar.',
  goHome: 'Ir al inicio',
  goBack: 'Volver',
  loadFailedTitle: 'No se pudo cargar esta parte del portal',
  loadFailedText:
    'Pudo fallar la conexión o publicarse una versión nueva del portal. Recargue la página.',
  reload: 'Recargar la página',
  brokenTitle: 'Algo salió mal en esta página',
  brokenText: 'El problema es nuestro. Recargue la página; si se repite, escriba a soporte.',
  unreachableTitle: 'No hay conexión con el servidor',
  unreachableText: 'No pudimos comprobar su sesión. Revise su conexión e intente de nuevo.',
} as const;
