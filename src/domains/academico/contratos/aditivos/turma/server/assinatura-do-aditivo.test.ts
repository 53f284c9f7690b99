import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { aditivoDaTurmaEsquema } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { aditarTurma } from './aditivo-da-turma.ts';

// Where the school asks for signatures, an addendum waits for its own as a contract does.
let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 20 });
});
afterAll(() => s.fechar());

const exigir = (sim: boolean) => sql`update contratos_configuracao set exige_assinatura = ${sim}`.execute(s.banco.dono);
const termo = { tipo: 'valor', precoIndice: 0, parcelaDe: 12, parcelaAte: null, valorCentavos: 70_000, percentual: null };
const previsto = { parcelas: 1, ajusteCentavos: 70_000 - 83_333 };
const pedir = async (caminho: string, body: object) => {
  const { corpo } = await s.pedir('POST', caminho, { body });
  return corpo.error?.code ?? (corpo.data as { id: number });
};
const ativo = async () => {
  await exigir(false);
  const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  await exigir(true);
  return contratoId;
};
const ajusteDe = async (contratoId: number) =>
  (await sql<{ ajuste: number }>`select ajustes_centavos as ajuste from contratos where id = ${contratoId}`.execute(s.banco.db)).rows[0]
    ?.ajuste;

test('it is sent, signed as it was sent, and only then moves titles', async () => {
  const contratoId = await ativo();
  const dados = { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [termo] };
  const { id } = (await pedir('Aditivo', dados)) as { id: number };
  expect(await pedir(`Aditivo/${id}/vigencia`, { versao: 1, previsto })).toBe('ADITIVO_SEM_ASSINATURA');
  expect(await pedir(`Aditivo/${id}/envio-para-assinatura`, { versao: 1, previsto: { ...previsto, parcelas: 2 } })).toBe(
    'ADITIVO_PREVIA_MUDOU',
  );
  expect(await pedir(`Aditivo/${id}/envio-para-assinatura`, { versao: 1, previsto })).toMatchObject({ id });
  expect(await ajusteDe(contratoId)).toBe(0);
  expect((await s.pedir('GET', `Aditivo/opcoes?ContratoId=${contratoId}`)).corpo.data).toMatchObject({
    exigeAssinatura: true,
    rascunhoId: id,
  });
  const { contratoId: _, ...edicao } = { ...dados, id, versao: 2 };
  expect((await s.pedir('PUT', 'Aditivo', { body: edicao })).corpo.error?.code).toBe('ADITIVO_NAO_EDITAVEL');
  const { rows } = await sql`select 1 from v_aditivo_conferencia`.execute(s.banco.dono);
  expect(rows).toEqual([]);
  // What changed since then is signed again.
  const [ultimo] = (await titulosDoContrato(s.banco.db, contratoId)).filter((t) => t.parcela === 12);
  const valor = (centavos: number) => sql`update titulos_receber set valor_centavos = ${centavos} where id = ${ultimo?.id ?? 0}`;
  await transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await valor(90_000).execute(tx);
  });
  expect(await pedir(`Aditivo/${id}/vigencia`, { versao: 2 })).toBe('ADITIVO_MUDOU_APOS_ENVIO');
  await transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await valor(83_333).execute(tx);
  });
  expect(await pedir(`Aditivo/${id}/envio-para-assinatura/desfazimento`, { versao: 2 })).toMatchObject({ id });
  expect(await pedir(`Aditivo/${id}/envio-para-assinatura`, { versao: 3, previsto })).toMatchObject({ id });
  expect(await pedir(`Aditivo/${id}/vigencia`, { versao: 4 })).toMatchObject({ id, ...previsto });
  expect(await ajusteDe(contratoId)).toBe(previsto.ajusteCentavos);
  await exigir(false);
});

test('that of a class waits in each contract, once', async () => {
  const contratoId = await ativo();
  const { precoIndice: _, ...daTurma } = { ...termo, preco: 'Anuidade' };
  const corpo = { turmaId: mundo.turmaId, dataAditivo: '2026-06-02', motivo: 'Acordo com a turma', termos: [daTurma] };
  const { turmaId, dataAditivo, motivo, termos } = aditivoDaTurmaEsquema.parse(corpo);
  const aplicar = () => transacao(s.banco.db, (tx) => aditarTurma(atoDe(tx, mundo.quem), { turmaId, dataAditivo, motivo, termos }));
  expect((await aplicar()).feitos).toContain(contratoId);
  expect((await aplicar()).jaEstavam).toContain(contratoId);
  expect(await ajusteDe(contratoId)).toBe(0);
  const { rows } = await sql<{
    id: number;
    situacao: string;
  }>`select id, situacao from aditivos where contrato_id = ${contratoId}`.execute(s.banco.db);
  expect(rows.map((r) => r.situacao)).toEqual(['aguardando_assinatura']);
  expect(await pedir(`Aditivo/${rows[0]?.id ?? 0}/vigencia`, { versao: 2 })).toMatchObject(previsto);
  expect(await ajusteDe(contratoId)).toBe(previsto.ajusteCentavos);
});
