import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { bolsaIntegral, contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { aditarContrato } from '#domains/academico/contratos/aditivos/registro/server/aditar-contrato.ts';
import { cancelarContratos } from '../cancelamento/server/cancelar-contrato.ts';
import { suspenderContrato } from './suspender-contrato.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: 50 });
});
afterAll(() => banco.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, executar);
const cancelar = (id: number) => com((tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Perdoado pela direção' }));
const total = async (id: number) => {
  const { rows } = await sql<{ contratado: number; cobrado: number }>`select c.total_centavos + c.ajustes_centavos as contratado,
      (select sum(t.valor_centavos - t.desconto_incondicional_centavos)::bigint from titulos_receber t where t.contrato_id = c.id and t.situacao <> 'cancelado') as cobrado
    from contratos c where c.id = ${id}`.execute(banco.db);
  return rows[0];
};

test('a title of a contract in force is not cancelled by itself: an addendum takes the installment to nothing, and the total follows', async () => {
  const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
  const ultimo = (await titulosDoContrato(banco.db, contratoId)).at(-1);
  const refused = { code: 'TITULO_DE_CONTRATO_EM_VIGOR', params: { numero: ultimo?.numero, contrato: expect.any(String) } };
  await expect(cancelar(ultimo?.id ?? 0)).rejects.toMatchObject(refused);
  await expect(
    sql`insert into titulos_cancelamentos (titulo_id, tipo, data_cancelamento, usuario_id, usuario_nome)
      values (${ultimo?.id ?? 0}, 'avulso', '2026-11-01', 1, 'x')`.execute(banco.db),
  ).rejects.toThrow('TITULO_DE_CONTRATO_EM_VIGOR');
  const aditivo = { contratoId, dataAditivo: '2026-06-01', motivo: 'Perdoado', termos: [bolsaIntegral(12)] };
  await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo));
  expect((await titulosDoContrato(banco.db, contratoId)).find((t) => t.parcela === 12)?.situacao).toBe('cancelado');
  expect(await total(contratoId)).toEqual({ contratado: 1_000_000 - 83_333, cobrado: 1_000_000 - 83_333 });
});

test('nor while it is suspended; what a cancelled contract leaves owed may be', async () => {
  const suspenso = await contratoAtivoDeTeste(banco.db, mundo);
  await com((tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId: suspenso.contratoId, dataEfeito: '2026-06-10', motivo: null }));
  const [devido] = await titulosDoContrato(banco.db, suspenso.contratoId);
  await expect(cancelar(devido?.id ?? 0)).rejects.toMatchObject({ code: 'TITULO_DE_CONTRATO_EM_VIGOR' });
  await com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId: suspenso.contratoId, dataEfeito: '2026-06-10', motivo: null }));
  expect(await cancelar(devido?.id ?? 0)).toMatchObject({ situacao: 'cancelado' });
});
