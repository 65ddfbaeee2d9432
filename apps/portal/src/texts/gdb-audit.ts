import type { auditTools } from '@consultancy/validation';

type ToolCode = (typeof auditTools)[number]['code'];

/** What the detailed page tells of one tool. */
export interface ToolText {
  /** What it compares, and with what. */
  checks: string;
  /** A finding as the results sheet words it; synthetic data. */
  finding: string;
  /** What must stand in the geodatabase before it runs. */
  needs: string;
}

/** The 15 tools in words (§2 «GDB Audit detail»), by code. */
export const toolTexts: Record<ToolCode, ToolText> = {
  R_INF_01: {
    checks:
      'Compara la geodatabase con el modelo: nombres de los conjuntos de datos, clases de entidad y tablas; campos, con su tipo y longitud; dominios y subtipos. Señala lo que falta, lo que sobra y lo que se llama distinto.',
    finding: 'El campo NOMBRE es de tipo entero; el modelo lo define como texto.',
    needs:
      'La geodatabase de la entrega. Conviene ejecutarla primero: las demás herramientas parten de esta estructura.',
  },
  R_INF_02: {
    checks:
      'Lee el sistema de referencia de cada conjunto de datos y de cada capa, y lo compara con MAGNA-SIRGAS / Origen-Nacional (EPSG:9377) o, en coordenadas geográficas, con MAGNA-SIRGAS (EPSG:4686). También encuentra capas sin sistema definido.',
    finding: 'La capa no tiene definido un sistema de coordenadas.',
    needs:
      'Las capas con su sistema de referencia definido, no solo dibujadas en el lugar correcto.',
  },
  R_INF_03: {
    checks:
      'Verifica que los datos que identifican el proyecto —expediente, nombre, titular y etapa— estén diligenciados y sean los mismos en todas las capas y tablas donde aparecen.',
    finding:
      'El expediente de este registro no es el mismo que el de la capa del área del proyecto.',
    needs: 'La capa del área del proyecto, con sus datos de identificación completos.',
  },
  R_INF_04: {
    checks:
      'Aplica a cada capa las reglas topológicas que le corresponden por su tipo de geometría, dentro de la capa y con las capas vecinas.',
    finding: 'Superposición de 38,6 m² entre dos polígonos.',
    needs: 'Capas con geometría válida y la tolerancia con la que se va a entregar.',
  },
  R_INF_05: {
    checks:
      'Busca registros cuya geometría tiene más de una parte. Una entidad multiparte suma áreas o longitudes de lugares distintos en un solo registro y distorsiona los cálculos.',
    finding: 'Entidad multiparte: dos partes en un mismo registro.',
    needs: 'Las capas de líneas y de polígonos de la entrega.',
  },
  R_INF_06: {
    checks:
      'Calcula de nuevo el área, la longitud o las coordenadas de cada registro y las compara con los valores que están escritos en sus campos.',
    finding: 'El área escrita es 12,40 ha; la de la geometría es 11,87 ha.',
    needs: 'Los campos de área, longitud o coordenadas diligenciados, en las unidades del modelo.',
  },
  R_INF_07: {
    checks:
      'Encuentra valores nulos, vacíos o de relleno en los campos que el modelo marca como obligatorios, también cuando la obligación depende de lo que dice otro campo del mismo registro.',
    finding: 'Campo obligatorio sin diligenciar.',
    needs: 'Los registros de la entrega, completos hasta donde se tenga información.',
  },
  R_INF_08: {
    checks:
      'Revisa la calidad general de los atributos: espacios de más, caracteres dañados, textos cortados, fechas imposibles, números fuera de rango y valores que no pertenecen a su dominio.',
    finding: 'El valor 7 no pertenece al dominio del campo.',
    needs: 'Los dominios del modelo cargados en la geodatabase.',
  },
  R_INF_09: {
    checks:
      'Comprueba que los campos identificadores tengan valor, sean únicos donde deben serlo y sigan el formato que el modelo pide.',
    finding: 'El identificador PM-014 se repite en dos registros.',
    needs: 'Los identificadores asignados antes de relacionar capas y tablas.',
  },
  R_INF_10: {
    checks:
      'Recorre más de 130 relaciones entre tablas y capas: cada llave foránea debe encontrar su llave primaria, y cada registro que exige un detalle debe tenerlo.',
    finding: 'La llave foránea PM-031 no existe en la capa con la que se relaciona.',
    needs: 'Las capas y las tablas de la relación, con sus identificadores revisados.',
  },
  R_INF_11: {
    checks:
      'Compara el departamento, el municipio y la vereda escritos en cada registro con la división político-administrativa en la que cae su geometría.',
    finding: 'El registro dice un municipio y su geometría cae en otro.',
    needs: 'Las capas de división político-administrativa de la misma entrega.',
  },
  R_INF_12: {
    checks:
      'Verifica las relaciones espaciales entre temas: que cada entidad esté dentro, sobre o junto a la capa con la que el modelo la relaciona.',
    finding: 'El punto de muestreo no está sobre el cuerpo de agua que nombra.',
    needs: 'Las capas temáticas que se relacionan, en el mismo sistema de coordenadas.',
  },
  R_INF_13: {
    checks:
      'Comprueba que las capas de caracterización cubran por completo el área de influencia de su componente, sin dejar vacíos y sin salirse de ella.',
    finding: 'Quedan 3,2 ha del área de influencia sin información en esta capa.',
    needs: 'Las áreas de influencia por componente, medio o grupo de componentes.',
  },
  R_INF_14: {
    checks:
      'Hace la misma comprobación frente a otras capas que deben quedar cubiertas, como el área del proyecto o la zonificación.',
    finding: 'La zonificación no cubre 0,6 ha del área del proyecto.',
    needs: 'La capa que cubre y la capa que debe quedar cubierta.',
  },
  R_INF_15: {
    checks:
      'Lee los metadatos de cada capa y señala los que faltan y los elementos que están sin diligenciar.',
    finding: 'La capa no tiene metadatos.',
    needs: 'Los metadatos guardados con cada capa, no en documentos aparte.',
  },
};

/** Texts of the page /product-services/GDBAudit (§2). */
export const gdbAuditTexts = {
  title: 'GDB Audit',
  section: 'Las 15 herramientas',
  kicker: 'R_INF_01 … R_INF_15',
  lead: 'Quince herramientas que comparan su geodatabase con el Modelo de Almacenamiento Geográfico y le dicen, registro por registro, qué corregir antes de radicar.',
  register: 'Ir a Registro',
  download: 'Descargar las herramientas',
  factsTitle: 'Ficha',
  facts: [
    {
      term: 'Modelo',
      description: 'Modelo de Almacenamiento Geográfico, Resolución 2182 de 2016 de la ANLA',
    },
    { term: 'Estudios', description: 'DAA, EIA, PMA e ICA' },
    { term: 'Funciona en', description: 'Aplicación SIG de escritorio, versión 10.6 o posterior' },
    { term: 'Entrega', description: 'Una hoja de cálculo con los hallazgos' },
    { term: 'Se paga', description: 'Por uso, en créditos. Sin licencia' },
  ],
  tools: {
    id: 'herramientas',
    title: 'Las quince herramientas',
    lead: 'Cada una se ejecuta por separado y en el orden que usted quiera. Los ejemplos de hallazgo usan datos sintéticos.',
    index: 'Índice de herramientas',
    checks: 'Qué revisa',
    finding: 'Cómo se ve un hallazgo',
    needs: 'Qué necesita',
  },
  topology: {
    caption: 'Reglas topológicas por tipo de geometría',
    columns: { geometry: 'Geometría', rule: 'Regla', finding: 'Hallazgo cuando' },
    rows: [
      {
        geometry: 'Polígono',
        rule: 'No se superpone',
        finding: 'Dos polígonos de la misma capa comparten área.',
      },
      {
        geometry: 'Polígono',
        rule: 'No deja huecos',
        finding: 'Queda un vacío entre polígonos de una capa que debe ser continua.',
      },
      {
        geometry: 'Polígono',
        rule: 'Límite coincidente',
        finding: 'El borde no sigue el de la capa con la que colinda.',
      },
      {
        geometry: 'Línea',
        rule: 'No se superpone',
        finding: 'Dos líneas, o una consigo misma, recorren el mismo trazo.',
      },
      {
        geometry: 'Línea',
        rule: 'No se cruza sin nodo',
        finding: 'Dos líneas de una red se cortan donde no hay un nodo.',
      },
      {
        geometry: 'Línea',
        rule: 'Sin extremos sueltos',
        finding: 'El extremo de una línea no llega a la red de la que hace parte.',
      },
      {
        geometry: 'Punto',
        rule: 'No se duplica',
        finding: 'Dos puntos de la misma capa están en el mismo lugar.',
      },
      {
        geometry: 'Punto',
        rule: 'Dentro de su polígono',
        finding: 'El punto está fuera del polígono con el que se relaciona.',
      },
    ],
  },
  results: {
    id: 'resultados',
    title: 'Los resultados',
    lead: 'Cada ejecución escribe una hoja de cálculo en la carpeta que usted elija. Una fila es un hallazgo; con la capa y el OBJECTID usted llega al registro.',
    columns: [
      { term: 'Herramienta', description: 'El código de la herramienta que lo encontró.' },
      { term: 'Capa', description: 'La clase de entidad o la tabla donde está.' },
      {
        term: 'OBJECTID',
        description: 'El registro o los registros. Un guion, si el hallazgo es de toda la capa.',
      },
      { term: 'Hallazgo', description: 'Qué se encontró, con el valor o la medida.' },
    ],
  },
  pricing: {
    id: 'cobro',
    title: 'Cómo se calcula el cobro',
    lead: 'El precio depende del tamaño de lo que se revisa, no del número de hallazgos.',
    steps: [
      'La herramienta de cálculo cuenta los registros de su geodatabase y obtiene el Score.',
      'El Score se convierte en créditos según la lista de precios publicada.',
      'Al ejecutar, los créditos se reservan; al terminar, se descuentan. Si la ejecución falla, se liberan.',
    ],
    link: 'Ver precios',
  },
  closing: {
    title: 'Compruébelo con su geodatabase',
    text: 'Regístrese, active su equipo y ejecute las primeras revisiones con los créditos de bienvenida.',
    action: 'Ir a Registro',
    note: 'GDB Audit es una herramienta independiente. No es un producto de la ANLA, que tiene sus propias aplicaciones de validación, y no garantiza la aceptación de un estudio.',
  },
} as const;
