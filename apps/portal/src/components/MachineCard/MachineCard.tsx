import { useEndpoint, useReload, useSession } from '@consultancy/api/hooks';
import {
  Button,
  Card,
  DescriptionList,
  Inline,
  RestoreFocus,
  Skeleton,
  Stack,
  Text,
} from '@consultancy/ui';
import { getMachine, getUserInformation, type Machine } from '@consultancy/validation';
import { formatDateTime } from '../../lib/format-date.ts';
import { commonTexts } from '../../texts/common.ts';
import { machineTexts as texts } from '../../texts/user.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';
import { InlineErrorState } from '../InlineErrorState/InlineErrorState.tsx';
import { MachineId } from '../MachineId/MachineId.tsx';
import { ActivationCodeView } from './ActivationCodeView.tsx';
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

/** The registered machine, and the code with which a toolbox registers one (decisions §4). */
export function MachineCard() {
  const username = useSession().currentUser?.username ?? null;
  const { data, error } = useEndpoint(getMachine, {}, username);
  const reloadAll = useReload();
  // The profile shows the machine as well.
  const reload = () => void reloadAll(getMachine, getUserInformation);
  const { created, clear, run, isBusy, failure } = useActivationCode(data);
  const onReleased = () => {
    clear();
    reload();
  };
  return (
    <Card title={texts.title}>
      <RestoreFocus>
        <Stack gap="md">
          {data ? <MachineFacts machine={data} /> : null}
          {!data && error ? <InlineErrorState text={texts.loadFailed} onRetry={reload} /> : null}
          {data || error ? null : <Skeleton shape="text" width="half" />}
          {created ? (
            <ActivationCodeView code={created.code.code} expiresAt={created.expiresAt} />
          ) : null}
          <FailureAlert failure={failure} />
          <Inline gap="sm">
            <Button onClick={() => void run()} busy={isBusy} busyLabel={texts.making}>
              {created ? texts.makeAnother : texts.make}
            </Button>
            {data && (created || error) ? (
              <Button variant="quiet" onClick={reload}>
                {error ? commonTexts.retry : texts.check}
              </Button>
            ) : null}
            {data?.machine_id ? <ReleaseMachine onReleased={onReleased} /> : null}
          </Inline>
          <Text size="sm" tone="muted" measure>
            {texts.replaces}
          </Text>
        </Stack>
      </RestoreFocus>
    </Card>
  );
}
