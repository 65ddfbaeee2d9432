import { useSession } from '@consultancy/api/hooks';
import { Alert, Button, Heading, Inline, RestoreFocus, Stack, Text } from '@consultancy/ui';
import type { Role } from '@consultancy/validation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { StatusRegion } from '../../components/StatusRegion/StatusRegion.tsx';
import type { SentContent } from '../../lib/use-idempotency-key.ts';
import { adjustmentTexts, userTexts as texts, userActionTexts } from '../../texts/users.ts';
import type { RowActionsProps } from '../report-definition.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { AdjustmentDialog } from './AdjustmentDialog.tsx';
import { OtherList } from './OtherList.tsx';
import { UserReports } from './UserReports.tsx';
import { type ActionSubject, type OfferedAction, userActions } from './user-actions.ts';

interface UserActionsProps extends RowActionsProps<ActionSubject['row']> {
  /** The list that contains the user. */
  role: Role;
  /**
   * Whether the user stays shown after a change of the role, as on the page of the user.
   * @defaultValue false
   */
  staysShown?: boolean;
}

/**
 * Reloads the list once the details of a user who has left it are closed: an immediate reload would
 * remove the row, and the message with it.
 */
function useLeaving(onChanged: () => void) {
  const [hasLeft, setLeft] = useState(false);
  const reread = useEffectEvent(onChanged);
  useEffect(() => (hasLeft ? () => reread() : undefined), [hasLeft]);
  return [hasLeft, () => setLeft(true)] as const;
}

/** The actions of an administrator on an account (§6); an erased one has none. */
function AccountActions({ row, role, onChanged, staysShown = false }: UserActionsProps) {
  const isOwn = useSession().currentUser?.username === row.username;
  const [action, setAction] = useState<OfferedAction | 'adjust' | null>(null);
  const [message, setMessage] = useState('');
  const [hasLeft, leave] = useLeaving(onChanged);
  // Outlives the dialog: an adjustment whose response was lost is not repeated under a new key.
  const sentAdjustment = useRef<SentContent | null>(null);
  const offered = userActions.filter(({ isOffered }) => isOffered({ row, role, isOwn }));
  const reload = (isDone: boolean) => {
    if (isDone && !staysShown && action !== 'adjust' && action?.leavesList) leave();
    else onChanged();
  };
  const finish = (result: string) => {
    reload(true);
    setAction(null);
    setMessage(result);
  };
  const dialog = { row, onClose: () => setAction(null), onDone: finish };
  // The dialog stays with its message when the account is erased meanwhile.
  return (
    <>
      {row.erased_at ? null : (
        // An action takes its own button away, and the next one is beside it.
        <RestoreFocus>
          <Stack gap="sm" as="section">
            <Heading level={3} size="sm">
              {texts.actions}
            </Heading>
            <StatusRegion>{message ? <Alert tone="success">{message}</Alert> : null}</StatusRegion>
            {hasLeft ? <OtherList role={role} username={row.username} /> : null}
            {hasLeft || (isOwn && offered.length === 0) ? null : (
              <Inline gap="sm">
                {isOwn ? null : (
                  <Button size="sm" onClick={() => setAction('adjust')}>
                    {adjustmentTexts.button}
                  </Button>
                )}
                {offered.map((action) => (
                  <Button key={action.key} size="sm" onClick={() => setAction(action)}>
                    {userActionTexts[action.key].button}
                  </Button>
                ))}
              </Inline>
            )}
            {isOwn ? <Text tone="muted">{texts.own}</Text> : null}
          </Stack>
        </RestoreFocus>
      )}
      {action === 'adjust' ? (
        <AdjustmentDialog {...dialog} onOutdated={onChanged} sent={sentAdjustment} />
      ) : null}
      {action && action !== 'adjust' ? (
        <ActionDialog {...dialog} onOutdated={reload} action={action} />
      ) : null}
    </>
  );
}

/** The reports of a user, and the actions on the account. On paper there are neither. */
export function UserActions(props: UserActionsProps) {
  return (
    <div data-print="hidden">
      <Stack gap="lg">
        <UserReports username={props.row.username} />
        <AccountActions {...props} />
      </Stack>
    </div>
  );
}
