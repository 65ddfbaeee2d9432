import { dataRequestStates } from '@consultancy/validation';
import { expect, it } from 'vitest';
import { dataRequestTemplate } from './data-request-templates.ts';

const mailOf = (state: (typeof dataRequestStates)[number]) =>
  dataRequestTemplate({
    recipient: { first_name: 'Marcela' },
    request: { request_id: 12, kind: 'query', state, due_on: null, complete_by: null, note: null },
    link: 'https://portal.example/userview/my-data',
  });
const statesWhose = (part: RegExp) =>
  dataRequestStates.filter((state) => part.test(mailOf(state).closing));

it('offers to withdraw a request only while it is open', () => {
  expect(statesWhose(/desista de ella/)).toEqual([
    'received',
    'incomplete',
    'in_process',
    'extended',
  ]);
});

it('names the authority only after a response', () => {
  expect(statesWhose(/Superintendencia/)).toEqual(['resolved', 'rejected']);
});
