import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desfazerMovimento, reclassificarMatricula, registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm } from '#shared/datas.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, matricularFamilia, type Mundo, outroCursoNoMundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let setimo: { cursoId: number; turmaId: number };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.documentos });
  mundo = await criarMundo(s.banco.db, { vagas: 50 });
  setimo = await outroCursoNoMundo(s.banco.db, mundo);
});
afterAll(() => s.fechar());

const c = () => ({ quem: mundo.quem, fuso });
const emitir = async (matriculaId: number, partes: object = {}): Promise<string> => {
  const body = { matriculaId, tipo: 'declaracao_matricula', finalidade: null, ...partes };
  const { status, corpo } = await s.pedir('POST', 'DocumentoEmitido', { body });
  expect(status, JSON.stringify(corpo)).toBe(200);
  return (corpo.data as { codigoVerificacao: string }).codigoVerificacao;
};
const conferir = async (codigo: string) => (await s.pedir('GET', `DocumentoEmitido/conferencia/${codigo}`)).corpo.data;
const listados = async (matriculaId: number) =>
  ((await s.pedir('GET', `DocumentoEmitido/obter-paginado?MatriculaId=${matriculaId}`)).corpo.data as { itens: object[] }).itens;
const frequencia = { tipo: 'declaracao_frequencia', frequencia: { de: '2026-06-10', ate: '2026-06-30', percentual: '90' } };
const semEfeito = () => ({ situacao: 'sem_efeito', desde: hojeEm(new Date(), fuso) });

test('the papers of the enrollment that a reclassification made have no effect once it is undone; those of the other stand', async () => {
  const { matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Ana', ['100.00'], 10);
  const daVelha = await emitir(matriculaId);
  const pedido = { id: matriculaId, dataMovimento: '2026-06-10', motivo: 'Avançou', motivoExcedente: null, ...setimo };
  const { movimentoId, nova } = await transacao(s.banco.db, (tx) => reclassificarMatricula(atoDe(tx, c().quem), pedido));
  const [declarada, frequente] = [await emitir(nova.id), await emitir(nova.id, frequencia)];
  expect(await conferir(declarada)).toMatchObject({ situacao: 'valido', desde: null });
  await transacao(s.banco.db, (tx) => desfazerMovimento(atoDe(tx, c().quem), { id: matriculaId, movimentoId, motivo: 'Engano' }));
  for (const codigo of [declarada, frequente]) expect(await conferir(codigo)).toMatchObject(semEfeito());
  expect(await listados(nova.id)).toMatchObject([semEfeito(), semEfeito()]);
  expect(await conferir(daVelha)).toMatchObject({ situacao: 'valido', desde: null });
});

test('nor those of a cancelled enrollment, which stand again when the cancellation is undone', async () => {
  const { matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Bento', ['100.00'], 11);
  const codigo = await emitir(matriculaId);
  const sair = (verbo: 'cancelamento' | 'trancamento') =>
    transacao(s.banco.db, (tx) =>
      registrarSaida(atoDe(tx, c().quem), { id: matriculaId, verbo, dataMovimento: '2026-06-10', motivo: 'Mudança' }),
    );
  const desfazer = (movimentoId: number) =>
    transacao(s.banco.db, (tx) => desfazerMovimento(atoDe(tx, c().quem), { id: matriculaId, movimentoId, motivo: 'Engano' }));
  const { movimentoId } = await sair('cancelamento');
  expect(await conferir(codigo)).toMatchObject(semEfeito());
  await desfazer(movimentoId);
  expect(await conferir(codigo)).toMatchObject({ situacao: 'valido', desde: null });
  // Who leaves later was enrolled on the day of the paper.
  await sair('trancamento');
  expect(await conferir(codigo)).toMatchObject({ situacao: 'valido', desde: null });
});
