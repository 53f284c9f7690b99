import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  arquivoDoBanco,
  boletoDeTeste,
  type BoletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  importar,
  lerTexto,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/emitir.ts';
import { baixarExcecao, ignorarExcecao, reabrirExcecao, tentarExcecao } from '../excecoes/server/excecoes.ts';
import { preverLote, tratarExcecoes } from '../excecoes/server/lote-de-excecoes.ts';
import { obterExcecao } from '../excecoes/server/obter-excecao.ts';
import { listarExcecoes } from '../excecoes/server/queries.ts';
import { listarLinhas, obterRetorno } from '../arquivos/server/queries.ts';

// A payment that a file applied by itself and that was reversed since is money that nobody recorded: it waits for a person.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 4 });
  c = await cobrancaDeTeste(banco.db);
});
afterEach(async () => {
  await conferirInteireza(banco.db);
});
afterAll(() => banco.fechar());

const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'linha', ordenacaoAscendente: true } as const;
const filtro = (partes: object = {}) => ({ ContaBancariaId: undefined, Problema: undefined, Situacao: 'aberta' as const, ...partes });
const fila = (partes: object = {}) => listarExcecoes(banco.db, { filtros: filtro(partes), paginacao }, 'br');
const emitir = (b: BoletoDeTeste) => naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [b.tituloId], novoVencimento: null }));

/** Applied by its file, then reversed by hand. */
async function desfeito(b: BoletoDeTeste): Promise<{ retornoId: number; linhaId: number }> {
  const retornoId = await importar(banco.db, [pago(b, { tarifaCentavos: 245 })]);
  const [linha] = await linhasDo(banco.db, retornoId);
  expect(linha?.resultado).toBe('aplicada');
  await naTransacao((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: linha?.baixaId ?? 0, motivo: 'Título errado' }));
  return { retornoId, linhaId: linha?.id ?? 0 };
}

test('it waits with its own reason, is applied nowhere, holds back the next slip, and is settled by hand', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const { retornoId, linhaId } = await desfeito(b);
  for (const partes of [{}, { Problema: 'PAGAMENTO_DESFEITO' }])
    expect((await fila(partes)).itens).toMatchObject([{ id: linhaId, resultado: 'excecao', problema: 'PAGAMENTO_DESFEITO' }]);
  const { totais } = await fila();
  expect(totais).toMatchObject({ abertas: 1, pagoCentavos: 100_000, problemas: [{ problema: 'PAGAMENTO_DESFEITO', quantidade: 1 }] });
  expect((await fila({ Problema: 'SEM_BOLETO' })).itens).toEqual([]);
  expect(await obterRetorno(banco.db, retornoId)).toMatchObject({ excecoes: 1, grupos: [{ resultado: 'excecao', quantidade: 1 }] });
  const aplicadas = await listarLinhas(banco.db, retornoId, { paginacao, previsto: undefined, resultado: 'aplicada' }, 'br');
  expect(aplicadas.itens).toEqual([]);
  await expect(emitir(b)).rejects.toMatchObject({ code: 'PAGAMENTO_NA_FILA' });
  // Another file says it again: nothing is applied of it, though the title is open.
  const { id: outro } = await lerTexto(banco.db, arquivoDoBanco([pago(b, { tarifaCentavos: 245 }), pago(b, { movimento: '17' })]));
  expect((await linhasDo(banco.db, outro)).map((l) => l.problema)).toEqual(['PAGO_DUAS_VEZES', 'PAGO_DUAS_VEZES']);
  expect(await obterExcecao(banco.db, linhaId, 'br')).toMatchObject({ desfeita: true });
  await naTransacao((tx) =>
    baixarExcecao(atoDe(tx, fernanda), {
      id: linhaId,
      tituloId: null,
      modo: 'quitar',
      motivo: null,
      dataCredito: null,
    }),
  );
  expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
  expect((await obterExcecao(banco.db, linhaId, 'br')).decisoes.map((d) => d.decisao)).toEqual(['reaberta', 'baixada']);
  expect((await fila()).itens).toEqual([]);
  // The tariff of the line left once.
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from lancamentos_financeiros where origem_tipo = 'tarifa_boleto'`.execute(banco.db);
  expect(rows[0]?.n).toBe(1);
});

test('put back, tried again, it settles its title once more; what still stands is not put back', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const { linhaId } = await desfeito(b);
  expect(await naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId))).toMatchObject({ resultado: 'excecao' });
  expect((await fila()).itens).toMatchObject([{ id: linhaId, problema: 'PAGAMENTO_DESFEITO' }]);
  expect(await naTransacao((tx) => tentarExcecao(atoDe(tx, fernanda), linhaId))).toMatchObject({ resultado: 'aplicada' });
  expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
  await expect(naTransacao((tx) => reabrirExcecao(atoDe(tx, paulo), linhaId))).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
  await expect(naTransacao((tx) => ignorarExcecao(atoDe(tx, paulo), { id: linhaId, motivo: 'Engano' }))).rejects.toMatchObject({
    code: 'EXCECAO_JA_TRATADA',
  });
});

test('with many others it becomes credit, or leaves the queue with a reason and frees its title', async () => {
  const [a, b] = [await boletoDeTeste(banco.db, c), await boletoDeTeste(banco.db, c)];
  const [primeira, segunda] = [await desfeito(a), await desfeito(b)];
  const creditar = { ids: [primeira.linhaId], acao: 'creditar' as const, motivo: null };
  const previsto = await naTransacao((tx) => preverLote(atoDe(tx, fernanda), creditar));
  expect(previsto).toMatchObject({ quantidade: 1, totalCentavos: 100_000, totalRecusadas: 0 });
  expect(await naTransacao((tx) => tratarExcecoes(atoDe(tx, fernanda), creditar))).toEqual(previsto);
  await naTransacao((tx) =>
    tratarExcecoes(atoDe(tx, fernanda), {
      filtro: filtro(),
      acao: 'ignorar',
      motivo: 'O banco levou o dinheiro de volta',
    }),
  );
  expect((await fila()).itens).toEqual([]);
  expect((await fila({ Situacao: 'ignorada' })).itens).toMatchObject([{ id: segunda.linhaId }]);
  await expect(emitir(b)).resolves.toMatchObject({ emitidos: 1 });
});

test('what the bank took back is not settled again by a retry, nor becomes credit; once a person says that it stayed, it is settled by hand', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const { linhaId } = await desfeito(b);
  const [tomada] = await linhasDo(
    banco.db,
    await importar(banco.db, [pago(b, { movimento: '44', dia: '2026-03-12', credito: '2026-03-13' })]),
  );
  expect(tomada).toMatchObject({ efeito: 'estornada', resultado: 'excecao' });
  const tentar = () => naTransacao((tx) => tratarExcecoes(atoDe(tx, fernanda), { ids: [linhaId], acao: 'tentar', motivo: null }));
  expect(await tentar()).toMatchObject({ quantidade: 0, recusadas: [{ codigo: 'PAGAMENTO_TOMADO_DE_VOLTA' }] });
  const baixar = () =>
    naTransacao((tx) =>
      baixarExcecao(atoDe(tx, fernanda), { id: linhaId, tituloId: null, modo: 'quitar', motivo: null, dataCredito: null }),
    );
  await expect(baixar()).rejects.toMatchObject({ code: 'PAGAMENTO_TOMADO_DE_VOLTA' });
  await expect(
    naTransacao((tx) => tratarExcecoes(atoDe(tx, fernanda), { ids: [linhaId], acao: 'creditar', motivo: null })),
  ).rejects.toMatchObject({ code: 'PAGAMENTO_TOMADO_DE_VOLTA' });
  expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'aberto', recebido: 0 });
  await naTransacao((tx) => ignorarExcecao(atoDe(tx, fernanda), { id: tomada?.id ?? 0, motivo: 'O dinheiro ficou na conta' }));
  expect(await tentar()).toMatchObject({ quantidade: 0 });
  await baixar();
  expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
});
