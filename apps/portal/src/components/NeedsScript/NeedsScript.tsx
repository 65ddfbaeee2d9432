import { Text } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { needed } from './NeedsScript.css.ts';

interface NeedsScriptProps {
  /** What to do instead, for whom no script runs. */
  instead: string;
  /** What does not work without scripts. */
  children: ReactNode;
}

/** A part of a prerendered page that works with JavaScript only, and words in its place elsewhere. */
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
