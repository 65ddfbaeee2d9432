/** Pages of the portal to which e-mails, the API document and password managers lead (§2, §4). */
export const portalPaths = {
  signIn: '/auth',
  registration: '/auth/register',
  passwordReset: '/auth/reset-password',
  emailVerification: '/auth/email-register-verification',
  newPassword: '/auth/email-reset-password-verification',
  emailChange: '/auth/email-change-verification',
  contact: '/support/contactUs',
  terms: '/support/terminos-uso-servicio',
  ownProfile: '/profile/profile',
  myCredits: '/userview/creditsBalance',
  myData: '/userview/my-data',
  adminMyData: '/adminview/my-data',
} as const;
