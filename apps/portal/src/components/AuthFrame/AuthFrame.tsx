import { Stack } from '@consultancy/ui';
import type { ReactNode } from 'react';
import * as styles from './AuthFrame.css.ts';

/** Frame of the forms and messages of the authentication pages. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <Stack gap="lg">{children}</Stack>
      </div>
    </div>
  );
}
