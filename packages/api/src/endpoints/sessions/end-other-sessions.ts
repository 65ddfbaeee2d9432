import {
  endOtherSessions as endOtherSessionsCall,
  type MessageAnswer,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Ends every session of one's own but this. */
export function endOtherSessions(client: Client): Promise<MessageAnswer> {
  return client.request(endOtherSessionsCall, {});
}
