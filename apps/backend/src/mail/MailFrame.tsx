import { brand } from '@consultancy/brand';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { styles } from './mail-styles.ts';

interface MailFrameProps {
  /** The line that inboxes show beside the subject. */
  preview: string;
  /** Main heading. */
  title: string;
  /** Text of the last lines; by default that replies are not read. */
  closing?: string;
  children: ReactNode;
}

const unread =
  'Este es un mensaje automático; por favor, no lo responda. Si tiene dudas, escríbanos desde la ' +
  'página de contacto del portal.';

/** The layout that all mails share: heading, body and the closing lines. */
export function MailFrame({ preview, title, closing = unread, children }: MailFrameProps) {
  return (
    <Html lang="es">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.brand}>{brand.product}</Text>
          <Heading as="h1" style={styles.heading}>
            {title}
          </Heading>
          {children}
          <Hr style={styles.rule} />
          <Text style={styles.small}>{closing}</Text>
        </Container>
      </Body>
    </Html>
  );
}
