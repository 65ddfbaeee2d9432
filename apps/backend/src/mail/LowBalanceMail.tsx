import { brand } from '@consultancy/brand';
import { Button } from '@react-email/button';
import { Text } from '@react-email/text';
import { LinkedText } from './LinkedText.tsx';
import { MailFrame } from './MailFrame.tsx';
import { styles } from './mail-styles.ts';

interface LowBalanceMailProps {
  firstName: string;
  /** Available credits, formatted. */
  available: string;
  /** Address of the user's credits in the portal. */
  creditsLink: string;
  /** Address for requesting more credits. */
  contactLink: string;
}

/** Subject of the mail about few credits. */
export const lowBalanceSubject = `Le quedan pocos créditos en ${brand.product}`;

/** Notifies a user, once per occurrence, that few credits are left. */
export function LowBalanceMail(props: LowBalanceMailProps) {
  return (
    <MailFrame
      preview={`Créditos disponibles: ${props.available}.`}
      title="Le quedan pocos créditos"
    >
      <Text style={styles.text}>Hola, {props.firstName}:</Text>
      <Text style={styles.text}>
        Créditos disponibles: <strong>{props.available}</strong>. Si una ejecución requiere más, la
        herramienta no podrá iniciarla.
      </Text>
      <Button href={props.creditsLink} style={styles.button}>
        Ver mis créditos
      </Button>
      <Text style={styles.text}>
        <LinkedText>
          {`Para comprar más créditos, escríbanos desde ${props.contactLink}. Solo le avisaremos de nuevo si su saldo vuelve a subir y después baja.`}
        </LinkedText>
      </Text>
    </MailFrame>
  );
}
