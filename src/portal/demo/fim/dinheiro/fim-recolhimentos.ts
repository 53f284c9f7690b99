import { sql } from 'kysely';
import { criarCategoriaFinanceira, editarImposto, listarImpostos } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { obterARecolher, recolher } from '#domains/financeiro/pagar/recolhimentos/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { somarMeses } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Base } from '../../base/base.ts';

/** Who collects what was withheld: their documents are public. */
const deQuem = [
  { documento: '00394460005887', nome: 'Receita Federal do Brasil', cidade: 'Belém', tipos: ['ir', 'pis_cofins_csll', 'inss'] },
  { documento: '05055009000113', nome: 'Prefeitura Municipal de Belém', cidade: 'Belém', tipos: ['iss'] },
];

/** Taxes withheld until two months ago are handed over and paid; those of last month wait on their screen. */
export async function recolherImpostos(ato: Ato, base: Base): Promise<void> {
  const { tx, hoje } = ato;
  const categoriaFinanceiraId = (await criarCategoriaFinanceira(ato, { nome: 'Impostos retidos', sentido: 'saida' })).id;
  const pagamento = { categoriaFinanceiraId, contaBancariaId: base.contas.banco, formaPagamentoId: base.formas.pix };
  const impostos = await listarImpostos(tx);
  for (const { documento, nome, cidade, tipos } of deQuem) {
    const { id } = await criarFornecedor(ato, {
      documento,
      nome,
      cidade,
      uf: 'PA',
      categoriaFinanceiraId,
      formaPagamentoId: base.formas.pix,
    });
    for (const imposto of impostos)
      if (tipos.includes(imposto.tipo)) await editarImposto(ato, { ...imposto, destinatarioFornecedorId: id });
  }
  const { grupos } = await obterARecolher({ db: tx, hoje });
  const escolhidos = grupos.filter((g) => g.fornecedorId !== null && g.competencia < somarMeses(hoje, -2));
  if (escolhidos.length === 0) return;
  const { titulos } = await recolher(ato, escolhidos, pagamento);
  const nada = { descontoCentavos: centavos(0), multaCentavos: centavos(0), jurosCentavos: centavos(0) };
  const { rows } = await sql<{
    id: number;
    dia: string;
    saldo: number;
  }>`select id, data_vencimento as dia, saldo_centavos as saldo from v_titulo_pagar
    where id = any(${titulos.map((t) => t.id)}::bigint[]) and data_vencimento <= ${hoje}::date and aprovacao = 'dispensada' order by id`.execute(
    tx,
  );
  for (const { id, dia, saldo } of rows)
    await pagarTitulos(ato, {
      dataBaixa: dia,
      contaBancariaId: pagamento.contaBancariaId,
      formaPagamentoId: pagamento.formaPagamentoId,
      itens: [{ tituloId: id, principalCentavos: centavos(saldo), ...nada }],
    });
}
