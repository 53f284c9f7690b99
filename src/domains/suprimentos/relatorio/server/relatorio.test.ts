import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { entrar, hoje, type MundoDoEstoque, mundoDoEstoque, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: MundoDoEstoque;
let almoxarifado: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.suprimentos, ...salasDe.fornecedores] });
  mundo = await mundoDoEstoque(s.banco.db, ['Papel A4', 'Sabão', 'Arroz', 'Leite']);
  [almoxarifado = 0] = mundo.depositos;
});
afterAll(() => s.fechar());

async function ler(nome: string, query: Record<string, string | number>): Promise<RespostaDoRelatorio> {
  const busca = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const { status, corpo } = await s.pedir('GET', `Relatorio/${nome}/obter-paginado?${busca.toString()}`);
  expect(status, JSON.stringify(corpo.error)).toBe(200);
  return corpo.data as RespostaDoRelatorio;
}
const dia = (antes: number): string => somarDias(hoje, -antes);
const posicao = async (data: string, mais: Record<string, string | number> = {}) => {
  const { itens, totais } = await ler('estoque-posicao', { Data: data, ...mais });
  return {
    itens: itens.map((i) => [i['produtoNome'], i['quantidade'], i['custoMedio'], i['valorCentavos']]),
    soma: totais['soma.valorCentavos'],
  };
};
const retirar = (produtoId: number, quantidade: string, dataMovimento = hoje, recalculoConfirmado = false) =>
  s.pedir('POST', 'OperacaoEstoque/retirada', {
    body: {
      dataMovimento,
      depositoId: almoxarifado,
      solicitantePessoaId: mundo.pessoaId,
      motivo: 'Uso na aula',
      itens: [{ produtoId, quantidade }],
      recalculoConfirmado,
    },
  });

describe('the position on a day', () => {
  test('is what the movements until it left, and only “as recorded” leaves out what was entered later for before', async () => {
    const [papel = 0] = mundo.produtos;
    await entrar(s.banco.db, { produtoId: papel, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000, data: dia(20) });
    await retirar(papel, '4', dia(10));
    // As if all of it had been written down on its day.
    await transacao(s.banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update movimentos_estoque set created_at = data_movimento + time '15:00'`.execute(tx);
    });
    expect(await posicao(dia(21))).toEqual({ itens: [], soma: 0 });
    expect(await posicao(dia(20))).toEqual({ itens: [['Papel A4', '10.0000', '1.0000', 1_000]], soma: 1_000 });
    expect(await posicao(dia(5))).toEqual({ itens: [['Papel A4', '6.0000', '1.0000', 600]], soma: 600 });
    await entrar(s.banco.db, { produtoId: papel, depositoId: almoxarifado, quantidade: '10.0000', valor: 3_000, data: dia(15) });
    expect(await posicao(dia(5))).toEqual({ itens: [['Papel A4', '16.0000', '2.0000', 3_200]], soma: 3_200 });
    const registrada = { Base: 'registro' };
    expect(await posicao(dia(5), registrada)).toEqual({ itens: [['Papel A4', '6.0000', '1.0000', 600]], soma: 600 });
    expect(await posicao(hoje, registrada)).toEqual(await posicao(hoje));
  });

  test('by warehouse adds up to the same, and each share to the whole', async () => {
    const { itens, totais } = await ler('estoque-depositos', { Data: dia(5) });
    expect(itens.map((i) => [i['depositoNome'], i['grupoNome'], i['produtos'], i['valorCentavos'], i['parte']])).toEqual([
      ['Almoxarifado', 'Material', 1, 3_200, 10_000],
    ]);
    expect(totais['soma.valorCentavos']).toBe((await posicao(dia(5))).soma);
  });
});

test('the movements of a period go from the position before it to the position at its end, row by row', async () => {
  const [de, ate] = [dia(16), dia(10)];
  const { itens, totais } = await ler('estoque-movimentos', { PeriodoDe: de, PeriodoAte: ate });
  expect(itens.map((i) => [i['tipo'], i['entrada'], i['saida'], i['saldoQuantidade'], i['saldoCentavos'], i['custoMedio']])).toEqual([
    ['anterior', null, null, '10.0000', 1_000, '1.0000'],
    ['entrada', '10.0000', null, '20.0000', 4_000, '2.0000'],
    ['retirada', null, '4.0000', '16.0000', 3_200, '2.0000'],
  ]);
  const soma = (chave: string): number => totais[`soma.${chave}Centavos`] ?? Number.NaN;
  expect([soma('inicial'), soma('final')]).toEqual([(await posicao(somarDias(de, -1))).soma, (await posicao(ate)).soma]);
  expect(soma('inicial') + soma('entrada') - soma('saida')).toBe(soma('final'));
});

describe('what is below its minimum', () => {
  const cadastrar = async (produtoId: number, minimo: string, embalagens: object[] = []) => {
    const { corpo } = await s.pedir('GET', `Produto/${produtoId}`);
    const { id, versao, codigo, nome, grupoId, unidade } = corpo.data as Record<string, unknown>;
    const body = { id, versao, codigo, nome, grupoId, unidade, embalagens, minimos: [{ depositoId: almoxarifado, quantidade: minimo }] };
    expect((await s.pedir('PUT', 'Produto', { body })).status).toBe(200);
  };
  const proposta = async () =>
    (await ler('estoque-reposicao', {})).itens.map((i) => [
      i['produtoNome'],
      i['comprar'],
      i['embalagens'],
      i['fornecedorNome'],
      i['custoUnitario'],
      i['custoCentavos'],
    ]);
  const entrada = (produtoId: number, quantidade: string, valorCentavos: number, fornecedorId?: number) =>
    s.pedir('POST', 'OperacaoEstoque/entrada', {
      body: {
        dataMovimento: hoje,
        depositoId: almoxarifado,
        motivo: 'Compra do dia',
        fornecedorId,
        itens: [{ produtoId, quantidade, valorCentavos }],
      },
    });

  test('is proposed in whole packages, from whom and at what cost it was bought last; a gift and what was taken back tell no price', async () => {
    const [, sabao = 0, arroz = 0] = mundo.produtos;
    const { corpo } = await s.pedir('POST', 'Fornecedor', { body: { documento: '33000167000101', nome: 'Mercado' } });
    const { id: mercado } = corpo.data as { id: number };
    await cadastrar(sabao, '30', [{ nome: 'Caixa de 12', fator: '12' }]);
    await cadastrar(arroz, '2,5');
    expect(await proposta()).toEqual([
      ['Arroz', '2.5000', null, 'Fornecedor desconhecido', null, null],
      ['Sabão', '36.0000', '3 × Caixa de 12', 'Fornecedor desconhecido', null, null],
    ]);
    expect((await entrada(sabao, '4', 1_001, mercado)).status).toBe(200);
    await entrada(sabao, '1', 0);
    const { corpo: errada } = await entrada(sabao, '2', 9_000, mercado);
    await transacao(s.banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id: (errada.data as { id: number }).id, motivo: 'Engano' }));
    expect(await proposta()).toEqual([
      ['Sabão', '36.0000', '3 × Caixa de 12', 'Mercado', '2.5025', 9_009],
      ['Arroz', '2.5000', null, 'Fornecedor desconhecido', null, null],
    ]);
  });

  test('is what the list and its card say too; an inactive product or warehouse is not missed', async () => {
    const [, , arroz = 0] = mundo.produtos;
    const naLista = async () => {
      const { corpo } = await s.pedir('GET', 'Estoque/obter-paginado?AbaixoDoMinimo=true');
      return (corpo.data as { itens: { produtoNome: string }[] }).itens.map((i) => i.produtoNome);
    };
    expect(await naLista()).toEqual(['Arroz', 'Sabão']);
    await sql`update produtos set ativo = false where id = ${arroz}`.execute(s.banco.db);
    expect(await naLista()).toEqual(['Sabão']);
    expect((await proposta()).map(([nome]) => nome)).toEqual(['Sabão']);
    await sql`update depositos set ativo = false where id = ${almoxarifado}`.execute(s.banco.db);
    expect([await naLista(), await proposta()]).toEqual([[], []]);
  });
});
