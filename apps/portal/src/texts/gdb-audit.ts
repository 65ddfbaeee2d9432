import { brand } from '@consultancy/brand';
import { downloadInvitation } from './closing.ts';

/** Texts of the page /product-services/GDBAudit (§2). */
export const gdbAuditTexts = {
  title: brand.product,
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
    {
      term: 'Resultados',
      description: 'Un libro de hallazgos, también en GeoPackage, JSON y HTML',
    },
    { term: 'Se paga', description: 'Por uso, en créditos. Sin licencia' },
  ],
  tools: {
    id: 'herramientas',
    title: 'Las quince herramientas',
    lead: 'Ejecútelas por separado, en el orden que usted quiera, o todas de una vez. Los ejemplos de hallazgo vienen de una geodatabase con datos sintéticos.',
    index: 'Índice de herramientas',
    checks: 'Qué revisa',
    finding: 'Cómo se ve un hallazgo',
    needs: 'Qué necesita',
    catalogue: (code: string) => `Hallazgos de ${code}`,
  },
  topology: {
    caption: 'Reglas topológicas por tipo de geometría',
    columns: { code: 'Código', geometry: 'Geometría', rule: 'Hallazgo', severity: 'Severidad' },
    geometries: {
      Point: 'Punto',
      Multipoint: 'Multipunto',
      Polyline: 'Línea',
      Polygon: 'Polígono',
    },
  },
  results: {
    id: 'resultados',
    title: 'Los resultados',
    lead: 'Cada ejecución escribe los hallazgos en la carpeta que usted elija. Una fila es un hallazgo; con la clase y el OBJECTID usted llega al registro.',
    filesTitle: 'Los archivos',
    files: [
      {
        term: 'Libro de hallazgos (XLSX)',
        description: 'Un resumen con conteos y una hoja por herramienta, con filtros.',
      },
      {
        term: 'GeoPackage',
        description: 'Los hallazgos con su lugar, para verlos sobre sus capas.',
      },
      { term: 'JSON', description: 'Los mismos datos, para otros programas.' },
      { term: 'HTML', description: 'Un resumen para leer e imprimir.' },
    ],
    columnsTitle: 'Las columnas del libro',
    columns: [
      {
        terms: ['Código', 'Severidad', 'Estado'],
        description:
          'La revisión, con enlace al catálogo; error, advertencia o información; nuevo, abierto o aceptado.',
      },
      {
        terms: ['Clase', 'Campo', 'OBJECTID', 'Registros', 'Identificador'],
        description: 'Dónde está y cuántos registros son.',
      },
      {
        terms: ['Valor', 'Esperado', 'Hallazgo', 'Cómo corregir'],
        description: 'Qué se encontró y qué hacer.',
      },
      {
        terms: ['X', 'Y', 'Todos los OBJECTID', 'Base'],
        description: 'El lugar, los registros y el documento en que se apoya.',
      },
      {
        terms: ['Huella', 'Aceptado por', 'Motivo'],
        description: 'Para aceptar un hallazgo, escriba quién y por qué.',
      },
    ],
  },
  pricing: {
    id: 'cobro',
    title: 'Cómo se calcula el cobro',
    lead: 'El precio depende del tamaño de lo que se revisa, no del número de hallazgos.',
    steps: [
      'La calculadora cuenta los registros de su geodatabase y obtiene el Score.',
      'El Score se convierte en créditos según la lista de precios publicada.',
      'Al ejecutar, los créditos se reservan; al terminar, se descuentan. Si la ejecución falla, se liberan.',
    ],
    link: 'Ver precios',
  },
  closing: {
    title: 'Compruébelo con su geodatabase',
    text: 'Regístrese, active su equipo y ejecute las primeras revisiones con los créditos de bienvenida.',
    signedInText: downloadInvitation,
    action: 'Ir a Registro',
    note: `${brand.product} es una herramienta independiente. No es un producto de la ANLA, que tiene sus propias aplicaciones de validación, y no garantiza la aceptación de un estudio.`,
  },
} as const;
