import { brand } from '@consultancy/brand';
import { Button, Text } from '@react-email/components';
import { MailFrame } from './MailFrame.tsx';
import { styles } from './mail-styles.ts';

interface AlreadyRegisteredMailProps {
  firstName: string;
  username: string;
  /** Address of the sign-in page. */
  signInLink: string;
  /** Address where a forgotten password is replaced. */
  resetLink: string;
}

/** Subject of the mail to the owner of an address that was entered again. */
export const alreadyRegisteredSubject = `Usted ya tiene una cuenta en ${brand.product}`;

/** Notifies only the owner of the mailbox that the account exists already (R9). */
export function AlreadyRegisteredMail(props: AlreadyRegisteredMailProps) {
  return (
    <MailFrame preview="No es necesario registrarse de nuevo." title="Usted ya tiene una cuenta">
      <Text style={styles.text}>Hola, {props.firstName}:</Text>
      <Text style={styles.text}>
        Alguien quiso usar este correo en {brand.product}, pero ya pertenece al usuario{' '}
        <strong>{props.username}</strong>. No es necesario registrarse de nuevo.
      </Text>
      <Button href={props.signInLink} style={styles.button}>
        Ingresar
      </Button>
      <Text style={styles.text}>
        Si olvidó su contraseña, puede restablecerla en {props.resetLink}. Si no fue usted, no
        necesita hacer nada: su cuenta no ha cambiado.
      </Text>
    </MailFrame>
  );
}
