import { brand } from '@consultancy/brand';

/** Texts of the page /product-services (§2). The anchors are the specification's own. */
export const productServicesTexts = {
  kicker: 'Productos & Servicios',
  title: 'Información geográfica que se puede sustentar',
  lead: 'Una herramienta para revisar geodatabases y dos servicios de consultoría para estudios ambientales. Elija por dónde empezar.',
  selector: 'Ir a un producto o servicio',
  products: [
    {
      anchor: 'GDBAudit',
      name: brand.product,
      tile: 'Revise su geodatabase antes de radicar.',
      text: 'Quince herramientas para su aplicación SIG de escritorio comparan la geodatabase con el Modelo de Almacenamiento Geográfico: estructura, coordenadas, topología, atributos, relaciones, coberturas y metadatos. El resultado es un libro de Excel, el libro de hallazgos, con cada hallazgo y el registro donde está.',
      points: [
        'Se ejecuta en su equipo: la geodatabase no se envía a ninguna parte.',
        'Se paga por uso, en créditos. Sin licencia y sin permanencia.',
        'Antes de cada ejecución usted sabe cuántos créditos necesita.',
      ],
    },
    {
      anchor: 'GISConsultancy',
      name: 'Consultoría SIG',
      tile: 'Geodatabases y cartografía para su estudio.',
      text: 'Estructuramos la geodatabase de su estudio según el modelo, migramos la que ya tiene y elaboramos la cartografía temática, con las relaciones y los metadatos que la entrega exige.',
      points: [
        'Estructuración y migración al Modelo de Almacenamiento Geográfico.',
        'Cartografía temática y salidas gráficas.',
        'Revisión de calidad y corrección de hallazgos junto con su equipo.',
      ],
    },
    {
      anchor: 'EnvConsultancy',
      name: 'Consultoría ambiental',
      tile: 'La información ambiental y la geográfica, en concordancia.',
      text: 'Acompañamos estudios ambientales para que lo que dice el documento sea lo mismo que muestra la geodatabase: áreas de influencia, caracterización, zonificación y seguimiento.',
      points: [
        'Apoyo a DAA, EIA, PMA e ICA.',
        'Coherencia entre el documento, los mapas y la geodatabase.',
        'Organización de la información para cada entrega.',
      ],
    },
  ],
  links: {
    detail: 'Descripción detallada',
    download: 'Descargar las herramientas',
    contact: 'Contáctenos',
    of: (link: string, product: string) => `${link}: ${product}`,
  },
  commitment: {
    title: 'Nuestro compromiso',
    text: 'Decirle lo que está bien y lo que falta, con la capa y el registro, para que usted decida con datos y no con suposiciones.',
    points: [
      {
        title: 'Precisión',
        text: 'Cada hallazgo dice dónde está y qué regla del modelo no se cumple.',
      },
      {
        title: 'Transparencia',
        text: 'El costo se conoce antes de ejecutar y cada movimiento queda en su cuenta.',
      },
      {
        title: 'Reserva',
        text: 'La revisión ocurre en su equipo. Al portal solo llegan los conteos de cada ejecución y, si falla, el mensaje de error.',
      },
    ],
  },
  innovation: {
    title: 'Innovación con los pies en el terreno',
    text: 'Las reglas de la revisión salen del modelo vigente y de los errores que más se repiten al armar una geodatabase. Cuando una regla cambia, cambia la herramienta: usted descarga la versión nueva y sigue con su misma cuenta y sus mismos créditos.',
    action: 'Ir a Registro',
  },
} as const;

export type Product = (typeof productServicesTexts.products)[number];
