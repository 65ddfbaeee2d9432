import { Badge, Timeline } from '@consultancy/ui';
import {
  type DataRequestEvent,
  dataRequestStateNames,
  type DataRequestState as State,
} from '@consultancy/validation';
import { formatDateTime } from '../../lib/format-date.ts';
import { MultilineText } from '../MultilineText/MultilineText.tsx';

const tones = {
  received: 'info',
  incomplete: 'warning',
  in_process: 'info',
  extended: 'warning',
  resolved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<State, string>;

/** The state of a request about personal data. */
export function DataRequestState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{dataRequestStateNames[state]}</Badge>;
}

/** The history of a request about personal data, oldest first. */
export function DataRequestHistory({ events }: { events: readonly DataRequestEvent[] }) {
  return (
    <Timeline
      events={events.map(({ at, state, note }, index) => ({
        key: `${at} ${index}`,
        dateTime: at,
        time: formatDateTime(at),
        title: dataRequestStateNames[state],
        body: note === null ? null : <MultilineText>{note}</MultilineText>,
        tone: tones[state],
      }))}
    />
  );
}
