import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  abrirContagem,
  cancelarContagem,
  concluirContagem,
  contarItens,
  obterContagem,
} from '#domains/suprimentos/estoques/contagens/server/oficina.ts';
import { transferir } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { darEntrada, estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { bancadaDoEstoque, codigoDe } from '#tests/helpers/estoque/bancada.ts';
import { entrar, hoje, type MundoDoEstoque, mundoDoEstoque, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';

let banco: BancoDeTeste;
let mundo: MundoDoEstoque;
let papel: number;
let almoxarifado: number;
let cozinha: number;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  mundo = await mundoDoEstoque(
    banco.db,
    Array.from({ length: 18 }, (_, i) => `Produto ${i + 1}`),
  );
  [almoxarifado = 0, cozinha = 0] = mundo.depositos;
});
afterAll(() => banco.fechar());
const { outroProduto, retirada, saldo } = bancadaDoEstoque(() => ({ banco, mundo }));

describe('two at once', () => {
  test('the last unit is withdrawn once, and the other is told what there is', async () => {
    papel = outroProduto();
    await entrar(banco.db, { produtoId: papel, depositoId: almoxarifado, quantidade: '1.0000', valor: 999 });
    const [, outra] = await passoAPasso(
      banco.db,
      (tx) => retirada(tx, papel),
      () => transacao(banco.db, (tx) => retirada(tx, papel)),
    );
    expect(codigoDe(outra)).toBe('QUANTIDADE_EXCEDE_ESTOQUE');
    expect(await saldo(papel)).toBe('0.0000 = 0');
  });

  test('two hundred withdrawals of a hundred and fifty units: exactly as many are made, and no other refusal is heard', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '150.0000', valor: 100_000 });
    // As many at once as there are connections: none waits for one so long that it gives up.
    const deUmBalcao = async (): Promise<PromiseSettledResult<unknown>[]> => {
      const feitas: PromiseSettledResult<unknown>[] = [];
      for (let i = 0; i < 20; i += 1) feitas.push(...(await Promise.allSettled([transacao(banco.db, (tx) => retirada(tx, produtoId))])));
      return feitas;
    };
    const todas = (await Promise.all(Array.from({ length: 10 }, deUmBalcao))).flat();
    const contas = Object.groupBy(todas, codigoDe);
    expect(Object.fromEntries(Object.entries(contas).map(([codigo, lista]) => [codigo, lista?.length]))).toEqual({
      feito: 150,
      QUANTIDADE_EXCEDE_ESTOQUE: 50,
    });
    expect(await saldo(produtoId)).toBe('0.0000 = 0');
    const { rows } = await sql<{ saida: number }>`select sum(valor_centavos)::int as saida from movimentos_estoque
      where produto_id = ${produtoId} and quantidade < 0`.execute(banco.db);
    expect(rows[0]?.saida).toBe(-100_000);
  });

  test('an operation is reversed once, and the other is told by whom', async () => {
    const produtoId = outroProduto();
    const { id } = await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '2.0000', valor: 100 });
    const estornar = (tx: Tx) => estornarOperacao(atoDe(tx, quem), { id, motivo: 'Lançada por engano' });
    const [, outra] = await passoAPasso(banco.db, estornar, () => transacao(banco.db, estornar));
    expect(codigoDe(outra)).toBe('OPERACAO_JA_ESTORNADA');
    expect(await saldo(produtoId)).toBe('0.0000 = 0');
  });

  test('transfers that cross do not lose a unit', async () => {
    const produtoId = outroProduto();
    for (const depositoId of mundo.depositos) await entrar(banco.db, { produtoId, depositoId, quantidade: '20.0000', valor: 2_000 });
    const ida = (depositoId: number, depositoDestinoId: number) =>
      transacao(banco.db, (tx) =>
        transferir(atoDe(tx, quem), {
          dataMovimento: hoje,
          depositoId,
          depositoDestinoId,
          motivo: null,
          itens: [{ produtoId, quantidade: '1.0000' }],
          recalculoConfirmado: false,
        }),
      );
    const todas = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? ida(almoxarifado, cozinha) : ida(cozinha, almoxarifado))),
    );
    expect(new Set(todas.map(codigoDe))).toEqual(new Set(['feito']));
    expect([await saldo(produtoId), await saldo(produtoId, cozinha)]).toEqual(['20.0000 = 2000', '20.0000 = 2000']);
  });

  test('one document enters once', async () => {
    const produtoId = outroProduto();
    const dar = (tx: Tx) =>
      darEntrada(atoDe(tx, quem), {
        dataMovimento: hoje,
        depositoId: almoxarifado,
        documento: 'NF 123',
        origem: { tipo: 'nota_fiscal', id: 77 },
        itens: [{ produtoId, quantidade: '1.0000', valorCentavos: centavos(500) }],
        recalculoConfirmado: false,
      });
    const [{ id }, outra] = await passoAPasso(banco.db, dar, () => transacao(banco.db, dar));
    expect(codigoDe(outra)).toBe('ENTRADA_REPETIDA');
    const pedido = { id, motivo: 'Nota estornada' };
    const [porFora] = await Promise.allSettled([transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), pedido))]);
    expect(codigoDe(porFora)).toBe('ESTORNO_PELA_ORIGEM');
    await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { ...pedido, porOrigem: true }));
    expect(await saldo(produtoId)).toBe('0.0000 = 0');
  });
});

describe('a count and what moves meanwhile', () => {
  async function contagemDe(produtoId: number): Promise<{ id: number; itemId: number }> {
    const { id } = await transacao(banco.db, (tx) => abrirContagem(atoDe(tx, quem), { depositoId: almoxarifado, grupoId: null }));
    const { rows } = await sql<{
      id: number;
    }>`select id from contagens_estoque_itens where contagem_id = ${id} and produto_id = ${produtoId}`.execute(banco.db);
    return { id, itemId: rows[0]?.id ?? 0 };
  }
  const contar = (contagemId: number, itemId: number, contada: string) =>
    transacao(banco.db, (tx) => contarItens(atoDe(tx, quem), { contagemId, itens: [{ id: itemId, versao: 1, contada }] }));
  const concluir = (id: number) => transacao(banco.db, (tx) => concluirContagem(atoDe(tx, quem), { id, versao: 1 }));

  test('the typing waits for a withdrawal under way, and is compared with what it leaves', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000 });
    const { id, itemId } = await contagemDe(produtoId);
    await passoAPasso(
      banco.db,
      (tx) => retirada(tx, produtoId, '3.0000'),
      () => contar(id, itemId, '7.0000'),
    );
    expect(await concluir(id)).toEqual({ id, operacaoId: null, ajustados: 0 });
    expect(await saldo(produtoId)).toBe('7.0000 = 700');
  });

  test('what is withdrawn between typing and concluding stays withdrawn', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000 });
    const { id, itemId } = await contagemDe(produtoId);
    await contar(id, itemId, '9.0000');
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '4.0000'));
    expect((await concluir(id)).ajustados).toBe(1);
    expect(await saldo(produtoId)).toBe('5.0000 = 500');
  });

  test('the conclusion waits for a withdrawal under way, and neither loses what the other takes', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000 });
    const { id, itemId } = await contagemDe(produtoId);
    await contar(id, itemId, '8.0000');
    const [, conclusao] = await passoAPasso(
      banco.db,
      (tx) => retirada(tx, produtoId, '8.0000'),
      () => concluir(id),
    );
    expect(conclusao).toMatchObject({ status: 'fulfilled', value: { ajustados: 1 } });
    expect(await saldo(produtoId)).toBe('0.0000 = 0');
  });

  test('a count that takes more than a withdrawal left is refused, and stays open to be counted again', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000 });
    const { id, itemId } = await contagemDe(produtoId);
    await contar(id, itemId, '6.0000');
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '8.0000'));
    const [cedo] = await Promise.allSettled([concluir(id)]);
    expect(codigoDe(cedo)).toBe('CONTAGEM_A_REFAZER');
    await transacao(banco.db, (tx) =>
      contarItens(atoDe(tx, quem), { contagemId: id, itens: [{ id: itemId, versao: 2, contada: '0.0000' }] }),
    );
    await concluir(id);
    expect(await saldo(produtoId)).toBe('0.0000 = 0');
  });

  test('what is found out after it was typed asks for another count: an entry, one of an earlier day, or a reversal', async () => {
    const produtoId = outroProduto();
    const entrada = { produtoId, depositoId: almoxarifado };
    await entrar(banco.db, { ...entrada, quantidade: '20.0000', valor: 2_000, data: somarDias(hoje, -9) });
    const dobrada = await entrar(banco.db, { ...entrada, quantidade: '10.0000', valor: 1_000, data: somarDias(hoje, -8) });
    const { id, itemId } = await contagemDe(produtoId);
    await contar(id, itemId, '20.0000');
    const deNovo = (versao: number, contada: string) =>
      transacao(banco.db, (tx) => contarItens(atoDe(tx, quem), { contagemId: id, itens: [{ id: itemId, versao, contada }] }));
    const recusada = async () => {
      const [cedo] = await Promise.allSettled([concluir(id)]);
      expect(codigoDe(cedo)).toBe('CONTAGEM_A_REFAZER');
      const { itens } = await obterContagem(banco.db, id, 'America/Belem');
      expect(itens.find((i) => i.id === itemId)).toMatchObject({ refazer: true });
    };
    await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id: dobrada.id, motivo: 'Lançada duas vezes' }));
    await recusada();
    await deNovo(2, '20.0000');
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '1.0000', somarDias(hoje, -2)));
    await recusada();
    await deNovo(3, '19.0000');
    await entrar(banco.db, { ...entrada, quantidade: '5.0000', valor: 500 });
    await recusada();
    await deNovo(4, '24.0000');
    expect(await concluir(id)).toEqual({ id, operacaoId: null, ajustados: 0 });
    expect(await saldo(produtoId)).toBe('24.0000 = 2400');
  });

  test('a deposit has one open count, and one that is concluded is not cancelled by who comes second', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '3.0000', valor: 300 });
    const abrir = (tx: Tx) => abrirContagem(atoDe(tx, quem), { depositoId: almoxarifado, grupoId: null });
    const [{ id }, outra] = await passoAPasso(banco.db, abrir, () => transacao(banco.db, abrir));
    expect(codigoDe(outra)).toBe('CONTAGEM_ABERTA');
    const { rows } = await sql<{
      id: number;
    }>`select id from contagens_estoque_itens where contagem_id = ${id} and produto_id = ${produtoId}`.execute(banco.db);
    await contar(id, rows[0]?.id ?? 0, '2.0000');
    const [, cancelada] = await passoAPasso(
      banco.db,
      (tx) => concluirContagem(atoDe(tx, quem), { id, versao: 1 }),
      () => transacao(banco.db, (tx) => cancelarContagem(atoDe(tx, quem), { id, versao: 1 })),
    );
    expect(codigoDe(cancelada)).toBe('CONTAGEM_ENCERRADA');
    expect(await saldo(produtoId)).toBe('2.0000 = 200');
  });

  test('two type the same product: the second sees what the first typed; a count concluded takes nothing more', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '2.0000', valor: 200 });
    const { id, itemId } = await contagemDe(produtoId);
    const dela = { contagemId: id, itens: [{ id: itemId, versao: 1, contada: '2.0000' }] };
    const [, outra] = await passoAPasso(
      banco.db,
      (tx) => contarItens(atoDe(tx, quem), dela),
      () => contar(id, itemId, '5.0000'),
    );
    expect(outra).toMatchObject({ status: 'fulfilled', value: { itens: [{ id: itemId, gravado: false, contada: '2.0000', versao: 2 }] } });
    await concluir(id);
    const [tarde] = await Promise.allSettled([contar(id, itemId, '5.0000')]);
    expect(codigoDe(tarde)).toBe('CONTAGEM_ENCERRADA');
  });
});
