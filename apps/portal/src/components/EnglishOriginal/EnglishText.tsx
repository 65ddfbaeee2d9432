import { fault } from './EnglishText.css.ts';

/** A fault of a field in the specification's own English. */
export function EnglishText({ children }: { children: string }) {
  return (
    <span lang="en" className={fault}>
      {children}
    </span>
  );
}
