/** Texts in place of the error of a request, once its cause is gone. */
export const failureAlertTexts = {
  signedInAgain: 'Ya ingresó de nuevo. Intente otra vez.',
  factorSetUp: 'Ya configuró su segundo factor. Intente otra vez.',
} as const;
