import { ApiError, type Client } from '@consultancy/api';
import { formatDecimal, getUserCreditsBalance, type ListedUser } from '@consultancy/validation';
import { isAmount } from '../../lib/use-recent-events.ts';
import { adjustmentTexts as texts } from '../../texts/users.ts';

/**
 * Rejects an adjustment whose form shows a balance of before, as when another administrator was faster. Without a
 * response the server decides.
 * @throws ApiError of the amount.
 */
export async function rejectIfChanged(
  client: Client,
  { username, current_credits }: Pick<ListedUser, 'username' | 'current_credits'>,
): Promise<void> {
  const current = await client
    .request(getUserCreditsBalance, { params: { username } })
    .catch(() => null);
  if (current === null || isAmount(current.credits_balance, current_credits)) return;
  const message = texts.changed(formatDecimal(current.credits_balance));
  throw new ApiError({ kind: 'http', status: 409, fields: [{ field: 'amount', message }] });
}
