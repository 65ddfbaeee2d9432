import {
  type MessageResponse,
  type Suggestion,
  sendSuggestion as sendSuggestionEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Leaves something in the suggestion box. */
export function sendSuggestion(client: Client, body: Suggestion): Promise<MessageResponse> {
  return client.request(sendSuggestionEndpoint, { body });
}
