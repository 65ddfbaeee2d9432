import {
  auditActionNames,
  dataRequestKindNames,
  dataRequestStateNames,
} from '@consultancy/validation';
import { namedFacts, nameOfCode } from '../../lists/list-source.ts';
import { mailNames } from '../../mail/mail-names.ts';
import { ownMail, ownSuggestion } from './attribution.ts';
import {
  accesses,
  activationCodes,
  codeApps,
  links,
  machines,
  passkeys,
  sessions,
} from './own-access-sections.ts';
import { address, type OwnDataSection, own, text, time } from './own-data-section.ts';

const toolName = '(SELECT feature_name FROM tools WHERE feature_id = item.feature_id)';

const runs: OwnDataSection = {
  key: 'ejecuciones',
  from: 'utilizations item',
  where: own,
  date: 'item.usage_date',
  position: 'item.utilization_id',
  entry: {
    utilizacion: 'item.utilization_id',
    herramienta: 'item.feature_id',
    nombre: toolName,
    inicio: time('item.usage_date'),
    fin: time('item.finish_date'),
    estado: `CASE item.state WHEN 'open' THEN 'abierta' WHEN 'finished' THEN 'terminada'
      WHEN 'failed' THEN 'fallida' ELSE 'vencida' END`,
    registros_fc: 'item.fc_records90',
    registros_tb: 'item.tb_records90',
    registros_fc_finales: 'item.settled_fc_records90',
    registros_tb_finales: 'item.settled_tb_records90',
    score: text('item.score'),
    nivel: 'item.level',
    porcentaje_de_nivel: text('item.prcnt_score_level'),
    lista_de_precios: 'item.price_list_version',
    creditos_reservados: text('item.credits_reserved'),
    creditos_cobrados: text('item.credits_used'),
    creditos_sin_cobrar: text('item.credits_shortfall'),
  },
};

const trail: OwnDataSection = {
  key: 'eventos',
  // Each part has an index of its own; a condition with OR would read everyone's events. PostgreSQL
  // reads both in their order only where neither part has a condition.
  from: `(
    SELECT target_id AS user_id, false AS twice, event.* FROM audit_events event
    UNION ALL
    SELECT actor_id, target_id IS NOT DISTINCT FROM actor_id, event.* FROM audit_events event) item`,
  where: `${own} AND NOT item.twice`,
  date: 'item.at',
  position: 'item.id',
  // What the user did to others is theirs to know, what it was about is the others' data.
  entry: {
    fecha: time('item.at'),
    accion: nameOfCode('item.action', auditActionNames),
    responsable: `CASE WHEN item.actor_id = me.id THEN 'usted'
      WHEN item.actor_id IS NULL THEN 'servidor' ELSE 'administración' END`,
    sobre_su_cuenta: 'item.target_id IS NOT DISTINCT FROM me.id',
    motivo: 'CASE WHEN item.target_id = me.id THEN item.reason END',
    antes: `CASE WHEN item.target_id = me.id THEN ${namedFacts('item.before')} END`,
    despues: `CASE WHEN item.target_id = me.id THEN ${namedFacts('item.after')} END`,
    direccion: `CASE WHEN item.actor_id = me.id THEN ${address('item.address')} END`,
  },
};

const requests: OwnDataSection = {
  key: 'solicitudes',
  from: 'data_requests item',
  where: own,
  position: 'item.request_id',
  entry: {
    solicitud: 'item.request_id',
    recibida: time('item.received_at'),
    tipo: nameOfCode('item.kind', dataRequestKindNames),
    estado: nameOfCode('item.state', dataRequestStateNames),
    texto: 'item.details',
    responder_a_mas_tardar: 'item.due_on',
    completar_a_mas_tardar: 'item.complete_by',
    cerrada: time('item.closed_at'),
    pasos: `(SELECT json_agg(json_build_object('fecha', ${time('at')},
      'estado', ${nameOfCode('event.state', dataRequestStateNames)}, 'texto', note) ORDER BY id)
      FROM data_request_events event WHERE event.request_id = item.request_id)`,
  },
};

const mails: OwnDataSection = {
  key: 'correos_por_enviar',
  from: `(SELECT jobs.id, payload, created_at, attempts FROM graphile_worker._private_jobs jobs
    JOIN graphile_worker._private_tasks tasks ON tasks.id = task_id
    WHERE identifier = 'send_mail') item`,
  where: ownMail,
  position: 'item.id',
  entry: {
    correo: nameOfCode(`(item.payload ->> 'mail')`, mailNames),
    creado: time('item.created_at'),
    intentos: 'item.attempts',
  },
};

/** The sections that are lists, in the order of the file (docs/product/my-data.md). */
export const ownDataSections: readonly OwnDataSection[] = [
  sessions,
  machines,
  {
    key: 'compras',
    from: 'transactions item',
    where: own,
    date: 'item.trans_date',
    position: 'item.trans_id',
    entry: {
      transaccion: 'item.trans_id',
      fecha: time('item.trans_date'),
      tipo: 'item.trans_type',
      creditos: text('item.credits_purchased'),
      valor_pagado: text('item.amount_paid'),
      plataforma: 'item.trans_platform',
    },
  },
  {
    key: 'movimientos',
    from: 'credit_movements item',
    where: own,
    position: 'item.seq',
    entry: {
      movimiento: 'item.id',
      fecha: time('item.date'),
      tipo: 'item.type',
      detalle: 'item.descript',
      creditos: text('item.amount'),
      saldo: text('item.balance'),
      // As the view `credit_history` has it: the stored entry is never rewritten (ADR 018).
      estado: `CASE WHEN EXISTS (SELECT FROM credit_movements later WHERE later.reverses_id = item.id)
        THEN 'Anulado' ELSE item.status END`,
      transaccion: 'item.trans_id',
      utilizacion: 'item.utilization_id',
    },
  },
  runs,
  {
    key: 'errores',
    from: 'error_logs item',
    where: own,
    date: 'item.error_time',
    position: 'item.error_id',
    entry: {
      error: 'item.error_id',
      utilizacion: 'item.util_id',
      herramienta: 'item.feature_id',
      fecha: time('item.error_time'),
      etapa: 'item.execute_stage',
      mensaje: 'item.error_message',
    },
  },
  accesses,
  links,
  activationCodes,
  passkeys,
  codeApps,
  {
    key: 'sugerencias',
    from: 'suggestions item',
    where: ownSuggestion,
    position: 'item.id',
    entry: {
      fecha: time('item.at'),
      nombre: 'item.name',
      correo: 'item.email',
      mensaje: 'item.message',
      direccion: address('item.address'),
    },
  },
  mails,
  requests,
  trail,
];
