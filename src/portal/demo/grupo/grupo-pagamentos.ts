import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { baixarVarios, type PedidoDeBaixa } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import type { TituloDevido } from '#domains/financeiro/titulos/termos.ts';
import { type DataCivil, proximoDiaUtil, somarDias } from '#shared/datas.ts';
import { percentual } from '#shared/dinheiro.ts';
import type { Base } from '../base/base.ts';
import { inicioDoCaixa } from '../base/base-financeiro.ts';
import { type Pagamento, planejarPagamentos } from '../plano/plano-pagamentos.ts';
import type { Familia } from '../plano/tipos.ts';

type Titulo = TituloDevido & { id: number; alunoId: number; pagadorId: number; parcela: number; formaPagamentoId: number };
type Paga = { titulo: Titulo; pagamento: Pagamento };

/**
 * Pays the titles of some students as each family does: titles of one payer due on one day are paid together, on one
 * receipt. A few payments are reversed afterwards.
 */
export async function receber(ato: Ato, familias: ReadonlyMap<number, Familia>, base: Base, ano: number): Promise<number> {
  const { tx, hoje } = ato;
  const { rows: titulos } =
    await sql<Titulo>`select id, aluno_id as "alunoId", pagador_id as "pagadorId", parcela, data_vencimento as "dataVencimento", data_limite as "dataLimite", valor_centavos as "valorCentavos",
      desconto_incondicional_centavos as "descontoIncondicionalCentavos", desconto_condicional_centavos as "descontoCondicionalCentavos",
      multa_percentual::text as "multaPercentual", juros_percentual_mes::text as "jurosPercentualMes", forma_pagamento_id as "formaPagamentoId"
    from v_titulo_receber where situacao = 'aberto' and aluno_id = any(${[...familias.keys()]}::bigint[]) order by id`.execute(tx);
  const comFamilia = titulos.flatMap((titulo) => {
    const familia = familias.get(titulo.alunoId);
    return familia ? [{ titulo, familia }] : [];
  });
  const pagas = planejarPagamentos(comFamilia, { de: inicioDoCaixa(ano), hoje });
  const pedidos = pedidosDe(pagas, base, hoje);
  if (pedidos.length === 0) return 0;
  const feitas = await baixarVarios(ato, pedidos);
  const baixaDe = new Map(feitas.flatMap(({ baixas }) => baixas.map(({ id, tituloId }) => [tituloId, id] as const)));
  for (const { titulo, pagamento } of pagas) {
    const baixaId = baixaDe.get(titulo.id);
    if (pagamento.estornado && baixaId !== undefined) await estornarBaixa(ato, { baixaId, motivo: 'Pagamento lançado no título errado.' });
  }
  return pagas.length;
}

/** One payment per payer, day and way of paying. A bank credits slips on the next banking day; cards and payroll take the time that they take. */
function pedidosDe(pagas: readonly Paga[], base: Base, hoje: DataCivil): PedidoDeBaixa[] {
  const contaDaForma = new Map(
    Object.entries(base.formas).map(([chave, id]) => [id, chave === 'dinheiro' ? base.contas.caixa : base.contas.banco]),
  );
  const grupos = new Map<string, PedidoDeBaixa & { itens: { tituloId: number; valorCentavos: number }[] }>();
  for (const { titulo, pagamento } of pagas) {
    const formaPagamentoId = pagamento.emDinheiro ? base.formas.dinheiro : titulo.formaPagamentoId;
    const chave = `${titulo.pagadorId} ${pagamento.dataBaixa} ${formaPagamentoId}`;
    const creditado = proximoDiaUtil(somarDias(pagamento.dataBaixa, 1), 'bancario');
    const pedido = grupos.get(chave) ?? {
      dataBaixa: pagamento.dataBaixa,
      ...(formaPagamentoId === base.formas.boleto && creditado <= hoje ? { dataCredito: creditado } : {}),
      formaPagamentoId,
      contaBancariaId: contaDaForma.get(formaPagamentoId) ?? base.contas.banco,
      itens: [],
    };
    const devido = valorDevido(titulo, [], pagamento.dataBaixa).totalCentavos;
    pedido.itens.push({
      tituloId: titulo.id,
      valorCentavos: pagamento.porCento === 100 ? devido : percentual(devido, `${pagamento.porCento}.0000`),
    });
    grupos.set(chave, pedido);
  }
  return [...grupos.values()];
}
