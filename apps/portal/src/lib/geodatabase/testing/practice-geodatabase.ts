import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import type { ChosenFiles } from '../count-geodatabase.ts';

/** The geodatabase that `make.py` writes, as a ZIP. */
export const zipBytes = new Uint8Array(readFileSync(join(import.meta.dirname, 'geodatabase.zip')));

/** Its files by their path. */
export const zipContent: Readonly<Record<string, Uint8Array>> = unzipSync(zipBytes);

/** The counts of GDAL, the classes with most records first. */
export const expectedCount = {
  name: 'Práctica ANLA.gdb',
  counts: [
    { name: 'PuntoMuestreo', kind: 'FC', records: 30 },
    { name: 'Vía', kind: 'FC', records: 5 },
    { name: 'MonitoreoAguaTB', kind: 'TB', records: 4 },
    { name: 'ÁreaProyecto', kind: 'FC', records: 3 },
    { name: 'Vía__ATTACH', kind: 'TB', records: 2 },
    { name: 'CaptaciónVacía', kind: 'FC', records: 0 },
    { name: 'TablaVacíaTB', kind: 'TB', records: 0 },
  ],
  fcRecords: 38,
  tbRecords: 6,
};

const blobPart = (bytes: Uint8Array) => new Uint8Array(bytes);

/** Files chosen as a folder. */
export const asFolder = (content: Readonly<Record<string, Uint8Array>>): ChosenFiles => ({
  files: Object.entries(content).map(([path, bytes]) => ({
    path,
    getFile: async () => new File([blobPart(bytes)], path.split('/').at(-1) ?? path),
  })),
  isTruncated: false,
});

/** One chosen file. */
export const asFile = (file: File): ChosenFiles => ({
  files: [{ path: file.name, getFile: async () => file }],
  isTruncated: false,
});

/** Bytes chosen as a file of this name. */
export const asZip = (bytes: Uint8Array, name = 'proyecto.zip'): ChosenFiles =>
  asFile(new File([blobPart(bytes)], name));

/** A ZIP with these files. @param level of compression; 0 stores. */
export const zipOf = (content: Zippable, level: 0 | 6 = 6): Uint8Array =>
  zipSync(content, { level });
