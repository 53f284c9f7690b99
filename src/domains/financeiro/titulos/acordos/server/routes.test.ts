import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.titulos });
  t = await tesourariaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

let chaves = 0;
const postar = (caminho: string, body: unknown, sem: readonly string[] = []) =>
  s.pedir('POST', caminho, {
    body,
    headers: { 'idempotency-key': `chave-da-conta-${(chaves += 1)}` },
    quem: quemDeTeste(permissoesConcediveis.filter((p) => !sem.includes(p))),
  });
const vencidos = (n: number) =>
  titulosDeTeste(
    s.banco.db,
    t,
    Array.from({ length: n }, (_, i) => ({
      dataEmissao: somarDias(hoje, -200),
      dataVencimento: somarDias(hoje, -60 - i),
      descontoCondicionalCentavos: centavos(0),
    })),
  );
const dinheiro = () => ({ dataBaixa: hoje, contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId });
const dados = <T>(r: { status: number; corpo: { data?: unknown } }): T => {
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as T;
};
type Extrato = {
  movimentos: { tipo: string; valorCentavos: number; saldoCentavos: number }[];
  saldoAnteriorCentavos: number;
  resumo: { saldoCentavos: number; creditoCentavos: number };
};
const extrato = async (query: string): Promise<Extrato> => dados(await s.pedir('GET', `Extrato/obter?${query}`));

describe('the account of a payer over HTTP', () => {
  test('receiving with a waiver needs its permission and its reason; reversing takes it back', async () => {
    const [titulo] = await vencidos(1);
    const { devido } = dados<{ devido: { multaCentavos: number; jurosCentavos: number } }>(
      await s.pedir('GET', `TituloReceber/${titulo?.id}/valor-devido`),
    );
    const body = {
      ...dinheiro(),
      valorCentavos: 100_000,
      dispensa: { multaCentavos: devido.multaCentavos, jurosCentavos: devido.jurosCentavos, motivo: 'Acertado com a direção' },
    };
    expect((await postar(`TituloReceber/${titulo?.id}/baixa`, body, ['dispensar-encargos:criar'])).status).toBe(403);
    expect((await postar(`TituloReceber/${titulo?.id}/baixa`, { ...body, dispensa: { ...body.dispensa, motivo: 'x' } })).status).toBe(400);
    expect((await postar(`TituloReceber/${titulo?.id}/baixa`, { ...body, dataBaixa: '2098-01-01' })).corpo.error).toMatchObject({
      code: 'DATA_BAIXA_FUTURA',
      message: expect.stringMatching(/\(\d{2}\/\d{2}\/\d{4}\)/),
    });
    const feita = dados<{ baixas: { id: number; situacao: string }[] }>(await postar(`TituloReceber/${titulo?.id}/baixa`, body));
    expect(feita.baixas[0]?.situacao).toBe('baixado');
    dados(await postar(`Baixa/${feita.baixas[0]?.id}/estorno`, { motivo: 'Cheque devolvido' }));
    const lido = dados<{ dispensas: { revogadaEm: string | null }[]; devido: { multaCentavos: number } }>(
      await s.pedir('GET', `TituloReceber/${titulo?.id}`),
    );
    expect(lido.dispensas[0]?.revogadaEm).not.toBeNull();
    expect(lido.devido.multaCentavos).toBe(devido.multaCentavos);
  });

  test('too much money becomes credit, is used on another title, and the statement ends in what is open', async () => {
    const [a, b] = await vencidos(2);
    const { devido } = dados<{ devido: { totalCentavos: number } }>(await s.pedir('GET', `TituloReceber/${a?.id}/valor-devido`));
    const valorCentavos = devido.totalCentavos + 40_000;
    expect((await postar(`TituloReceber/${a?.id}/baixa`, { ...dinheiro(), valorCentavos })).corpo.error?.code).toBe(
      'VALOR_ACIMA_DO_DEVIDO',
    );
    const feita = dados<{ reciboId: number; creditoCentavos: number }>(
      await postar(`TituloReceber/${a?.id}/baixa`, { ...dinheiro(), valorCentavos, excedenteComoCredito: true }),
    );
    expect(feita.creditoCentavos).toBe(40_000);
    expect((await s.pedir('GET', `Recibo/${feita.reciboId}/pdf`)).bruto.subarray(0, 5).toString()).toBe('%PDF-');
    const { itens } = dados<{ itens: { id: number; saldoCentavos: number }[] }>(await s.pedir('GET', `Credito/do-pagador/${t.pagadorId}`));
    dados(await postar(`Credito/${itens[0]?.id}/uso`, { dataUso: hoje, itens: [{ tituloId: b?.id, valorCentavos: 30_000 }] }));
    expect(
      (
        await postar(
          `Credito/${itens[0]?.id}/devolucao`,
          { dataUso: hoje, valorCentavos: 1, contaBancariaId: t.contaBancariaId, motivo: 'A pedido' },
          ['devolver-credito:criar'],
        )
      ).status,
    ).toBe(403);
    const tudo = await extrato(`PagadorId=${t.pagadorId}`);
    expect(tudo.resumo.creditoCentavos).toBe(10_000);
    expect(tudo.movimentos.at(-1)?.saldoCentavos).toBe(tudo.resumo.saldoCentavos);
    expect(tudo.movimentos.reduce((soma, m) => soma + m.valorCentavos, 0)).toBe(tudo.resumo.saldoCentavos);
    // A period starts from what was owed before it.
    const parte = await extrato(`PagadorId=${t.pagadorId}&AlunoId=${t.alunoId}&Inicio=${hoje}`);
    expect(parte.saldoAnteriorCentavos + parte.movimentos.reduce((soma, m) => soma + m.valorCentavos, 0)).toBe(parte.resumo.saldoCentavos);
    expect((await s.pedir('GET', 'Extrato/obter')).status).toBe(404);
    expect((await s.pedir('GET', 'Extrato/obter?PagadorId=999999')).status).toBe(404);
  });

  test('an agreement is simulated, made once for one key, listed by how it goes, and undone', async () => {
    const ids = (await vencidos(2)).map((x) => x.id);
    const condicoes = {
      tituloIds: ids,
      dispensaMultaPercentual: '100',
      dispensaJurosPercentual: '0',
      entradaCentavos: 0,
      dataEntrada: hoje,
      parcelas: 3,
      primeiroVencimento: somarDias(hoje, 30),
    };
    const { totalCentavos } = dados<{ totalCentavos: number }>(await s.pedir('POST', 'Acordo/simulacao', { body: condicoes }));
    const body = {
      ...condicoes,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      totalCentavos,
      entradaPaga: false,
      motivoDispensa: 'Primeiro acordo',
      observacao: null,
    };
    expect((await postar('Acordo', { ...body, motivoDispensa: null })).status).toBe(400);
    const semForma = { ...body, entradaCentavos: 1_000, entradaPaga: true, entradaFormaPagamentoId: null };
    const { fields } = (await postar('Acordo', semForma)).corpo.error ?? {};
    expect(fields?.map(({ path }) => path)).toContain('entradaFormaPagamentoId');
    expect((await postar('Acordo', body, ['dispensar-encargos:criar'])).status).toBe(403);
    const headers = { 'idempotency-key': 'um-acordo-so-uma-vez' };
    const [um, dois] = await Promise.all([s.pedir('POST', 'Acordo', { body, headers }), s.pedir('POST', 'Acordo', { body, headers })]);
    const certas = [um, dois].filter((r) => r.status === 200).map((r) => (r.corpo.data as { id: number }).id);
    expect(new Set(certas).size).toBe(1);
    const id = certas[0] ?? 0;
    const { itens } = dados<{ itens: { id: number; andamento: string; parcelas: number }[] }>(
      await s.pedir('GET', 'Acordo/obter-paginado?Andamento=vigente'),
    );
    expect(itens).toMatchObject([{ id, andamento: 'vigente', parcelas: 3 }]);
    expect((await s.pedir('GET', 'Acordo/obter-paginado?Andamento=quebravel')).corpo.data).toMatchObject({ total: 0 });
    for (const caminho of [`Acordo/${id}/termo`, `Extrato/pdf?PagadorId=${t.pagadorId}`])
      expect((await s.pedir('GET', caminho)).bruto.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await s.pedir('GET', 'Acordo/exportar?Formato=csv')).status).toBe(200);
    expect(dados(await s.pedir('GET', `Acordo/${id}/previa-quebra`))).toMatchObject({ permitida: false, cancelados: 3 });
    expect((await postar(`Acordo/${id}/quebra`, { motivo: 'Cedo demais', versao: 1 })).corpo.error?.code).toBe('ACORDO_SEM_ATRASO');
    expect((await postar(`Acordo/${id}/desfazimento`, { motivo: 'Engano', versao: 7 })).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
    dados(await postar(`Acordo/${id}/desfazimento`, { motivo: 'Engano', versao: 1 }));
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from titulos_receber where id = any(${ids}) and situacao = 'aberto'`.execute(s.banco.db);
    expect(rows[0]?.n).toBe(2);
  });

  test('the rules of agreements are edited over the version that was seen', async () => {
    const regras = dados<{ versao: number }>(await s.pedir('GET', 'Acordo/regras'));
    const nova = { diasParaQuebra: 45, maximoParcelas: 10, entradaMinimaPercentual: '10', versao: regras.versao };
    expect(dados(await s.pedir('PUT', 'Acordo/regras', { body: nova }))).toMatchObject({
      diasParaQuebra: 45,
      entradaMinimaPercentual: '10.0000',
    });
    expect((await s.pedir('PUT', 'Acordo/regras', { body: nova })).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
    expect((await s.pedir('PUT', 'Acordo/regras', { body: { ...nova, diasParaQuebra: 0 } })).status).toBe(400);
  });
});
