import {
  type MessageAnswer,
  type Suggestion,
  sendSuggestion as sendSuggestionCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Leaves something in the suggestion box. */
export function sendSuggestion(client: Client, body: Suggestion): Promise<MessageAnswer> {
  return client.request(sendSuggestionCall, { body });
}
