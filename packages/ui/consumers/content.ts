/** What the page shows, in whatever design system. */
export const site = 'Cuenca Consultores';
export const note = 'Cuenca Consultores, Manizales';
export const title = 'El agua, medida donde pasa';
export const lead = 'Estudios hidrológicos e hidráulicos para diseño, concesión y vigilancia.';
export const menuLabel = 'Menú principal';
export const closeLabel = 'Cerrar';
export const darkLabel = 'Tema oscuro';
export const tabsLabel = 'Servicios en línea';

export const links = [
  ['Servicios', '#servicios'],
  ['Proyectos', '#proyectos'],
  ['Contacto', '#contacto'],
] as const;

export interface Station {
  readonly code: string;
  readonly river: string;
  readonly town: string;
  readonly flow: string;
  readonly isActive: boolean;
}

const station = (code: string, river: string, town: string, flow: string, isActive = true) => ({
  code,
  river,
  town,
  flow,
  isActive,
});

export const stations: readonly Station[] = [
  station('2615-701', 'Chinchiná', 'Manizales', '24,6'),
  station('2617-702', 'Cauca', 'La Virginia', '512,0'),
  station('2306-703', 'Guarinó', 'Victoria', '38,1', false),
  station('2305-704', 'Samaná Sur', 'Norcasia', '96,4'),
  station('2302-705', 'La Miel', 'La Dorada', '241,9'),
  station('2612-706', 'Otún', 'Pereira', '17,3'),
  station('2614-707', 'Risaralda', 'Viterbo', '45,8', false),
  station('2616-708', 'Tapias', 'Neira', '9,2'),
];

export const stationsTitle = 'Estaciones';
export const columnNames = ['Código', 'Río', 'Municipio', 'Caudal (m³/s)', 'Estado'] as const;
export const stateOf = ({ isActive }: Station) => (isActive ? 'Activa' : 'Suspendida');

export const requestTitle = 'Solicitud';
export const errorTitle = 'Hay datos por corregir';
export const sendLabel = 'Pedir una cotización';
export const sentTitle = 'Solicitud recibida';
export const sentText = 'Le responderemos en dos días hábiles.';
export const labels = {
  name: 'Nombre',
  email: 'Correo electrónico',
  basin: 'Cuenca',
  message: 'Mensaje',
  terms: 'Acepto el tratamiento de mis datos',
} as const;
export const basins = [
  ['', 'Elija una cuenca'],
  ['magdalena', 'Magdalena'],
  ['cauca', 'Cauca'],
] as const;

export type Field = keyof typeof labels;
export type Errors = Partial<Record<Field, string>>;

const rules: Record<Field, (value: string) => string | false> = {
  name: (value) => !value.trim() && 'Escriba su nombre.',
  email: (value) =>
    !/^\S+@\S+\.\S+$/.test(value) && 'Escriba un correo completo, por ejemplo nombre@empresa.co.',
  basin: (value) => !value && 'Elija una cuenca.',
  message: (value) => value.trim().length < 10 && 'Escriba al menos diez caracteres.',
  terms: (value) => !value && 'Acepte el tratamiento de sus datos.',
};

/** What is wrong with the sent values, by field and in the order of the form. */
export function check(data: FormData): Errors {
  const wrong = Object.entries(rules).flatMap(([name, rule]) => {
    const error = rule(String(data.get(name) ?? ''));
    return error ? [[name, error]] : [];
  });
  return Object.fromEntries(wrong);
}

export const removeLabel = 'Retirar una estación';
export const removeText =
  'Sus lecturas se conservan. La estación deja de aparecer en los informes.';
export const confirmLabel = 'Retirar';
export const cancelLabel = 'Cancelar';
