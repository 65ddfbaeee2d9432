import { brand } from '@consultancy/brand';
import { Text } from '@react-email/text';
import { MailFrame } from './MailFrame.tsx';
import { styles } from './mail-styles.ts';
import { TypedLines } from './TypedLines.tsx';

interface SuggestionMailProps {
  name: string | null;
  /** Address for the reply; null when none is wanted. */
  email: string | null;
  /** The message as typed; its lines and paragraphs are preserved. */
  message: string;
}

/** Subject of the suggestion box's mails. */
export const suggestionSubject = `Sugerencia desde el portal ${brand.product}`;

/** Brings support what was left in the suggestion box (§2). */
export function SuggestionMail({ name, email, message }: SuggestionMailProps) {
  return (
    <MailFrame
      preview={message.slice(0, 90)}
      title="Buzón de sugerencias"
      closing={
        email === null
          ? 'Quien escribió no dejó un correo para responderle.'
          : 'Responda este mensaje para escribirle a quien envió la sugerencia.'
      }
    >
      <Text style={styles.text}>
        De: {name ?? 'sin nombre'}
        <br />
        Correo: {email ?? 'no pide respuesta'}
      </Text>
      {message.split(/(?:\r?\n){2,}/).map((paragraph, index) => (
        <Text key={`${index}-${paragraph}`} style={styles.text}>
          <TypedLines text={paragraph} />
        </Text>
      ))}
    </MailFrame>
  );
}
