import type { DownloadedFile } from '@consultancy/api';

/** Saves a downloaded file through the browser's download. */
export function saveFile({ blob, fileName }: DownloadedFile, otherwiseNamed: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? otherwiseNamed;
  link.click();
  // Revoked later: some browsers start to read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
