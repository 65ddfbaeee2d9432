import { brand } from '@consultancy/brand';
import { Button, Link, Text } from '@react-email/components';
import { MailFrame } from './MailFrame.tsx';
import { styles } from './mail-styles.ts';

interface VerifyEmailMailProps {
  username: string;
  /** Username of another pending registration with the same address. */
  other: string | null;
  /** Address of the verification page with the link's token. */
  link: string;
}

/** Subject of the verification mail. */
export const verifyEmailSubject = `Verifique su correo en ${brand.product}`;

/**
 * Asks the owner of the mailbox to confirm a registration (§4). The registrant may not own it, so
 * it contains no input but the username, which cannot be an address or a sentence.
 */
export function VerifyEmailMail({ username, other, link }: VerifyEmailMailProps) {
  return (
    <MailFrame preview="Confirme su registro para empezar." title="Verifique su correo">
      <Text style={styles.text}>Hola, {username}:</Text>
      <Text style={styles.text}>
        Recibimos una solicitud de registro con este correo para el usuario{' '}
        <strong>{username}</strong>. Para activar la cuenta, confirme que el correo le pertenece.
      </Text>
      {other === null ? null : (
        <Text style={styles.text}>
          Hay otra solicitud pendiente con este correo, para el usuario <strong>{other}</strong>.
          Cada enlace activa solo su propia solicitud: si no reconoce alguna, no abra su enlace.
        </Text>
      )}
      <Button href={link} style={styles.button}>
        Verificar mi correo
      </Button>
      <Text style={styles.text}>
        Si el botón no funciona, copie esta dirección en su navegador:
        <br />
        <Link href={link}>{link}</Link>
      </Text>
      <Text style={styles.text}>
        El enlace vence en 24 horas. Si lo abre en otro navegador, le pediremos la contraseña que
        eligió al registrarse. Si usted no solicitó este registro, ignore este mensaje y no abra el
        enlace: la cuenta no se activará.
      </Text>
    </MailFrame>
  );
}
