import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { boletoDeTeste, boletosDeTeste, type Cobranca, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import type { BancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { maximoDeExcecoes } from '../esquemas.ts';
import { ignorarExcecao } from './excecoes.ts';
import { type PedidoDeLote, preverLote, tratarExcecoes } from './lote-de-excecoes.ts';

let s: ServidorDeTeste;
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.boletos });
  banco = s.banco;
  c = await cobrancaDeTeste(banco.db);
});
afterEach(async () => {
  await conferirInteireza(banco.db);
});
afterAll(() => s.fechar());

const filtro = (partes: object = {}) => ({ ContaBancariaId: undefined, Problema: undefined, Situacao: 'aberta' as const, ...partes });
const tratar = (pedido: Omit<PedidoDeLote, 'motivo'> & { motivo?: string }, quem = fernanda) =>
  transacao(banco.db, (tx) => tratarExcecoes(atoDe(tx, quem), { motivo: null, ...pedido }));
const prever = (pedido: Omit<PedidoDeLote, 'motivo'>) =>
  transacao(banco.db, (tx) => preverLote(atoDe(tx, fernanda), { motivo: null, ...pedido }));
const valor = async (consulta: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await consulta.execute(banco.db)).rows[0]?.n ?? -1;
const creditos = () => valor(sql<{ n: number }>`select coalesce(sum(valor_centavos), 0)::bigint as n from creditos`);
const caixa = () =>
  valor(sql<{ n: number }>`select coalesce(sum(valor_centavos), 0)::bigint as n from lancamentos_financeiros where sentido = 'entrada'`);
/** Slips paid twice: the second payments wait. */
async function pagosDuasVezes(quantos: number): Promise<number[]> {
  const lista = await boletosDeTeste(
    banco.db,
    c,
    Array.from({ length: quantos }, () => ({})),
  );
  await importar(
    banco.db,
    lista.map((b) => pago(b)),
  );
  const linhas = await linhasDo(
    banco.db,
    await importar(
      banco.db,
      lista.map((b) => pago(b, { dia: '2026-03-12', credito: '2026-03-13' })),
    ),
  );
  expect(linhas.every((l) => l.problema === 'TITULO_JA_BAIXADO')).toBe(true);
  return linhas.map((l) => l.id);
}
const resultados = async (ids: number[]): Promise<string[]> =>
  (await sql<{ resultado: string }>`select resultado from retornos_linhas where id = any(${ids}) order by id`.execute(banco.db)).rows.map(
    (r) => r.resultado,
  );

describe('many lines at once', () => {
  test('second payments become credit of their payers, each with its entry of cash; the preview said so and did nothing', async () => {
    const ids = await pagosDuasVezes(30);
    const [semBoleto] = await linhasDo(
      banco.db,
      await importar(banco.db, [
        { ...pago({ id: 0, tituloId: 0, nossoNumero: '14741669999999777', identificador: '', valorCentavos: 5_000 }) },
      ]),
    );
    const pedido = { ids: [...ids, semBoleto?.id ?? 0], acao: 'creditar' as const };
    const antes = [await creditos(), await caixa()];
    const previa = await prever(pedido);
    expect(previa).toMatchObject({
      quantidade: 30,
      totalCentavos: 3_000_000,
      totalRecusadas: 1,
      recusadas: [{ codigo: 'ESCOLHA_O_PAGADOR' }],
    });
    expect([await creditos(), await caixa()]).toEqual(antes);
    expect(await tratar(pedido)).toEqual(previa);
    expect([await creditos(), await caixa()]).toEqual([(antes[0] ?? 0) + 3_000_000, (antes[1] ?? 0) + 3_000_000]);
    expect(new Set(await resultados(ids))).toEqual(new Set(['resolvida']));
    expect(await resultados([semBoleto?.id ?? 0])).toEqual(['excecao']);
    await expect(tratar({ ids, acao: 'creditar' })).rejects.toMatchObject({ code: 'NENHUMA_EXCECAO_A_TRATAR' });
    // A decision and an audit row each.
    expect(
      await valor(
        sql<{ n: number }>`select count(*)::int as n from retornos_decisoes where decisao = 'creditada' and linha_id = any(${ids})`,
      ),
    ).toBe(30);
    expect(
      await valor(
        sql<{ n: number }>`select count(*)::int as n from auditoria where acao = 'excecao_retorno.creditada' and alvo_id = any(${ids})`,
      ),
    ).toBe(30);
  });

  test('all of a filter but some leave the queue, with the reason', async () => {
    const ids = await pagosDuasVezes(6);
    const [fica = 0, ...saem] = ids;
    const pedido = {
      filtro: filtro({ Problema: 'TITULO_JA_BAIXADO' }),
      exceto: [fica],
      acao: 'ignorar' as const,
      motivo: 'O banco já devolveu',
    };
    expect(await tratar(pedido)).toMatchObject({ quantidade: 5, totalRecusadas: 0 });
    expect(await resultados(ids)).toEqual(['excecao', ...saem.map(() => 'ignorada')]);
    await tratar({ ids: [fica], acao: 'ignorar', motivo: 'O banco já devolveu' });
  });

  test('tried again after the period was opened, all go through; what still cannot stays and is told', async () => {
    const lista = await boletosDeTeste(banco.db, c, [{ dataEmissao: '2025-01-05' }, { dataEmissao: '2025-01-05' }]);
    const linhas = await linhasDo(
      banco.db,
      await importar(
        banco.db,
        lista.map((b) => pago(b, { dia: '2025-12-30', credito: '2025-12-31' })),
      ),
    );
    const [outra = 0] = await pagosDuasVezes(1);
    const ids = [...linhas.map((l) => l.id), outra];
    expect(await prever({ ids, acao: 'tentar' })).toMatchObject({ quantidade: 0, totalRecusadas: 3 });
    expect(await prever({ ids, acao: 'creditar' })).toMatchObject({ quantidade: 1, totalRecusadas: 2 });
    await transacao(banco.db, (tx) =>
      criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId, dataInicio: '2025-12-01', dataFim: '2025-12-31' }),
    );
    expect(await prever({ ids, acao: 'tentar' })).toMatchObject({ quantidade: 2, totalRecusadas: 1 });
    expect(await resultados(ids)).toEqual(['excecao', 'excecao', 'excecao']);
    expect(await tratar({ ids, acao: 'tentar' })).toMatchObject({ quantidade: 2, recusadas: [{ codigo: 'TITULO_JA_BAIXADO' }] });
    expect(await resultados(ids)).toEqual(['aplicada', 'aplicada', 'excecao']);
    await tratar({ ids: [outra], acao: 'ignorar', motivo: 'Fim do teste' });
  });

  test('two batches and a single act over the same lines: each line is dealt with once', async () => {
    const ids = await pagosDuasVezes(8);
    const antes = await creditos();
    const feitos = await Promise.allSettled([
      tratar({ ids, acao: 'creditar' }),
      tratar({ ids: ids.toReversed(), acao: 'ignorar', motivo: 'Em dúvida' }, paulo),
      transacao(banco.db, (tx) => ignorarExcecao(atoDe(tx, paulo), { id: ids[3] ?? 0, motivo: 'Em dúvida' })),
    ]);
    for (const f of feitos)
      if (f.status === 'rejected') expect((f.reason as { code: string }).code).toMatch(/EXCECAO_JA_TRATADA|NENHUMA_EXCECAO_A_TRATAR/);
    const fim = await resultados(ids);
    expect(fim.every((r) => r === 'resolvida' || r === 'ignorada')).toBe(true);
    expect((await creditos()) - antes).toBe(100_000 * fim.filter((r) => r === 'resolvida').length);
  });
});

describe('through the wire', () => {
  test('forgiving what is missing asks for the right to, and only then', async () => {
    const b = await boletoDeTeste(banco.db, c, { valorCentavos: centavos(6_899) });
    const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b, { pagoCentavos: 4_139 })]));
    const quitar = (chave: string, quem: ReturnType<typeof quemDeTeste>) =>
      s.pedir('POST', `ExcecaoDeRetorno/${linha?.id}/baixa`, {
        quem,
        body: { modo: 'quitar', motivo: 'A direção autorizou' },
        headers: { 'idempotency-key': chave },
      });
    const semDireito = await quitar('dispensa-sem-direito', quemDeTeste(['gerenciar-boletos:editar']));
    expect([semDireito.status, semDireito.corpo.error?.code]).toEqual([403, 'SEM_PERMISSAO']);
    expect((await quitar('dispensa-com-direito', quemDeTeste(['gerenciar-boletos:editar', 'dispensar-encargos:criar']))).status).toBe(200);
  });
  test('the queue counts by reason, filters, exports, and a batch is previewed and refused by field', async () => {
    const ids = await pagosDuasVezes(3);
    const fila = await s.pedir('GET', 'ExcecaoDeRetorno/obter-paginado?Problema=TITULO_JA_BAIXADO&TamanhoDaPagina=2');
    expect(fila.corpo.data).toMatchObject({
      total: 3,
      totais: { problemas: expect.arrayContaining([{ problema: 'TITULO_JA_BAIXADO', quantidade: 3, pagoCentavos: 300_000 }]) },
    });
    expect(Number(fila.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
    const arquivo = await s.pedir('GET', 'ExcecaoDeRetorno/exportar?Problema=TITULO_JA_BAIXADO&Formato=csv');
    expect(arquivo.status).toBe(200);
    expect(arquivo.bruto.toString('utf8').trim().split('\n')).toHaveLength(4);
    const previa = await s.pedir('POST', 'ExcecaoDeRetorno/lote/previa', { body: { ids, acao: 'ignorar' } });
    expect(previa.corpo.data).toMatchObject({ quantidade: 3, totalCentavos: 300_000 });
    const lote = (body: object, chave: string) => s.pedir('POST', 'ExcecaoDeRetorno/lote', { body, headers: { 'idempotency-key': chave } });
    const semMotivo = await lote({ ids, acao: 'ignorar' }, 'lote-sem-motivo-1');
    expect([semMotivo.status, semMotivo.corpo.error?.fields]).toMatchObject([400, [{ path: 'motivo' }]]);
    expect((await lote({ ids, acao: 'sumir' }, 'lote-acao-errada-1')).status).toBe(400);
    expect((await lote({ acao: 'tentar' }, 'lote-sem-escolha-1')).status).toBe(400);
    const demais = Array.from({ length: maximoDeExcecoes + 1 }, (_, i) => i + 1);
    expect((await lote({ ids: demais, acao: 'tentar' }, 'lote-com-demais-1')).status).toBe(400);
    const feito = await lote({ ids, acao: 'ignorar', motivo: 'O banco devolveu' }, 'lote-que-vale-001');
    const repetido = await lote({ ids, acao: 'ignorar', motivo: 'O banco devolveu' }, 'lote-que-vale-001');
    expect([feito.status, repetido.corpo.data]).toEqual([200, feito.corpo.data]);
  });
});
