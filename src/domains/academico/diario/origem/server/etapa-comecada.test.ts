import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { mediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import { fechamentoResultado } from '#domains/academico/fechamento/server/integridade/resultado.ts';
import { fecharEtapas } from '#domains/academico/fechamento/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { julgar } from '#platform/server/integridade.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { lancarNasEtapas, quemVeioEm } from '#tests/helpers/diario/origem.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// The second bimestre runs from 20 April to 3 July, and closes; Davi comes on 22 June, Elis was there all the time.
let s: ServidorDeTeste;
let e: DiarioDeTeste;
let davi = 0;
const com = <T>(fazer: (ato: ReturnType<typeof atoDe<ReturnType<typeof quemDeTeste>>>) => Promise<T>) =>
  transacao(s.banco.db, (tx: Tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' })));
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.fechamento, ...salasDe.matriculas] });
  e = await diarioDeTeste(s.banco.db, { alunos: 2 });
  davi = await quemVeioEm(s.banco.db, e, '2026-06-22');
  const [b1 = 0, b2 = 0] = e.etapas;
  await lancarNasEtapas(
    s.banco.db,
    e.naA,
    [b1, b2].map((etapaId) => ({ etapaId, alunos: e.alunos, valor: 9 })),
  );
  for (const etapaId of [b1, b2]) {
    await com((ato) => entregarTudo(ato, { etapaId, turmaIds: [e.turmaA] }));
    expect((await com((ato) => fecharEtapas(ato, { etapaId, turmaIds: [e.turmaA] }))).recusadas).toEqual([]);
  }
});
afterAll(() => s.fechar());

const etapas = async () => (await mediasDaTurma(s.banco.db, e.turmaA)).disciplinas[0]?.alunos.get(davi)?.etapas.map(({ valor }) => valor);
const gravar = (versao: number, valores: readonly (string | null)[]) =>
  s.pedir('PUT', `NotaDeOrigem/${davi}`, {
    body: {
      versao,
      escola: 'Colégio do Porto',
      documento: null,
      notas: valores.map((valor, i) => ({ disciplinaId: e.disciplinaId, etapaId: e.etapas[i], valor })),
      frequencias: [],
    },
  });

test('who came while a term ran brings its average too, though it is closed; of one that began with him he brings none', async () => {
  const { status, corpo } = await gravar(0, ['6', '5,5']);
  expect(status, JSON.stringify(corpo)).toBe(200);
  expect(corpo.data).toMatchObject({
    etapas: [
      { nome: '1º bimestre', terminou: true },
      { nome: '2º bimestre', terminou: false },
    ],
  });
  expect(await etapas()).toEqual(['6', '5.5', null, null]);
  const recusada = await gravar(1, ['6', '5,5', '4']);
  expect(recusada.corpo.error?.fields?.map(({ path, code }) => [path, code])).toEqual([['notas.2.valor', 'ORIGEM_DE_ETAPA_NOSSA']]);
});

test('the report card has it where the closed term froze none of ours, and what is frozen stays what is computed again', async () => {
  const { disciplinas } = (await s.pedir('GET', `Boletim/${davi}`)).corpo.data as Boletim;
  expect(disciplinas[0]?.etapas.slice(0, 2).map(({ media, deOrigem }) => [media, deOrigem === true])).toEqual([
    ['6,0', true],
    ['5,5', true],
  ]);
  expect(disciplinas[0]?.parcial.media).toBe('5,8');
  expect(await julgar(s.banco.db, [fechamentoResultado], { chaveDaAuditoria: Buffer.alloc(32) })).toMatchObject([{ achados: 0 }]);
});

test('the closing warns of terms that had ended only: of the one in which he came there may be marks of ours', async () => {
  const avisados = async () =>
    ((await s.pedir('GET', `Fechamento/turma/${e.turmaA}/previa`)).corpo.data as { semNotaDeOrigem: unknown[] }).semNotaDeOrigem.length;
  expect((await gravar(1, ['6', null])).status).toBe(200);
  expect(await avisados()).toBe(0);
  expect((await gravar(2, [null, '5,5'])).status).toBe(200);
  expect(await avisados()).toBe(1);
});

test('a mark of ours wins', async () => {
  await sql`alter table notas disable trigger user`.execute(s.banco.dono);
  await lancarNasEtapas(s.banco.db, e.naA, [{ etapaId: e.etapas[1] ?? 0, alunos: [davi], valor: 8 }]);
  await sql`alter table notas enable trigger user`.execute(s.banco.dono);
  expect((await etapas())?.[1]).toBe('8.0');
});

test('an entry that is corrected out of a closed term is refused with the day that stands against it', async () => {
  const { corpo } = await s.pedir('POST', `Matricula/${davi}/correcao-da-data`, {
    body: { versao: 1, dataMatricula: '2026-08-03', motivo: 'Data da reserva' },
  });
  expect(corpo.error?.code).toBe('ENTRADA_EM_ETAPA_FECHADA');
  expect(corpo.error?.message).toMatch(/22\/06\/2026.*2º bimestre/);
  expect(corpo.error?.message).not.toContain('depois de');
});
