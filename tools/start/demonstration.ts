import { type DemoAccount, demoAccounts } from '@consultancy/backend/demo-accounts';

/** The accounts of the demonstration data, as the backend makes them. */
export const demonstrationAccounts: readonly DemoAccount[] = demoAccounts;
