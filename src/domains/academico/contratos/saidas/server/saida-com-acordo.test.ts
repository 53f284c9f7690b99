import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { desfazerAcordo, quebrarAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste, fotografia } from '#tests/helpers/contratos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/desfazer-situacao.ts';
import { reativarContrato, suspenderContrato } from '#domains/academico/contratos/ciclo/server/suspender-contrato.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
const hoje = hojeEm(new Date(), fuso);
const dataMovimento = '2026-06-10';
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.contratos] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
});
afterAll(() => s.fechar());

type Contrato = {
  impedimento: string | null;
  renegociados: { quantidade: number; somaCentavos: number; recebidoCentavos: number; acordos: object[] };
};
type Previa = { contratos: Contrato[]; impedimento: { codigo: string; mensagem: string } | null };
const post = async (rota: string, body: object) => {
  const { status, corpo } = await s.pedir('POST', rota, { body });
  return { status, data: corpo.data as Previa & { id: number }, erro: corpo.error };
};
const dinheiro = () => ({ contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId });

/** A contract all of whose titles are in one agreement of two installments. */
async function emAcordo() {
  const familia = await contratoAtivoDeTeste(s.banco.db, mundo);
  return { ...familia, acordo: await renegociarTudo(familia.contratoId) };
}
/** Every open title of a contract in an agreement of two installments. */
async function renegociarTudo(contratoId: number) {
  const { db } = s.banco;
  const condicoes = {
    tituloIds: (await titulosDoContrato(db, contratoId)).filter((t) => t.situacao === 'aberto').map((t) => t.id),
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    dataEntrada: hoje,
    entradaCentavos: centavos(0),
    parcelas: 2,
    primeiroVencimento: somarDias(hoje, 10),
  };
  const { totalCentavos } = await simular(db, condicoes, hoje);
  const pedido = {
    ...condicoes,
    ...dinheiro(),
    totalCentavos: centavos(totalCentavos),
    entradaPaga: false,
    motivoDispensa: null,
    observacao: null,
  };
  return transacao(db, (tx) => renegociar(atoDe(tx, fernanda), pedido));
}
const cancelar = (manterAcordos = false) => ({ acao: 'cancelar', dataEfeito: null, multa: null, manterAcordos });
const saida = (matriculaId: number, ato: string, contrato = cancelar()) =>
  post(`Matricula/${matriculaId}/${ato}`, { dataMovimento, motivo: 'Mudou de cidade', contrato });
const previa = (matriculaId: number, verbo: string, contrato = cancelar()) =>
  post(`Matricula/${matriculaId}/previa-de-saida`, { verbo, dataMovimento, contrato });

describe('a contract whose titles were renegotiated', () => {
  test('is not cancelled in silence: preview and act name the agreement, and go when it is said to stay owed', async () => {
    const { matriculaId, contratoId } = await emAcordo();
    const { data } = await previa(matriculaId, 'transferencia');
    expect(data.contratos[0]).toMatchObject({
      impedimento: 'CONTRATO_EM_ACORDO',
      renegociados: { quantidade: 12, somaCentavos: 1_000_000, recebidoCentavos: 0, acordos: [{ emAbertoCentavos: 1_000_000 }] },
    });
    const recusa = await saida(matriculaId, 'transferencia');
    expect(recusa.erro?.code).toBe('CONTRATO_EM_ACORDO');
    expect(recusa.erro?.message).toMatch(/ainda em aberto, que o cancelamento não alcança/);
    const lote = await post('Contrato/cancelamentos/previa', { ids: [contratoId], dataEfeito: dataMovimento });
    expect(lote.data.contratos[0]).toMatchObject({ impedimento: 'CONTRATO_EM_ACORDO', renegociados: { quantidade: 12 } });
    expect((await previa(matriculaId, 'transferencia', cancelar(true))).data.contratos[0]?.impedimento).toBeNull();
    expect((await saida(matriculaId, 'transferencia', cancelar(true))).status).toBe(200);
  });

  test('at a death nothing due after it stays in the agreement: refused until that is undone, or kept by choice', async () => {
    const { matriculaId, acordo } = await emAcordo();
    expect((await previa(matriculaId, 'falecimento', cancelar(true))).data.contratos[0]?.impedimento).toBe('ACORDO_APOS_FALECIMENTO');
    const { erro } = await saida(matriculaId, 'falecimento', cancelar(true));
    expect(erro?.code).toBe('ACORDO_APOS_FALECIMENTO');
    expect(erro?.message).toContain('nada depois dele se cobra');
    await transacao(s.banco.db, (tx) => desfazerAcordo(atoDe(tx, fernanda), { id: acordo.id, versao: 1, motivo: 'Falecimento' }));
    expect((await previa(matriculaId, 'falecimento')).data.contratos[0]).toMatchObject({
      impedimento: null,
      cancelados: { quantidade: 7 },
      renegociados: { quantidade: 0 },
    });
    expect((await saida(matriculaId, 'falecimento')).status).toBe(200);
  });

  test('with money received in the agreement the preview tells it, and that the enrollment is not cancelled, as the act does', async () => {
    const { matriculaId, acordo } = await emAcordo();
    const itens = [{ tituloId: acordo.titulos[0]?.id ?? 0, valorCentavos: 100_000 }];
    await transacao(s.banco.db, (tx) => baixarTitulos(atoDe(tx, fernanda), { dataBaixa: hoje, ...dinheiro(), itens }));
    const { data } = await previa(matriculaId, 'cancelamento', cancelar(true));
    expect(data.contratos[0]?.renegociados).toMatchObject({ recebidoCentavos: 100_000, somaCentavos: 900_000 });
    expect(data.impedimento?.codigo).toBe('MATRICULA_COM_PAGAMENTO');
    const { erro } = await saida(matriculaId, 'cancelamento', cancelar(true));
    expect([erro?.code, erro?.message]).toEqual(['MATRICULA_COM_PAGAMENTO', data.impedimento?.mensagem]);
  });

  test('the preview says why a departure would be refused: its date, what the enrollment is', async () => {
    const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const impedimento = async (dia: string) =>
      (await post(`Matricula/${matriculaId}/previa-de-saida`, { verbo: 'transferencia', dataMovimento: dia, contrato: cancelar() })).data
        .impedimento?.codigo ?? null;
    const amanha = somarDias(hoje, 1);
    expect([await impedimento(dataMovimento), await impedimento(amanha), await impedimento('2026-01-02')]).toEqual([
      null,
      'DATA_FUTURA',
      'DATA_ANTES_DA_ENTRADA',
    ]);
    const feita = await post(`Matricula/${matriculaId}/transferencia`, { dataMovimento: amanha, motivo: 'Mudou', contrato: cancelar() });
    expect(feita.erro?.code).toBe('DATA_FUTURA');
    expect((await saida(matriculaId, 'transferencia')).status).toBe(200);
    expect(await impedimento(dataMovimento)).toBe('TRANSICAO_PROIBIDA');
  });
});

const encerrar = (id: number) => transacao(s.banco.db, (tx) => desfazerAcordo(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Engano' }));
const suspender = (contratoId: number) =>
  transacao(s.banco.db, (tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: dataMovimento, motivo: 'Viagem' }));
/** The due dates that are still asked for. */
const cobrados = async (contratoId: number) =>
  (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.situacao === 'aberto').map((t) => t.data_vencimento);

describe('an agreement undone after its contract stopped', () => {
  test('gives back what fell due until the suspension; the rest leaves the bill with it, and comes back with its undo', async () => {
    const { db } = s.banco;
    const { contratoId, matriculaId } = await contratoAtivoDeTeste(db, mundo);
    const antes = await fotografia(db, contratoId);
    const acordo = await renegociarTudo(contratoId);
    const { situacaoId } = await suspender(contratoId);
    expect(await encerrar(acordo.id)).toMatchObject({ devolvidos: 12, foraDaCobranca: 7 });
    expect((await cobrados(contratoId)).at(-1)).toBe(dataMovimento);
    expect(await cobrados(contratoId)).toHaveLength(5);
    // Nothing else is done to it by an exit that suspends, and its preview says so.
    const contrato = { ...cancelar(), acao: 'suspender' };
    const { data } = await previa(matriculaId, 'trancamento', contrato);
    expect(data.contratos).toMatchObject([
      { impedimento: null, cancelados: { quantidade: 0 }, suspensos: { quantidade: 0 }, devidos: { quantidade: 5 } },
    ]);
    expect((await saida(matriculaId, 'trancamento', contrato)).data).toMatchObject({ contratos: [] });
    await transacao(db, (tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId, motivo: 'Engano' }));
    expect(await cobrados(contratoId)).toHaveLength(12);
    expect(await fotografia(db, contratoId)).toEqual(antes);
  });

  test('comes back when the suspended contract is active again, but for what fell due meanwhile', async () => {
    const { contratoId, acordo } = await emAcordo();
    await suspender(contratoId);
    await encerrar(acordo.id);
    const volta = { contratoId, dataEfeito: '2026-08-10', motivo: null };
    const { titulosRestaurados } = await transacao(s.banco.db, (tx) => reativarContrato(atoDe(tx, mundo.quem), volta));
    expect(titulosRestaurados).toBe(5);
    expect(await cobrados(contratoId)).toHaveLength(10);
  });

  test('of a contract that ended: what fell due after it is cancelled, and the undo of the exit brings it back', async () => {
    const { contratoId, matriculaId, acordo } = await emAcordo();
    const feita = await saida(matriculaId, 'transferencia', cancelar(true));
    expect(feita.status).toBe(200);
    expect(await encerrar(acordo.id)).toMatchObject({ foraDaCobranca: 7 });
    expect(await cobrados(contratoId)).toHaveLength(5);
    const { movimentoId } = feita.data as unknown as { movimentoId: number };
    expect((await post(`Matricula/${matriculaId}/desfazimento`, { movimentoId, motivo: 'Engano' })).status).toBe(200);
    expect(await cobrados(contratoId)).toHaveLength(12);
  });

  test('of a contract suspended and then cancelled: each title leaves by the first of the two that reaches it', async () => {
    const { db } = s.banco;
    const { contratoId, matriculaId, acordo } = await emAcordo();
    const { situacaoId } = await suspender(contratoId);
    const fim = { ...cancelar(true), dataEfeito: '2026-08-10' };
    const feita = await post(`Matricula/${matriculaId}/transferencia`, { dataMovimento, motivo: 'Mudou de cidade', contrato: fim });
    expect(await encerrar(acordo.id)).toMatchObject({ foraDaCobranca: 7 });
    const { movimentoId } = feita.data as unknown as { movimentoId: number };
    expect((await post(`Matricula/${matriculaId}/desfazimento`, { movimentoId, motivo: 'Engano' })).status).toBe(200);
    expect(await cobrados(contratoId)).toHaveLength(5);
    await transacao(db, (tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId, motivo: 'Engano' }));
    expect(await cobrados(contratoId)).toHaveLength(12);
  });

  test('waits for a suspension under way, and finds it done', async () => {
    const { contratoId, acordo } = await emAcordo();
    const [, desfeito] = await passoAPasso(
      s.banco.db,
      (tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: dataMovimento, motivo: 'Viagem' }),
      () => encerrar(acordo.id),
    );
    expect(desfeito).toMatchObject({ status: 'fulfilled', value: { foraDaCobranca: 7 } });
    expect(await cobrados(contratoId)).toHaveLength(5);
  });

  test('an agreement made after the suspension took nothing from it: its titles are what they were', async () => {
    const familia = await contratoAtivoDeTeste(s.banco.db, mundo);
    await suspender(familia.contratoId);
    const antes = await cobrados(familia.contratoId);
    const acordo = await renegociarTudo(familia.contratoId);
    expect(await encerrar(acordo.id)).toMatchObject({ devolvidos: 5, foraDaCobranca: 0 });
    expect(await cobrados(familia.contratoId)).toEqual(antes);
  });

  test('broken, it takes off the bill what a suspension would have; what a cancellation left owed in it stays owed', async () => {
    const quebrar = (id: number) =>
      transacao(s.banco.db, async (tx) => {
        await sql`update titulos_receber set data_vencimento = ${somarDias(hoje, -120)}::date, data_limite = ${somarDias(hoje, -120)}::date where id in (select titulo_id from acordos_parcelas where acordo_id = ${id})`.execute(
          tx,
        );
        return quebrarAcordo(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Não pagou' });
      });
    const suspenso = await emAcordo();
    await suspender(suspenso.contratoId);
    await quebrar(suspenso.acordo.id);
    expect(await cobrados(suspenso.contratoId)).toHaveLength(5);
    const cancelado = await emAcordo();
    await saida(cancelado.matriculaId, 'transferencia', cancelar(true));
    await quebrar(cancelado.acordo.id);
    expect(await cobrados(cancelado.contratoId)).toHaveLength(12);
  });
});
