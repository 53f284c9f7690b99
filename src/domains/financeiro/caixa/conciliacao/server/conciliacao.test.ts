import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { lancarManual } from '#domains/financeiro/caixa/lancamentos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { type Banco, bancoComContas, enviarExtrato, lancarNoBanco, ofxDeTeste } from '#tests/helpers/caixa/extratos.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let b: Banco;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  b = await bancoComContas(s.banco.db);
});
afterAll(() => s.fechar());

type Linha = { id: number; descricao: string; situacao: string; conciliacao: { id: number; tipo: string } | null };
let dia = 0;
/** Lines of a statement of a day of its own, and movements of the books. */
const mundo = async (valores: readonly string[], livros: readonly number[] = []) => {
  dia += 1;
  const data = `2026-02-${String(dia).padStart(2, '0')}`;
  const memo = `MEMO ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[dia] ?? ''}`;
  const lido = await enviarExtrato(s, ofxDeTeste(valores.map((v) => [data, v, memo])));
  expect(lido.status).toBe(200);
  await lancarNoBanco(
    s.banco.db,
    b,
    livros.map((v) => [data, v] as const),
  );
  const linhas = await linhasDe(data);
  const { rows: movimentos } = await sql<{
    id: number;
  }>`select id from lancamentos_financeiros where conta_bancaria_id = ${b.contaBancariaId} and data_movimento = ${data} order by id`.execute(
    s.banco.db,
  );
  return { data, memo, linhaIds: linhas.map((l) => l.id), lancamentoIds: movimentos.map((m) => m.id) };
};
const linhasDe = async (data: string): Promise<Linha[]> =>
  (
    (await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}&DataInicial=${data}&DataFinal=${data}`))
      .corpo.data as { itens: Linha[] }
  ).itens;
const casar = (pares: readonly object[], quem?: typeof paulo, contaBancariaId = b.contaBancariaId) =>
  s.pedir('POST', 'ConciliacaoBancaria/casamento', { body: { contaBancariaId, pares }, ...(quem ? { quem } : {}) });
const desfazer = (id: number) => s.pedir('DELETE', `ConciliacaoBancaria/${id}`);
const auditoria = async (acao: string): Promise<unknown[]> =>
  (await sql`select usuario_nome as quem, depois from auditoria where acao = ${acao} order by seq desc limit 1`.execute(s.banco.db)).rows;

describe('what is the same money', () => {
  test('a line and a movement, one line and two movements, two lines and one: matched once, undone, and matched again', async () => {
    for (const [valores, livros] of [
      [['100.00'], [10_000]],
      [['100.00'], [4_000, 6_000]],
      [['-30.00', '-70.00'], [-10_000]],
    ] as const) {
      const { data, ...par } = await mundo(valores, livros);
      const pedido = { linhaIds: par.linhaIds, lancamentoIds: par.lancamentoIds };
      const feito = await casar([pedido]);
      expect(feito.corpo.data).toMatchObject({ recusados: [] });
      const [id = 0] = (feito.corpo.data as { conciliacaoIds: number[] }).conciliacaoIds;
      expect((await linhasDe(data)).every((l) => l.situacao === 'conciliada' && l.conciliacao?.id === id)).toBe(true);
      expect((await casar([pedido])).corpo.error).toMatchObject({
        code: 'LINHA_JA_CONCILIADA',
        message: expect.stringContaining('Fernanda'),
      });
      expect(await auditoria('conciliacao.casada')).toMatchObject([{ quem: 'Fernanda Lima', depois: pedido }]);
      expect((await desfazer(id)).status).toBe(200);
      expect((await desfazer(id)).corpo.error).toMatchObject({ code: 'CONCILIACAO_NAO_ENCONTRADA' });
      expect((await linhasDe(data)).every((l) => l.situacao === 'pendente')).toBe(true);
      expect((await casar([pedido])).status).toBe(200);
    }
  });

  test('what does not come to the same, is alone, of another account or not there is refused, with nothing matched', async () => {
    const { linhaIds, lancamentoIds, data } = await mundo(['100.00'], [9_999]);
    const codigo = async (par: object, conta?: number) => (await casar([par], undefined, conta)).corpo.error?.code;
    expect((await casar([{ linhaIds, lancamentoIds }])).corpo.error).toMatchObject({
      code: 'CONCILIACAO_NAO_FECHA',
      message: expect.stringMatching(/100,00.*99,99.*0,01/),
    });
    expect(await codigo({ linhaIds, lancamentoIds: [] })).toBe('CONCILIACAO_SOZINHA');
    expect(await codigo({ linhaIds, lancamentoIds }, b.outraContaId)).toBe('LINHA_NAO_ENCONTRADA');
    expect(await codigo({ linhaIds: [], lancamentoIds: [...lancamentoIds, 999_999] })).toBe('MOVIMENTO_NAO_ENCONTRADO');
    expect(await codigo({ linhaIds: [999_999], lancamentoIds })).toBe('LINHA_NAO_ENCONTRADA');
    expect((await linhasDe(data)).map((l) => l.situacao)).toEqual(['pendente']);
  });

  test('of many pairs each is judged by itself: one that cannot be holds back no other', async () => {
    const um = await mundo(['1.00'], [100]);
    const dois = await mundo(['2.00'], [201]);
    const tres = await mundo(['3.00'], [300]);
    const pares = [um, dois, tres, um].map(({ linhaIds, lancamentoIds }) => ({ linhaIds, lancamentoIds }));
    expect((await casar(pares)).corpo.data).toMatchObject({
      conciliacaoIds: [expect.any(Number), expect.any(Number)],
      recusados: [
        { par: 1, codigo: 'CONCILIACAO_NAO_FECHA' },
        { par: 3, codigo: 'CONCILIACAO_REPETIDA' },
      ],
    });
  });

  test('two people match one line with different movements at once: one is told by whom it was', async () => {
    const { linhaIds, lancamentoIds } = await mundo(['10.00'], [1_000, 1_000]);
    const respostas = await Promise.all([
      casar([{ linhaIds, lancamentoIds: lancamentoIds.slice(0, 1) }]),
      casar([{ linhaIds, lancamentoIds: lancamentoIds.slice(1) }], paulo),
    ]);
    expect(respostas.map((r) => r.status).toSorted()).toEqual([200, 409]);
    expect(respostas.find((r) => r.status === 409)?.corpo.error).toMatchObject({
      code: 'LINHA_JA_CONCILIADA',
      message: expect.stringMatching(/Fernanda|Paulo/),
    });
  });

  test('what the bank took back and what the books reversed are matched among themselves', async () => {
    const banco = await mundo(['50.00', '-50.00']);
    expect((await casar([{ linhaIds: banco.linhaIds, lancamentoIds: [] }])).status).toBe(200);
    const { data } = await mundo(['1.00']);
    const [manual = 0] = await lancarNoBanco(s.banco.db, b, [[data, 7_700]]);
    expect((await s.pedir('POST', `LancamentoManual/${manual}/estorno`, { body: { motivo: 'Conta errada' } })).status).toBe(200);
    const sugestoes = (await s.pedir('GET', `ConciliacaoBancaria/sugestoes?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
      sugestoes: { motivo: string; lancamentos: { id: number; valorCentavos: number }[] }[];
    };
    const anulados = sugestoes.sugestoes.find((x) => x.motivo === 'anulados');
    expect(anulados?.lancamentos.map((l) => l.valorCentavos)).toEqual([7_700, -7_700]);
    expect((await casar([{ linhaIds: [], lancamentoIds: anulados?.lancamentos.map((l) => l.id) }])).status).toBe(200);
  });

  test('a movement that was matched and is reversed stays matched, and its reversal waits for a line of its own', async () => {
    const { data, linhaIds } = await mundo(['33.00']);
    const [manual = 0] = await lancarNoBanco(s.banco.db, b, [[data, 3_300]]);
    const { rows } = await sql<{
      id: number;
    }>`select id from lancamentos_financeiros where origem_tipo = 'lancamento_manual' and origem_id = ${manual}`.execute(s.banco.db);
    expect((await casar([{ linhaIds, lancamentoIds: rows.map((r) => r.id) }])).status).toBe(200);
    expect((await s.pedir('POST', `LancamentoManual/${manual}/estorno`, { body: { motivo: 'Do banco' } })).status).toBe(200);
    expect((await linhasDe(data))[0]?.situacao).toBe('conciliada');
    const abertos = (await s.pedir('GET', `ConciliacaoBancaria/movimentos/obter-paginado?ContaBancariaId=${b.contaBancariaId}&Nome=33,00`))
      .corpo.data as { itens: { valorCentavos: number }[] };
    expect(abertos.itens.map((m) => m.valorCentavos)).toEqual([-3_300]);
  });
});

describe('among equal amounts of a day', () => {
  /** Money of a day that leaves by methods, in the order given; answers the movements. */
  const porFormas = (data: string, valores: readonly (readonly [formaPagamentoId: number, valorCentavos: number])[]): Promise<number[]> =>
    transacao(s.banco.db, async (tx) => {
      for (const [formaPagamentoId, valor] of valores)
        await lancarManual(atoDe(tx, fernanda), {
          tipo: 'transferencia',
          dataMovimento: data,
          valorCentavos: centavos(valor),
          historico: 'Saída',
          documento: null,
          contaBancariaId: b.contaBancariaId,
          contaDestinoId: b.outraContaId,
          formaPagamentoId,
          categoriaId: null,
          centroCustoId: null,
          pessoaId: null,
        });
      const { rows } = await sql<{
        id: number;
      }>`select id from lancamentos_financeiros where conta_bancaria_id = ${b.contaBancariaId} and data_movimento = ${data} order by id`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    });
  let lote = 0;
  beforeAll(async () => {
    const forma = (tx: Tx) =>
      criarFormaPagamento(atoDe(tx, fernanda), { nome: 'Lote', tipo: 'transferencia', contaBancariaId: b.contaBancariaId });
    lote = (await transacao(s.banco.db, forma)).id;
  });
  const sugeridos = async (data: string, linhas: readonly (readonly [valor: string, memo: string])[]) => {
    expect((await enviarExtrato(s, ofxDeTeste(linhas.map(([valor, memo]) => [data, valor, memo])))).status).toBe(200);
    const { sugestoes } = (await s.pedir('GET', `ConciliacaoBancaria/sugestoes?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
      sugestoes: { linhaIds: number[]; lancamentos: { id: number }[] }[];
    };
    const daLinha = new Map(sugestoes.map((x) => [x.linhaIds[0], x.lancamentos.map((l) => l.id)]));
    return Object.fromEntries((await linhasDe(data)).map((l) => [l.descricao, daLinha.get(l.id)]));
  };

  test('what the bank did together is its one line, and the Pix of the same amount is the other', async () => {
    const ids = await porFormas('2026-08-10', [
      [lote, 111_100],
      [lote, 62_200],
      [lote, 50_000],
      [b.formaId, 111_100],
    ]);
    const linhas = [
      ['-1111.00', 'PIX ENVIADO'],
      ['-2233.00', 'PAGAMENTO EM LOTE'],
    ] as const;
    expect(await sugeridos('2026-08-10', linhas)).toEqual({ 'PIX ENVIADO': ids.slice(3), 'PAGAMENTO EM LOTE': ids.slice(0, 3) });
  });

  test('what stands alone in its method comes first; lines that are each one movement are not one sum', async () => {
    const ids = await porFormas('2026-08-11', [
      [lote, 77_700],
      [lote, 1_234],
      [b.formaId, 77_700],
    ]);
    expect(await sugeridos('2026-08-11', [['-777.00', 'PIX ENVIADO']])).toEqual({ 'PIX ENVIADO': ids.slice(2) });
    const uns = await porFormas('2026-08-12', [
      [b.formaId, 10_001],
      [b.formaId, 20_002],
      [lote, 30_003],
    ]);
    const linhas = [
      ['-100.01', 'UM'],
      ['-200.02', 'DOIS'],
      ['-300.03', 'TRES'],
    ] as const;
    expect(await sugeridos('2026-08-12', linhas)).toEqual({ UM: [uns[0]], DOIS: [uns[1]], TRES: [uns[2]] });
  });
});

describe('a line that the books do not have', () => {
  const lancar = (linhaId: number | undefined, partes: object = {}) =>
    s.pedir('POST', 'ConciliacaoBancaria/lancamento', {
      body: { linhaId, categoriaId: b.tarifas, historico: 'Tarifa do banco', dataMovimento: '2026-02-20', ...partes },
    });

  test('is entered by category, once however often it is sent, and the category is remembered by its words', async () => {
    const { linhaIds, data } = await mundo(['-9.90']);
    const respostas = await Promise.all([lancar(linhaIds[0], { dataMovimento: data }), lancar(linhaIds[0], { dataMovimento: data })]);
    expect(respostas.map((r) => r.status).toSorted()).toEqual([200, 409]);
    expect((await linhasDe(data))[0]).toMatchObject({ situacao: 'conciliada', conciliacao: { tipo: 'lancada' } });
    const seguinte = await enviarExtrato(s, ofxDeTeste([['2026-03-05', '-11.50', `MEMO ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[dia] ?? ''} 123`]]));
    expect(seguinte.status).toBe(200);
    const [nova] = await linhasDe('2026-03-05');
    const { lembrancas } = (await s.pedir('GET', `ConciliacaoBancaria/sugestoes?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
      lembrancas: { linhaId: number; categoriaNome: string }[];
    };
    expect(lembrancas.filter((l) => l.linhaId === nova?.id)).toMatchObject([{ categoriaNome: 'Tarifas bancárias' }]);
  });

  test('undone, the entry stays in the books and is proposed for its line', async () => {
    const { linhaIds, data } = await mundo(['-5.55']);
    const { id } = (await lancar(linhaIds[0], { dataMovimento: data })).corpo.data as { id: number };
    expect((await desfazer(id)).status).toBe(200);
    const { sugestoes } = (await s.pedir('GET', `ConciliacaoBancaria/sugestoes?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
      sugestoes: { motivo: string; linhaIds: number[] }[];
    };
    expect(sugestoes.find((x) => x.linhaIds[0] === linhaIds[0])).toMatchObject({ motivo: 'mesmo_dia' });
  });

  test('a category of the other direction, a closed financial period and an amount that cannot be read are refused, with nothing half-saved', async () => {
    const { linhaIds } = await mundo(['-8.88']);
    expect((await lancar(linhaIds[0], { categoriaId: b.rendimentos })).corpo.error?.code).toBe('CATEGORIA_NAO_SERVE');
    expect((await lancar(linhaIds[0], { dataMovimento: '2025-12-31' })).corpo.error?.code).toBe('SEM_PERIODO_FINANCEIRO');
    expect((await lancar(999_999)).corpo.error?.code).toBe('LINHA_NAO_ENCONTRADA');
    const ilegivel = await mundo(['.']);
    expect((await lancar(ilegivel.linhaIds[0])).corpo.error?.code).toBe('LINHA_ILEGIVEL');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from lancamentos_manuais where valor_centavos = 888`.execute(
      s.banco.db,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('or it is no movement: ignored with a reason, and back', async () => {
    const { linhaIds, data } = await mundo(['1000.00']);
    const ignorar = (motivo: string) => s.pedir('POST', 'ConciliacaoBancaria/ignorada', { body: { linhaIds, motivo } });
    expect((await ignorar('')).status).toBe(400);
    const { id } = (await ignorar('Linha de saldo')).corpo.data as { id: number };
    expect((await linhasDe(data))[0]).toMatchObject({ situacao: 'ignorada', conciliacao: { tipo: 'ignorada' } });
    expect((await ignorar('De novo')).corpo.error?.code).toBe('LINHA_JA_CONCILIADA');
    expect((await desfazer(id)).status).toBe(200);
  });
});
