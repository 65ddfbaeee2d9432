/** A demonstration account, as the start program prints it. */
export interface DemonstrationAccount {
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

export const demonstrationAccounts: readonly DemonstrationAccount[] = [];
