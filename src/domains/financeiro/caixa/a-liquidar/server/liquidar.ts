import { errosLiquidacao } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { recebimentosApi } from '../api.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { type ALancar, lancarLiquidados } from './lancar-liquidados.ts';
import '#domains/financeiro/caixa/server/restricoes.ts';

/** How many parts of payments are settled in one act. */
export const maximoDaLiquidacao = 5_000;

type Escolha = { ate: DataCivil; contaBancariaId: number | null; formaPagamentoId: number | null };
export type PedidoDeLiquidacao = Escolha & {
  dataCredito: DataCivil | null;
  quantidade: number;
  brutoCentavos: Centavos;
  taxaCentavos: Centavos;
};
const escolhidos = ({
  ate,
  contaBancariaId,
  formaPagamentoId,
}: Escolha) => sql`r.situacao = 'a_liquidar' and r.data_prevista <= ${ate}::date
  and (${contaBancariaId}::bigint is null or r.conta_bancaria_id = ${contaBancariaId}) and (${formaPagamentoId}::bigint is null or r.forma_pagamento_id = ${formaPagamentoId})`;

/** What settling would enter, by account, method and day. Writes and locks nothing. */
export async function preverLiquidacao(db: Db | Tx, escolha: Escolha): Promise<RespostaServidor<typeof recebimentosApi.preverLiquidacao>> {
  const { rows: grupos } = await sql<
    RespostaServidor<typeof recebimentosApi.preverLiquidacao>['grupos'][number]
  >`select c.nome as "contaNome", f.nome as "formaNome", r.data_prevista as "dataPrevista", count(*)::int as quantidade,
      sum(r.bruto_centavos)::bigint as "brutoCentavos", sum(r.taxa_centavos)::bigint as "taxaCentavos"
    from recebimentos_a_liquidar r join v_conta_bancaria c on c.id = r.conta_bancaria_id join v_forma_pagamento f on f.id = r.forma_pagamento_id
    where ${escolhidos(escolha)} group by 1, 2, 3 order by 3, 1, 2`.execute(db);
  const soma = (chave: 'quantidade' | 'brutoCentavos' | 'taxaCentavos') => grupos.reduce((total, g) => total + g[chave], 0);
  return { quantidade: soma('quantidade'), brutoCentavos: soma('brutoCentavos'), taxaCentavos: soma('taxaCentavos'), grupos };
}

/**
 * Settles everything due until a day: the gross enters its account and the fee leaves it, each on the day it was expected or all
 * on `dataCredito`. The figures are those that were seen, or nothing happens.
 * Throws LANCAMENTO_FUTURO, NADA_A_LIQUIDAR, LIQUIDACAO_MUDOU, LIQUIDACAO_GRANDE, LIQUIDACAO_ANTERIOR, closed or missing period.
 */
export async function liquidar(ato: Ato<Pessoa>, pedido: PedidoDeLiquidacao): Promise<RespostaServidor<typeof recebimentosApi.liquidar>> {
  const { tx, quem, hoje } = ato;
  for (const campo of ['ate', 'dataCredito'] as const)
    if ((pedido[campo] ?? '') > hoje) throw errosCaixa.LANCAMENTO_FUTURO({ hoje: formatarData(hoje) }, { campos: [campo] });
  const { rows: devidos } =
    await sql<ALancar>`select r.id, r.origem_tipo as "origemTipo", r.origem_id as "origemId", r.conta_bancaria_id as "contaBancariaId",
      r.forma_pagamento_id as "formaPagamentoId", r.data_recebimento as "dataRecebimento", r.data_prevista as "dataPrevista", r.bruto_centavos as "brutoCentavos",
      r.taxa_centavos as "taxaCentavos", r.categoria, r.historico, r.desfeita_item_id as "itemId", r.pessoa_id as "pessoaId"
    from recebimentos_a_liquidar r where ${escolhidos(pedido)} order by r.id limit ${maximoDaLiquidacao + 1} for update`.execute(tx);
  const somas = conferir(devidos, pedido);
  const { rows } = await sql<{
    id: number;
  }>`insert into liquidacoes_recebimentos (ate, data_credito, quantidade, bruto_centavos, taxa_centavos, usuario_id, usuario_nome)
    values (${pedido.ate}, ${pedido.dataCredito}, ${somas.quantidade}, ${somas.brutoCentavos}, ${somas.taxaCentavos}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  await sql`update recebimentos_a_liquidar set situacao = 'liquidado', liquidacao_id = ${id}, data_liquidacao = coalesce(${pedido.dataCredito}::date, data_prevista)
    where id = any(${devidos.map((d) => d.id)}::bigint[])`.execute(tx);
  await lancarLiquidados(ato, devidos, pedido.dataCredito);
  await auditar(ato, {
    acao: 'recebimentos.liquidados',
    alvoTipo: 'liquidacao_recebimentos',
    alvoId: id,
    depois: { ate: pedido.ate, dataCredito: pedido.dataCredito, ...somas },
  });
  return { id, ...somas };
}

function conferir(
  devidos: readonly ALancar[],
  pedido: PedidoDeLiquidacao,
): Pick<PedidoDeLiquidacao, 'quantidade' | 'brutoCentavos' | 'taxaCentavos'> {
  if (devidos.length === 0) throw errosLiquidacao.NADA_A_LIQUIDAR({ data: formatarData(pedido.ate) });
  if (devidos.length > maximoDaLiquidacao) throw errosLiquidacao.LIQUIDACAO_GRANDE({ maximo: maximoDaLiquidacao });
  const somas = {
    quantidade: devidos.length,
    brutoCentavos: somar(devidos.map((d) => d.brutoCentavos)),
    taxaCentavos: somar(devidos.map((d) => d.taxaCentavos)),
  };
  if (somas.quantidade !== pedido.quantidade || somas.brutoCentavos !== pedido.brutoCentavos || somas.taxaCentavos !== pedido.taxaCentavos)
    throw errosLiquidacao.LIQUIDACAO_MUDOU(
      { quantidade: somas.quantidade, bruto: formatarReais(somas.brutoCentavos), taxa: formatarReais(somas.taxaCentavos) },
      { detalhe: somas },
    );
  const posterior = devidos.find((d) => pedido.dataCredito !== null && d.dataRecebimento > pedido.dataCredito);
  if (posterior) throw errosLiquidacao.LIQUIDACAO_ANTERIOR({ data: formatarData(posterior.dataRecebimento) }, { campos: ['dataCredito'] });
  return somas;
}
