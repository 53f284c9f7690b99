import { atoDe } from '#tests/helpers/ato.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aplicarLote } from '#domains/financeiro/boletos/retornos/arquivos/server/aplicar-retorno.ts';
import { fecharPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { AvisoDoBanco } from '#portal/demo/fim/dinheiro/retorno-do-banco.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Aplicacao, chamarApi, iniciarAplicacao } from '#tests/helpers/aplicacao/aplicacao.ts';
import { administradora, criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
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
  saldos,
} from '#tests/helpers/boletos.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// Faults of return files and batches: whatever breaks, whoever races, the money is recorded once and nothing is lost.
let banco: BancoDeTeste;
let c: Cobranca;
beforeEach(async () => {
  banco = await bancoDeTeste({ max: 16 });
  c = await cobrancaDeTeste(banco.db);
});
afterEach(() => banco.fechar());

/** Repeats a life that failed: the seed that fast-check printed. */
const sementeDoSorteio = process.env.PATIO_SEMENTE ? Number(process.env.PATIO_SEMENTE) : undefined;
const descrita = (_: unknown, i: number) => ({ descricao: `Parcela ${String(i).padStart(4, '0')}` });
const boletos = (quantos: number) =>
  boletosDeTeste(
    banco.db,
    c,
    Array.from({ length: quantos }, (_, i) => descrita(null, i)),
  );
/** What a bank may say of some slips: registered, paid once or twice, on one day too, written off, with tariffs. */
function avisosDe(lista: readonly BoletoDeTeste[]): AvisoDoBanco[] {
  return lista.flatMap((b, i): AvisoDoBanco[] => [
    { ...pago(b), movimento: '02', pagoCentavos: 0, dia: '2026-03-01', credito: '2026-03-01', tarifaCentavos: 190 },
    ...(i % 4 === 3 ? [] : [pago(b, { dia: `2026-03-0${3 + (i % 5)}`, tarifaCentavos: 245 })]),
    ...(i % 3 === 1 ? [pago(b, { dia: `2026-03-0${3 + (i % 5)}`, tarifaCentavos: 245, movimento: '17' })] : []),
    ...(i % 4 === 1 ? [pago(b, { dia: '2026-03-09', pagoCentavos: 100_000 })] : []),
    ...(i % 4 >= 2 ? [{ ...pago(b), movimento: '09', pagoCentavos: 0, dia: '2026-03-10' }] : []),
    ...(i % 5 === 4 ? [pago(b, { dia: '2026-03-11', pagoCentavos: 55_000 })] : []),
  ]);
}

describe('F15: out of order, twice, in pieces', () => {
  test('a file of the bank read in pieces that overlap, in any order of its lines, in batches of any size, ends in the same balances', async () => {
    const base = await boletos(8);
    const avisos = avisosDe(base);
    // The reference world: one file, in order.
    const referencia = await bancoDeTeste({ max: 4 });
    try {
      const outra = await cobrancaDeTeste(referencia.db);
      const iguais = await boletosDeTeste(referencia.db, outra, base.map(descrita));
      expect(iguais.map((b) => b.nossoNumero)).toEqual(base.map((b) => b.nossoNumero));
      await importar(referencia.db, avisosDe(iguais));
      const esperado = await saldos(referencia.db);
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray(avisos, { minLength: avisos.length }),
          fc.shuffledSubarray(avisos, { minLength: 1 }),
          fc.integer({ min: 1, max: 7 }),
          fc.array(fc.nat({ max: avisos.length }), { maxLength: 2 }),
          async (embaralhados, repetidos, lote, cortes) => {
            const outraEscola = await bancoDeTeste({ max: 4 });
            try {
              const dela = await cobrancaDeTeste(outraEscola.db);
              await boletosDeTeste(outraEscola.db, dela, base.map(descrita));
              const arquivo = { lote, numero: proximoArquivo() };
              const ordenados = [0, ...cortes.toSorted((a, b) => a - b), embaralhados.length];
              const pedacos = ordenados.slice(0, -1).map((de, i) => embaralhados.slice(de, ordenados[i + 1]));
              for (const pedaco of [repetidos, ...pedacos, repetidos.toReversed()])
                if (pedaco.length > 0) await importar(outraEscola.db, pedaco, arquivo);
              expect(await saldos(outraEscola.db)).toEqual(esperado);
              // And everything once more, backwards.
              await importar(outraEscola.db, avisos.toReversed(), arquivo);
              expect(await saldos(outraEscola.db)).toEqual(esperado);
              await conferirInteireza(outraEscola.db);
            } finally {
              await outraEscola.fechar();
            }
          },
        ),
        { numRuns: 12, ...(sementeDoSorteio === undefined ? {} : { seed: sementeDoSorteio }) },
      );
    } finally {
      await referencia.fechar();
    }
  });

  test('a truncated file, or one whose trailer counts something else, changes nothing at all', async () => {
    const [b] = await boletos(1);
    const texto = arquivoDoBanco([pago(b as BoletoDeTeste)]);
    const antes = await saldos(banco.db);
    const linhas = texto.split('\r\n');
    await expect(lerTexto(banco.db, linhas.slice(0, -2).join('\r\n'))).rejects.toMatchObject({ code: 'ARQUIVO_SEM_FIM' });
    await expect(lerTexto(banco.db, [...linhas.slice(0, 2), ...linhas.slice(4)].join('\r\n'))).rejects.toMatchObject({
      code: 'TOTAL_NAO_CONFERE',
    });
    expect(await saldos(banco.db)).toEqual(antes);
    const { rows } = await sql<{
      n: number;
    }>`select (select count(*) from retornos)::int + (select count(*) from retornos_linhas)::int as n`.execute(banco.db);
    expect(rows[0]?.n).toBe(0);
  });
});

describe('races', () => {
  test('F3, F5: two people apply the same file, and two files bring the same lines, at once', async () => {
    const lista = await boletos(20);
    const avisos = lista.map((b) => pago(b, { tarifaCentavos: 245 }));
    const [a, b] = [await lerTexto(banco.db, arquivoDoBanco(avisos)), await lerTexto(banco.db, arquivoDoBanco(avisos.toReversed()))];
    const respostas = await Promise.allSettled([
      aplicarTudo(banco.db, a.id, 3),
      aplicarTudo(banco.db, a.id, 3),
      aplicarTudo(banco.db, b.id, 3),
    ]);
    expect(respostas.filter((r) => r.status === 'rejected').map((r) => String((r as PromiseRejectedResult).reason))).toEqual([
      expect.stringMatching(/RETORNO_JA_APLICADO/),
    ]);
    const { rows } = await sql<{
      n: number;
      total: number;
    }>`select count(*)::int as n, sum(valor_centavos)::int as total from baixas`.execute(banco.db);
    expect(rows[0]).toEqual({ n: 20, total: 20 * 100_000 });
    await conferirInteireza(banco.db);
  });

  test('F3: the counter receives while the bank’s file is applied: one of both settles, the other is told', async () => {
    const lista = await boletos(10);
    const { id } = await lerTexto(banco.db, arquivoDoBanco(lista.map((b) => pago(b))));
    const balcao = lista.map((b) =>
      transacao(banco.db, (tx) =>
        baixarTitulos(atoDe(tx, paulo), {
          dataBaixa: '2026-03-09',
          contaBancariaId: c.contaBancariaId,
          formaPagamentoId: c.formaPagamentoId,
          itens: [{ tituloId: b.tituloId, valorCentavos: 100_000 }],
        }),
      ),
    );
    const respostas = await Promise.allSettled([aplicarTudo(banco.db, id, 2), ...balcao]);
    expect(respostas[0]?.status).toBe('fulfilled');
    const noBalcao = respostas.slice(1).filter((r) => r.status === 'fulfilled').length;
    const linhas = await linhasDo(banco.db, id);
    expect(linhas.filter((l) => l.resultado === 'aplicada')).toHaveLength(10 - noBalcao);
    expect(linhas.filter((l) => l.problema === 'TITULO_JA_BAIXADO')).toHaveLength(noBalcao);
    for (const b of lista) expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
    await conferirInteireza(banco.db);
  });

  test('F7: the period closes while the file is applied: each batch is before the closing or refused with its reason', async () => {
    const lista = await boletos(12);
    const { id } = await lerTexto(banco.db, arquivoDoBanco(lista.map((b) => pago(b))));
    const [primeiro] = await transacao(banco.db, (tx) => aplicarLoteDe(tx, id, 4));
    expect(primeiro?.resultado).toBe('aplicada');
    const fechar = transacao(banco.db, (tx) =>
      fecharPeriodoFinanceiro(atoDe(tx, fernanda), { id: c.periodoId, versao: 1, saldoInformadoCentavos: centavos(4 * 100_000) }),
    );
    const seguir = aplicarRestante(id);
    const [fechado] = await Promise.allSettled([fechar, seguir]);
    const linhas = await linhasDo(banco.db, id);
    const { rows } = await sql<{
      situacao: string;
      soma: number;
    }>`select (select situacao from periodos_financeiros where id = ${c.periodoId}) as situacao,
      (select coalesce(sum(valor_centavos), 0)::int from lancamentos_financeiros) as soma`.execute(banco.db);
    const aplicadas = linhas.filter((l) => l.resultado === 'aplicada').length;
    expect(rows[0]?.soma).toBe(aplicadas * 100_000);
    // Closed with what was told only if nothing came in after it was counted.
    if (fechado?.status === 'fulfilled') expect(aplicadas).toBe(4);
    expect(linhas.every((l) => l.resultado === 'aplicada' || l.problema === 'PERIODO_FINANCEIRO_FECHADO')).toBe(true);
    await conferirInteireza(banco.db);
  });

  test('F26: the batch and a clerk take the same titles in opposite order: nobody deadlocks for good, nothing is lost', async () => {
    const lista = await boletos(30);
    const { id } = await lerTexto(banco.db, arquivoDoBanco(lista.toReversed().map((b) => pago(b))));
    const doBalcao = lista.filter((_, i) => i % 3 === 0);
    const varios = transacao(banco.db, (tx) =>
      baixarTitulos(atoDe(tx, paulo), {
        dataBaixa: '2026-03-09',
        contaBancariaId: c.contaBancariaId,
        formaPagamentoId: c.formaPagamentoId,
        itens: doBalcao.toReversed().map((b) => ({ tituloId: b.tituloId, valorCentavos: 100_000 })),
      }),
    );
    const [aplicado] = await Promise.allSettled([aplicarTudo(banco.db, id), varios]);
    expect(aplicado?.status).toBe('fulfilled');
    for (const b of lista) expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
    await conferirInteireza(banco.db);
  });

  test('F31: the title is cancelled while the bank confirms its payment: paid and not cancelled, or cancelled and queued', async () => {
    for (const atraso of [0, 5, 15]) {
      const [b] = await boletos(1);
      const { id } = await lerTexto(banco.db, arquivoDoBanco([pago(b as BoletoDeTeste)]));
      const [, cancelado] = await Promise.allSettled([
        new Promise((r) => setTimeout(r, atraso)).then(() => aplicarTudo(banco.db, id)),
        transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id: (b as BoletoDeTeste).tituloId, motivo: 'Desistência' })),
      ]);
      const [linha] = await linhasDo(banco.db, id);
      const estado = await estadoDe(banco.db, b as BoletoDeTeste);
      if (cancelado?.status === 'fulfilled') {
        expect(linha).toMatchObject({ resultado: 'excecao', problema: 'TITULO_NAO_RECEBE' });
        expect(estado).toMatchObject({ titulo: 'cancelado', recebido: 0, boleto: 'paga' });
      } else {
        expect(cancelado).toMatchObject({ reason: { code: 'CANCELAMENTO_NAO_PERMITIDO' } });
        expect(estado).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
      }
    }
    await conferirInteireza(banco.db);
  });

  test('F20, F21: reversed twice at once, then paid again by a new slip: one reversal, the balance holds', async () => {
    const [b] = await boletos(1);
    const id = await importar(banco.db, [pago(b as BoletoDeTeste)]);
    const baixaId = (await linhasDo(banco.db, id))[0]?.baixaId ?? 0;
    const estornos = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) =>
        transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, i % 2 ? paulo : fernanda), { baixaId, motivo: 'Devolvido pelo banco' })),
      ),
    );
    expect(estornos.filter((e) => e.status === 'fulfilled')).toHaveLength(1);
    expect(await estadoDe(banco.db, b as BoletoDeTeste)).toMatchObject({ titulo: 'aberto', boleto: 'paga', recebido: 0 });
    // The bank repeats the old news: the slip was already counted, the title stays open until real money comes.
    await importar(banco.db, [pago(b as BoletoDeTeste)]);
    expect(await estadoDe(banco.db, b as BoletoDeTeste)).toMatchObject({ titulo: 'aberto', recebido: 0 });
    await importar(banco.db, [pago(b as BoletoDeTeste, { dia: '2026-03-12', credito: '2026-03-13' })]);
    expect(await estadoDe(banco.db, b as BoletoDeTeste)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
    await conferirInteireza(banco.db);
  });
});

describe('F10: the last minute of a month', () => {
  test('a payment of the 31st counts on the 31st for the title and on the credit day in cash, in any time zone of the process', async () => {
    const antes = process.env.TZ;
    const [a, b] = await boletos(2);
    try {
      for (const [tz, boleto] of [
        ['UTC', a],
        ['Asia/Tokyo', b],
      ] as const) {
        process.env.TZ = tz;
        await importar(banco.db, [pago(boleto as BoletoDeTeste, { dia: '2026-01-31', credito: '2026-02-02' })]);
      }
    } finally {
      if (antes === undefined) delete process.env.TZ;
      else process.env.TZ = antes;
    }
    const { rows } = await sql<{
      baixa: string;
      caixa: string;
      fato: string;
    }>`select b.data_baixa as baixa, l.data_movimento as caixa, f.data_fato as fato
      from baixas b join lancamentos_financeiros l on l.origem_tipo = 'baixa' and l.origem_id = b.id join fatos_contabeis f on f.origem_tipo = 'baixa' and f.origem_id = b.id`.execute(
      banco.db,
    );
    expect(rows).toEqual([1, 2].map(() => ({ baixa: '2026-01-31', caixa: '2026-02-02', fato: '2026-02-02' })));
  });
});

async function aplicarLoteDe(tx: Tx, id: number, lote: number) {
  await sql`update retornos set situacao = 'aplicando' where id = ${id} and situacao = 'lido'`.execute(tx);
  return aplicarLote(atoDe(tx, fernanda), id, lote);
}
async function aplicarRestante(id: number): Promise<void> {
  for (let i = 0; i < 50; i += 1) {
    const feitas = await transacao(banco.db, (tx) => aplicarLote(atoDe(tx, fernanda), id, 2));
    if (feitas.length === 0) return;
  }
}

describe('F1, F2: the process is killed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'patio-retorno-'));
  let app: Aplicacao | undefined;
  afterAll(async () => {
    await app?.terminar('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('kill -9 in the middle of a file of 2,200 lines: whole batches stay, the next start finishes, each payment once', async () => {
    const QUANTOS = 2_200;
    const lista = await boletos(QUANTOS);
    const { id } = await lerTexto(banco.db, arquivoDoBanco(lista.map((b) => pago(b, { tarifaCentavos: 245 }))));
    await criarAdministradora(banco.db);
    const env = { DATABASE_URL: banco.urlDoDono, DATA_DIR: dataDir };
    app = await iniciarAplicacao(env);
    const entrada = await chamarApi<{ accessToken: string }>(app.endereco, 'POST', 'Autenticacao/autenticar-administrativo', {
      corpo: administradora,
    });
    const pedido = await chamarApi<{ tarefaId: number; total: number }>(app.endereco, 'POST', `Retorno/${id}/aplicacao`, {
      token: entrada.data.accessToken,
      chave: 'retorno-interrompido',
    });
    expect(pedido).toMatchObject({ status: 200, data: { total: QUANTOS } });
    const baixas = async (): Promise<number> =>
      (await sql<{ n: number }>`select count(*)::int as n from baixas`.execute(banco.db)).rows[0]?.n ?? 0;
    for (let i = 0; i < 400 && (await baixas()) === 0; i += 1) await new Promise((r) => setTimeout(r, 25));
    await app.terminar('SIGKILL');
    const depois = await baixas();
    expect(depois).toBeGreaterThan(0);
    expect(depois % 1_000 === 0 || depois === QUANTOS).toBe(true);
    await conferirInteireza(banco.db);

    app = await iniciarAplicacao(env);
    for (let i = 0; i < 1200; i += 1) {
      const { rows } = await sql<{ situacao: string }>`select situacao from retornos where id = ${id}`.execute(banco.db);
      if (rows[0]?.situacao === 'aplicado') break;
      await new Promise((r) => setTimeout(r, 50));
    }
    expect(await baixas()).toBe(QUANTOS);
    const { rows } = await sql<{
      situacao: string;
      n: number;
      feitos: number;
      tarefa: string;
    }>`select l.resultado as situacao, count(*)::int as n,
      (select feitos from tarefas where id = ${pedido.data.tarefaId}) as feitos, (select situacao from tarefas where id = ${pedido.data.tarefaId}) as tarefa
      from retornos_linhas l where l.retorno_id = ${id} group by 1`.execute(banco.db);
    expect(rows).toMatchObject([{ situacao: 'aplicada', n: QUANTOS, feitos: QUANTOS }]);
    await conferirInteireza(banco.db);
    expect(await app.terminar('SIGTERM')).toBe(0);
  });
});
