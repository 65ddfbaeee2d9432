import { render } from '@react-email/render';
import { type ReactElement, useEffect, useState } from 'react';

interface MailPreviewProps {
  subject: string;
  /** The mail's content, as it is given to the transport's rendering. */
  content: ReactElement;
}

interface Rendered {
  html: string;
  text: string;
}

/** A mail as it is sent: its subject, its HTML in a frame of its own, and its plain text. */
export function MailPreview({ subject, content }: MailPreviewProps) {
  const [mail, setMail] = useState<Rendered | null>(null);
  useEffect(() => {
    Promise.all([render(content), render(content, { plainText: true })]).then(([html, text]) =>
      setMail({ html, text }),
    );
  }, [content]);
  if (!mail) return null;
  return (
    <main>
      <h1>{subject}</h1>
      <iframe title="HTML" srcDoc={mail.html} width="640" height="760" />
      <h2>Texto</h2>
      <pre data-testid="text" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {mail.text}
      </pre>
    </main>
  );
}
