/** What the call to action of a public page offers to signed-in users in place of the registration. */
export const downloadInvitation =
  'Descargue la versión vigente de las herramientas y ejecútelas con sus créditos.';
