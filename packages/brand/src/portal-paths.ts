/** Pages of the portal to which e-mails and the API document link (§2, §4). */
export const portalPaths = {
  emailVerification: '/auth/email-register-verification',
  newPassword: '/auth/email-reset-password-verification',
  emailChange: '/auth/email-change-verification',
  terms: '/support/terminos-uso-servicio',
  myCredits: '/userview/creditsBalance',
} as const;
