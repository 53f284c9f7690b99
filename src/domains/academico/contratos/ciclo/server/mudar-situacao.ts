import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';

export type MudancaDeSituacao = {
  id: number;
  de: SituacaoContrato;
  para: SituacaoContrato;
  motivo: string | null;
  dataEfeito?: DataCivil | null;
  /** What the change adds to the contracted total: a reactivation gives up what fell due meanwhile. */
  ajusteCentavos?: number;
  matriculaMovimentoId?: number | null;
  desfazId?: number | null;
};

/** Records changes of state of locked contracts: the state, one row each, the total they move. Gives the row of each contract. */
export async function gravarSituacoes({ tx, quem, tarefaId }: Ato, mudancas: readonly MudancaDeSituacao[]): Promise<Map<number, number>> {
  if (mudancas.length === 0) return new Map();
  const linhas = mudancas.map((m) => ({
    id: m.id,
    de: m.de,
    para: m.para,
    motivo: m.motivo,
    efeito: m.dataEfeito ?? null,
    ajuste: m.ajusteCentavos ?? 0,
    movimento: m.matriculaMovimentoId ?? null,
    desfaz: m.desfazId ?? null,
  }));
  const { rows } = await sql<{ id: number; contratoId: number }>`
    with l as (select * from json_to_recordset(${JSON.stringify(linhas)}::json)
        as l(id bigint, de text, para text, motivo text, efeito date, ajuste bigint, movimento bigint, desfaz bigint)),
      mudados as (update contratos c set situacao = l.para, ajustes_centavos = c.ajustes_centavos + l.ajuste
            - coalesce((select s.ajuste_centavos from contratos_situacoes s where s.id = l.desfaz), 0),
          texto_congelado = case when l.para = 'rascunho' then null else c.texto_congelado end, versao = c.versao + 1, updated_at = clock_timestamp() from l where c.id = l.id)
    insert into contratos_situacoes (contrato_id, de, para, motivo, data_efeito, ajuste_centavos, matricula_movimento_id, tarefa_id, desfaz_id, usuario_id)
    select l.id, l.de, l.para, l.motivo, l.efeito, l.ajuste, l.movimento, ${tarefaId ?? null}::bigint, l.desfaz, ${quem.usuarioId}::bigint from l order by l.id
    returning id, contrato_id as "contratoId"`.execute(tx);
  return new Map(rows.map((r) => [r.contratoId, r.id]));
}

const acoes: Partial<Record<`${SituacaoContrato} ${SituacaoContrato}`, string>> = {
  'rascunho aguardando_assinatura': 'contrato.enviado_para_assinatura',
  'ativo suspenso': 'contrato.suspenso',
  'suspenso ativo': 'contrato.reativado',
  'ativo encerrado': 'contrato.encerrado',
};

/** The audit rows of changes of state, with what each did. */
export function auditarMudancas(ato: Ato, mudancas: readonly (MudancaDeSituacao & { efeito?: Record<string, unknown> })[]): Promise<void> {
  return auditarVarios(
    ato,
    mudancas.map((m) => ({
      acao: m.desfazId
        ? 'contrato.desfeito'
        : m.para === 'cancelado'
          ? 'contrato.cancelado'
          : (acoes[`${m.de} ${m.para}`] ?? 'contrato.alterado'),
      alvoTipo: 'contrato',
      alvoId: m.id,
      antes: { situacao: m.de },
      depois: { situacao: m.para, ...(m.dataEfeito ? { dataEfeito: m.dataEfeito } : {}), ...m.efeito },
      motivo: m.motivo,
    })),
  );
}
