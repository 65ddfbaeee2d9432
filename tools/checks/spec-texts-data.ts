/** A text that the specification gives letter by letter. */
export interface SpecText {
  /** Paragraph of the specification. */
  readonly section: 4 | 5 | 8;
  readonly text: string;
}

const of = (section: SpecText['section'], texts: readonly string[]): SpecText[] =>
  texts.map((text) => ({ section, text }));

/** Every text of sections 4, 5 and 8 that a visitor sees, in the specification's order. */
export const specTexts: readonly SpecText[] = [
  ...of(4, [
    'Verificando correo...',
    'Enlace no válido o expirado.',
    'Actualizar',
    'La información se ha actualizado.',
    'Transacción creada con éxito.',
    'Loading...',
  ]),
  ...of(5, [
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
  ]),
  ...of(8, [
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
  ]),
];
