import { brand, portalPaths } from '@consultancy/brand';
import type { Notice, SubjectTemplate } from './email-templates.ts';

/** A change of the second factor of an account. */
export type FactorChange = 'added' | 'removed' | 'codes renewed' | 'recovery code used' | 'reset';

interface Wording {
  subject: string;
  title: string;
  preview: string;
  /** The sentence about the change, from the name of the user on. */
  happened: (username: string) => string;
}

const wordings: Readonly<Record<FactorChange, Wording>> = {
  added: {
    subject: `Se agregó un segundo factor a su cuenta de ${brand.product}`,
    title: 'Se agregó un segundo factor a su cuenta',
    preview: 'Compruebe que fue usted.',
    happened: (username) =>
      `Se configuró un segundo factor para el usuario ${username}. Desde ahora se pide al ingresar, además de la contraseña.`,
  },
  removed: {
    subject: `Se quitó un segundo factor de su cuenta de ${brand.product}`,
    title: 'Se quitó un segundo factor de su cuenta',
    preview: 'Las demás sesiones se cerraron.',
    happened: (username) =>
      `Se quitó un segundo factor del usuario ${username}. Por seguridad, cerramos las demás sesiones abiertas.`,
  },
  'codes renewed': {
    subject: `Códigos de recuperación nuevos en ${brand.product}`,
    title: 'Se crearon códigos de recuperación nuevos',
    preview: 'Los anteriores ya no sirven.',
    happened: (username) =>
      `Se crearon códigos de recuperación nuevos para el usuario ${username}. Los anteriores ya no sirven.`,
  },
  'recovery code used': {
    subject: `Se usó un código de recuperación en ${brand.product}`,
    title: 'Se usó un código de recuperación',
    preview: 'Compruebe que fue usted.',
    happened: (username) =>
      `Alguien confirmó su identidad como el usuario ${username} con un código de recuperación. Ese código ya no sirve.`,
  },
  reset: {
    subject: `Un administrador quitó el segundo factor de su cuenta de ${brand.product}`,
    title: 'Un administrador quitó su segundo factor',
    preview: 'Configure otro cuando ingrese.',
    happened: (username) =>
      `Un administrador quitó todos los segundos factores del usuario ${username} y cerró sus sesiones. Hasta que configure otro, basta la contraseña para ingresar.`,
  },
};

/** Notifies the owner of an account of a change of its second factor, or of a recovery code's use. */
export const secondFactorTemplate = (
  change: FactorChange,
  { recipient, facts, publicUrl }: Notice,
): SubjectTemplate => {
  const { subject, title, preview, happened } = wordings[change];
  return {
    subject,
    preview,
    title,
    greeted: recipient.first_name,
    opening: happened(recipient.username),
    facts,
    closing: `Si fue usted o lo pidió, no necesita hacer nada. Si no fue usted, restablezca la contraseña de inmediato en ${publicUrl}${portalPaths.passwordReset} y escríbanos desde ${publicUrl}${portalPaths.contact}.`,
  };
};
