/**
 * Every event of security and administration that the audit trail records, with the Spanish name
 * under which screens show and filter it. A new writer adds its action here.
 */
export const auditActionNames = {
  'credits sold': 'Venta de créditos',
  'credits adjusted': 'Ajuste de créditos',
  'sale reversed': 'Devolución de una compra',
  'user suspended': 'Suspensión de una cuenta',
  'user reactivated': 'Reactivación de una cuenta',
  'admin granted': 'Asignación del rol de administrador',
  'admin withdrawn': 'Retiro del rol de administrador',
  'sessions ended': 'Cierre de sesiones por un administrador',
  'machine released': 'Liberación de un equipo por un administrador',
  'own machine registered': 'Registro del propio equipo',
  'own machine released': 'Liberación del propio equipo',
  'price list drafted': 'Borrador de lista de precios',
  'price list changed': 'Cambio de un borrador de lista de precios',
  'price list deleted': 'Eliminación de un borrador de lista de precios',
  'price list published': 'Publicación de una lista de precios',
  'sign-in failed': 'Intento de ingreso fallido',
  'password changed': 'Cambio de contraseña',
  'password reset': 'Restablecimiento de contraseña',
  'email changed': 'Cambio de correo',
  'factor added': 'Configuración de un segundo factor',
  'factor removed': 'Eliminación de un segundo factor',
  'recovery codes renewed': 'Renovación de los códigos de recuperación',
  'recovery code used': 'Uso de un código de recuperación',
  'factors reset': 'Restablecimiento del segundo factor por un administrador',
  'factors reset by operator': 'Restablecimiento del segundo factor por el operador',
  'admin created': 'Creación de un administrador por el operador',
  'first admin prepared': 'Enlace para el primer administrador',
  'list exported': 'Descarga de una lista',
  'own data exported': 'Descarga de los propios datos personales',
  'data request made': 'Presentación de una solicitud de datos',
  'data request completed': 'Complementación de una solicitud de datos',
  'data request withdrawn': 'Desistimiento de una solicitud de datos',
  'data request processed': 'Trámite de una solicitud de datos',
  'account erased': 'Supresión de los datos de una persona',
  'refresh token reused': 'Reutilización de una credencial de sesión',
} as const;

/** An action of the audit trail, as it is stored and filtered by. */
export type AuditAction = keyof typeof auditActionNames;

/** All actions, in the order of the table above. */
export const auditActions = Object.keys(auditActionNames) as [AuditAction, ...AuditAction[]];
