import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { noFim, viverAno } from '#tests/helpers/diario/conselho.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { fecharAnos } from '#domains/academico/fechamento/server/fechar-anos.ts';
import { reabrir } from '#domains/academico/fechamento/server/reabrir.ts';
import { abrirConselho } from './abrir.ts';
import { cancelarConselho, reabrirConselho } from './desfazer.ts';
import { editarConselho } from './editar.ts';
import { lavrarAta } from './lavrar.ts';
import { registrarAluno } from './registrar-aluno.ts';

let banco: BancoDeTeste;
let e: DiarioDeTeste;
let id = 0;
beforeAll(async () => {
  banco = await bancoDeTeste();
  e = await diarioDeTeste(banco.db, { alunos: 2 });
  await viverAno(banco.db, e, [5, 4]);
});
afterAll(() => banco.fechar());

const abrir = (tx: Tx) => abrirConselho(noFim(tx), { turmaId: e.turmaA, etapaId: null, dataConselho: '2026-12-20' });
const decidir = (tx: Tx, aluno: number, decisao: 'aprovado_pelo_conselho' | 'mantido', versao = 0) =>
  registrarAluno(noFim(tx), {
    conselhoId: id,
    matriculaId: e.alunos[aluno] ?? 0,
    versao,
    decisao,
    motivo: 'Esforço',
    observacao: null,
    encaminhamento: null,
  });
const versaoAtual = async (): Promise<number> =>
  (await sql<{ versao: number }>`select versao from conselhos where id = ${id}`.execute(banco.db)).rows[0]?.versao ?? 0;
const lavrar = (tx: Tx, versao: number) => lavrarAta(noFim(tx), { id, versao, publicUrl: 'https://escola.test' });
const fechar = (tx: Tx) => fecharAnos(noFim(tx), { turmaIds: [e.turmaA] });
const emOutra = <T>(fazer: (tx: Tx) => Promise<T>) => transacao(banco.db, fazer);

test('two who open the council of a class at once: one does, the other is told', async () => {
  const [aberto, outro] = await passoAPasso(banco.db, abrir, () => emOutra(abrir));
  ({ id } = aberto);
  expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'CONSELHO_JA_ABERTO' } });
});

test('two who decide on the same student at once: one decision stands, the other is told of it', async () => {
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => decidir(tx, 0, 'aprovado_pelo_conselho'),
    () => emOutra((tx) => decidir(tx, 0, 'mantido')),
  );
  expect(outra).toMatchObject({
    status: 'rejected',
    reason: { code: 'VERSAO_DESATUALIZADA', detalhe: { decisao: 'aprovado_pelo_conselho', versao: 1 } },
  });
});

test('minutes wait for a decision that is being taken, and hold it; a decision waits for minutes, and comes too late', async () => {
  const versao = await versaoAtual();
  const [, lavrada] = await passoAPasso(
    banco.db,
    (tx) => decidir(tx, 1, 'mantido'),
    () => emOutra((tx) => lavrar(tx, versao)),
  );
  expect(lavrada.status).toBe('fulfilled');
  const { rows } = await sql<{ decisoes: string[] }>`select array_agg(x ->> 'decisao') as decisoes
    from conselhos_atas a, jsonb_array_elements(a.conteudo -> 'alunos') x`.execute(banco.db);
  expect(rows[0]?.decisoes).toEqual(['Aprovado pelo conselho', 'Mantido o resultado']);
  await emOutra((tx) => reabrirConselho(noFim(tx), { id, motivo: 'Conferir' }));
  const [, tarde] = await passoAPasso(
    banco.db,
    (tx) => lavrar(tx, versao + 2),
    () => emOutra((tx) => decidir(tx, 1, 'aprovado_pelo_conselho', 1)),
  );
  expect(tarde).toMatchObject({ status: 'rejected', reason: { code: 'CONSELHO_COM_ATA' } });
});

test('two who draw up, reopen or edit at once: one does, the other is told', async () => {
  await emOutra((tx) => reabrirConselho(noFim(tx), { id, motivo: 'Conferir' }));
  const versao = await versaoAtual();
  const reuniao = {
    id,
    versao,
    dataConselho: '2026-12-20',
    observacoes: null,
    participantes: [{ nome: 'Rosa', papel: 'coordenacao' as const, detalhe: null }],
  };
  const [, editada] = await passoAPasso(
    banco.db,
    (tx) => editarConselho(noFim(tx), reuniao),
    () => emOutra((tx) => editarConselho(noFim(tx), reuniao)),
  );
  expect(editada).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
  const [, repetida] = await passoAPasso(
    banco.db,
    (tx) => lavrar(tx, versao + 1),
    () => emOutra((tx) => lavrar(tx, versao + 1)),
  );
  expect(repetida).toMatchObject({ status: 'rejected', reason: { code: 'CONSELHO_COM_ATA' } });
  const [, reaberta] = await passoAPasso(
    banco.db,
    (tx) => reabrirConselho(noFim(tx), { id, motivo: 'Conferir' }),
    () => emOutra((tx) => cancelarConselho(noFim(tx), { id, motivo: 'Outro' })),
  );
  // What the other reopened may be cancelled.
  expect(reaberta.status).toBe('fulfilled');
});

test('a year that closes waits for minutes that are being drawn up, and shows what they decided; a decision waits for the closing, and comes too late', async () => {
  ({ id } = await emOutra(abrir));
  await emOutra((tx) => decidir(tx, 0, 'aprovado_pelo_conselho'));
  await emOutra((tx) => decidir(tx, 1, 'mantido'));
  const [, cedo] = await passoAPasso(
    banco.db,
    (tx) => decidir(tx, 1, 'aprovado_pelo_conselho', 1),
    () => emOutra(fechar),
  );
  // The decision stands, and the council has no minutes yet.
  expect(cedo).toMatchObject({ status: 'fulfilled', value: { fechadas: [] } });
  const versao = await versaoAtual();
  const [, fechada] = await passoAPasso(
    banco.db,
    (tx) => lavrar(tx, versao),
    () => emOutra(fechar),
  );
  expect(fechada).toMatchObject({ status: 'fulfilled', value: { fechadas: [e.turmaA], recusadas: [] } });
  const { rows } = await sql<{
    resultado: string;
  }>`select resultado from v_resultado_aluno where etapa_id is null order by matricula_id`.execute(banco.db);
  expect(rows.map(({ resultado }) => resultado)).toEqual(['aprovado_pelo_conselho', 'aprovado_pelo_conselho']);
});

test('who reopens a council while its year closes finds the year closed', async () => {
  await emOutra((tx) => reabrir(noFim(tx), { turmaId: e.turmaA, etapaId: null, motivo: 'Outra vez' }));
  const [fechadas, reaberto] = await passoAPasso(
    banco.db,
    (tx) => fechar(tx),
    () => emOutra((tx) => reabrirConselho(noFim(tx), { id, motivo: 'Tarde' })),
  );
  expect(fechadas.fechadas).toEqual([e.turmaA]);
  expect(reaberto).toMatchObject({ status: 'rejected', reason: { code: 'CONSELHO_DE_ANO_FECHADO' } });
});
