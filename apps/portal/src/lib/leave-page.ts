/** Those who can prevent that code leaves the page. The last one is that of a dialog over the page of another. */
export const leaveInterceptors: ((goOn: () => void) => void)[] = [];

/** Leaves the page by code, such as a sign-out: at once, or once the user confirms to lose changes. */
export function leavePage(goOn: () => void): void {
  const intercept = leaveInterceptors.at(-1);
  if (intercept) intercept(goOn);
  else goOn();
}
