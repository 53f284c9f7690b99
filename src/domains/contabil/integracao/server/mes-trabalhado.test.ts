import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NovoFato } from '#domains/contabil/fatos.ts';
import { lancarEmLote } from '#domains/contabil/lancamentos/server/door.ts';
import { registrarFatos } from '#domains/contabil/server/registrar-fatos.ts';
import {
  criarBanco,
  criarCategoriaFinanceira,
  criarContaBancaria,
  criarFormaPagamento,
  criarImposto,
} from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { criarRegra } from '../regras/server/oficina.ts';
import { carregarConjuntoDeRegras } from '../regras/server/carregar-conjunto.ts';
import { integrar } from './lancar-fatos.ts';

let banco: BancoDeTeste;
let conta: (codigo: string) => number;
const ids = { banco: 0, boleto: 0, servicos: 0, compras: 0, ir: 0, csrf: 0, iss: 0 };
beforeAll(async () => {
  banco = await bancoDeTeste();
  conta = await livrosDeTeste(banco.db, 2026);
  await transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const { id: bancoId } = await criarBanco(ato, { codigo: '001', nome: 'Banco do Brasil' });
    const daConta = { agencia: '1234', agenciaDv: '3', numero: '56789', numeroDv: '2' };
    ids.banco = (await criarContaBancaria(ato, { nome: 'Movimento', tipo: 'banco', bancoId, ...daConta })).id;
    ids.boleto = (await criarFormaPagamento(ato, { nome: 'Boleto', tipo: 'dinheiro', contaBancariaId: ids.banco })).id;
    ids.servicos = (await criarCategoriaFinanceira(ato, { nome: 'Serviços profissionais', sentido: 'saida' })).id;
    ids.compras = (await criarCategoriaFinanceira(ato, { nome: 'Compras de material', sentido: 'saida' })).id;
    const imposto = async (tipo: 'ir' | 'pis_cofins_csll' | 'iss') =>
      (
        await criarImposto(ato, {
          tipo,
          nome: tipo,
          aliquota: '1.5000',
          regraVencimento: 'dia_antecipado',
          diaVencimento: 20,
          fatoGerador: 'emissao',
          vigenteDesde: '2026-01-01',
        })
      ).id;
    [ids.ir, ids.csrf, ids.iss] = [await imposto('ir'), await imposto('pis_cofins_csll'), await imposto('iss')];
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
    // This school enters what it buys when it is invoiced, and not again when it is put away.
    const aqui = { vigenteDesde: '2026-03-01' };
    await criarRegra(ato, { ...aqui, evento: 'pagar.lancado', parte: 'despesa', categoriaId: ids.compras, debitoId: conta('1.1.03.001') });
    await criarRegra(ato, { ...aqui, evento: 'estoque.entrada', parte: 'valor', dispensa: true });
  });
});
afterAll(() => banco.fechar());

const dinheiro = (valor: number) => centavos(Math.round(valor * 100));
const zero = dinheiro(0);
let vez = 0;
const em = (dia: number) => `2026-03-${String(dia).padStart(2, '0')}`;
const recebido = (principal: number, partes: { desconto?: number; juros?: number; multa?: number; antecipado?: 'sim' }): NovoFato => ({
  evento: 'titulo.recebido',
  dataFato: em(10),
  origemTipo: 'baixa',
  origemId: (vez += 1),
  valorCentavos: dinheiro(principal + (partes.juros ?? 0) + (partes.multa ?? 0)),
  valores: {
    principalCentavos: dinheiro(principal),
    descontoCentavos: dinheiro(partes.desconto ?? 0),
    jurosCentavos: dinheiro(partes.juros ?? 0),
    multaCentavos: dinheiro(partes.multa ?? 0),
    tituloId: 1,
    contaBancariaId: ids.banco,
    formaPagamentoId: ids.boleto,
    origem: 'contrato',
    ...(partes.antecipado ? { antecipado: partes.antecipado } : {}),
  },
});
const comprado = (categoriaId: number, bruto: number, retencoes: readonly (readonly [imposto: number, valor: number])[]): NovoFato => {
  const retido = retencoes.reduce((soma, [, valor]) => soma + valor, 0);
  return {
    evento: 'pagar.lancado',
    dataFato: em(12),
    origemTipo: 'titulo_pagar',
    origemId: (vez += 1),
    valorCentavos: dinheiro(bruto),
    valores: {
      liquidoCentavos: dinheiro(bruto - retido),
      retidoCentavos: dinheiro(retido),
      dataVencimento: em(20),
      fornecedorId: 1,
      contaPagarId: 1,
      rateio: [{ categoriaId, centroCustoId: null, valorCentavos: dinheiro(bruto) }],
      retencoes: retencoes.map(([impostoId, valor]) => ({ impostoId, valorCentavos: dinheiro(valor) })),
    },
  };
};
const doEstoque = { grupoProdutoId: 1, produtoId: 1, depositoId: 1, quantidade: '10.0000' };
const fatosDoMes = (): NovoFato[] => [
  {
    evento: 'faturamento.reconhecido',
    dataFato: em(1),
    origemTipo: 'faturamento',
    origemId: 1,
    valorCentavos: dinheiro(40_000),
    valores: {
      bolsaCentavos: dinheiro(4_000),
      descontoCentavos: dinheiro(1_000),
      antecipadoCentavos: zero,
      tituloId: 1,
      segmentacaoId: null,
      cursoId: null,
      turmaId: null,
    },
  },
  recebido(3_000, { antecipado: 'sim' }),
  recebido(19_000, { desconto: 1_000 }),
  recebido(1_250.9, { multa: 25.02, juros: 13.76 }),
  {
    evento: 'tarifa.bancaria',
    dataFato: em(11),
    origemTipo: 'tarifa_boleto',
    origemId: 1,
    valorCentavos: dinheiro(52.5),
    valores: { contaBancariaId: ids.banco, nossoNumero: '1', titulo: null },
  },
  comprado(ids.servicos, 10_000, [
    [ids.ir, 150],
    [ids.csrf, 465],
    [ids.iss, 500],
  ]),
  comprado(ids.compras, 1_500, []),
  {
    evento: 'estoque.entrada',
    dataFato: em(13),
    origemTipo: 'movimento_estoque',
    origemId: 1,
    valorCentavos: dinheiro(1_500),
    valores: { ...doEstoque, origem: 'nota_fiscal', documento: null },
  },
  {
    evento: 'estoque.retirada',
    dataFato: em(14),
    origemTipo: 'movimento_estoque',
    origemId: 2,
    valorCentavos: dinheiro(1_200),
    valores: { ...doEstoque, centroCustoId: null },
  },
  {
    evento: 'pagar.pago',
    dataFato: em(20),
    origemTipo: 'baixa_pagar',
    origemId: 1,
    valorCentavos: dinheiro(8_885),
    valores: {
      principalCentavos: dinheiro(8_885),
      descontoCentavos: zero,
      multaCentavos: zero,
      jurosCentavos: zero,
      tituloId: 1,
      contaBancariaId: ids.banco,
      formaPagamentoId: ids.boleto,
    },
  },
];

const balancete: readonly (readonly [codigo: string, anterior: number, debitos: number, creditos: number, atual: number])[] = [
  ['1.1.01.002', 50_000, 23_289.68, 8_937.5, 64_352.18],
  ['1.1.02.001', 8_000, 40_000, 26_250.9, 21_749.1],
  ['1.1.03.001', 2_000, 1_500, 1_200, 2_300],
  ['2.1.01.001', -5_000, 8_885, 10_385, -6_500],
  ['2.1.02.001', 0, 0, 12_000, -12_000],
  ['2.1.03.001', 0, 0, 150, -150],
  ['2.1.03.002', 0, 0, 465, -465],
  ['2.1.03.004', 0, 0, 500, -500],
  ['2.1.04.001', 0, 0, 3_000, -3_000],
  ['2.3.01.001', -55_000, 0, 0, -55_000],
  ['3.1.01.001', 0, 0, 40_000, -40_000],
  ['3.1.09.001', 0, 4_000, 0, 4_000],
  ['3.1.09.002', 0, 1_000, 0, 1_000],
  ['3.2.01.001', 0, 0, 38.78, -38.78],
  ['4.1.01.001', 0, 12_000, 0, 12_000],
  ['4.1.02.001', 0, 1_200, 0, 1_200],
  ['4.1.02.002', 0, 10_000, 0, 10_000],
  ['4.2.01.001', 0, 1_000, 0, 1_000],
  ['4.2.01.002', 0, 52.5, 0, 52.5],
];

test('a month of a school goes from its facts to its balance, line by line', async () => {
  const abertura = simples('2026-02-28', conta('1.1.01.002'), conta('2.3.01.001'), 5_000_000);
  const linha = (codigo: string, debito: number, credito: number) => ({
    contaId: conta(codigo),
    debitoCentavos: dinheiro(debito),
    creditoCentavos: dinheiro(credito),
  });
  await transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    await lancarEmLote(ato, [
      {
        ...abertura,
        partidas: [
          linha('1.1.01.002', 50_000, 0),
          linha('1.1.02.001', 8_000, 0),
          linha('1.1.03.001', 2_000, 0),
          linha('2.1.01.001', 0, 5_000),
          linha('2.3.01.001', 0, 55_000),
        ],
      },
      {
        ...abertura,
        dataLancamento: em(30),
        historico: 'Folha do mês',
        partidas: [linha('4.1.01.001', 12_000, 0), linha('2.1.02.001', 0, 12_000)],
      },
    ]);
    await registrarFatos(tx, fatosDoMes());
  });
  const { lancados } = await transacao(banco.db, (tx) => integrar(atoDe(tx, fernanda), { de: em(1), ate: em(31) }));
  // The goods put away are in the books by their invoice.
  expect(lancados).toBe(fatosDoMes().length - 1);
  const { rows } = await sql<{ codigo: string; a: number; d: number; c: number }>`
    select k.codigo, s.anterior_centavos as a, s.debitos_centavos as d, s.creditos_centavos as c from saldos_contabeis_entre(202603, 202603) s
    join contas_contabeis k on k.id = s.conta_id order by k.codigo collate "C"`.execute(banco.db);
  expect(rows.map(({ codigo, a, d, c }) => [codigo, a / 100, d / 100, c / 100, (a + d - c) / 100])).toEqual(balancete);
  const soma = (de: (linha: (typeof rows)[number]) => number) => rows.reduce((total, linha) => total + de(linha), 0) / 100;
  expect([soma((l) => l.d), soma((l) => l.c)]).toEqual([102_927.18, 102_927.18]);
  const grupo = (digito: string) => soma((l) => (l.codigo.startsWith(digito) ? l.a + l.d - l.c : 0));
  expect(['1', '2', '3', '4'].map(grupo)).toEqual([88_401.28, -77_615, -35_038.78, 24_252.5]);
});
