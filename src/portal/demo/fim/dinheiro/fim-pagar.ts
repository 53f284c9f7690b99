import { sql } from 'kysely';
import { criarCategoriaFinanceira } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { decidirConta, salvarRegras } from '#domains/financeiro/pagar/aprovacao/server/oficina.ts';
import { pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { criarConta } from '#domains/financeiro/pagar/contas/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type DataCivil, montarData, partesDe, somarDias, somarMeses } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Base } from '../../base/base.ts';

type Chave = 'energia' | 'agua' | 'aluguel' | 'limpeza' | 'papelaria' | 'cantina' | 'manutencao' | 'contador';
type Fornecedor = {
  chave: Chave;
  documento: string;
  nome: string;
  fantasia?: string;
  categoria: string;
  cidade: string;
  contato?: { nome: string; papel: string; telefone: string };
  impostos?: readonly { tipo: 'ir' | 'inss' | 'iss' | 'pis_cofins_csll'; nome: string }[];
  simples?: boolean;
};

/** Whom a school of Belém buys from; the documents are nobody's. */
const fornecedores: readonly Fornecedor[] = [
  {
    chave: 'energia',
    documento: '04895728000180',
    nome: 'Norte Luz Distribuidora de Energia S.A.',
    fantasia: 'Norte Luz',
    categoria: 'Energia e água',
    cidade: 'Belém',
  },
  { chave: 'agua', documento: '04945341000190', nome: 'Companhia de Saneamento do Guamá', categoria: 'Energia e água', cidade: 'Belém' },
  { chave: 'aluguel', documento: '11144477735', nome: 'Raimundo Sarmento Lobato', categoria: 'Aluguel', cidade: 'Belém' },
  {
    chave: 'limpeza',
    documento: '11222333000181',
    nome: 'Brilho da Amazônia Serviços de Limpeza Ltda.',
    fantasia: 'Brilho da Amazônia',
    categoria: 'Limpeza e conservação',
    cidade: 'Ananindeua',
    contato: { nome: 'Dona Lindalva', papel: 'Supervisora', telefone: '91988776655' },
    impostos: [
      { tipo: 'ir', nome: 'IRRF limpeza e segurança' },
      { tipo: 'pis_cofins_csll', nome: 'Contribuições retidas' },
      { tipo: 'inss', nome: 'INSS cessão de mão de obra' },
    ],
  },
  {
    chave: 'papelaria',
    documento: '33000167000101',
    nome: 'Papelaria Ver-o-Peso Ltda.',
    categoria: 'Papelaria e material',
    cidade: 'Belém',
    simples: true,
  },
  {
    chave: 'cantina',
    documento: '60701190000104',
    nome: 'Distribuidora de Alimentos Marajó Ltda.',
    fantasia: 'Marajó Alimentos',
    categoria: 'Cozinha e merenda',
    cidade: 'Belém',
  },
  {
    chave: 'manutencao',
    documento: '12ABC34501DE35',
    nome: 'Clima Bom Refrigeração Ltda.',
    categoria: 'Manutenção predial',
    cidade: 'Belém',
    simples: true,
    contato: { nome: 'Seu Valdir', papel: 'Técnico', telefone: '91987654321' },
    impostos: [{ tipo: 'iss', nome: 'ISS Belém' }],
  },
  {
    chave: 'contador',
    documento: '11222333000262',
    nome: 'Guajará Contabilidade S/S',
    categoria: 'Serviços profissionais',
    cidade: 'Belém',
    impostos: [
      { tipo: 'ir', nome: 'IRRF serviços profissionais' },
      { tipo: 'pis_cofins_csll', nome: 'Contribuições retidas' },
    ],
  },
];

/** What is bought every month: day due, amount in centavos, and a little more of it as the months go by. */
const doMes: readonly { de: Chave; dia: number; valor: number; descricao: string; papel: string }[] = [
  { de: 'energia', dia: 12, valor: 482_370, descricao: 'Energia elétrica', papel: 'FAT' },
  { de: 'agua', dia: 15, valor: 118_940, descricao: 'Água e esgoto', papel: 'CTA' },
  { de: 'limpeza', dia: 8, valor: 980_000, descricao: 'Limpeza e conservação', papel: 'NFS' },
  { de: 'cantina', dia: 20, valor: 214_560, descricao: 'Gêneros para a cozinha', papel: 'NF' },
  { de: 'contador', dia: 5, valor: 320_000, descricao: 'Honorários contábeis', papel: 'NFS' },
];
const LIMITE = 1_500_000;

/**
 * Suppliers and a year of bills: paid up to last month, some of this month late, rent entered until December, a purchase by installments,
 * one above the limit of the school that was approved and one that waits.
 */
export async function comprarComoAEscola(ato: Ato, direcao: Ato, base: Base, ano: number): Promise<void> {
  const { hoje } = ato;
  const categorias = new Map<string, number>();
  for (const { categoria } of fornecedores) if (!categorias.has(categoria)) categorias.set(categoria, await categoriaDe(ato, categoria));
  const ids = {} as Record<Chave, { id: number; categoriaFinanceiraId: number; impostos: Fornecedor['impostos'] }>;
  for (const f of fornecedores) ids[f.chave] = await registrar(ato, f, categorias.get(f.categoria) ?? 0, base.formas.pix);
  await salvarRegras(direcao, { aprovacaoAcimaCentavos: centavos(LIMITE), versao: 1 });
  const comprar = (
    de: Chave,
    conta: {
      descricao: string;
      valorCentavos: number;
      dataEmissao: DataCivil;
      primeiroVencimento: DataCivil;
      documento?: string;
      parcelas?: number;
      meses?: number;
    },
  ) => {
    const { id: fornecedorId, categoriaFinanceiraId, impostos = [] } = ids[de];
    return criarConta(ato, {
      ...conta,
      fornecedorId,
      contaBancariaId: base.contas.banco,
      formaPagamentoId: base.formas.pix,
      rateio: [{ categoriaFinanceiraId, centroCustoId: null, valorCentavos: conta.valorCentavos }],
      impostos: impostos.map((imposto) => ({ ...imposto })),
    });
  };
  const pagar = async (titulo: number, dataBaixa: DataCivil): Promise<void> => {
    const valor = await saldoDe(ato, titulo);
    const nada = { descontoCentavos: centavos(0), multaCentavos: centavos(0), jurosCentavos: centavos(0) };
    await pagarTitulos(ato, {
      dataBaixa,
      contaBancariaId: base.contas.banco,
      formaPagamentoId: base.formas.pix,
      itens: [{ tituloId: titulo, principalCentavos: centavos(valor), ...nada }],
    });
  };
  for (let mes = montarData(ano, 1, 1); mes <= hoje; mes = somarMeses(mes, 1)) {
    const { mes: doAnoMes } = partesDe(mes);
    for (const [i, compra] of doMes.entries()) {
      const primeiroVencimento = montarData(ano, doAnoMes, compra.dia);
      const dataEmissao = somarDias(primeiroVencimento, -9);
      if (dataEmissao > hoje || dataEmissao < montarData(ano, 1, 1)) continue;
      const { titulos } = await comprar(compra.de, {
        descricao: `${compra.descricao} ${String(doAnoMes).padStart(2, '0')}/${ano}`,
        documento: `${compra.papel} ${ano}${String(doAnoMes).padStart(2, '0')}`,
        valorCentavos: compra.valor + doAnoMes * 1_370 - i * 420,
        dataEmissao,
        primeiroVencimento,
      });
      // Water is forgotten until somebody calls.
      const [titulo] = titulos;
      if (titulo && primeiroVencimento <= hoje && !(compra.de === 'agua' && somarDias(primeiroVencimento, 45) > hoje))
        await pagar(titulo.id, primeiroVencimento);
    }
  }
  const inicio = montarData(ano, 1, 5);
  const aluguel = await comprar('aluguel', {
    descricao: 'Aluguel do anexo',
    valorCentavos: 850_000,
    dataEmissao: montarData(ano, 1, 2),
    primeiroVencimento: inicio,
    meses: 12,
  });
  for (const [i, { id }] of aluguel.titulos.entries()) {
    const vence = somarMeses(inicio, i);
    if (vence <= hoje) await pagar(id, vence);
  }
  const emUmMes = somarMeses(hoje, 1);
  await comprar('papelaria', {
    descricao: 'Papel e material de expediente',
    documento: 'NF 10482',
    valorCentavos: 384_705,
    dataEmissao: somarDias(hoje, -6),
    primeiroVencimento: somarDias(hoje, 24),
    parcelas: 3,
  });
  const { titulos: ar } = await comprar('manutencao', {
    descricao: 'Troca de seis aparelhos de ar',
    documento: 'NFS 731',
    valorCentavos: 2_460_000,
    dataEmissao: somarDias(hoje, -12),
    primeiroVencimento: somarDias(hoje, 3),
    parcelas: 2,
  });
  await decidirConta(direcao, { id: await contaDe(ato, ar[0]?.id ?? 0), decisao: 'aprovada', motivo: null, versao: 1 });
  await comprar('manutencao', {
    descricao: 'Reforma do telhado do ginásio',
    documento: 'ORC 88',
    valorCentavos: 3_980_000,
    dataEmissao: somarDias(hoje, -2),
    primeiroVencimento: emUmMes,
    parcelas: 3,
  });
  // The paper that the storeroom enters by hand month after month was bought at once, before the first of it came.
  const janeiro = montarData(ano, 1, 1);
  const aoAbrir = somarMeses(montarData(ano, partesDe(hoje).mes, 1), -2);
  const dataEmissao = aoAbrir < janeiro ? janeiro : aoAbrir;
  const { titulos: papel } = await comprar('papelaria', {
    descricao: 'Papel e material do trimestre',
    documento: 'NF 10214',
    valorCentavos: 418_200,
    dataEmissao,
    primeiroVencimento: somarDias(dataEmissao, 9),
  });
  if (papel[0] && somarDias(dataEmissao, 9) <= hoje) await pagar(papel[0].id, somarDias(dataEmissao, 9));
}

async function categoriaDe(ato: Ato, nome: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from v_categoria_financeira where nome = ${nome} and sentido = 'saida'`.execute(
    ato.tx,
  );
  return rows[0]?.id ?? (await criarCategoriaFinanceira(ato, { nome, sentido: 'saida' })).id;
}

async function registrar(ato: Ato, f: Fornecedor, categoriaFinanceiraId: number, formaPagamentoId: number) {
  const { id } = await criarFornecedor(ato, {
    documento: f.documento,
    nome: f.nome,
    nomeFantasia: f.fantasia ?? null,
    simplesNacional: f.simples ?? false,
    cidade: f.cidade,
    uf: 'PA',
    categoriaFinanceiraId,
    formaPagamentoId,
    impostos: (f.impostos ?? []).map((imposto) => ({ ...imposto })),
    contatos: f.contato ? [f.contato] : [],
  });
  return { id, categoriaFinanceiraId, impostos: f.impostos };
}

const saldoDe = async (ato: Ato, id: number): Promise<number> =>
  (await sql<{ saldo: number }>`select saldo_centavos as saldo from v_titulo_pagar where id = ${id}`.execute(ato.tx)).rows[0]?.saldo ?? 0;
const contaDe = async (ato: Ato, id: number): Promise<number> =>
  (await sql<{ id: number }>`select conta_pagar_id as id from v_titulo_pagar where id = ${id}`.execute(ato.tx)).rows[0]?.id ?? 0;
