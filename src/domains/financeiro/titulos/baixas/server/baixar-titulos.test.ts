import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, tituloDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { baixarTitulos, baixarVarios } from './baixar-titulos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const pagar = (tituloId: number, valorCentavos: number, dataBaixa = '2026-03-10', conta = t.contaBancariaId) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa,
      contaBancariaId: conta,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
const estornar = (baixaId: number) =>
  transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Valor digitado errado' }));
const linha = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T> => (await consulta.execute(banco.db)).rows[0] as T;
const estado = (id: number) =>
  linha(
    sql<{
      situacao: string;
      amortizado: number;
      recebido: number;
    }>`select situacao, amortizado_centavos as amortizado, recebido_centavos as recebido from titulos_receber where id = ${id}`,
  );
const codigo = (code: string) => expect.objectContaining({ code });

describe('a baixa', () => {
  test('on time settles with the discount and leaves receipt, cash entry, fact and audit', async () => {
    const { id, numero } = await tituloDeTeste(banco.db, t);
    const feita = await pagar(id, 95_000);
    expect(feita).toMatchObject({ totalCentavos: 95_000, baixas: [{ tituloId: id, numero, situacao: 'baixado', saldoCentavos: 0 }] });
    expect(await estado(id)).toEqual({ situacao: 'baixado', amortizado: 100_000, recebido: 95_000 });
    const baixaId = feita.baixas[0]?.id;
    expect(
      await linha(
        sql`select valor_centavos as valor, sentido, data_movimento as dia, conta_bancaria_id as conta from lancamentos_financeiros where origem_tipo = 'baixa' and origem_id = ${baixaId}`,
      ),
    ).toEqual({ valor: 95_000, sentido: 'entrada', dia: '2026-03-10', conta: t.contaBancariaId });
    expect(
      await linha(
        sql`select evento, valor_centavos as valor, valores->>'descontoCentavos' as desconto from fatos_contabeis where origem_tipo = 'baixa' and origem_id = ${baixaId}`,
      ),
    ).toEqual({ evento: 'titulo.recebido', valor: 95_000, desconto: '5000' });
    expect(await linha(sql`select acao, usuario_nome as quem from auditoria where alvo_tipo = 'titulo' and alvo_id = ${id}`)).toEqual({
      acao: 'titulo.baixado',
      quem: 'Fernanda Lima',
    });
  });

  test('late pays interest, fine and principal; a part keeps the rest open', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    await pagar(id, 42_500, '2026-03-25');
    expect(await estado(id)).toEqual({ situacao: 'parcial', amortizado: 40_000, recebido: 42_500 });
    // 600,00 × 16 days at 1 % a month: 3,20; the fine was paid.
    await pagar(id, 60_320, '2026-04-10');
    expect(await estado(id)).toEqual({ situacao: 'baixado', amortizado: 100_000, recebido: 102_820 });
  });

  test('of interest alone leaves the title partly paid', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    await pagar(id, 300, '2026-03-25');
    expect(await estado(id)).toEqual({ situacao: 'parcial', amortizado: 0, recebido: 300 });
  });

  test.each([
    ['more than the amount due', 95_001, '2026-03-10', 'VALOR_ACIMA_DO_DEVIDO'],
    ['a date in the future', 95_000, '2098-01-01', 'DATA_BAIXA_FUTURA'],
    ['a date without period', 95_000, '2025-12-31', 'SEM_PERIODO_FINANCEIRO'],
  ])('%s is refused and leaves nothing', async (_, valor, dia, code) => {
    const { id } = await tituloDeTeste(banco.db, t);
    await expect(pagar(id, valor, dia)).rejects.toThrow(codigo(code));
    expect(await estado(id)).toEqual({ situacao: 'aberto', amortizado: 0, recebido: 0 });
    expect(await linha(sql`select count(*)::int as n from baixas where titulo_id = ${id}`)).toEqual({ n: 0 });
  });

  test('a second one is told by whom and when', async () => {
    const { id, numero } = await tituloDeTeste(banco.db, t);
    const { reciboId } = await pagar(id, 95_000);
    const erro = await pagar(id, 95_000).catch((e: unknown) => e as { code: string; params: Record<string, string>; detalhe: object });
    expect(erro).toMatchObject({
      code: 'TITULO_JA_BAIXADO',
      params: { numero, usuario: 'Fernanda Lima', em: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/) },
      detalhe: { usuario: 'Fernanda Lima', reciboId },
    });
  });

  test('before the last one is refused', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    await pagar(id, 10_000, '2026-03-08');
    const recusa = (idioma: 'br' | 'en') =>
      pagar(id, 10_000, '2026-03-07').then(
        () => 'taken',
        (causa: unknown) => (causa instanceof ErroNegocio ? `${causa.code} ${causa.mensagem(idioma)}` : String(causa)),
      );
    // What to do is part of the refusal; the queue of exceptions shows the same sentence.
    expect(await recusa('br')).toMatch(
      /^BAIXA_ANTERIOR_A_ULTIMA .*registrada por Fernanda Lima em \d\d\/\d\d\/\d{4} \d\d:\d\d, .*estorne antes a baixa de 08\/03\/2026/,
    );
    expect(await recusa('en')).toMatch(/^BAIXA_ANTERIOR_A_ULTIMA .*entered by Fernanda Lima on .*reverse the .* of 08\/03\/2026 first/);
  });

  test('with an inactive account or an unknown method is refused', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    await expect(pagar(id, 95_000, '2026-03-10', 999_999)).rejects.toThrow(codigo('REFERENCIA_DESCONHECIDA'));
    await sql`update contas_bancarias set ativa = false where id = ${t.outraContaId}`.execute(banco.db);
    await expect(pagar(id, 95_000, '2026-03-10', t.outraContaId)).rejects.toThrow(codigo('CONTA_INATIVA'));
    await sql`update contas_bancarias set ativa = true where id = ${t.outraContaId}`.execute(banco.db);
  });
});

describe('many titles in one receipt', () => {
  test('all or nothing', async () => {
    const [a, b] = await titulosDeTeste(banco.db, t, [{}, {}]);
    const pedido = { dataBaixa: '2026-03-10', contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
    const itens = [
      { tituloId: a?.id ?? 0, valorCentavos: 95_000 },
      { tituloId: b?.id ?? 0, valorCentavos: 95_001 },
    ];
    await expect(transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), { ...pedido, itens }))).rejects.toMatchObject({
      code: 'VALOR_ACIMA_DO_DEVIDO',
      campos: [{ path: 'itens.1.valorCentavos' }],
    });
    expect(await estado(a?.id ?? 0)).toMatchObject({ situacao: 'aberto' });
    const certos = itens.map((i) => ({ ...i, valorCentavos: 95_000 }));
    const feita = await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), { ...pedido, itens: certos }));
    expect(
      await linha(
        sql`select total_centavos as total, (select count(*)::int from baixas where recibo_id = r.id) as baixas from recibos r where id = ${feita.reciboId}`,
      ),
    ).toEqual({ total: 190_000, baixas: 2 });
  });

  test('of two payers are refused naming them', async () => {
    const outro = await pessoaDeTeste(banco.db, 'Rita', '1986-01-01');
    const [a, b] = await titulosDeTeste(banco.db, t, [{}, { pagadorId: outro }]);
    const itens = [a, b].map((titulo) => ({ tituloId: titulo?.id ?? 0, valorCentavos: 95_000 }));
    const tentativa = transacao(banco.db, (tx) =>
      baixarTitulos(atoDe(tx, fernanda), {
        dataBaixa: '2026-03-10',
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        itens,
      }),
    );
    await expect(tentativa).rejects.toThrow(
      expect.objectContaining({
        code: 'TITULOS_DE_PAGADORES_DIFERENTES',
        params: { primeiro: 'Marcos Figueira', segundo: 'Rita Figueira' },
      }),
    );
  });

  test('many payments at once give a receipt each, in the order asked', async () => {
    const titulos = await titulosDeTeste(banco.db, t, [{}, {}, {}]);
    const pedidos = titulos.toReversed().map(({ id }, i) => ({
      dataBaixa: '2026-03-09',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: id, valorCentavos: 95_000 - i }],
    }));
    const feitas = await transacao(banco.db, (tx) => baixarVarios(atoDe(tx, fernanda), pedidos));
    expect(feitas.map((f) => [f.baixas[0]?.tituloId, f.totalCentavos])).toEqual(
      pedidos.map((p) => [p.itens[0]?.tituloId, p.itens[0]?.valorCentavos]),
    );
    expect(new Set(feitas.map((f) => f.reciboId)).size).toBe(3);
  });
});

describe('estorno', () => {
  test('makes opposite movements, reopens the title, and the title can be paid again', async () => {
    const { id } = await tituloDeTeste(banco.db, t, { dataVencimento: '2026-03-10' });
    const { baixas } = await pagar(id, 95_000);
    const baixaId = baixas[0]?.id ?? 0;
    const { id: estornoId } = await estornar(baixaId);
    expect(await estado(id)).toEqual({ situacao: 'aberto', amortizado: 0, recebido: 0 });
    expect(
      await linha(
        sql`select l.sentido, l.valor_centavos as valor, o.origem_tipo as de from lancamentos_financeiros l join lancamentos_financeiros o on o.id = l.estorno_de where l.origem_tipo = 'estorno' and l.origem_id = ${estornoId}`,
      ),
    ).toEqual({ sentido: 'saida', valor: 95_000, de: 'baixa' });
    expect(
      await linha(
        sql`select f.evento, f.valor_centavos as valor, o.evento as de from fatos_contabeis f join fatos_contabeis o on o.id = f.estorno_de where f.origem_tipo = 'estorno' and f.origem_id = ${estornoId}`,
      ),
    ).toEqual({ evento: 'recebimento.estornado', valor: 95_000, de: 'titulo.recebido' });
    await expect(estornar(baixaId)).rejects.toThrow(
      expect.objectContaining({ code: 'BAIXA_JA_ESTORNADA', params: expect.objectContaining({ usuario: 'Fernanda Lima' }) }),
    );
    await pagar(id, 95_000);
    expect(await estado(id)).toMatchObject({ situacao: 'baixado' });
  });

  test('of the first of two parts leaves the second', async () => {
    const { id } = await tituloDeTeste(banco.db, t);
    const primeira = await pagar(id, 30_000, '2026-03-05');
    await pagar(id, 20_000, '2026-03-06');
    await estornar(primeira.baixas[0]?.id ?? 0);
    expect(await estado(id)).toEqual({ situacao: 'parcial', amortizado: 20_000, recebido: 20_000 });
  });

  test('of nothing is refused', async () => expect(estornar(999_999)).rejects.toThrow(codigo('BAIXA_NAO_ENCONTRADA')));
});
