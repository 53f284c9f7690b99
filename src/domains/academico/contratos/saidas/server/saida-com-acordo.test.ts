import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contratos } from '#domains/academico/contratos/server/routes.ts';
import { matriculas } from '#domains/academico/matriculas/server/routes.ts';
import { baixarTitulos, desfazerAcordo, renegociar, simular } from '#domains/financeiro/titulos/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { saidas } from './routes.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
const hoje = hojeEm(new Date(), fuso);
const dataMovimento = '2026-06-10';
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [matriculas, saidas, contratos] });
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
  const { db } = s.banco;
  const condicoes = {
    tituloIds: (await titulosDoContrato(db, familia.contratoId)).map((t) => t.id),
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
  const acordo = await transacao(db, (tx) => renegociar(tx, fernanda, pedido, fuso));
  return { ...familia, acordo };
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
    await transacao(s.banco.db, (tx) => desfazerAcordo(tx, fernanda, { id: acordo.id, versao: 1, motivo: 'Falecimento' }, fuso));
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
    await transacao(s.banco.db, (tx) => baixarTitulos(tx, fernanda, { dataBaixa: hoje, ...dinheiro(), itens }, fuso));
    const { data } = await previa(matriculaId, 'cancelamento', cancelar(true));
    expect(data.contratos[0]?.renegociados).toMatchObject({ recebidoCentavos: 100_000, somaCentavos: 900_000 });
    expect(data.impedimento?.codigo).toBe('MATRICULA_COM_PAGAMENTO');
    const { erro } = await saida(matriculaId, 'cancelamento', cancelar(true));
    expect([erro?.code, erro?.message]).toEqual(['MATRICULA_COM_PAGAMENTO', data.impedimento?.mensagem]);
  });
});
