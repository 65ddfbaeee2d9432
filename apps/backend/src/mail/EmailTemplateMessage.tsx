import { Button } from '@react-email/button';
import { Text } from '@react-email/text';
import { type Facts, FactTable } from './FactTable.tsx';
import { LinkedText } from './LinkedText.tsx';
import { MailFrame } from './MailFrame.tsx';
import { styles } from './mail-styles.ts';

/** Content of an e-mail template; the frame and the order are the same for all. */
export interface EmailTemplate {
  /** The line that inboxes show beside the subject. */
  preview: string;
  title: string;
  /**
   * Name in the greeting: the first name, or the username where the recipient may be a stranger.
   */
  greeted: string;
  /** The sentence that says why the mail is sent. */
  opening: string;
  /** When, where and what exactly, ready to be read. */
  facts?: Facts;
  /** The one thing to do next. */
  action?: { label: string; link: string };
  /** Conditions of the link, and what to do if the recipient did not request it. */
  closing: string;
}

/** A mail about the recipient's account: what happened, what to do, and what if it was not them. */
export function EmailTemplateMessage({ preview, title, greeted, ...content }: EmailTemplate) {
  const { opening, facts = [], action, closing } = content;
  return (
    <MailFrame preview={preview} title={title}>
      <Text style={styles.text}>Hola, {greeted}:</Text>
      <Text style={styles.text}>{opening}</Text>
      {facts.length > 0 && <FactTable facts={facts} />}
      {action && (
        <>
          <Button href={action.link} style={styles.button}>
            {action.label}
          </Button>
          <Text style={styles.text}>
            Si el botón no funciona, copie esta dirección en su navegador:
            <br />
            <LinkedText>{action.link}</LinkedText>
          </Text>
        </>
      )}
      <Text style={styles.text}>
        <LinkedText>{closing}</LinkedText>
      </Text>
    </MailFrame>
  );
}
