import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste, fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { criarAditivo, preverAditivo, vigorarAditivo } from './aditar-contrato.ts';
import { ativarContrato } from '#domains/academico/contratos/ciclo/server/ativar-contratos.ts';
import { cancelarContratos } from '#domains/academico/contratos/ciclo/cancelamento/server/cancelar-contrato.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';
import { tocadas } from '#domains/academico/contratos/aditivos/efeito.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 300 });
});
afterAll(() => s.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(s.banco.db, executar);
const codigo = (code: string) => expect.objectContaining({ code });
const alcance = { precoIndice: null, parcelaDe: 7, parcelaAte: null };
const valor: TermoPedido = { tipo: 'valor', ...alcance, valorCentavos: centavos(90_000), percentual: null };
const dados = (termos: TermoPedido[]) => ({ dataAditivo: '2026-06-01', motivo: 'Negociado com a família', termos });
const pagar = (tx: Tx, tituloId: number, valorCentavos: number) =>
  baixarTitulos(atoDe(tx, mundo.quem), {
    dataBaixa: '2026-11-01',
    contaBancariaId: mundo.contaBancariaId,
    formaPagamentoId: mundo.formaPagamentoId,
    itens: [{ tituloId, valorCentavos }],
  });
async function vigorar(contratoId: number, termos: TermoPedido[]) {
  const { plano } = await preverAditivo(s.banco.db, { contratoId, dataAditivo: '2026-06-01', termos }, fuso);
  const previsto = { parcelas: tocadas(plano.efeito).length, ajusteCentavos: plano.ajusteCentavos };
  const { id } = await com((tx) => criarAditivo(atoDe(tx, mundo.quem), { contratoId, ...dados(termos) }));
  return { id, previsto, vigor: () => com((tx) => vigorarAditivo(atoDe(tx, mundo.quem), { id, versao: 1, previsto })) };
}
const revogar = (id: number) => com((tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao: 2, motivo: null }));

describe('one contract', () => {
  test('through the wire: preview, draft, in force, read, revoked; the titles are those of before', async () => {
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo, ['60.00', '40.00'], 1_000_001);
    const antes = await fotografia(s.banco.db, contratoId);
    const previa = await s.pedir('POST', 'Aditivo/previa', { body: { contratoId, dataAditivo: '2026-06-01', termos: [valor] } });
    const {
      tocadas: n,
      ajusteCentavos,
      totalDepoisCentavos,
      desde,
    } = previa.corpo.data as { tocadas: number; ajusteCentavos: number; totalDepoisCentavos: number; desde: object };
    expect([n, ajusteCentavos, totalDepoisCentavos]).toEqual([6, 6 * (90_000 - 83_333), 1_000_001 + 6 * (90_000 - 83_333)]);
    expect(desde).toMatchObject({ data: '2026-06-01', parcelas: 6, anteriores: 0 });
    const criado = await s.pedir('POST', 'Aditivo', { body: { contratoId, ...dados([valor]) } });
    const { id, ordem } = criado.corpo.data as { id: number; ordem: number };
    expect(ordem).toBe(1);
    const outro = await s.pedir('POST', 'Aditivo', { body: { contratoId, ...dados([valor]) } });
    expect([outro.status, outro.corpo.error?.code]).toEqual([409, 'ADITIVO_EM_RASCUNHO']);
    const editado = await s.pedir('PUT', 'Aditivo', { body: { id, versao: 1, ...dados([{ ...valor, valorCentavos: centavos(91_000) }]) } });
    expect(editado.corpo.data).toEqual({ id, versao: 2 });
    const mudou = await s.pedir('POST', `Aditivo/${id}/vigencia`, { body: { versao: 2, previsto: { parcelas: 6, ajusteCentavos } } });
    expect([mudou.status, mudou.corpo.error?.code]).toEqual([409, 'ADITIVO_PREVIA_MUDOU']);
    const vigente = await s.pedir('POST', `Aditivo/${id}/vigencia`, {
      body: { versao: 2, previsto: { parcelas: 6, ajusteCentavos: 6 * (91_000 - 83_333) } },
    });
    expect(vigente.status).toBe(200);
    const lido = (await s.pedir('GET', `Aditivo/${id}`)).corpo.data as {
      situacao: string;
      ultimoVigente: boolean;
      parcelas: { antes: unknown[]; depois: { valorCentavos: number }[] }[];
      termos: unknown[];
    };
    expect([lido.situacao, lido.ultimoVigente, lido.parcelas.length, lido.termos.length]).toEqual(['vigente', true, 6, 1]);
    expect(lido.parcelas[0]?.depois.map((p) => p.valorCentavos)).toEqual([54_600, 36_400]);
    const contrato = (await s.pedir('GET', `Contrato/${contratoId}`)).corpo.data as {
      ajustesCentavos: number;
      aditivos: { situacao: string }[];
    };
    expect([contrato.ajustesCentavos, contrato.aditivos[0]?.situacao]).toEqual([6 * (91_000 - 83_333), 'vigente']);
    const lista = await s.pedir('GET', `Aditivo/obter-paginado?ContratoId=${contratoId}&Situacao=vigente`);
    expect((lista.corpo.data as { total: number }).total).toBe(1);
    expect(Number(lista.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
    const velha = await s.pedir('POST', `Aditivo/${id}/revogacao`, { body: { versao: 1 } });
    expect([velha.status, velha.corpo.error?.code]).toEqual([409, 'VERSAO_DESATUALIZADA']);
    expect((await s.pedir('POST', `Aditivo/${id}/revogacao`, { body: { versao: 3, motivo: 'Engano' } })).status).toBe(200);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
    const historico = (await s.pedir('GET', `Contrato/${contratoId}/historico`)).corpo.data as { acao: string }[];
    expect(historico.map((h) => h.acao)).toEqual(expect.arrayContaining(['contrato.aditado', 'contrato.aditivo_revogado']));
  });

  test('paid installments stay; a paid new title stands in the way of the revocation; the last one goes first', async () => {
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const oitava = (await titulosDoContrato(s.banco.db, contratoId)).find((t) => t.parcela === 8);
    await com((tx) => pagar(tx, oitava?.id ?? 0, 10_000));
    const primeiro = await vigorar(contratoId, [valor]);
    expect(primeiro.previsto.parcelas).toBe(5);
    await primeiro.vigor();
    const segundo = await vigorar(contratoId, [{ tipo: 'vencimento', ...alcance, parcelaDe: 11, diaVencimento: 31 }]);
    await segundo.vigor();
    expect(
      (await titulosDoContrato(s.banco.db, contratoId))
        .filter((t) => t.situacao !== 'cancelado' && t.parcela > 10)
        .map((t) => t.data_vencimento),
    ).toEqual(['2026-12-31', '2027-01-31']);
    await expect(revogar(primeiro.id)).rejects.toThrow(codigo('ADITIVO_NAO_E_O_ULTIMO'));
    await revogar(segundo.id);
    await expect(revogar(segundo.id).catch((e: Error) => Promise.reject(e))).rejects.toThrow(codigo('VERSAO_DESATUALIZADA'));
    const nova = (await titulosDoContrato(s.banco.db, contratoId)).find((t) => t.parcela === 9 && t.situacao === 'aberto');
    await com((tx) => pagar(tx, nova?.id ?? 0, 10_000));
    await expect(revogar(primeiro.id)).rejects.toThrow(codigo('ADITIVO_TITULO_MUDOU'));
  });

  test('one payer paid his share: the open one of the other changes, and the revocation brings back exactly that', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo, ['33.33', '66.67'], 1_000_001);
    const vivos = async () =>
      (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.parcela === 11 && t.situacao !== 'cancelado');
    const [dela] = (await vivos()).filter((t) => t.pagador_id === pagadores[0]);
    await com((tx) => pagar(tx, dela?.id ?? 0, dela?.valor_centavos ?? 0));
    const antes = await fotografia(s.banco.db, contratoId);
    const { id, previsto, vigor } = await vigorar(contratoId, [{ ...valor, parcelaDe: 11, parcelaAte: 11 }]);
    expect(previsto).toEqual({ parcelas: 1, ajusteCentavos: 60_003 - 55_558 });
    await vigor();
    expect((await vivos()).map((t) => [t.pagador_id, t.valor_centavos, t.situacao])).toEqual([
      [pagadores[0], 27_775, 'baixado'],
      [pagadores[1], 60_003, 'aberto'],
    ]);
    await revogar(id);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
  });

  test('a new payer from an installment on; discounts come and go; what the contract lacks is refused', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo, ['50.00', '50.00']);
    const [mae = 0, pai = 0] = pagadores;
    const antes = await fotografia(s.banco.db, contratoId);
    const troca: TermoPedido = { tipo: 'pagadores', ...alcance, pagadores: [{ pessoaId: mae, percentual: '100.0000' }] };
    const bolsa: TermoPedido = {
      tipo: 'incluir_desconto',
      ...alcance,
      parcelaDe: 10,
      descontoId: null,
      descricao: 'Bolsa',
      forma: 'percentual',
      percentual: '100.0000',
      valorCentavos: null,
      limiteCentavos: null,
      condicional: false,
      sobreValorCheio: false,
      prioridade: 1,
    };
    const a = await vigorar(contratoId, [troca, bolsa]);
    await a.vigor();
    const vivos = (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.situacao === 'aberto');
    expect(vivos.filter((t) => t.pagador_id === pai).map((t) => t.parcela)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.max(...vivos.map((t) => t.parcela))).toBe(9);
    const { rows } = await sql<{
      chave: string;
    }>`select 'termo:' || id as chave from aditivos_termos where tipo = 'incluir_desconto' order by id desc limit 1`.execute(s.banco.db);
    const b = await vigorar(contratoId, [{ tipo: 'remover_desconto', chave: rows[0]?.chave ?? '', parcelaDe: 12 }]);
    expect(b.previsto).toEqual({ parcelas: 1, ajusteCentavos: 83_333 });
    await b.vigor();
    await revogar(b.id);
    await revogar(a.id);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
    const semCpf = await rascunhoDeTeste(s.banco.db, mundo);
    await sql`update pessoas set cpf = null where id = any(${semCpf.pagadores})`.execute(s.banco.db);
    const prever = (termos: TermoPedido[], id = contratoId) =>
      preverAditivo(s.banco.db, { contratoId: id, dataAditivo: '2026-06-01', termos }, fuso);
    await expect(prever([{ ...troca, pagadores: [{ pessoaId: semCpf.pagadores[0] ?? 0, percentual: '100.0000' }] }])).rejects.toThrow(
      codigo('ADITIVO_PAGADOR_SEM_CPF'),
    );
    await expect(prever([{ ...troca, pagadores: [{ pessoaId: 999_999, percentual: '100.0000' }] }])).rejects.toThrow(
      codigo('ADITIVO_PAGADOR_DESCONHECIDO'),
    );
    await expect(prever([{ ...valor, precoIndice: 3 }])).rejects.toThrow(codigo('ADITIVO_TERMO_INVALIDO'));
    await expect(prever([{ tipo: 'remover_desconto', chave: 'linha:999', parcelaDe: 1 }])).rejects.toThrow(
      codigo('ADITIVO_TERMO_INVALIDO'),
    );
    await expect(prever([{ tipo: 'vencimento', ...alcance, parcelaDe: 1, diaVencimento: 5 }])).rejects.toThrow(
      codigo('ADITIVO_VENCIMENTO_PASSADO'),
    );
    await expect(prever([{ tipo: 'vencimento', ...alcance, diaVencimento: 10 }])).rejects.toThrow(codigo('ADITIVO_SEM_EFEITO'));
    await expect(prever([valor], semCpf.contratoId)).rejects.toThrow(codigo('ADITIVO_CONTRATO_INATIVO'));
    const somas = await s.pedir('POST', 'Aditivo/previa', {
      body: { contratoId, dataAditivo: '2026-06-01', termos: [{ ...troca, pagadores: [{ pessoaId: mae, percentual: '99' }] }] },
    });
    expect([somas.status, somas.corpo.error?.fields[0]?.code]).toEqual([400, 'PAGADORES_NAO_SOMAM_100']);
  });

  test('property: an addendum and its revocation leave the contract as it was', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo, ['66.67', '33.33'], 777_777);
    const antes = await fotografia(s.banco.db, contratoId);
    const termoArb = fc.oneof(
      fc
        .record({ n: fc.integer({ min: 1, max: 12 }), c: fc.integer({ min: 1, max: 300_000 }) })
        .map(({ n, c }): TermoPedido => ({ ...valor, parcelaDe: n, valorCentavos: centavos(c) })),
      fc.integer({ min: 11, max: 28 }).map((dia): TermoPedido => ({ tipo: 'vencimento', ...alcance, parcelaDe: 11, diaVencimento: dia })),
      fc.integer({ min: 1, max: 99 }).map(
        (p): TermoPedido => ({
          tipo: 'pagadores',
          ...alcance,
          parcelaDe: 2,
          pagadores: [
            { pessoaId: pagadores[0] ?? 0, percentual: `${p}.0000` },
            { pessoaId: pagadores[1] ?? 0, percentual: `${100 - p}.0000` },
          ],
        }),
      ),
    );
    for (const termos of fc.sample(fc.array(termoArb, { minLength: 1, maxLength: 3 }), { numRuns: 12, seed: 7 })) {
      const aditivo = await vigorar(contratoId, termos);
      await aditivo.vigor();
      await revogar(aditivo.id);
      expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
    }
  }, 60_000);
});

describe('races', () => {
  test('an addendum and a payment at once: whoever comes second is told', async () => {
    const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const titulo = (await titulosDoContrato(s.banco.db, contratoId)).find((t) => t.parcela === 12)?.id ?? 0;
    const aditivo = await vigorar(contratoId, [valor]);
    const [, depois] = await passoAPasso(s.banco.db, (tx) => pagar(tx, titulo, 10_000), aditivo.vigor);
    expect(depois).toMatchObject({ status: 'rejected', reason: { code: 'ADITIVO_PREVIA_MUDOU' } });
    const outro = await contratoAtivoDeTeste(s.banco.db, mundo);
    const alvo = (await titulosDoContrato(s.banco.db, outro.contratoId)).find((t) => t.parcela === 12)?.id ?? 0;
    const segundo = await vigorar(outro.contratoId, [valor]);
    const [, pagamento] = await passoAPasso(
      s.banco.db,
      (tx) => vigorarAditivo(atoDe(tx, mundo.quem), { id: segundo.id, versao: 1, previsto: segundo.previsto }),
      () => com((tx) => pagar(tx, alvo, 10_000)),
    );
    expect(pagamento).toMatchObject({ status: 'rejected', reason: { code: 'TITULO_NAO_RECEBE' } });
  });

  test('activation and cancellation at once: either order ends whole', async () => {
    const um = await rascunhoDeTeste(s.banco.db, mundo);
    const cancelar = (tx: Tx, contratoId: number) =>
      cancelarContratos(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-01-20', motivo: null });
    const ativar = (tx: Tx, id: number) => ativarContrato(atoDe(tx, mundo.quem), { id });
    const [, ativacao] = await passoAPasso(
      s.banco.db,
      (tx) => cancelar(tx, um.contratoId),
      () => com((tx) => ativar(tx, um.contratoId)),
    );
    expect(ativacao).toMatchObject({ status: 'rejected', reason: { code: 'CONTRATO_TRANSICAO_INVALIDA' } });
    expect(await titulosDoContrato(s.banco.db, um.contratoId)).toEqual([]);
    const dois = await rascunhoDeTeste(s.banco.db, mundo);
    const [, cancelamento] = await passoAPasso(
      s.banco.db,
      (tx) => ativar(tx, dois.contratoId),
      () => com((tx) => cancelar(tx, dois.contratoId)),
    );
    expect(cancelamento).toMatchObject({ status: 'fulfilled', value: [{ titulosCancelados: 12 }] });
  });
});

describe('the database refuses', () => {
  test('terms of an addendum in force, a state without its row, shares that do not sum, an adjustment of nothing', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const { id, vigor } = await vigorar(contratoId, [valor]);
    const executar = (consulta: ReturnType<typeof sql>) => transacao(s.banco.dono, (tx) => consulta.execute(tx));
    await expect(executar(sql`update aditivos set situacao = 'vigente' where id = ${id}`)).rejects.toThrow(/ADITIVO_SITUACAO_SEM_LINHA/);
    await expect(
      executar(sql`with t as (insert into aditivos_termos (aditivo_id, tipo, parcela_de) values (${id}, 'pagadores', 1) returning id)
        insert into aditivos_pagadores (termo_id, ordem, pessoa_id, percentual) select id, 0, ${pagadores[0] ?? 0}, 99.99 from t`),
    ).rejects.toThrow(/ADITIVO_PAGADORES_INCOERENTES/);
    await expect(executar(sql`insert into aditivos_termos (aditivo_id, tipo, parcela_de) values (${id}, 'valor', 1)`)).rejects.toThrow(
      /aditivos_termos_coerentes/,
    );
    await vigor();
    await expect(executar(sql`update aditivos_termos set parcela_de = 1 where aditivo_id = ${id}`)).rejects.toThrow(/ADITIVO_NAO_EDITAVEL/);
    await expect(executar(sql`update aditivos set ajuste_centavos = 0 where id = ${id}`)).rejects.toThrow(/AJUSTES_DIVERGENTES/);
    await expect(executar(sql`delete from aditivos_parcelas where aditivo_id = ${id}`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
    await expect(executar(sql`delete from aditivos_situacoes where aditivo_id = ${id}`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  });
});
