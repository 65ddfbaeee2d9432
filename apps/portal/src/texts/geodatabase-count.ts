import type { GeodatabaseProblem } from '../lib/geodatabase/geodatabase-error.ts';
import { counted } from './counted.ts';

const unzip = 'Descomprímalo y elija la carpeta que termina en .gdb.';

/** Texts of counting the records of a geodatabase in the browser. */
export const geodatabaseCountTexts = {
  label: 'Suelte aquí su carpeta .gdb o un ZIP que la contenga',
  hint: 'Se lee en este computador y nada se envía. Si el navegador pregunta si desea «subir» la carpeta, acepte: solo le permite leerla.',
  dropLabel: 'Suéltela para contar sus registros',
  folder: 'Elegir la carpeta',
  zip: 'Elegir el ZIP',
  listing: 'Buscando la geodatabase',
  counting: 'Contando los registros',
  progress: (done: string, total: string) => `${done} de ${total} clases y tablas`,
  cancel: 'Cancelar',
  summary: (classes: string, classRecords: string, tables: string, tableRecords: string) =>
    `${counted(classes, 'clase de entidad', 'clases de entidad')} con ${counted(classRecords, 'registro', 'registros')} y ${counted(tables, 'tabla', 'tablas')} con ${counted(tableRecords, 'registro', 'registros')}.`,
  details: 'Registros de cada clase y tabla',
  caption: 'Registros de cada clase y tabla, de más a menos',
  name: 'Nombre',
  kinds: { FC: 'Clase de entidad', TB: 'Tabla' },
  records: 'Registros',
  problems: {
    notGeodatabase: {
      title: 'No encontramos una geodatabase',
      text: (what) =>
        `${what ? `«${what}» no es` : 'Lo que eligió no es'} una geodatabase de archivos ni la contiene. Elija la carpeta que termina en .gdb, o un ZIP con ella adentro.`,
    },
    several: {
      title: 'Hay más de una geodatabase',
      text: (names) => `Encontramos ${names}. Elija la carpeta o el ZIP de una sola.`,
    },
    unfinishedZip: {
      title: 'El ZIP está incompleto o dañado',
      text: () =>
        'Si aún se está descargando o comprimiendo, espere a que termine y elíjalo de nuevo. Si ya terminó, elija directamente la carpeta que termina en .gdb.',
    },
    lockedZip: { title: 'El ZIP tiene contraseña', text: () => unzip },
    zipMethod: {
      title: 'El navegador no puede leer este ZIP',
      text: () =>
        `Usa una compresión que los navegadores no leen, como hace Windows con archivos de más de 2 GB. ${unzip}`,
    },
    tooOld: {
      title: 'La geodatabase es anterior a la versión 10',
      text: () =>
        'Actualícela en su aplicación SIG y elíjala de nuevo, o escriba los conteos que le da la calculadora.',
    },
    damaged: {
      title: 'La geodatabase está incompleta o dañada',
      text: (what) =>
        `No pudimos leer ${what ? `«${what}»` : 'uno de sus archivos'}. Copie de nuevo la geodatabase completa y elíjala otra vez.`,
    },
    missingTable: {
      title: 'A la geodatabase le falta un archivo',
      text: (what) =>
        `No está el archivo de ${what ? `«${what}»` : 'una tabla'}. Copie de nuevo la geodatabase completa; si está comprimida en su aplicación SIG, descomprímala antes.`,
    },
    tooManyFiles: {
      title: 'Hay demasiados archivos',
      text: () => 'Elija la carpeta que termina en .gdb, y no una que además contenga otras cosas.',
    },
    unreadable: {
      title: 'El navegador no pudo leer los archivos',
      text: () =>
        'Pudieron moverse o cambiar mientras se leían, o falta el permiso para leerlos. Cierre la geodatabase en su aplicación SIG y elíjala de nuevo.',
    },
  } satisfies Record<
    GeodatabaseProblem,
    { title: string; text: (detail: string | undefined) => string }
  >,
} as const;
