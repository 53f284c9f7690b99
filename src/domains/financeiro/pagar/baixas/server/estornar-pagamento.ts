import { sql } from 'kysely';
import { registrarEstornoDeFato } from '#domains/contabil/server/door.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosPagar } from '../../erros.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import '../../server/restricoes.ts';
import { situacaoPaga } from '../../situacoes.ts';
import type { baixasPagarApi } from '../api.ts';

type Baixa = {
  tituloId: number;
  valorCentavos: Centavos;
  cobertoCentavos: Centavos;
  contaBancariaId: number;
  formaPagamentoId: number;
  estornada: boolean;
};
type Parte = { id: number; valorCentavos: Centavos; categoria: string; centroCustoId: number | null };

/**
 * Takes a payment back: a row of its own, the opposite of each movement and of the fact, dated today. Throws BAIXA_PAGAR_NAO_ENCONTRADA,
 * PAGAMENTO_JA_ESTORNADO, closed period.
 */
export async function estornarPagamento(
  ato: Ato<Pessoa>,
  { baixaId, motivo }: { baixaId: number; motivo: string },
): Promise<RespostaServidor<typeof baixasPagarApi.estornarPagamento>> {
  const { tx, quem, hoje } = ato;
  const dona = await sql<{ tituloId: number }>`select titulo_id as "tituloId" from baixas_pagar where id = ${baixaId}`.execute(tx);
  const [titulo] = await travarTitulosPagar(
    tx,
    dona.rows.map((r) => r.tituloId),
  );
  // Read after the lock: a reversal that it waited for is seen.
  const { rows } =
    await sql<Baixa>`select titulo_id as "tituloId", valor_centavos as "valorCentavos", principal_centavos + desconto_centavos as "cobertoCentavos",
      conta_bancaria_id as "contaBancariaId", forma_pagamento_id as "formaPagamentoId", exists (select 1 from estornos_pagar e where e.baixa_id = b.id) as estornada
    from baixas_pagar b where id = ${baixaId}`.execute(tx);
  const [baixa] = rows;
  if (!titulo || !baixa) throw errosPagar.BAIXA_PAGAR_NAO_ENCONTRADA();
  if (baixa.estornada) throw errosPagar.PAGAMENTO_JA_ESTORNADO();
  const amortizadoCentavos = centavos(titulo.amortizadoCentavos - baixa.cobertoCentavos);
  const pagoCentavos = centavos(titulo.pagoCentavos - baixa.valorCentavos);
  const situacao = situacaoPaga({ valorCentavos: titulo.valorCentavos, amortizadoCentavos });
  const gravado = await sql<{ id: number }>`insert into estornos_pagar (baixa_id, data_estorno, motivo, usuario_id, usuario_nome)
    values (${baixaId}, ${hoje}::date, ${motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  await sql`update titulos_pagar set amortizado_centavos = ${amortizadoCentavos}, pago_centavos = ${pagoCentavos}, situacao = ${situacao}, versao = versao + 1,
    updated_at = clock_timestamp() where id = ${titulo.id}`.execute(tx);
  const partes =
    await sql<Parte>`select p.id, p.valor_centavos as "valorCentavos", l.categoria, p.centro_custo_id as "centroCustoId" from baixas_pagar_partes p
    join v_lancamento_financeiro l on l.origem_tipo = 'pagamento_parte' and l.origem_id = p.id where p.baixa_id = ${baixaId} order by p.id`.execute(
      tx,
    );
  await registrarLancamentos(
    ato,
    partes.rows.map((p) => ({
      contaBancariaId: baixa.contaBancariaId,
      formaPagamentoId: baixa.formaPagamentoId,
      dataMovimento: hoje,
      sentido: 'entrada' as const,
      // The word of the movement that it takes back, whatever the category is called by now.
      categoria: p.categoria,
      centroCustoId: p.centroCustoId,
      valorCentavos: p.valorCentavos,
      historico: escreverHistorico('estornoDePagamento', { numero: titulo.numero, motivo }),
      origemTipo: 'pagamento_parte_estorno',
      origemId: p.id,
      pessoaId: null,
      estorna: { origemTipo: 'pagamento_parte', origemId: p.id },
    })),
  );
  await registrarEstornoDeFato(tx, {
    evento: 'pagamento.estornado',
    dataFato: hoje,
    origemTipo: 'estorno_pagar',
    origemId: gravado.rows[0]?.id ?? 0,
    original: { evento: 'pagar.pago', origemTipo: 'baixa_pagar', origemId: baixaId },
  });
  await auditar(ato, {
    acao: 'titulo_pagar.estornado',
    alvoTipo: 'titulo_pagar',
    alvoId: titulo.id,
    motivo,
    antes: { situacao: titulo.situacao, amortizadoCentavos: titulo.amortizadoCentavos },
    depois: { situacao, amortizadoCentavos, valorCentavos: baixa.valorCentavos },
  });
  return { tituloId: titulo.id, situacao, saldoCentavos: centavos(titulo.valorCentavos - amortizadoCentavos) };
}
