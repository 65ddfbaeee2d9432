import { Text } from '@consultancy/ui';
import { identifier } from './MachineId.css.ts';

/** The identifier of a machine, as everywhere on screen: monospaced, and broken where it must. */
export function MachineId({ children }: { children: string }) {
  return (
    <Text as="span" mono size="sm">
      <span className={identifier}>{children}</span>
    </Text>
  );
}
