import { savedViewLimits } from '../config/saved-view-limits.ts';

/** Texts of the saved searches. */
export const savedViewTexts = {
  none: 'Aún no ha guardado búsquedas de este reporte. Quedan en este navegador.',
  name: 'Nombre de la búsqueda actual',
  save: 'Guardar',
  replace: 'Reemplazar',
  nameMissing: 'Escriba un nombre para la búsqueda.',
  nameTooLong: `Use ${savedViewLimits.name} caracteres como máximo.`,
  nameInUse: 'Ya hay una búsqueda con este nombre. Reemplácela o escriba otro nombre.',
  searchTooLong: 'Esta búsqueda es demasiado larga para guardarla. Quite algunos filtros.',
  full: `Puede guardar hasta ${savedViewLimits.count} búsquedas por reporte. Borre una antes.`,
  removeShort: 'Borrar',
  remove: (name: string) => `Borrar «${name}»`,
  saved: (name: string) => `Se guardó «${name}».`,
  replaced: (name: string) => `Se reemplazó «${name}».`,
  removed: (name: string) => `Se borró «${name}».`,
  notStored: 'Este navegador no permite guardar búsquedas.',
} as const;
