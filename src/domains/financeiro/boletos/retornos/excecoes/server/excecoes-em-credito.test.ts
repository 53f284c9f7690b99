import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { estornarCredito } from '#domains/financeiro/titulos/creditos/server/encerrar-credito.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  type BoletoDeTeste,
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  importar,
  lerTexto,
  linhasDo,
  pago,
  proximoArquivo,
} from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { aplicarLote } from '#domains/financeiro/boletos/retornos/arquivos/server/aplicar-retorno.ts';
import { baixarExcecao, creditarExcecao, ignorarExcecao, reabrirExcecao } from './excecoes.ts';
import { obterExcecao } from './obter-excecao.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  c = await cobrancaDeTeste(banco.db);
});
afterEach(async () => {
  await conferirInteireza(banco.db);
});
afterAll(() => banco.fechar());

const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const boletos = (quantos = 1) =>
  boletosDeTeste(
    banco.db,
    c,
    Array.from({ length: quantos }, () => ({})),
  );
const creditar = (id: number, pedido = {}) =>
  naTransacao((tx) => creditarExcecao(atoDe(tx, fernanda), { id, pagadorId: null, dataCredito: null, ...pedido }));
const baixar = (id: number, modo: 'quitar' | 'parcial' | 'excedente', tituloId: number | null = null) =>
  naTransacao((tx) => baixarExcecao(atoDe(tx, fernanda), { id, tituloId, modo, motivo: null, dataCredito: null }));
const saldoEmCaixa = async (): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0)::bigint as n from lancamentos_financeiros`.execute(
      banco.db,
    )
  ).rows[0]?.n ?? 0;
const creditosDe = async (): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select coalesce(sum(valor_centavos - utilizado_centavos), 0)::bigint as n from creditos where pagador_id = ${c.pagadorId}`.execute(
      banco.db,
    )
  ).rows[0]?.n ?? 0;
/** A slip paid twice: the first payment settled its title, the second waits. */
async function pagoDuasVezes(): Promise<{ b: BoletoDeTeste; linhaId: number }> {
  const [b] = await boletos();
  if (!b) throw new Error('no slip');
  await importar(banco.db, [pago(b)]);
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b, { dia: '2026-03-12', credito: '2026-03-13' })]));
  expect(linha).toMatchObject({ resultado: 'excecao', problema: 'TITULO_JA_BAIXADO' });
  return { b, linhaId: linha?.id ?? 0 };
}
async function pagoDepoisDoAcordo() {
  const [b] = await boletos();
  if (!b) throw new Error('no slip');
  const acordo = await naTransacao((tx) => renegociarTeste(tx, c, [b.tituloId], 2));
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b)]));
  return { b, acordo, linhaId: linha?.id ?? 0 };
}

test('one slip told paid twice, credited on two days: each line is explained by the other, and is dismissed with a reason or becomes credit', async () => {
  for (const fim of ['ignorada', 'creditada'] as const) {
    const [b] = await boletos();
    if (!b) throw new Error('no slip');
    const avisos = [pago(b, { credito: '2026-03-10' }), pago(b, { credito: '2026-03-11' })];
    const arquivo = { numero: proximoArquivo() };
    // At once, whichever comes first, or in pieces.
    const lidas =
      fim === 'ignorada'
        ? await linhasDo(banco.db, await importar(banco.db, avisos, arquivo))
        : [
            ...(await linhasDo(banco.db, await importar(banco.db, avisos.slice(0, 1), arquivo))),
            ...(await linhasDo(banco.db, await importar(banco.db, avisos.slice(1), arquivo))),
          ];
    expect(lidas.map((l) => l.resultado).toSorted()).toEqual(['aplicada', 'excecao']);
    const aplicada = lidas.find((l) => l.resultado === 'aplicada');
    const linhaId = lidas.find((l) => l.resultado === 'excecao')?.id ?? 0;
    const vista = await obterExcecao(banco.db, linhaId, 'br');
    expect(vista).toMatchObject({
      problema: 'TITULO_JA_BAIXADO',
      // Read at once, one line of the file settled before the other; in pieces, a person's turn did.
      mensagem: expect.stringMatching(
        fim === 'ignorada' ? /já foi baixado por outra linha deste mesmo arquivo/ : /já foi baixado por Fernanda/,
      ) as string,
      avisos: [{ id: aplicada?.id, pagoCentavos: b.valorCentavos, resultado: 'aplicada' }],
    });
    expect(vista.avisos[0]?.dataCredito).not.toBe(vista.dataCredito);
    const antes = { caixa: await saldoEmCaixa(), creditos: await creditosDe() };
    if (fim === 'ignorada')
      await naTransacao((tx) => ignorarExcecao(atoDe(tx, fernanda), { id: linhaId, motivo: 'Um só crédito no extrato do banco' }));
    else await creditar(linhaId);
    const entrou = fim === 'ignorada' ? 0 : b.valorCentavos;
    expect({ caixa: await saldoEmCaixa(), creditos: await creditosDe() }).toEqual({
      caixa: antes.caixa + entrou,
      creditos: antes.creditos + entrou,
    });
    const motivo = fim === 'ignorada' ? 'Um só crédito no extrato do banco' : null;
    expect((await obterExcecao(banco.db, linhaId, 'br')).decisoes).toMatchObject([{ decisao: fim, motivo }]);
    // Told once more, neither comes back.
    expect((await linhasDo(banco.db, await importar(banco.db, avisos.toReversed(), arquivo))).map((l) => l.resultado)).not.toContain(
      'excecao',
    );
  }
});

describe('money that no title takes is credit of its payer', () => {
  test('a slip paid twice: the second payment enters cash on its own day, once, and pays another title', async () => {
    const { b, linhaId } = await pagoDuasVezes();
    const antes = { caixa: await saldoEmCaixa(), creditos: await creditosDe() };
    const { creditoId } = await creditar(linhaId);
    await expect(creditar(linhaId)).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
    expect(await saldoEmCaixa()).toBe(antes.caixa + 100_000);
    expect(await creditosDe()).toBe(antes.creditos + 100_000);
    expect(await estadoDe(banco.db, b)).toEqual({ titulo: 'baixado', boleto: 'paga', recebido: 100_000, amortizado: 100_000 });
    const { rows } = await sql<{
      dia: string;
    }>`select data_movimento as dia from lancamentos_financeiros where origem_tipo = 'credito' and origem_id = ${creditoId}`.execute(
      banco.db,
    );
    expect(rows).toEqual([{ dia: '2026-03-13' }]);
    const [outro] = await boletos();
    await naTransacao((tx) =>
      usarCredito(atoDe(tx, fernanda), {
        creditoId,
        dataUso: '2026-03-20',
        itens: [{ tituloId: outro?.tituloId ?? 0, valorCentavos: 100_000 }],
      }),
    );
    expect(await creditosDe()).toBe(antes.creditos);
    expect(await estadoDe(banco.db, outro as BoletoDeTeste)).toMatchObject({ titulo: 'baixado' });
  });

  test('the old slip of a renegotiated title: the installments of the agreement are offered first; credit by one act', async () => {
    const { acordo, linhaId } = await pagoDepoisDoAcordo();
    const lida = await obterExcecao(banco.db, linhaId, 'br');
    expect(lida).toMatchObject({ problema: 'TITULO_NAO_RECEBE', devidoCentavos: null, desfeita: false });
    expect(lida.outros.slice(0, 2).map((o) => [o.id, o.doAcordo, o.devidoCentavos])).toEqual(
      acordo.titulos.map((t) => [t.id, true, 50_000]),
    );
    expect(lida.outros.slice(2).every((o) => !o.doAcordo)).toBe(true);
    expect(await creditar(linhaId)).toMatchObject({ resultado: 'resolvida' });
    expect((await obterExcecao(banco.db, linhaId, 'br')).decisoes.map((d) => d.decisao)).toEqual(['creditada']);
  });

  test('or applied to the agreement: one installment settled, what is over kept as credit', async () => {
    const { acordo, linhaId } = await pagoDepoisDoAcordo();
    const antes = await creditosDe();
    const parcela = acordo.titulos[0]?.id ?? 0;
    await expect(baixar(linhaId, 'parcial', parcela)).rejects.toMatchObject({ code: 'VALOR_ACIMA_DO_DEVIDO' });
    await baixar(linhaId, 'excedente', parcela);
    expect(await creditosDe()).toBe(antes + 50_000);
    const { rows } = await sql<{ situacao: string }>`select situacao from titulos_receber where id = ${parcela}`.execute(banco.db);
    expect(rows[0]?.situacao).toBe('baixado');
  });

  test('a line without slip needs to be told whose money it is', async () => {
    const [b] = await boletos();
    const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b as BoletoDeTeste, { nossoNumero: '14741669999999222' })]));
    await expect(creditar(linha?.id ?? 0)).rejects.toMatchObject({ code: 'ESCOLHA_O_PAGADOR', campos: [{ path: 'pagadorId' }] });
    expect(await creditar(linha?.id ?? 0, { pagadorId: c.pagadorId })).toMatchObject({ resultado: 'resolvida' });
  });

  test('overpaid at the counter without asking is refused, asked for is credit', async () => {
    const [b] = await boletos();
    const pedido = {
      dataBaixa: '2026-03-09',
      contaBancariaId: c.contaBancariaId,
      formaPagamentoId: c.formaPagamentoId,
      itens: [{ tituloId: b?.tituloId ?? 0, valorCentavos: 100_300 }],
    };
    await expect(naTransacao((tx) => baixarTitulos(atoDe(tx, fernanda), pedido))).rejects.toMatchObject({ code: 'VALOR_ACIMA_DO_DEVIDO' });
    const antes = await creditosDe();
    await naTransacao((tx) => baixarTitulos(atoDe(tx, fernanda), { ...pedido, excedenteComoCredito: true }));
    expect(await creditosDe()).toBe(antes + 300);
  });
});

describe('what was undone comes back to the queue', () => {
  test('a credit taken back, then the money put on the right title', async () => {
    const { linhaId } = await pagoDuasVezes();
    const { creditoId } = await creditar(linhaId);
    await expect(naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId))).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
    await naTransacao((tx) => estornarCredito(atoDe(tx, paulo), { creditoId, motivo: 'Era de outro título' }));
    expect(await obterExcecao(banco.db, linhaId, 'br')).toMatchObject({ resultado: 'resolvida', desfeita: true });
    await naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId));
    const [outro] = await boletos();
    await baixar(linhaId, 'quitar', outro?.tituloId ?? 0);
    expect(await estadoDe(banco.db, outro as BoletoDeTeste)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
    expect((await obterExcecao(banco.db, linhaId, 'br')).decisoes.map((d) => d.decisao)).toEqual(['creditada', 'reaberta', 'baixada']);
  });

  test('a baixa reversed comes back with the credit that came with it', async () => {
    const { acordo, linhaId } = await pagoDepoisDoAcordo();
    const { baixaId } = await baixar(linhaId, 'excedente', acordo.titulos[0]?.id ?? 0);
    await expect(naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId))).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
    const { creditoEstornadoCentavos } = await naTransacao((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Título errado' }));
    expect(creditoEstornadoCentavos).toBeGreaterThan(0);
    await naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId));
    expect((await linhasDo(banco.db, (await obterExcecao(banco.db, linhaId, 'br')).retornoId))[0]).toMatchObject({
      resultado: 'excecao',
      baixaId: null,
    });
  });

  test('the database refuses a line that gives up money which still stands, and money in two places', async () => {
    const { linhaId } = await pagoDuasVezes();
    const { creditoId } = await creditar(linhaId);
    const tentar = (consulta: ReturnType<typeof sql>) => naTransacao((tx) => consulta.execute(tx));
    await expect(tentar(sql`update retornos_linhas set resultado = 'excecao', credito_id = null where id = ${linhaId}`)).rejects.toThrow(
      /LINHA_JA_PROCESSADA/,
    );
    await expect(
      tentar(sql`update retornos_linhas set baixa_id = (select min(id) from baixas b where not exists
      (select 1 from retornos_linhas l where l.baixa_id = b.id)) where id = ${linhaId}`),
    ).rejects.toThrow(/retornos_linhas_um_destino/);
    const segunda = await pagoDuasVezes();
    await expect(
      tentar(sql`update retornos_linhas set resultado = 'resolvida', credito_id = ${creditoId} where id = ${segunda.linhaId}`),
    ).rejects.toThrow(/retornos_linhas_credito_key/);
  });
});

describe('interleavings', () => {
  test('two people decide about one line, one for credit, one for a title: one decides', async () => {
    const { linhaId } = await pagoDuasVezes();
    const [outro] = await boletos();
    const antes = await saldoEmCaixa();
    const decisoes = await Promise.allSettled([
      creditar(linhaId),
      baixar(linhaId, 'quitar', outro?.tituloId ?? 0),
      naTransacao((tx) => ignorarExcecao(atoDe(tx, paulo), { id: linhaId, motivo: 'Em dúvida' })),
      creditar(linhaId),
    ]);
    expect(decisoes.filter((d) => d.status === 'fulfilled')).toHaveLength(1);
    for (const d of decisoes) if (d.status === 'rejected') expect(d.reason).toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
    expect([0, 100_000]).toContain((await saldoEmCaixa()) - antes);
  });

  test('renegotiated while the file is applied: paid and the agreement told so, or renegotiated and the money queued', async () => {
    const [a, b] = await boletos(2);
    if (!a || !b) throw new Error('no slips');
    const doPrimeiro = await lerTexto(banco.db, arquivoDoBanco([pago(a)]));
    const [, depois] = await passoAPasso(
      banco.db,
      (tx) => renegociarTeste(tx, c, [a.tituloId]),
      () => aplicarTudo(banco.db, doPrimeiro.id),
    );
    expect(depois.status).toBe('fulfilled');
    expect((await linhasDo(banco.db, doPrimeiro.id))[0]).toMatchObject({ resultado: 'excecao', problema: 'TITULO_NAO_RECEBE' });
    expect(await estadoDe(banco.db, a)).toMatchObject({ titulo: 'renegociado', boleto: 'paga', recebido: 0 });

    const doSegundo = await lerTexto(banco.db, arquivoDoBanco([pago(b)]));
    await sql`update retornos set situacao = 'aplicando' where id = ${doSegundo.id}`.execute(banco.db);
    const [, acordo] = await passoAPasso(
      banco.db,
      (tx) => aplicarLote(atoDe(tx, fernanda), doSegundo.id),
      () => naTransacao((tx) => renegociarTeste(tx, c, [b.tituloId])),
    );
    expect(acordo).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_NAO_RENEGOCIA' } });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
  });

  test('the same credit is taken back and used at once: one of both', async () => {
    const { linhaId } = await pagoDuasVezes();
    const { creditoId } = await creditar(linhaId);
    const [outro] = await boletos();
    const uso = { creditoId, dataUso: '2026-03-20', itens: [{ tituloId: outro?.tituloId ?? 0, valorCentavos: 100_000 }] };
    const dois = await Promise.allSettled([
      naTransacao((tx) => estornarCredito(atoDe(tx, paulo), { creditoId, motivo: 'Engano' })),
      naTransacao((tx) => usarCredito(atoDe(tx, fernanda), uso)),
    ]);
    expect(dois.filter((d) => d.status === 'fulfilled')).toHaveLength(1);
    if (dois[0]?.status === 'fulfilled') await naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId));
    else await expect(naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId))).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
  });
});
