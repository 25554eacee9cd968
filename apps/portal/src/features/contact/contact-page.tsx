import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useEffect, useRef, useState } from 'react';
import { ContinueLink, MessagePage } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { ContactForm } from './contact-form.tsx';

const words = screens.contact;

/** Renders the page at /contact, for visitors and users. [FORM-1] */
export function ContactPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Sent email={sentTo} onAnother={() => setSentTo(null)} />;
  return (
    <MessagePage title={words.title}>
      <p className={styles.text}>{words.lead}</p>
      <ContactForm onSent={setSentTo} />
      <ContinueLink label={words.toDashboard} />
    </MessagePage>
  );
}

function Sent({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) {
  const page = useRef<HTMLDivElement>(null);
  // The focused button is gone.
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={page}>
      <MessagePage title={words.sentTitle}>
        <p className={styles.text} role="status">
          {words.sent(email)}
        </p>
        <p className={styles.actions}>
          <Button onClick={onAnother}>{words.another}</Button>
          <ContinueLink label={words.toDashboard} />
        </p>
      </MessagePage>
    </div>
  );
}
