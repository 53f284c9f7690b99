import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { registrarCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { desfazerAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { devolverCredito } from '#domains/financeiro/titulos/creditos/server/oficina.ts';
import { dispensarEncargos } from '#domains/financeiro/titulos/dispensas/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { renegociarTeste } from '#tests/helpers/titulos/acordos.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  boletoDeTeste,
  type BoletoDeTeste,
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  importar,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import { fernanda, fuso, paulo, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/emitir.ts';
import { pdfDeBoletos } from '#domains/financeiro/boletos/impressao/server/imprimir.ts';
import { obterBoleto } from '#domains/financeiro/boletos/lista/server/obter-boleto.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/pedir-baixas.ts';
import { listarBoletos } from '#domains/financeiro/boletos/lista/server/queries.ts';
import { ignorarExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { comoPagar } from '#domains/financeiro/boletos/segunda-via/server/como-pagar.ts';
import { gerarRemessa, preverRemessa } from './remessas.ts';

// A slip asks for what its title owed when it was made. Whatever happens to the title afterwards, the slip goes with the next remittance.
let banco: BancoDeTeste;
let c: Cobranca;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const gerar = () => naTransacao((tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
const prever = () => preverRemessa(banco.db, c.contaBancariaId);
const um = async (): Promise<BoletoDeTeste> => {
  return await boletoDeTeste(banco.db, c);
};
/** A slip of an overdue title, due from now on: it asks for charges. */
async function umVencido(): Promise<BoletoDeTeste> {
  const [titulo] = await titulosDeTeste(banco.db, c, [{ descontoCondicionalCentavos: centavos(0) }]);
  const id = titulo?.id ?? 0;
  await naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [id], novoVencimento: somarDias(hoje, 5) }));
  const { rows } =
    await sql<BoletoDeTeste>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", identificador, valor_centavos as "valorCentavos" from boletos where titulo_id = ${id}`.execute(
      banco.db,
    );
  return rows[0] as BoletoDeTeste;
}
const receber = (tituloId: number, valorCentavos: number) =>
  naTransacao((tx) =>
    baixarTitulos(atoDe(tx, paulo), {
      dataBaixa: hoje,
      contaBancariaId: c.contaBancariaId,
      formaPagamentoId: c.formaPagamentoId,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
const credito = (valor: number) =>
  naTransacao((tx) =>
    registrarCreditos(atoDe(tx, fernanda), [
      {
        pagadorId: c.pagadorId,
        reciboId: null,
        dataCredito: hoje,
        valorCentavos: centavos(valor),
        contaBancariaId: c.contaBancariaId,
        formaPagamentoId: c.formaPagamentoId,
        historico: 'Deixado na secretaria',
      },
    ]),
  ).then(([id = 0]) => id);
const semFiltro = {
  nome: undefined,
  turmaId: undefined,
  alunoId: undefined,
  pagadorId: undefined,
  contaBancariaId: undefined,
  vencimentoInicial: null,
  vencimentoFinal: null,
  situacoes: [],
};
const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 100, campoOrdenado: 'id' as const, ordenacaoAscendente: false };
const desatualizados = async (): Promise<number[]> =>
  (await listarBoletos(banco.db, { ...semFiltro, desatualizados: true }, paginacao)).itens.map((b) => b.id);

describe('what happens to a title takes its slip down', () => {
  const atos: [string, () => Promise<BoletoDeTeste>, (b: BoletoDeTeste) => Promise<unknown>][] = [
    ['renegotiated', um, (b) => naTransacao((tx) => renegociarTeste(tx, c, [b.tituloId]))],
    ['cancelled', um, (b) => naTransacao((tx) => cancelarTitulo(atoDe(tx, paulo), { id: b.tituloId, motivo: 'Desistência' }))],
    ['received in part at the counter', um, (b) => receber(b.tituloId, 40_000)],
    ['received so little that it is interest alone', umVencido, (b) => receber(b.tituloId, 100)],
    [
      'its charges waived',
      umVencido,
      (b) =>
        naTransacao((tx) =>
          dispensarEncargos(atoDe(tx, fernanda), {
            tituloId: b.tituloId,
            multaCentavos: centavos(2_000),
            jurosCentavos: centavos(0),
            motivo: 'Cortesia',
          }),
        ),
    ],
    [
      'paid in part with credit',
      um,
      async (b) => {
        const creditoId = await credito(10_000);
        return naTransacao((tx) =>
          usarCredito(atoDe(tx, fernanda), { creditoId, dataUso: hoje, itens: [{ tituloId: b.tituloId, valorCentavos: 10_000 }] }),
        );
      },
    ],
  ];

  test.each(atos)('%s: one that the bank knows is written off with the next remittance, once', async (_, emitir, ato) => {
    const b = await emitir();
    await gerar();
    expect(await desatualizados()).not.toContain(b.id);
    expect((await prever()).baixas).toBe(0);
    await ato(b);
    expect(await desatualizados()).toContain(b.id);
    const feita = await gerar();
    expect(feita).toMatchObject({ baixas: 1 });
    const { rows } = await sql<{
      movimento: string;
    }>`select movimento from remessas_itens where remessa_id = ${feita.id} and boleto_id = ${b.id}`.execute(banco.db);
    expect(rows).toEqual([{ movimento: 'baixa' }]);
    expect((await prever()).baixas).toBe(0);
    // It lives until the bank answers, without being handed out.
    expect(await estadoDe(banco.db, b)).toMatchObject({ boleto: 'enviada' });
    await importar(banco.db, [{ ...pago(b), movimento: '09', pagoCentavos: 0 }]);
    expect(await desatualizados()).not.toContain(b.id);
  });

  test.each(atos)('%s: one that was never sent ends here', async (_, emitir, ato) => {
    const b = await emitir();
    await ato(b);
    expect(await prever()).toMatchObject({ entradas: 0, descartados: 1 });
    await um();
    await gerar();
    expect(await estadoDe(banco.db, b)).toMatchObject({ boleto: 'baixada' });
    // Why is a code, for the reader's language: no sentence of one language stands in the row.
    const { historico } = await obterBoleto(banco.db, b.id, hoje, 'en');
    expect(historico.at(-1)).toMatchObject({ para: 'baixada', origem: 'remessa', codigo: 'titulo_mudou', detalhe: null });
  });

  test('an agreement undone before the remittance leaves the slip as it was', async () => {
    const b = await um();
    await gerar();
    const acordo = await naTransacao((tx) => renegociarTeste(tx, c, [b.tituloId]));
    expect((await prever()).baixas).toBe(1);
    await naTransacao((tx) => desfazerAcordo(atoDe(tx, paulo), { id: acordo.id, versao: 1, motivo: 'Engano' }));
    expect((await prever()).baixas).toBe(0);
    await importar(banco.db, [pago(b)]);
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
  });

  test('a payment reversed makes the slip good again', async () => {
    const b = await um();
    const { baixas } = await receber(b.tituloId, 40_000);
    expect(await desatualizados()).toContain(b.id);
    await naTransacao((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: baixas[0]?.id ?? 0, motivo: 'Engano' }));
    expect(await desatualizados()).not.toContain(b.id);
  });

  test('a title that is owed again after the write-off went does not bring the slip back: it is no paper, and the next one waits for the bank', async () => {
    const b = await um();
    await gerar();
    const acordo = await naTransacao((tx) => renegociarTeste(tx, c, [b.tituloId]));
    const { nsa } = await gerar();
    await naTransacao((tx) => desfazerAcordo(atoDe(tx, paulo), { id: acordo.id, versao: 1, motivo: 'Engano' }));
    expect(await obterBoleto(banco.db, b.id, hoje, 'br')).toMatchObject({ situacao: 'enviada', desatualizado: true, saindo: true });
    const pagar = async () =>
      (await comoPagar(banco.db, [{ id: b.tituloId, numero: 'X', totalCentavos: centavos(1) }], hoje)).get(b.tituloId);
    expect((await pagar())?.boleto ?? null).toBeNull();
    const emitir = () => naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [b.tituloId], novoVencimento: null }));
    await expect(emitir()).rejects.toMatchObject({ code: 'BOLETO_SAINDO' });
    await expect(
      naTransacao((tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [b.id], desfazer: false, motivo: null })),
    ).rejects.toMatchObject({ code: 'BAIXA_JA_ENVIADA', params: { nsa } });
    await importar(banco.db, [{ ...pago(b), movimento: '09', pagoCentavos: 0 }]);
    await emitir();
    expect((await pagar())?.boleto).toBeTruthy();
  });

  test('a refused write-off that somebody took out of the queue is asked for again when the title closes once more', async () => {
    const b = await um();
    await gerar();
    const { baixas } = await receber(b.tituloId, 100_000);
    await gerar();
    const retornoId = await importar(banco.db, [{ ...pago(b), movimento: '26', pagoCentavos: 0 }]);
    await naTransacao((tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: baixas[0]?.id ?? 0, motivo: 'Engano' }));
    const [linha] = await linhasDo(banco.db, retornoId);
    expect(linha).toMatchObject({ resultado: 'excecao' });
    await naTransacao((tx) => ignorarExcecao(atoDe(tx, fernanda), { id: linha?.id ?? 0, motivo: 'O título voltou a ser devido' }));
    expect([await desatualizados(), (await prever()).baixas]).toEqual([expect.not.arrayContaining([b.id]), 0]);
    expect(await obterBoleto(banco.db, b.id, hoje, 'br')).toMatchObject({ saindo: false, desatualizado: false });
    await receber(b.tituloId, 100_000);
    expect((await gerar()).baixas).toBe(1);
  });

  test('a refused write-off of a title that stays closed is settled by who takes it out of the queue: the bank is not asked again', async () => {
    const b = await um();
    await gerar();
    await receber(b.tituloId, 100_000);
    await gerar();
    const [linha] = await linhasDo(banco.db, await importar(banco.db, [{ ...pago(b), movimento: '26', pagoCentavos: 0 }]));
    const motivo = 'O banco já o tinha baixado';
    await naTransacao((tx) => ignorarExcecao(atoDe(tx, fernanda), { id: linha?.id ?? 0, motivo }));
    expect((await prever()).baixas).toBe(0);
  });

  test('of a title that still owes, the write-off may be asked for again by a person, and another slip says so', async () => {
    const b = await um();
    await gerar();
    await receber(b.tituloId, 40_000);
    await gerar();
    const [linha] = await linhasDo(banco.db, await importar(banco.db, [{ ...pago(b), movimento: '26', pagoCentavos: 0 }]));
    await naTransacao((tx) => ignorarExcecao(atoDe(tx, fernanda), { id: linha?.id ?? 0, motivo: 'Vi depois' }));
    expect(await obterBoleto(banco.db, b.id, hoje, 'br')).toMatchObject({ ficouNoBanco: true, saindo: false, desatualizado: true });
    const emitir = () => naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [b.tituloId], novoVencimento: null }));
    await expect(emitir()).rejects.toMatchObject({
      code: 'BOLETO_SAINDO',
      params: { saida: { br: expect.stringContaining('peça a baixa de novo') } },
    });
    const pedir = (desfazer: boolean) => naTransacao((tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [b.id], desfazer, motivo: null }));
    await pedir(false);
    expect(await obterBoleto(banco.db, b.id, hoje, 'br')).toMatchObject({ ficouNoBanco: false, saindo: true });
    expect((await gerar()).baixas).toBe(1);
    await expect(pedir(false)).rejects.toMatchObject({ code: 'BAIXA_JA_ENVIADA' });
    await importar(banco.db, [{ ...pago(b), movimento: '09', pagoCentavos: 0 }]);
    await emitir();
  });

  test('its paper has no barcode any more and says that it is not valid', async () => {
    const [b, outro] = await boletosDeTeste(banco.db, c, [{}, {}]);
    if (!b || !outro) throw new Error('no slips');
    await receber(b.tituloId, 40_000);
    const [dele, doOutro] = await Promise.all([pdfDeBoletos(banco.db, [b.id]), pdfDeBoletos(banco.db, [outro.id])]);
    expect((dele.corpo as Buffer).length).toBeLessThan((doOutro.corpo as Buffer).length);
  });
});

describe('money of a slip whose title changed', () => {
  test.each([
    ['renegotiated', um, (b: BoletoDeTeste) => naTransacao((tx) => renegociarTeste(tx, c, [b.tituloId])), 'TITULO_NAO_RECEBE'],
    ['partly received', um, (b: BoletoDeTeste) => receber(b.tituloId, 40_000), 'BAIXA_ANTERIOR_A_ULTIMA'],
    [
      'waived',
      umVencido,
      (b: BoletoDeTeste) =>
        naTransacao((tx) =>
          dispensarEncargos(atoDe(tx, fernanda), {
            tituloId: b.tituloId,
            multaCentavos: centavos(2_000),
            jurosCentavos: centavos(0),
            motivo: 'Cortesia',
          }),
        ),
      'VALOR_DIVERGENTE',
    ],
  ] as const)('%s: the old slip paid whole waits for a person', async (nome, emitir, ato, problema) => {
    const b = await emitir();
    await ato(b);
    const dia = nome === 'waived' ? { dia: hoje, credito: hoje } : {};
    const id = await importar(banco.db, [pago(b, dia)]);
    expect((await linhasDo(banco.db, id))[0]).toMatchObject({ resultado: 'excecao', problema });
    expect(await estadoDe(banco.db, b)).toMatchObject({ boleto: 'paga' });
  });

  test('a credit that was given back is not undone: its line does not return', async () => {
    const creditoId = await credito(500);
    await naTransacao((tx) =>
      devolverCredito(atoDe(tx, fernanda), {
        creditoId,
        dataUso: hoje,
        valorCentavos: centavos(500),
        contaBancariaId: c.contaBancariaId,
        motivo: 'Pedido',
      }),
    );
    const { rows } = await sql<{ estornado: boolean }>`select estornado from v_credito where id = ${creditoId}`.execute(banco.db);
    expect(rows[0]?.estornado).toBe(false);
  });
});
