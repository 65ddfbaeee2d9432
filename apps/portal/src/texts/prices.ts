import { credits } from './counted.ts';

/** Texts of the price lists' screen (§2, §9; decisions §3). */
export const priceListTexts = {
  lead: 'Cada lista dice cuántos créditos cuesta una ejecución según su Score. Solo una está vigente.',
  emptyTitle: 'Aún no hay listas de precios',
  emptyText: 'Sin una lista publicada no se pueden ejecutar herramientas. Escriba la primera.',
  create: 'Nuevo borrador',
  createFirst: 'Escribir la primera lista',
  version: 'Versión',
  name: 'Título',
  created: 'Creado',
  published: 'Publicada',
  levels: 'Niveles',
  status: 'Estado',
  actions: 'Acciones',
  inForce: 'Vigente',
  earlier: 'Anterior',
  current: 'Lista vigente',
  currentSince: (version: number, moment: string) =>
    `Versión ${version}, vigente desde el ${moment}.`,
  noneInForce: 'Ninguna lista está vigente: publique un borrador.',
  drafts: 'Borradores',
  noDrafts: 'No hay borradores. Escriba uno para preparar un cambio de precios.',
  history: 'Historial de versiones publicadas',
  noHistory: 'Todavía no se ha publicado ninguna lista.',
  caption: (title: string, version: number) => `Niveles de «${title}», versión ${version}`,
  edit: 'Editar',
  editOf: (version: number) => `Editar el borrador, versión ${version}`,
  publish: 'Publicar',
  publishOf: (version: number) => `Publicar el borrador, versión ${version}`,
  remove: 'Eliminar',
  removeOf: (version: number) => `Eliminar el borrador, versión ${version}`,
  show: 'Ver',
  showOf: (version: number) => `Ver la versión ${version}`,
  copy: 'Crear un borrador a partir de esta',
} as const;

/** Texts of the editor of a draft. */
export const priceEditorTexts = {
  createTitle: 'Nuevo borrador',
  editTitle: (version: number) => `Borrador, versión ${version}`,
  lead: 'Nada cambia para los usuarios hasta que publique el borrador.',
  general: 'Datos generales',
  name: 'Título',
  nameHint: 'Se muestra en la página Precios.',
  weightHint: 'Score que suma cada registro, como 1 o 0,25.',
  levels: 'Niveles',
  levelsHint:
    'Del menor al mayor Score: el primero empieza en 0 y ninguno cuesta menos que el anterior.',
  levelNumber: (position: number) => `Nivel ${position}`,
  levelName: 'Nombre del nivel',
  addLevel: 'Agregar un nivel',
  removeLevel: 'Quitar',
  removeLevelOf: (position: number) => `Quitar el nivel ${position}`,
  save: 'Guardar el borrador',
  saving: 'Guardando…',
  back: 'Volver a las listas',
  saved: (title: string) => `El borrador «${title}» quedó guardado.`,
  gone: 'Este borrador ya no se puede cambiar: se publicó o se eliminó mientras usted lo editaba.',
  goneMissing: 'No encontramos este borrador. Es posible que se haya publicado o eliminado.',
  changedMeanwhile:
    'Lo que usted escribió sigue aquí, sin guardar. Guárdelo como otro borrador, o descártelo para ver lo que se guardó.',
  reload: 'Descartar lo mío y cargar lo guardado',
  reloading: 'Cargando…',
  saveAsNew: 'Guardar como otro borrador',
  leaveTitle: '¿Salir sin guardar?',
  leaveText: 'Los cambios de este borrador se pierden.',
  leave: 'Salir sin guardar',
  stay: 'Seguir editando',
} as const;

/** Texts of the confirmations before a draft is published or deleted. */
export const priceQuestionTexts = {
  publishTitle: (title: string) => `¿Publicar «${title}»?`,
  publishText:
    'Rige desde el momento en que la publique: las ejecuciones nuevas se cobran con ella y la página Precios la muestra. Las que están en curso se cobran con la lista con la que empezaron. Una lista publicada no se puede cambiar ni eliminar.',
  replaces: (title: string, version: number) => `Reemplaza a «${title}», versión ${version}.`,
  first: 'Es la primera lista que se publica.',
  overtaken:
    'Mientras tanto se publicó otra lista, que es la vigente. Revise de nuevo qué cambia antes de publicar esta.',
  changes: 'Qué cambia para los usuarios',
  noChanges: 'Los precios son los mismos de la lista vigente.',
  added: (from: string, price: string) => `Nuevo: desde ${from}, ${credits(price)}`,
  score: (change: string) => `Score desde ${change}`,
  credits,
  same: (levels: number) =>
    levels === 1 ? 'Otro nivel no cambia.' : `Otros ${levels} niveles no cambian.`,
  removed: 'Se retira',
  changed: (before: string, after: string) => `${before} →\u00a0${after}`,
  publish: 'Publicar ahora',
  publishing: 'Publicando…',
  published: (title: string, version: number) =>
    `La lista «${title}», versión ${version}, ya está vigente.`,
  conflict:
    'Alguien guardó, publicó o eliminó este borrador. Cierre esta ventana: las listas ya están actualizadas.',
  removeTitle: (title: string) => `¿Eliminar el borrador «${title}»?`,
  removeText: 'El borrador se pierde. Las listas publicadas no cambian.',
  remove: 'Eliminar',
  removing: 'Eliminando…',
  deleted: (title: string) => `El borrador «${title}» se eliminó.`,
} as const;
