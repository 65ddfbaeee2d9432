import { brand } from '@consultancy/brand';

/**
 * Texts of the frame of every page (§1, §2). They are in a file of their own, as only some pages
 * load the others.
 */
export const siteTexts = {
  skip: 'Saltar al contenido',
  menu: 'Menú',
  closeMenu: 'Cerrar',
  loadingPage: 'Cargando la página…',
  productServices: 'Productos & Servicios',
  aboutUs: 'Nosotros',
  pricing: 'Precios',
  downloads: 'Descargas',
  signIn: 'Login / Registro',
  profile: 'Mi Perfil',
  account: 'Mi cuenta',
  signOut: 'Salir',
  homeLink: `${brand.product}, ir al inicio`,
  tagline: 'Aseguramiento de calidad para geodatabases. Consultoría SIG y ambiental.',
  explore: 'Explorar',
  help: 'Ayuda',
  contact: 'Contáctenos',
  support: 'Soporte',
  terms: 'Términos de uso del servicio',
  dataPolicy: 'Política de tratamiento de datos personales',
  newTab: '(se abre en otra pestaña)',
  copyright: `© ${brand.copyrightYear} ${brand.consultancy}. Todos los derechos reservados.`,
  version: (version: string) => `Versión ${version}`,
} as const;

/** Texts where a page or a part of it could not be loaded or rendered. */
export const brokenPageTexts = {
  loadFailedTitle: 'No se pudo cargar esta parte del portal',
  loadFailedText:
    'Pudo fallar la conexión o publicarse una versión nueva del portal. Recargue la página.',
  partFailedText: 'Intente de nuevo o recargue la página.',
  reload: 'Recargar la página',
  brokenTitle: 'Algo salió mal en esta página',
  brokenText: 'El problema es nuestro. Recargue la página; si se repite, escriba a soporte.',
} as const;
