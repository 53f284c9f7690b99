import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { tocadas } from '../efeito.ts';
import type { PlanoDeAditivo } from '../planejar.ts';
import { escreverAditivos } from './congelar.ts';
import type { AditivoPlanejado } from './vigorar.ts';

/** What an addendum does, in the figures that a person sees before it and that the family signs. */
export type Previsto = { parcelas: number; ajusteCentavos: number };
export const previstoDe = ({ efeito, ajusteCentavos }: PlanoDeAditivo): Previsto => ({ parcelas: tocadas(efeito).length, ajusteCentavos });

/** Whether the figures are still those that were seen or signed. */
export const mesmoPrevisto = (a: Previsto, b: Previsto): boolean => a.parcelas === b.parcelas && a.ajusteCentavos === b.ajusteCentavos;

/** Addenda wait for their signatures from now on: their texts are frozen, with their figures; no title moves. */
export async function gravarEnvio(ato: Ato, aditivos: readonly AditivoPlanejado[]): Promise<void> {
  const { tx, quem, tarefaId = null } = ato;
  if (aditivos.length === 0) return;
  const textos = await escreverAditivos(
    tx,
    aditivos.map((a) => ({ ...a, efeito: a.plano.efeito })),
  );
  const linhas = aditivos.map((a) => ({ id: a.id, texto: { ...textos.get(a.id), previsto: previstoDe(a.plano) } }));
  await sql`with l as (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, texto jsonb)),
      enviados as (update aditivos a set situacao = 'aguardando_assinatura', texto_congelado = l.texto, versao = a.versao + 1, updated_at = clock_timestamp() from l where a.id = l.id)
    insert into aditivos_situacoes (aditivo_id, de, para, usuario_id, tarefa_id) select l.id, 'rascunho', 'aguardando_assinatura', ${quem.usuarioId}::bigint, ${tarefaId}::bigint from l`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    aditivos.map(({ id, ordem, motivo, carregado, plano }) => ({
      acao: 'contrato.aditivo_enviado_para_assinatura',
      alvoTipo: 'contrato',
      alvoId: carregado.contrato.id,
      depois: { aditivoId: id, ordem, ...previstoDe(plano) },
      motivo,
    })),
  );
}

/** The addendum is a draft again: it may be changed, and is signed anew. */
export async function gravarVoltaARascunho(
  ato: Ato,
  { id, ordem, contratoId }: { id: number; ordem: number; contratoId: number },
): Promise<void> {
  const { tx, quem } = ato;
  await sql`with volta as (update aditivos set situacao = 'rascunho', texto_congelado = null, versao = versao + 1, updated_at = clock_timestamp() where id = ${id})
    insert into aditivos_situacoes (aditivo_id, de, para, usuario_id) values (${id}, 'aguardando_assinatura', 'rascunho', ${quem.usuarioId}::bigint)`.execute(
    tx,
  );
  await auditarVarios(ato, [
    { acao: 'contrato.aditivo_envio_desfeito', alvoTipo: 'contrato', alvoId: contratoId, depois: { aditivoId: id, ordem }, motivo: null },
  ]);
}

/** By how much an addendum `a` changed its contract, or will as it was sent for its signature. */
export const ajusteDoAditivo = sql`case a.situacao when 'aguardando_assinatura' then coalesce((a.texto_congelado #>> '{previsto,ajusteCentavos}')::bigint, 0)
  else a.ajuste_centavos end`;

/** The figures that were signed; null for an addendum that does not wait for a signature. */
export async function previstoAssinado(tx: Tx, aditivoId: number): Promise<Previsto | null> {
  const { rows } = await sql<{ previsto: Previsto | null }>`select texto_congelado -> 'previsto' as previsto from aditivos
    where id = ${aditivoId} and situacao = 'aguardando_assinatura'`.execute(tx);
  return rows[0]?.previsto ?? null;
}
