/** Pages of the portal to which e-mails and the API document link (§2, §4). */
export const portalPaths = {
  signIn: '/auth',
  registration: '/auth/register',
  passwordReset: '/auth/reset-password',
  emailVerification: '/auth/email-register-verification',
  newPassword: '/auth/email-reset-password-verification',
  emailChange: '/auth/email-change-verification',
  contact: '/support/contactUs',
  terms: '/support/terminos-uso-servicio',
  myCredits: '/userview/creditsBalance',
  myData: '/userview/my-data',
  adminMyData: '/adminview/my-data',
} as const;
