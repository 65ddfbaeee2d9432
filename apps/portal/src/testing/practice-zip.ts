import zip from '../lib/geodatabase/testing/geodatabase.zip?url&inline';

/** The geodatabase of the tests, as a chosen file: 4 classes with 38 records, 3 tables with 6. */
export function practiceZip(): File {
  const bytes = Uint8Array.from(atob(zip.split(',')[1] ?? ''), (character) =>
    character.charCodeAt(0),
  );
  return new File([bytes], 'Práctica ANLA.gdb.zip', { type: 'application/zip' });
}
