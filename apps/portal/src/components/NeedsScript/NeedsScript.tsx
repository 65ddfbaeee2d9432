import { Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { needed } from './NeedsScript.css.ts';

interface NeedsScriptProps {
  /** Advice for browsers without scripts. */
  instead: string;
  /** Content that does not work without scripts. */
  children: ReactNode;
}

/** A region of a prerendered page that works with JavaScript only, and its fallback text. */
export function NeedsScript({ instead, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <Text measure>{instead}</Text>
      </noscript>
      <div className={needed}>{children}</div>
    </>
  );
}
