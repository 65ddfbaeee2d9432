import { useSession } from '@consultancy/api/hooks';
import { Alert, Button, Heading, Inline, Stack, Text } from '@consultancy/ui';
import type { ListedUser } from '@consultancy/validation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SentContent } from '../../lib/use-idempotency-key.ts';
import { adjustmentTexts, userTexts as texts, userActionTexts } from '../../texts/users.ts';
import type { RowActionsProps } from '../report-definition.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { AdjustmentDialog } from './AdjustmentDialog.tsx';
import { OtherList } from './OtherList.tsx';
import { UserReports } from './UserReports.tsx';
import { type OfferedAction, userActions } from './user-actions.ts';

interface UserActionsProps extends RowActionsProps<ListedUser> {
  /** The list in which the person stands. */
  role: 'user' | 'admin';
}

/**
 * Reads the list anew once the details of a person who has left it are closed: at once, the row
 * would go away, and with it what is told here.
 */
function useLeaving(onChanged: () => void) {
  const [hasLeft, setLeft] = useState(false);
  const reread = useEffectEvent(onChanged);
  useEffect(() => (hasLeft ? () => reread() : undefined), [hasLeft]);
  return [hasLeft, () => setLeft(true)] as const;
}

/** The reports of a person, and what an administrator does with the account (§6). */
export function UserActions({ row, role, onChanged }: UserActionsProps) {
  const isOwn = useSession().currentUser?.username === row.username;
  const [asked, setAsked] = useState<OfferedAction | 'adjust' | null>(null);
  const [told, setTold] = useState('');
  const [hasLeft, leave] = useLeaving(onChanged);
  // Outlives the dialog: an adjustment whose answer was lost is not made twice by asking anew.
  const sentAdjustment = useRef<SentContent | null>(null);
  const offered = userActions.filter(({ isOffered }) => isOffered({ row, role, isOwn }));
  const finish = (message: string) => {
    if (asked !== 'adjust' && asked?.leavesList) leave();
    else onChanged();
    setAsked(null);
    setTold(message);
  };
  const dialog = { row, onClose: () => setAsked(null), onDone: finish, onChanged };
  return (
    <Stack gap="lg">
      <UserReports username={row.username} />
      <Stack gap="sm" as="section">
        <Heading level={3}>{texts.actions}</Heading>
        <div role="status">{told ? <Alert tone="success">{told}</Alert> : null}</div>
        {hasLeft ? (
          <OtherList role={role} username={row.username} />
        ) : (
          <Inline gap="sm">
            {isOwn ? null : (
              <Button size="sm" onClick={() => setAsked('adjust')}>
                {adjustmentTexts.button}
              </Button>
            )}
            {offered.map((action) => (
              <Button key={action.key} size="sm" onClick={() => setAsked(action)}>
                {userActionTexts[action.key].button}
              </Button>
            ))}
          </Inline>
        )}
        {isOwn ? <Text tone="muted">{texts.own}</Text> : null}
      </Stack>
      {asked === 'adjust' ? <AdjustmentDialog {...dialog} sent={sentAdjustment} /> : null}
      {asked && asked !== 'adjust' ? <ActionDialog {...dialog} action={asked} /> : null}
    </Stack>
  );
}
