import type { DownloadedFile } from '@consultancy/api';

/** Hands a downloaded file to the browser, which saves it as it does others. */
export function saveFile({ blob, fileName }: DownloadedFile, otherwiseNamed: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? otherwiseNamed;
  link.click();
  // Once the browser has taken it: some begin to read only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
