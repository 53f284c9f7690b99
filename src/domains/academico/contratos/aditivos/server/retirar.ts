import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';
import { julgarCada, type Recusado } from '#shared/julgar-cada.ts';
import { errosAditivo } from '../erros.ts';
import { doAditivo, podeMudarAditivo, type SituacaoAditivo } from '../situacoes.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import '#domains/academico/contratos/server/restricoes.ts';
import './restricoes.ts';

type Aditivo = { id: number; contratoId: number; numero: string; ordem: number; situacao: SituacaoAditivo };

/** Withdraws addenda that took no effect yet, each judged by itself: no title moves, and what was sent stays readable. */
export async function retirarCadaUm(
  ato: Ato,
  ids: readonly number[],
  { motivo }: { motivo: string | null },
): Promise<{ retirados: { id: number; contratoId: number }[]; recusados: Recusado[] }> {
  const { tx } = ato;
  const { rows: donos } = await sql<{
    id: number;
  }>`select distinct contrato_id as id from aditivos where id = any(${[...ids]}::bigint[])`.execute(tx);
  await travarContratos(
    tx,
    donos.map((d) => d.id),
  );
  const { rows } = await sql<Aditivo>`select a.id, a.contrato_id as "contratoId", c.numero, a.ordem, a.situacao
    from aditivos a join contratos c on c.id = a.contrato_id where a.id = any(${[...ids]}::bigint[]) order by a.id`.execute(tx);
  const achados = new Map(rows.map((a) => [a.id, a]));
  const alvos = ids.map((id) => ({ id }));
  const { aceitos, recusados } = julgarCada(alvos, ({ id }) => {
    const aditivo = achados.get(id);
    if (!aditivo) throw errosComuns.NAO_ENCONTRADO();
    const { numero, ordem, situacao } = aditivo;
    if (!podeMudarAditivo(situacao, 'retirar'))
      throw errosAditivo.ADITIVO_TRANSICAO_INVALIDA({ numero, ordem, ...doAditivo(situacao, 'revogado') });
    return aditivo;
  });
  if (aceitos.length > 0) await gravar(ato, aceitos, motivo);
  return { retirados: aceitos.map(({ id, contratoId }) => ({ id, contratoId })), recusados };
}

async function gravar(ato: Ato, aditivos: readonly Aditivo[], motivo: string | null): Promise<void> {
  const { tx, quem, tarefaId = null } = ato;
  const linhas = aditivos.map(({ id, situacao }) => ({ id, de: situacao }));
  await sql`with l as (select * from json_to_recordset(${JSON.stringify(linhas)}::json) as l(id bigint, de text)),
      retirados as (update aditivos a set situacao = 'revogado', versao = a.versao + 1, updated_at = clock_timestamp() from l where a.id = l.id)
    insert into aditivos_situacoes (aditivo_id, de, para, motivo, usuario_id, tarefa_id)
    select l.id, l.de, 'revogado', ${motivo}::text, ${quem.usuarioId}::bigint, ${tarefaId}::bigint from l`.execute(tx);
  await auditarVarios(
    ato,
    aditivos.map(({ id, ordem, contratoId, situacao }) => ({
      acao: 'contrato.aditivo_retirado',
      alvoTipo: 'contrato',
      alvoId: contratoId,
      antes: { situacao },
      depois: { aditivoId: id, ordem },
      motivo,
    })),
  );
}
