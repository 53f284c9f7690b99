import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { abrirContagem, cancelarContagem, concluirContagem, contarItens } from '#domains/suprimentos/estoques/contagens/server/oficina.ts';
import { retirar, transferir } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { darEntrada, estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
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

let usado = 0;
/** A product that no other test moved. */
const outroProduto = (): number => mundo.produtos[usado++] ?? 0;
const retirada = (tx: Tx, produtoId: number, quantidade = '1.0000', dataMovimento = hoje) =>
  retirar(atoDe(tx, quem), {
    dataMovimento,
    depositoId: almoxarifado,
    solicitantePessoaId: mundo.pessoaId,
    motivo: 'Uso na aula',
    centroCustoId: null,
    itens: [{ produtoId, quantidade }],
    recalculoConfirmado: false,
  });
const saldo = async (produtoId: number, depositoId = almoxarifado): Promise<string> => {
  const { rows } = await sql<{ saldo: string }>`select quantidade || ' = ' || valor_centavos as saldo from saldos_estoque
    where produto_id = ${produtoId} and deposito_id = ${depositoId}`.execute(banco.db);
  return rows[0]?.saldo ?? '';
};
const codigoDe = (r: PromiseSettledResult<unknown>): string =>
  r.status === 'fulfilled'
    ? 'feito'
    : r.reason instanceof ErroNegocio
      ? r.reason.code
      : (traduzirErroDoBanco(r.reason)?.code ?? String(r.reason));

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

describe('what is dated before today', () => {
  test('changes the cost of what came after, is told first, and each later fact is taken back and told again', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000, data: somarDias(hoje, -3) });
    const { id } = await transacao(banco.db, (tx) => retirada(tx, produtoId, '4.0000'));
    const ontem = {
      dataMovimento: somarDias(hoje, -1),
      depositoId: almoxarifado,
      documento: null,
      itens: [{ produtoId, quantidade: '10.0000', valorCentavos: centavos(3_000) }],
    };
    const dar = (recalculoConfirmado: boolean) =>
      transacao(banco.db, (tx) => darEntrada(atoDe(tx, quem), { ...ontem, recalculoConfirmado }));
    const [semSaber] = await Promise.allSettled([dar(false)]);
    expect(codigoDe(semSaber)).toBe('RECALCULO_NAO_CONFIRMADO');
    expect(semSaber).toMatchObject({ reason: { params: { movimentos: 1, antes: 'R$ 4,00', depois: 'R$ 8,00' } } });
    expect((await dar(true)).recalculados).toBe(1);
    expect(await saldo(produtoId)).toBe('16.0000 = 3200');
    const { rows } = await sql<{
      evento: string;
      valor: number;
      estorno: boolean;
    }>`select f.evento, f.valor_centavos as valor, f.estorno_de is not null as estorno
      from v_fato_contabil f where f.origem_tipo = 'recalculo_estoque' order by f.id`.execute(banco.db);
    expect(rows).toEqual([
      { evento: 'estoque.recalculado', valor: 400, estorno: true },
      { evento: 'estoque.retirada', valor: 800, estorno: false },
    ]);
    // Reversed, it is taken back at the cost that it has now.
    await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id, motivo: 'Não foi usado' }));
    expect(await saldo(produtoId)).toBe('20.0000 = 4000');
  });

  test('what was reversed weighs on nothing that came after it, entered before or later', async () => {
    const produtoId = outroProduto();
    const entrada = { produtoId, depositoId: almoxarifado };
    await entrar(banco.db, { ...entrada, quantidade: '10.0000', valor: 1_000, data: somarDias(hoje, -9) });
    const errada = await entrar(banco.db, { ...entrada, quantidade: '10.0000', valor: 12_000, data: somarDias(hoje, -7) });
    const antes = await transacao(banco.db, (tx) => retirada(tx, produtoId, '2.0000', somarDias(hoje, -6)));
    const feito = await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id: errada.id, motivo: 'Caixas por unidades' }));
    expect(feito.recalculados).toBe(1);
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '4.0000', somarDias(hoje, -4)));
    const { rows } = await sql<{
      operacao: number;
      valor: number;
      data: string;
    }>`select operacao_id as operacao, valor_centavos as valor, data_movimento::text as data
      from movimentos_estoque where produto_id = ${produtoId} order by data_movimento, id`.execute(banco.db);
    expect(rows.map(({ valor, data }) => [valor, data])).toEqual([
      [1_000, somarDias(hoje, -9)],
      [12_000, somarDias(hoje, -7)],
      [-12_000, somarDias(hoje, -7)],
      [-200, somarDias(hoje, -6)],
      [-400, somarDias(hoje, -4)],
    ]);
    expect(rows[3]?.operacao).toBe(antes.id);
  });

  test('what left later on the very day of what was reversed is reckoned without it too', async () => {
    const produtoId = outroProduto();
    const entrada = { produtoId, depositoId: almoxarifado };
    await entrar(banco.db, { ...entrada, quantidade: '20.0000', valor: 20_000, data: somarDias(hoje, -5) });
    const dia = somarDias(hoje, -3);
    const errada = await entrar(banco.db, { ...entrada, quantidade: '10.0000', valor: 100_000, data: dia });
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '4.0000', dia));
    await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id: errada.id, motivo: 'Valor errado' }));
    expect(await saldo(produtoId)).toBe('16.0000 = 16000');
    const { rows } = await sql<{ valor: number }>`select valor_centavos as valor from movimentos_estoque
      where produto_id = ${produtoId} order by data_movimento, ordem, id`.execute(banco.db);
    expect(rows.map((r) => r.valor)).toEqual([20_000, 100_000, -100_000, -4_000]);
  });

  test('what came after and could not do without it leaves the reversal to today', async () => {
    const produtoId = outroProduto();
    const entrada = { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000 };
    const { id } = await entrar(banco.db, { ...entrada, data: somarDias(hoje, -7) });
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '6.0000', somarDias(hoje, -6)));
    await entrar(banco.db, { ...entrada, data: somarDias(hoje, -2) });
    const estorno = await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id, motivo: 'Lançada por engano' }));
    const { rows } = await sql<{
      data: string;
    }>`select data_movimento::text as data from operacoes_estoque where id = ${estorno.id}`.execute(banco.db);
    expect(rows).toEqual([{ data: hoje }]);
    expect(await saldo(produtoId)).toBe('4.0000 = 400');
  });

  test('never leaves a later day short', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '5.0000', valor: 500, data: somarDias(hoje, -3) });
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '4.0000'));
    const [tarde] = await Promise.allSettled([transacao(banco.db, (tx) => retirada(tx, produtoId, '2.0000', somarDias(hoje, -2)))]);
    expect(codigoDe(tarde)).toBe('ESTOQUE_FALTARIA_DEPOIS');
  });

  test('is refused on a day that every account has closed; a closing waits for what is being dated there', async () => {
    const produtoId = outroProduto();
    const [dia, ate] = [somarDias(hoje, -40), somarDias(hoje, -35)];
    const periodoDe = (nome: string) =>
      transacao(banco.db, async (tx) => {
        const conta = await criarContaBancaria(atoDe(tx, quem), { nome, tipo: 'caixa' });
        await criarPeriodoFinanceiro(atoDe(tx, quem), { contaBancariaId: conta.id, dataInicio: dia, dataFim: ate });
        return conta.id;
      });
    const [primeira, segunda] = [await periodoDe('Caixa 1'), await periodoDe('Caixa 2')];
    const fechar = (contaId: number) =>
      transacao(banco.db, async (tx) => {
        const { rows } = await sql<{
          id: number;
        }>`update periodos_financeiros set situacao = 'fechado' where conta_bancaria_id = ${contaId} returning id`.execute(tx);
        await sql`insert into periodos_financeiros_situacoes (periodo_financeiro_id, de, para, saldo_calculado_centavos, saldo_informado_centavos, entradas_centavos,
          saidas_centavos, lancamentos, usuario_id, usuario_nome) values (${rows[0]?.id}, 'aberto', 'fechado', 0, 0, 0, 0, 0, 1, 'x')`.execute(
          tx,
        );
      });
    const pedido = { produtoId, depositoId: almoxarifado, quantidade: '1.0000', valor: 10 };
    await fechar(primeira);
    await passoAPasso(
      banco.db,
      (tx) =>
        darEntrada(atoDe(tx, quem), {
          dataMovimento: ate,
          depositoId: almoxarifado,
          documento: null,
          itens: [{ produtoId, quantidade: '1.0000', valorCentavos: centavos(10) }],
          recalculoConfirmado: true,
        }),
      () => fechar(segunda),
    );
    const [fechado] = await Promise.allSettled([entrar(banco.db, { ...pedido, data: ate })]);
    expect(codigoDe(fechado)).toBe('ESTOQUE_EM_DIA_FECHADO');
    await entrar(banco.db, { ...pedido, data: somarDias(ate, 1) });
    expect(await saldo(produtoId)).toBe('2.0000 = 20');
  });

  test('nothing is dated after today', async () => {
    const produtoId = outroProduto() || (mundo.produtos[0] ?? 0);
    const [futuro] = await Promise.allSettled([
      entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '1.0000', valor: 10, data: somarDias(hoje, 1) }),
    ]);
    expect(codigoDe(futuro)).toBe('MOVIMENTO_FUTURO');
  });
});
