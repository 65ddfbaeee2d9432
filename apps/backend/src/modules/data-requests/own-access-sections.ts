// The account in the file of one's own data, and what gives access to it.
import { accessTypeNames, profileFieldNames, profileLabels } from '@consultancy/validation';
import { nameOfCode } from '../../lists/list-source.ts';
import { address, type OwnDataSection, own, text, time } from './own-data-section.ts';

/** The fields of the profile, by their labels as keys: «Correo electrónico» is `correo_electronico`. */
const profileEntry = Object.fromEntries(
  profileFieldNames.map((field) => [
    profileLabels[field]
      .normalize('NFD')
      .replace(/[^A-Za-z ]/g, '')
      .toLowerCase()
      .replaceAll(' ', '_'),
    `item.${field}`,
  ]),
);

/** The account itself; the file has one. */
export const accountSection: OwnDataSection = {
  key: 'cuenta',
  from: 'users item',
  where: 'item.id = me.id',
  position: 'item.id',
  entry: {
    usuario: 'item.username',
    ...profileEntry,
    correo_por_confirmar: '(SELECT new_email FROM email_changes WHERE user_id = item.id)',
    rol: `CASE item.role WHEN 'admin' THEN 'administrador' ELSE 'usuario' END`,
    fecha_de_registro: time('item.date_joined'),
    correo_verificado: time('item.email_verified_at'),
    suspendida_desde: time('item.disabled_at'),
    ultimo_ingreso: time('item.last_login'),
    ingreso_anterior: time('item.previous_login'),
    saldo: text('item.current_credits'),
    creditos_reservados: text('item.pending_credits'),
    autorizacion_version: 'item.consent_version',
    autorizacion_fecha: time('item.consent_at'),
    autorizacion_direccion: address('item.consent_address'),
  },
};

export const sessions: OwnDataSection = {
  key: 'sesiones',
  from: 'sessions item',
  where: own,
  date: 'item.created_at',
  // A session has no number: the last digits of its id, which are random.
  position: `('x' || right(item.id::text, 12))::bit(48)::bigint`,
  entry: {
    inicio: time('item.created_at'),
    ultimo_uso: time('item.last_seen_at'),
    fin: time('item.ended_at'),
    navegador: 'item.user_agent',
    direccion: address('item.address'),
  },
};

export const machines: OwnDataSection = {
  key: 'equipos',
  from: 'machines item',
  where: own,
  position: 'item.id',
  entry: {
    equipo: 'item.machine_id',
    registro: time('item.registered_at'),
    direccion_del_registro: address('item.registered_address'),
    ultimo_uso: time('item.last_used_at'),
    direccion_del_ultimo_uso: address('item.last_used_address'),
    retiro: time('item.released_at'),
  },
};

export const accesses: OwnDataSection = {
  key: 'accesos',
  from: 'access_logs item',
  where: own,
  date: 'item.access_time',
  position: 'item.id',
  entry: {
    fecha: time('item.access_time'),
    tipo: nameOfCode('item.access_type', accessTypeNames),
    direccion: address('item.address'),
  },
};

export const links: OwnDataSection = {
  key: 'enlaces_enviados',
  from: 'one_use_tokens item',
  where: own,
  position: 'item.id',
  entry: {
    para: `CASE item.purpose WHEN 'verify-email' THEN 'verificar el correo'
      WHEN 'reset-password' THEN 'restablecer la contraseña' ELSE 'cambiar el correo' END`,
    creado: time('item.created_at'),
    vence: time('item.expires_at'),
    usado: time('item.used_at'),
  },
};

export const activationCodes: OwnDataSection = {
  key: 'codigos_de_activacion',
  from: 'activation_codes item',
  where: own,
  position: 'item.id',
  entry: {
    creado: time('item.created_at'),
    vence: time('item.expires_at'),
    usado: time('item.used_at'),
  },
};

export const passkeys: OwnDataSection = {
  key: 'llaves_de_acceso',
  from: 'passkeys item',
  where: own,
  position: 'item.id',
  entry: {
    nombre: 'item.name',
    creada: time('item.created_at'),
    ultimo_uso: time('item.last_used_at'),
  },
};

export const codeApps: OwnDataSection = {
  key: 'aplicaciones_de_codigos',
  from: 'totp_factors item',
  where: own,
  position: 'item.user_id',
  entry: { creada: time('item.created_at'), ultimo_uso: time('item.last_used_at') },
};
