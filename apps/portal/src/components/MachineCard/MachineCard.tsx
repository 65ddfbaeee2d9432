import { useEndpoint, useReload, useSession } from '@consultancy/api/hooks';
import {
  Button,
  Card,
  DescriptionList,
  RestoreFocus,
  Skeleton,
  Stack,
  Text,
} from '@consultancy/ui';
import { getMachine, getUserInformation, type Machine } from '@consultancy/validation';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format-date.ts';
import { commonTexts } from '../../texts/common.ts';
import { machineTexts as texts } from '../../texts/user.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';
import { InlineErrorState } from '../InlineErrorState/InlineErrorState.tsx';
import { MachineId } from '../MachineId/MachineId.tsx';
import { quietAction, quietActions } from '../QuietActions/QuietActions.css.ts';
import { StatusRegion } from '../StatusRegion/StatusRegion.tsx';
import { ActivationCodeView } from './ActivationCodeView.tsx';
import { announcement } from './MachineCard.css.ts';
import { ReleaseMachine } from './ReleaseMachine.tsx';
import { useActivationCode } from './use-activation-code.ts';

/** When and from where the machine's token was last used, so that its owner notices a stranger. */
function lastUseOf({ last_used_at, last_used_address }: Machine) {
  if (!last_used_at) return [];
  const at = formatDateTime(last_used_at);
  const description = last_used_address ? texts.lastUsedFrom(at, last_used_address) : at;
  return [{ term: texts.lastUsed, description }];
}

function MachineFacts({ machine }: { machine: Machine }) {
  if (machine.machine_id === null) return <Text>{texts.none}</Text>;
  const { machine_id, registered_at } = machine;
  return (
    <DescriptionList
      items={[
        {
          term: texts.id,
          description: <MachineId>{machine_id}</MachineId>,
        },
        {
          term: texts.since,
          description: registered_at ? formatDateTime(registered_at) : commonTexts.none,
        },
        ...lastUseOf(machine),
      ]}
    />
  );
}

interface MachineStatusProps {
  /** What the user did last. */
  action: 'make' | 'check' | 'release' | null;
  /** The activation code; undefined while there is none. */
  code: string | undefined;
  isRegistered: boolean;
}

/**
 * Announces the result of an action. Only an unused code shows no other change; the remaining time of a code must not
 * be announced with it.
 */
function MachineStatus({ action, code, isRegistered }: MachineStatusProps) {
  const isUnused = action === 'check' && code !== undefined;
  const hidden = {
    make: code === undefined ? '' : texts.made(code),
    check: !isUnused && isRegistered ? texts.registered : '',
    release: texts.released,
  };
  return (
    <>
      <p role="status" className={announcement}>
        {action && hidden[action]}
      </p>
      <StatusRegion>{isUnused ? <Text tone="muted">{texts.unused}</Text> : null}</StatusRegion>
    </>
  );
}

/** The registered machine, and the code with which a toolbox registers one (decisions §4). */
export function MachineCard() {
  const username = useSession().currentUser?.username ?? null;
  const { data, error } = useEndpoint(getMachine, {}, username);
  const reloadAll = useReload();
  // The profile shows the machine as well.
  const reload = () => reloadAll(getMachine, getUserInformation);
  const { created, clear, run, isBusy, failure } = useActivationCode(data);
  const [action, setAction] = useState<MachineStatusProps['action']>(null);
  const make = async () => {
    setAction(null);
    if (await run()) setAction('make');
  };
  const check = async () => {
    setAction(null);
    await reload();
    setAction('check');
  };
  const onReleased = () => {
    clear();
    setAction('release');
    void reload();
  };
  return (
    <Card title={texts.title}>
      <RestoreFocus>
        <Stack gap="md">
          {data ? <MachineFacts machine={data} /> : null}
          {!data && error ? (
            <InlineErrorState text={texts.loadFailed} onRetry={() => void reload()} />
          ) : null}
          {data || error ? null : <Skeleton shape="text" width="half" />}
          {created ? (
            <ActivationCodeView code={created.code.code} expiresAt={created.expiresAt} />
          ) : null}
          <MachineStatus
            action={error ? null : action}
            code={created?.code.code}
            isRegistered={typeof data?.machine_id === 'string'}
          />
          <FailureAlert failure={failure} />
          <div className={quietActions.md}>
            <Button onClick={() => void make()} busy={isBusy} busyLabel={texts.making}>
              {created ? texts.makeAnother : texts.make}
            </Button>
            {data && (created || error) ? (
              <span className={quietAction.md}>
                <Button variant="quiet" onClick={() => void check()}>
                  {error ? commonTexts.retry : texts.check}
                </Button>
              </span>
            ) : null}
            {data?.machine_id ? <ReleaseMachine onReleased={onReleased} /> : null}
          </div>
          <Text size="sm" tone="muted" measure>
            {texts.replaces}
          </Text>
        </Stack>
      </RestoreFocus>
    </Card>
  );
}
