/** Texts that every page shares. */
export const commonTexts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Intentar de nuevo',
  optional: 'opcional',
  none: '—',
  waitSeconds: (seconds: number) => {
    if (seconds >= 90) return `Podrá intentarlo de nuevo en ${Math.ceil(seconds / 60)} minutos.`;
    return `Podrá intentarlo de nuevo en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`;
  },
} as const;

/** Labels of every `PasswordField`, beside its own. */
export const passwordLabels = {
  showLabel: 'Mostrar la contraseña',
  hideLabel: 'Ocultar la contraseña',
  capsLockLabel: 'Las mayúsculas están activadas.',
} as const;

/** Labels of every `CopyButton`, beside its own. */
export const copyLabels = {
  copiedLabel: 'Copiado',
  failedLabel: 'No se pudo copiar',
} as const;

/** Texts of the messages that replace a page. */
export const pageStateTexts = {
  notFoundTitle: 'Página no encontrada',
  notFoundCode: 'Error 404',
  notFoundText: 'La dirección que abrió no existe o cambió de lugar.',
  goHome: 'Ir al inicio',
  goBack: 'Volver',
  unreachableTitle: 'No hay conexión con el servidor',
  unreachableText: 'No pudimos comprobar su sesión. Revise su conexión e intente de nuevo.',
} as const;
