import { errosLiquidacao } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import { type DataCivil, formatarInstante } from '#shared/datas.ts';
import { somar } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { recebimentosApi } from '../api.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { categoriaDaTaxa, type NovoLancamento, registrarLancamentos } from '#domains/financeiro/caixa/server/registrar-lancamentos.ts';
import { type ALancar, origensDaLiquidacao } from './lancar-liquidados.ts';
import '#domains/financeiro/caixa/server/restricoes.ts';

type Liquidado = ALancar & { dataLiquidacao: DataCivil };
type ADesfazer = Liquidado & { novoItemId: number };

/** One settlement, what of it may still be undone, and its undoing. Throws LIQUIDACAO_NAO_ENCONTRADA. */
export async function obterLiquidacao(db: Db, id: number): Promise<RespostaServidor<typeof recebimentosApi.obterLiquidacao>> {
  const { rows } = await sql<
    RespostaServidor<typeof recebimentosApi.obterLiquidacao>
  >`select q.id, q.ate, q.data_credito as "dataCredito", q.quantidade, q.bruto_centavos as "brutoCentavos", q.taxa_centavos as "taxaCentavos", q.usuario_nome as "usuarioNome",
      q.created_at as em, (select json_build_object('quantidade', count(*), 'brutoCentavos', coalesce(sum(r.bruto_centavos), 0), 'taxaCentavos', coalesce(sum(r.taxa_centavos), 0))
        from recebimentos_a_liquidar r where r.liquidacao_id = q.id and r.situacao = 'liquidado') as "aDesfazer",
      (select json_build_object('dataDesfeita', d.data_desfeita, 'motivo', d.motivo, 'usuarioNome', d.usuario_nome) from liquidacoes_desfeitas d where d.liquidacao_id = q.id) as desfeita
    from liquidacoes_recebimentos q where q.id = ${id}`.execute(db);
  if (!rows[0]) throw errosLiquidacao.LIQUIDACAO_NAO_ENCONTRADA();
  return rows[0];
}

/**
 * Undoes a settlement that was typed by mistake: gross and fee of what it settled go back today, by movements and facts that name those
 * they undo, and wait to be settled again. What was reversed meanwhile stays reversed.
 * Throws LIQUIDACAO_NAO_ENCONTRADA, LIQUIDACAO_JA_DESFEITA (by whom and when), LIQUIDACAO_TODA_ESTORNADA, closed or missing period.
 */
export async function desfazerLiquidacao(
  ato: Ato<Pessoa>,
  { id, motivo }: { id: number; motivo: string },
): Promise<RespostaServidor<typeof recebimentosApi.desfazerLiquidacao>> {
  const { tx, quem, hoje } = ato;
  const { rows: liquidados } =
    await sql<Liquidado>`select r.id, r.origem_tipo as "origemTipo", r.origem_id as "origemId", r.conta_bancaria_id as "contaBancariaId", r.forma_pagamento_id as "formaPagamentoId",
      r.data_recebimento as "dataRecebimento", r.data_prevista as "dataPrevista", r.bruto_centavos as "brutoCentavos", r.taxa_centavos as "taxaCentavos", r.categoria, r.historico,
      r.desfeita_item_id as "itemId", r.data_liquidacao as "dataLiquidacao", r.pessoa_id as "pessoaId"
    from recebimentos_a_liquidar r where r.liquidacao_id = ${id} and r.situacao = 'liquidado' and r.data_liquidacao is not null order by r.id for update`.execute(
      tx,
    );
  // Asked after the lock: an earlier snapshot would miss an undoing that has just been committed.
  if (liquidados.length === 0) await recusar(ato, id);
  const { rows: feitas } = await sql<{ id: number; itemId: number; recebimentoId: number }>`
    with d as (insert into liquidacoes_desfeitas (liquidacao_id, data_desfeita, motivo, usuario_id, usuario_nome)
        values (${id}, ${hoje}, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id)
    insert into liquidacoes_desfeitas_itens (desfeita_id, recebimento_id, data_liquidacao, anterior_id)
    select d.id, e.id, e."dataLiquidacao", e."itemId" from d, json_to_recordset(${JSON.stringify(liquidados)}::json) as e(id bigint, "dataLiquidacao" date, "itemId" bigint)
    order by e.id returning desfeita_id as id, id as "itemId", recebimento_id as "recebimentoId"`.execute(tx);
  const itens = new Map(feitas.map((f) => [f.recebimentoId, f.itemId]));
  const desfeitos = liquidados.map((r) => ({ ...r, novoItemId: itens.get(r.id) ?? 0 }));
  await sql`update recebimentos_a_liquidar r set situacao = 'a_liquidar', liquidacao_id = null, data_liquidacao = null, desfeita_item_id = i.id
    from liquidacoes_desfeitas_itens i where i.recebimento_id = r.id and i.desfeita_id = ${feitas[0]?.id}`.execute(tx);
  await registrarLancamentos(
    ato,
    desfeitos.flatMap((r) => opostos(r, hoje)),
  );
  await registrarEstornosDeFatos(
    tx,
    desfeitos.map((r) => ({
      original: { evento: 'recebimento.liquidado', ...origensDaLiquidacao(r).fato },
      evento: 'recebimento.liquidacao_desfeita',
      dataFato: hoje,
      origemTipo: 'liquidacao_desfeita',
      origemId: r.novoItemId,
    })),
  );
  const somas = {
    quantidade: liquidados.length,
    brutoCentavos: somar(liquidados.map((r) => r.brutoCentavos)),
    taxaCentavos: somar(liquidados.map((r) => r.taxaCentavos)),
  };
  await auditar(ato, {
    acao: 'recebimentos.liquidacao_desfeita',
    alvoTipo: 'liquidacao_recebimentos',
    alvoId: id,
    motivo,
    depois: somas,
  });
  return { id, ...somas };
}

async function recusar({ tx, fuso }: Ato<unknown>, id: number): Promise<never> {
  const { rows } = await sql<{
    usuario: string | null;
    em: string | null;
  }>`select d.usuario_nome as usuario, d.created_at as em from liquidacoes_recebimentos q left join liquidacoes_desfeitas d on d.liquidacao_id = q.id where q.id = ${id}`.execute(
    tx,
  );
  const [achada] = rows;
  if (!achada) throw errosLiquidacao.LIQUIDACAO_NAO_ENCONTRADA();
  if (achada.usuario === null || achada.em === null) throw errosLiquidacao.LIQUIDACAO_TODA_ESTORNADA();
  throw errosCaixa.LIQUIDACAO_JA_DESFEITA({ usuario: achada.usuario, em: formatarInstante(achada.em, fuso) });
}

function opostos(r: ADesfazer, hoje: DataCivil): NovoLancamento[] {
  const comum = {
    contaBancariaId: r.contaBancariaId,
    formaPagamentoId: r.formaPagamentoId,
    dataMovimento: hoje,
    origemId: r.novoItemId,
    historico: escreverHistorico('liquidacaoDesfeita', { historico: r.historico }),
  };
  const { entrada, taxa } = origensDaLiquidacao(r);
  return [
    {
      ...comum,
      origemTipo: `${r.origemTipo}_liquidacao_desfeita`,
      estorna: entrada,
      sentido: 'saida',
      categoria: r.categoria,
      valorCentavos: r.brutoCentavos,
    },
    ...(r.taxaCentavos === 0
      ? []
      : [
          {
            ...comum,
            origemTipo: 'taxa_liquidacao_desfeita',
            estorna: taxa,
            sentido: 'entrada' as const,
            categoria: categoriaDaTaxa,
            valorCentavos: r.taxaCentavos,
          },
        ]),
  ];
}
