type Interceptor = (goOn: () => void) => void;

let interceptor: Interceptor | null = null;

/** Leaves the page by code, such as a sign-out: at once, or once the user confirms to lose changes. */
export function leavePage(goOn: () => void): void {
  if (interceptor) interceptor(goOn);
  else goOn();
}

/** Calls this before the page is left by code. @returns ends that. */
export function interceptLeave(next: Interceptor): () => void {
  interceptor = next;
  return () => {
    if (interceptor === next) interceptor = null;
  };
}
