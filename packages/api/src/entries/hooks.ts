export { ApiProvider } from '../hooks/ApiProvider.tsx';
export { useClient } from '../hooks/api-context.ts';
export { useMachine } from '../hooks/use-machine.ts';
export type { Pages } from '../hooks/use-pages.ts';
export type { Resource } from '../hooks/use-resource.ts';
export { type SessionView, useSession } from '../hooks/use-session.ts';
export { useTransactions } from '../hooks/use-transactions.ts';
export { useUtilizations } from '../hooks/use-utilizations.ts';
export { useWelcomeInfo } from '../hooks/use-welcome-info.ts';
