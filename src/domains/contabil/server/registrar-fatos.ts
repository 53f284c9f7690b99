import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { EstornoDeFato, NovoFato } from '../fatos.ts';
import './restricoes.ts';

/**
 * Records facts in the transaction of the movement that they tell of, one statement for all. A fact per event and source
 * exists once: FATO_REPETIDO otherwise. What is told again at another cost in the place of a fact that a person left out of the books stays out too.
 */
export async function registrarFatos(tx: Tx, fatos: readonly NovoFato[]): Promise<void> {
  if (fatos.length === 0) return;
  await sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores)
    select f.evento, f."dataFato", f."origemTipo", f."origemId", f."valorCentavos", f.valores
    from json_to_recordset(${JSON.stringify(fatos)}::json)
      as f(evento text, "dataFato" date, "origemTipo" text, "origemId" bigint, "valorCentavos" bigint, valores jsonb)`.execute(tx);
  const contados = fatos.filter(({ origemTipo }) => origemTipo === 'recalculo_estoque').map(({ origemId }) => origemId);
  if (contados.length === 0) return;
  await sql`insert into fatos_dispensados (fato_id, motivo, razao, usuario_id, usuario_nome)
    select f.id, d.motivo, d.razao, d.usuario_id, d.usuario_nome from fatos_contabeis f
      join fatos_contabeis volta on volta.origem_tipo = f.origem_tipo and volta.origem_id = f.origem_id and volta.estorno_de is not null
      join fatos_dispensados d on d.fato_id = volta.estorno_de and d.motivo = 'recusado'
    where f.origem_tipo = 'recalculo_estoque' and f.origem_id = any(${contados}::bigint[]) and f.estorno_de is null`.execute(tx);
}

/** Records the opposite of one fact: same value and parts, pointing at the original. FATO_JA_ESTORNADO the second time. */
export async function registrarEstornoDeFato(tx: Tx, estorno: EstornoDeFato): Promise<void> {
  await registrarEstornosDeFatos(tx, [estorno]);
}

/** The same for many, in one statement. @throws Error when an original does not exist, which is a defect of the caller. */
export async function registrarEstornosDeFatos(tx: Tx, estornos: readonly EstornoDeFato[]): Promise<void> {
  if (estornos.length === 0) return;
  const linhas = estornos.map(({ original, ...estorno }) => ({
    ...estorno,
    deEvento: original.evento,
    deTipo: original.origemTipo,
    deId: original.origemId,
  }));
  const { numAffectedRows } = await sql`
    insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores, estorno_de)
    select e.evento, e."dataFato", e."origemTipo", e."origemId", f.valor_centavos, f.valores, f.id
    from json_to_recordset(${JSON.stringify(linhas)}::json)
      as e(evento text, "dataFato" date, "origemTipo" text, "origemId" bigint, "deEvento" text, "deTipo" text, "deId" bigint)
    join fatos_contabeis f on f.evento = e."deEvento" and f.origem_tipo = e."deTipo" and f.origem_id = e."deId"`.execute(tx);
  if (Number(numAffectedRows) !== estornos.length)
    throw new Error(`a reversed fact does not exist: ${JSON.stringify(estornos[0]?.original)}`);
}
