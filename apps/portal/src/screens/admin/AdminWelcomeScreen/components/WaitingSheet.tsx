import { listRole, Sheet, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { EmailText } from '../../../../components/EmailText/EmailText.tsx';
import { UserLink } from '../../../../components/UserLink/UserLink.tsx';
import { waitingTexts as texts } from '../../../../texts/overview.ts';
import type { WaitingKind } from '../waiting-kinds.ts';
import { sheetRow } from './WaitingList.css.ts';

interface WaitingSheetProps {
  kind: WaitingKind;
  onClose: () => void;
}

/** The oldest pending items of one kind, and a remedy. */
export function WaitingSheet({ kind, onClose }: WaitingSheetProps) {
  const { title, help, count, items } = kind;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={title}
      description={help}
      closeLabel={texts.close}
      closeOnClickOf="links"
    >
      <Stack gap="md">
        <ul {...listRole}>
          {items.map((item) => (
            <li key={item.key} className={sheetRow}>
              <Stack gap="xxs">
                <Text weight="medium">
                  {item.isUser ? <UserLink username={item.title} /> : item.title}
                  {item.email === undefined ? null : (
                    <>
                      {' · '}
                      <EmailText>{item.email}</EmailText>
                    </>
                  )}
                </Text>
                <Text size="sm" tone="muted">
                  {item.text}
                </Text>
                {item.link ? (
                  <Text size="sm">
                    <TextLink asChild>
                      <Link to={item.link.href}>{item.link.label}</Link>
                    </TextLink>
                  </Text>
                ) : null}
              </Stack>
            </li>
          ))}
        </ul>
        {count > items.length ? (
          <Text size="sm" tone="muted">
            {texts.some(items.length, count)}
          </Text>
        ) : null}
      </Stack>
    </Sheet>
  );
}
