import type { Ato } from '#platform/server/ato.ts';
import { novoLancamento } from '#domains/financeiro/caixa/lancamentos/api.ts';
import { estornarManual, lancarManual } from '#domains/financeiro/caixa/lancamentos/server/oficina.ts';
import { criarCategoriaFinanceira, criarCentroCusto, criarImposto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { montarData, partesDe, somarMeses } from '#shared/datas.ts';
import type { Base } from '../../base/base.ts';
import { inicioDoCaixa } from '../../base/base-financeiro.ts';

const categorias = [
  ['energia', 'Energia e água', 'saida'],
  ['limpeza', 'Material de limpeza', 'saida'],
  ['manutencao', 'Manutenção', 'saida'],
  ['cantina', 'Cantina', 'entrada'],
  ['eventos', 'Festas e eventos', 'entrada'],
] as const;
const centros = ['Administração', 'Educação infantil', 'Ensino fundamental', 'Ensino médio'];

/** What a school pays at the counter and earns every month outside its contracts: day, kind, amount in centavos and words. */
const contasDoMes: readonly {
  dia: number;
  categoria: (typeof categorias)[number][0];
  valor: number;
  historico: string;
  conta: 'banco' | 'caixa';
}[] = [
  { dia: 12, categoria: 'limpeza', valor: 96_450, historico: 'Produtos de limpeza', conta: 'caixa' },
  { dia: 18, categoria: 'cantina', valor: 231_900, historico: 'Repasse da cantina', conta: 'caixa' },
  { dia: 22, categoria: 'manutencao', valor: 15_400, historico: 'Lâmpadas e fechaduras', conta: 'caixa' },
];

/** Months of bills paid and money earned by hand, one of them reversed, and cash taken to the bank. */
export async function lancarContasDaCasa(ato: Ato, base: Base, ano: number): Promise<void> {
  const { hoje } = ato;
  const ids: Record<string, number> = {};
  for (const [chave, nome, sentido] of categorias) ids[chave] = (await criarCategoriaFinanceira(ato, { nome, sentido })).id;
  const idsDosCentros: number[] = [];
  for (const nome of centros) idsDosCentros.push((await criarCentroCusto(ato, { nome })).id);
  await criarImposto(ato, {
    tipo: 'iss',
    nome: 'ISS Belém',
    aliquota: '5.0000',
    regraVencimento: 'dia_antecipado',
    diaVencimento: 10,
    fatoGerador: 'emissao',
    vigenteDesde: montarData(ano - 1, 1, 1),
  });
  const banco = Object.entries(base.contas).find(([chave]) => chave !== 'caixa')?.[1] ?? base.contas.caixa;
  const contas = { banco, caixa: base.contas.caixa };
  const lancar = async (dados: Parameters<typeof novoLancamento.parse>[0]) => (await lancarManual(ato, novoLancamento.parse(dados))).id;
  let ultimo = 0;
  for (let mes = inicioDoCaixa(ano); mes <= hoje; mes = somarMeses(mes, 1)) {
    const { ano: doAno, mes: doMes } = partesDe(mes);
    for (const [i, { dia, categoria, valor, historico, conta }] of contasDoMes.entries()) {
      const dataMovimento = montarData(doAno, doMes, dia);
      if (dataMovimento > hoje) continue;
      ultimo = await lancar({
        tipo: categoria === 'cantina' ? 'recebimento' : 'pagamento',
        dataMovimento,
        // A little different every month, the same at every loading.
        valorCentavos: valor + doMes * 1_370 - i * 420,
        historico,
        contaBancariaId: contas[conta],
        categoriaId: ids[categoria],
        centroCustoId: idsDosCentros[i % idsDosCentros.length],
      });
    }
    const deposito = montarData(doAno, doMes, 20);
    if (deposito <= hoje)
      await lancar({
        tipo: 'transferencia',
        dataMovimento: deposito,
        valorCentavos: 100_000,
        historico: 'Depósito do caixa no banco',
        contaBancariaId: contas.caixa,
        contaDestinoId: contas.banco,
      });
  }
  if (ultimo > 0) await estornarManual(ato, { id: ultimo, motivo: 'Lançado em dobro.' });
}
