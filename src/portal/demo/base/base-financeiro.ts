import type { Ato } from '#platform/server/ato.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import {
  criarBanco,
  criarContaBancaria,
  criarDesconto,
  criarFormaPagamento,
  criarPreco,
  criarTaxa,
  criarTaxaServico,
} from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarFeriado } from '#domains/financeiro/titulos/feriados/server/oficina.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { type DataCivil, montarData, partesDe, somarMeses, ultimoDiaDoMes } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Estrutura } from './base-estrutura.ts';
import type { Calendario } from '../plano/plano-matriculas.ts';
import {
  bancos,
  type Conta,
  contasBancarias,
  type Desconto,
  descontos,
  feriadosDaCidade,
  type Forma,
  formasPagamento,
  planejarPrecos,
  type TaxaServico,
  taxasServico,
} from '../plano/registros.ts';

export type PrecoCriado = { id: number; descricao: string; valorCentavos: number; parcelas: number };
export type PeriodoCriado = { id: number; conta: Conta; dataInicio: DataCivil; dataFim: DataCivil };
export type Financeiro = {
  contas: Record<Conta, number>;
  formas: Record<Forma, number>;
  descontos: Record<Desconto, number>;
  taxasServico: Record<TaxaServico, number>;
  /** By the key of the plan. */
  precos: { atual: Record<string, PrecoCriado>; proximo: Record<string, PrecoCriado> };
  periodosFinanceiros: PeriodoCriado[];
};

/** First day of the cash books: December before the school year, when families that pay ahead begin. */
export const inicioDoCaixa = (ano: number): DataCivil => montarData(ano - 1, 12, 1);

/** Banks, accounts, payment methods, discounts, the late-payment rate, fixed fees, prices of both years and monthly financial periods until today. */
export async function montarFinanceiro(ato: Ato<Autor>, estrutura: Estrutura, { ano, hoje }: Calendario): Promise<Financeiro> {
  const porCodigo = new Map<string, number>();
  for (const [codigo, nome] of bancos) porCodigo.set(codigo, (await criarBanco(ato, { codigo, nome })).id);
  const contas = await porChave(contasBancarias, ({ banco, ...conta }) =>
    criarContaBancaria(ato, { ...conta, bancoId: (banco && porCodigo.get(banco)) ?? null }),
  );
  // Belém and Pará rest on days of their own: the next of them, for the register has no past.
  for (const { dia, nome } of feriadosDaCidade) await criarFeriado(ato, { dataFeriado: proximoAniversario(ato.hoje, dia), nome });
  await criarTaxa(ato, {
    nome: 'Multa e juros por atraso',
    multaPercentual: '2.0000',
    jurosPercentualMes: '1.0000',
    vigenteDesde: montarData(ano - 1, 1, 1),
  });
  return {
    contas,
    formas: await porChave(formasPagamento, ({ conta, ...forma }) =>
      criarFormaPagamento(ato, { ...forma, contaBancariaId: contas[conta] }),
    ),
    descontos: await porChave(descontos, (desconto) => criarDesconto(ato, { ...desconto, forma: 'percentual' })),
    taxasServico: await porChave(taxasServico, ({ anosAtras, ...taxa }) =>
      criarTaxaServico(ato, {
        ...taxa,
        valorCentavos: centavos(taxa.valorCentavos),
        vigenteDesde: montarData(ano - anosAtras, 1, 1),
      }),
    ),
    precos: { atual: await criarPrecos(ato, estrutura, false), proximo: await criarPrecos(ato, estrutura, true) },
    periodosFinanceiros: await abrirPeriodos({ ...ato, hoje }, contas, inicioDoCaixa(ano)),
  };
}

/** Creates each register and gives the ids by the keys of the plan. */
async function porChave<T extends { chave: string }>(
  lista: readonly T[],
  criar: (item: Omit<T, 'chave'>) => Promise<{ id: number }>,
): Promise<Record<T['chave'], number>> {
  const pares: [string, number][] = [];
  for (const { chave, ...item } of lista) pares.push([chave, (await criar(item)).id]);
  return Object.fromEntries(pares) as Record<T['chave'], number>;
}

async function criarPrecos(ato: Ato<Autor>, { anos, cursos }: Estrutura, proximoAno: boolean): Promise<Record<string, PrecoCriado>> {
  const criados: Record<string, PrecoCriado> = {};
  for (const { chave, curso, ...preco } of planejarPrecos(proximoAno)) {
    const { id } = await criarPreco(ato, {
      ...preco,
      anoLetivoId: proximoAno ? anos.proximo : anos.atual,
      cursoId: curso === null ? null : cursos[curso],
    });
    criados[chave] = { id, descricao: preco.descricao, valorCentavos: preco.valorCentavos, parcelas: preco.parcelas };
  }
  return criados;
}

/** One period a month for each account, without a gap, the last one holding today. */
async function abrirPeriodos(ato: Ato<Autor>, contas: Record<Conta, number>, de: DataCivil): Promise<PeriodoCriado[]> {
  const { hoje } = ato;
  const periodos: PeriodoCriado[] = [];
  for (let inicio = de; inicio <= hoje; inicio = somarMeses(inicio, 1)) {
    const { ano, mes } = partesDe(inicio);
    const datas = { dataInicio: inicio, dataFim: montarData(ano, mes, ultimoDiaDoMes(ano, mes)) };
    for (const { chave: conta } of contasBancarias) {
      const { id } = await criarPeriodoFinanceiro(ato, { contaBancariaId: contas[conta], ...datas });
      periodos.push({ id, conta, ...datas });
    }
  }
  return periodos;
}

/** The next day of a month and day (MM-DD), from today on. */
const proximoAniversario = (hoje: DataCivil, dia: string): DataCivil => {
  const { ano } = partesDe(hoje);
  return `${ano}-${dia}` >= hoje ? `${ano}-${dia}` : `${ano + 1}-${dia}`;
};
