import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { deixarFatosDeFora } from '#domains/contabil/integracao/server/oficina.ts';
import { criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { abrirContagem, concluirContagem, contarItens } from '#domains/suprimentos/estoques/contagens/server/oficina.ts';
import { darEntrada, estornarOperacao } from '#domains/suprimentos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { formatarData, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { bancadaDoEstoque, codigoDe } from '#tests/helpers/estoque/bancada.ts';
import { entrar, hoje, type MundoDoEstoque, mundoDoEstoque, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';

let banco: BancoDeTeste;
let mundo: MundoDoEstoque;
let almoxarifado: number;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  mundo = await mundoDoEstoque(
    banco.db,
    Array.from({ length: 18 }, (_, i) => `Produto ${i + 1}`),
  );
  [almoxarifado = 0] = mundo.depositos;
});
afterAll(() => banco.fechar());
const { outroProduto, retirada, saldo } = bancadaDoEstoque(() => ({ banco, mundo }));

/** A concluded count of today in which only this product was counted. */
const contar = (produtoId: number, contada: string) =>
  transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, quem);
    const { id } = await abrirContagem(ato, { depositoId: almoxarifado, grupoId: null });
    const { rows } = await sql<{
      id: number;
    }>`select id from contagens_estoque_itens where contagem_id = ${id} and produto_id = ${produtoId}`.execute(tx);
    await contarItens(ato, { contagemId: id, itens: [{ id: rows[0]?.id ?? 0, versao: 1, contada }] });
    return concluirContagem(ato, { id, versao: 1 });
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

  test('an entry of one product on two lines is taken back whole', async () => {
    const produtoId = outroProduto();
    const dar = (quantidades: readonly string[]) =>
      transacao(banco.db, (tx) =>
        darEntrada(atoDe(tx, quem), {
          dataMovimento: somarDias(hoje, -3),
          depositoId: almoxarifado,
          documento: null,
          itens: quantidades.map((quantidade) => ({ produtoId, quantidade, valorCentavos: centavos(Number(quantidade) * 150) })),
          recalculoConfirmado: false,
        }),
      );
    await dar(['3.0000']);
    const { id } = await dar(['10.0000', '5.0000']);
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '2.0000', somarDias(hoje, -1)));
    await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id, motivo: 'Nota errada' }));
    expect(await saldo(produtoId)).toBe('1.0000 = 150');
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

  test('leaves out of the books what a person left out of them, told again at another cost', async () => {
    const ano = Number(hoje.slice(0, 4));
    await livrosDeTeste(banco.db, ano);
    await transacao(banco.db, (tx) =>
      carregarConjuntoDeRegras(atoDe(tx, quem), { entidade: 'com_fins_lucrativos', vigenteDesde: `${ano}-01-01` }),
    );
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000, data: somarDias(hoje, -3) });
    const { movimentos } = await transacao(banco.db, (tx) => retirada(tx, produtoId, '4.0000'));
    const fatos = async () =>
      (
        await sql<{
          id: number;
          valor: number;
          volta: boolean;
          razao: string | null;
        }>`select f.id, f.valor_centavos as valor, f.estorno_de is not null as volta, d.razao
          from fatos_contabeis f left join fatos_dispensados d on d.fato_id = f.id
          where f.evento like 'estoque.re%' and f.valores ->> 'produtoId' = ${String(produtoId)} order by f.id`.execute(banco.db)
      ).rows;
    const [primeiro] = await fatos();
    expect([movimentos.length, primeiro]).toMatchObject([1, { valor: 400, razao: null }]);
    await transacao(banco.db, (tx) =>
      deixarFatosDeFora(atoDe(tx, quem), { fatos: [primeiro?.id ?? 0], motivo: 'Consumo já lançado à mão' }),
    );
    await transacao(banco.db, (tx) =>
      darEntrada(atoDe(tx, quem), {
        dataMovimento: somarDias(hoje, -1),
        depositoId: almoxarifado,
        documento: null,
        itens: [{ produtoId, quantidade: '10.0000', valorCentavos: centavos(3_000) }],
        recalculoConfirmado: true,
      }),
    );
    expect((await fatos()).filter(({ volta }) => !volta)).toMatchObject([
      { valor: 400, razao: 'Consumo já lançado à mão' },
      { valor: 800, razao: 'Consumo já lançado à mão' },
    ]);
  });

  test('of more than there was on that day is refused by the day, though today there is enough', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '5.0000', valor: 500, data: somarDias(hoje, -4) });
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000, data: hoje });
    const sair = (dias: number) => transacao(banco.db, (tx) => retirada(tx, produtoId, '6.0000', somarDias(hoje, dias)));
    await expect(sair(-3)).rejects.toMatchObject({
      code: 'QUANTIDADE_EXCEDE_NO_DIA',
      campos: [{ path: 'dataMovimento' }],
      params: { data: formatarData(somarDias(hoje, -3)), saldo: '5 UN', hoje: '15 UN' },
    });
    await expect(sair(-5)).rejects.toMatchObject({ code: 'QUANTIDADE_EXCEDE_NO_DIA', params: { saldo: '0 UN' } });
    await sair(0);
    expect(await saldo(produtoId)).toBe('9.0000 = 900');
  });

  test('to before a count that is concluded is asked first: the shelf that was counted may hold it already', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000, data: somarDias(hoje, -3) });
    const contada = await contar(produtoId, '7.0000');
    const [perdida] = await Promise.allSettled([transacao(banco.db, (tx) => retirada(tx, produtoId, '3.0000', somarDias(hoje, -1)))]);
    expect(perdida).toMatchObject({
      reason: { code: 'CONTAGEM_JA_VIU', params: { n: 1, produtos: expect.stringMatching(/\(7 UN\)$/) as string } },
    });
    // The reversal of what the count found out by itself is asked too.
    const { rows: entradas } = await sql<{
      id: number;
    }>`select distinct operacao_id as id from movimentos_estoque where produto_id = ${produtoId} and tipo = 'entrada'`.execute(banco.db);
    const estornar = (recalculoConfirmado: boolean) =>
      transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id: entradas[0]?.id ?? 0, motivo: 'Não veio', recalculoConfirmado }));
    await expect(estornar(false)).rejects.toMatchObject({ code: 'QUANTIDADE_EXCEDE_ESTOQUE' });
    expect(await saldo(produtoId)).toBe('7.0000 = 700');
    // What leaves on the day of the count left after it; and a count that was taken back saw nothing.
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '1.0000'));
    await transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id: contada.operacaoId ?? 0, motivo: 'Contagem errada' }));
    await transacao(banco.db, (tx) => retirada(tx, produtoId, '3.0000', somarDias(hoje, -1)));
    expect(await saldo(produtoId)).toBe('6.0000 = 600');
  });
  test('on the very day of a count: what comes in is asked, and so is the reversal of what stood in the books before it', async () => {
    const produtoId = outroProduto();
    await entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '10.0000', valor: 1_000, data: somarDias(hoje, -3) });
    const entrarHoje = (recalculoConfirmado: boolean) =>
      transacao(banco.db, (tx) =>
        darEntrada(atoDe(tx, quem), {
          dataMovimento: hoje,
          depositoId: almoxarifado,
          documento: null,
          itens: [{ produtoId, quantidade: '5.0000', valorCentavos: centavos(500) }],
          recalculoConfirmado,
        }),
      );
    const { id: naoVeio } = await entrarHoje(false);
    const saidaAntes = await transacao(banco.db, (tx) => retirada(tx, produtoId, '1.0000'));
    await contar(produtoId, '9.0000');
    const saidaDepois = await transacao(banco.db, (tx) => retirada(tx, produtoId, '1.0000'));
    const estornar = (id: number, recalculoConfirmado = false) =>
      transacao(banco.db, (tx) => estornarOperacao(atoDe(tx, quem), { id, motivo: 'Não veio', recalculoConfirmado }));
    for (const tentar of [() => estornar(naoVeio), () => estornar(saidaAntes.id), () => entrarHoje(false)])
      await expect(tentar()).rejects.toMatchObject({ code: 'CONTAGEM_JA_VIU' });
    await estornar(saidaDepois.id);
    await entrarHoje(true);
    expect(await saldo(produtoId)).toBe('14.0000 = 1400');
  });

  test('nothing is dated after today', async () => {
    const produtoId = outroProduto() || (mundo.produtos[0] ?? 0);
    const [futuro] = await Promise.allSettled([
      entrar(banco.db, { produtoId, depositoId: almoxarifado, quantidade: '1.0000', valor: 10, data: somarDias(hoje, 1) }),
    ]);
    expect(codigoDe(futuro)).toBe('MOVIMENTO_FUTURO');
  });
});
