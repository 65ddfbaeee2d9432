import type { Check } from './files.ts';
import { readSyntax } from './syntax.ts';

/**
 * Every text of the portal that the specification gives letter by letter, in its order, under the first section that
 * has it. §9 has texts of §3 and §5 only.
 */
const texts: Readonly<Record<string, readonly string[]>> = {
  '§1': [
    ...['Productos & Servicios', 'Nosotros', 'Precios', 'Descargas', 'Login / Registro'],
    ...['Mi Perfil', 'Salir'],
  ],
  '§2': [
    ...['Ir a Registro', 'Descúbrelo', '¿Olvidaste tu contraseña?', 'Loading...'],
    ...['Mis Accesos Web', 'Mi Actividad', 'Mis Créditos', 'Mis Compras'],
    ...['Mis registros de errores', 'Soporte', 'Registros', 'Buscar'],
  ],
  '§3': ['Compra'],
  '§4': [
    'Verificando correo...',
    'Enlace no válido o expirado.',
    'Actualizar',
    'La información se ha actualizado.',
    'Transacción creada con éxito.',
  ],
  '§5': [
    'Debes aceptar los términos y condiciones del servicio.',
    'Debes aceptar la política de tratamiento de datos personales.',
    'Passwords do not match!',
    'Debes aceptar la autorización de la transacción.',
    'Emails do not match!',
    'Debe especificar un usuario.',
    'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.',
    'Debe especificar una herramienta.',
    'Formato inválido para Herramienta.',
    "El valor de 'Registros' debe ser un número mayor a cero.",
  ],
  '§8': [
    'Unable to connect to the server. Please try again later.',
    'Verification failed. Please try again or contact support.',
    'No es posible realizar la actualización.',
    'No es posible actualizar la contraseña.',
    'La contraseña fue actualizada con éxito.',
    'Error fetching data.',
    'Usuario o búsqueda no válida.',
    'Herramienta o búsqueda no válida.',
    'El usuario no tiene accessos.',
    'El usuario no tiene utilizaciones.',
    'No se encontraron utilizaciones.',
    'La herramienta no tiene utilizaciones.',
    'El usuario no tiene transacciones.',
    'No se encontraron transacciones.',
    'No se encontraron registros de errores.',
    'El usuario no ha registrado errores.',
    'La herramienta no registra errores.',
    'Usuario no encontrado.',
    'Network error or CORS issue.',
  ],
};

/**
 * A constant does not count: a story that asserts the constant would follow it when it changes. The
 * design system's own stories do not speak for the product.
 */
export const specTexts: Check = {
  name: 'Stories assert the texts of the specification',
  run: (files) => {
    // Story files, and helpers that define the stories of many screens.
    const stories = files.select(
      /^apps\/portal\/src\/.*(\.stories\.tsx|\/testing\/[a-z-]+-stories\.tsx?)$/,
    );
    const strings = stories.flatMap((file) => readSyntax(file).strings);
    // A single word is part of many sentences: it has to be the whole string.
    const isAsserted = (text: string) =>
      strings.some((string) => string === text || (text.includes(' ') && string.includes(text)));
    return Object.entries(texts).flatMap(([section, all]) =>
      all
        .filter((text) => !isAsserted(text))
        .map((text) => `${section} «${text}»: assert it, as a literal, in a story.`),
    );
  },
};

/** Every path of the portal; those that e-mails contain are facts of the brand. */
const pathsFiles =
  /^(?:apps\/portal\/src\/config\/(?:area-)?paths|packages\/brand\/src\/portal-paths)\.ts$/;

export const productDocument: Check = {
  name: 'The product specification has the exact texts and every path of the portal',
  run: (files) => {
    const document = files
      .select(/^docs\/product\/.*\.md$/)
      .map(({ text }) => text)
      .join('\n');
    // The specification writes paths without the prefix of their area.
    const paths = files
      .select(pathsFiles)
      .flatMap(({ text }) => [...text.matchAll(/'(\/[\w/-]+)'/g)])
      .map(([, path = '']) => path.replace(/^\/(?:userview|adminview)\/(?=.)/, ''));
    return [
      ...Object.values(texts)
        .flat()
        .filter((text) => !document.includes(text))
        .map((text) => `The text «${text}» is not in docs/product.`),
      ...paths
        .filter((path) => !document.includes(`\`${path}`))
        .map(
          (path) =>
            `The path "${path}" of the portal is not in docs/product: add it to 2-routes-and-screens.md.`,
        ),
    ];
  },
};
