import { Card, DescriptionList, Text } from '@consultancy/ui';
import {
  type DataRequestCase,
  formatDecimal,
  dataRequestLabels as labels,
} from '@consultancy/validation';
import { DataRequestState } from '../../../../components/DataRequestState/DataRequestState.tsx';
import { EmailText } from '../../../../components/EmailText/EmailText.tsx';
import { MultilineText } from '../../../../components/MultilineText/MultilineText.tsx';
import { UserLink } from '../../../../components/UserLink/UserLink.tsx';
import { formatDateTime, formatDay } from '../../../../lib/format-date.ts';
import { dataRequestTexts as texts } from '../../../../texts/data-requests.ts';

/** A fact, unless it does not apply. */
const fact = (term: string, value: string | null) =>
  value === null ? [] : [{ term, description: value }];

const dayOf = (day: string | null) => (day === null ? null : formatDay(day));

/** The text of the request, and its terms. */
export function RequestCard({ request }: { request: DataRequestCase }) {
  const { state, due_on, complete_by, closed_at, details } = request;
  return (
    <Card title={texts.facts}>
      <DescriptionList
        items={[
          { term: labels.state_name, description: <DataRequestState state={state} /> },
          {
            term: texts.text,
            description: <MultilineText>{details ?? texts.removed}</MultilineText>,
          },
          { term: labels.received_at, description: formatDateTime(request.received_at) },
          ...fact(
            labels.due_on,
            dayOf(due_on) ?? (complete_by && texts.incomplete(formatDay(complete_by))),
          ),
          ...fact(texts.extendable, dayOf(request.extended_due_on)),
          ...fact(texts.noticeBy, dayOf(request.completion_notice_by)),
          ...fact(labels.closed_at, closed_at === null ? null : formatDateTime(closed_at)),
        ]}
      />
    </Card>
  );
}

/** The user of a request, and the credits that an erasure would cost. */
export function UserCard({ request }: { request: DataRequestCase }) {
  const { username, account } = request;
  return (
    <Card title={texts.account}>
      <DescriptionList
        items={[
          { term: labels.username, description: <UserLink username={username} /> },
          ...(account
            ? [
                { term: texts.name, description: `${account.first_name} ${account.last_name}` },
                { term: texts.email, description: <EmailText>{account.email}</EmailText> },
                { term: texts.credits, description: formatDecimal(account.current_credits) },
                { term: texts.pending, description: formatDecimal(account.pending_credits) },
              ]
            : []),
        ]}
      />
      {account ? null : <Text tone="muted">{texts.erased}</Text>}
    </Card>
  );
}
