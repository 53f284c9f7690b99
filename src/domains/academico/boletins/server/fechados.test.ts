import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { fecharAnos, fecharEtapas, reabrir } from '#domains/academico/fechamento/server/oficina.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/oficina.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { chamarExemplo, lancarExemplo } from '#tests/helpers/diario/boletins.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { Boletim } from '../esquemas.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let [primeiro, mudado, saido] = [0, 0, 0];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.estrutura, ...salasDe.matriculas] });
  e = await diarioDeTeste(s.banco.db);
  [primeiro = 0, mudado = 0, saido = 0] = e.alunos;
  await lancarExemplo(s, e, { matriculaId: primeiro, exame: '3.4' });
  await chamarExemplo(s.banco.db, e, { faltas: 49 });
});
afterAll(() => s.fechar());

const com = <T>(fazer: (ato: Ato) => Promise<T>): Promise<T> =>
  transacao(s.banco.db, (tx) => fazer(atoDe(tx, quemDeTeste(), { hoje: '2026-12-30' })));
async function boletim(matriculaId: number, consulta = ''): Promise<Boletim> {
  const resposta = await s.pedir('GET', `Boletim/${matriculaId}${consulta}`);
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  return resposta.corpo.data as Boletim;
}
const medias = ({ disciplinas: [primeira] }: Boletim) => primeira?.etapas.map(({ media }) => media);
const fechar = (etapaId: number) =>
  com(async (ato) => {
    await entregarTudo(ato, { etapaId, turmaIds: [e.turmaA] });
    expect((await fecharEtapas(ato, { etapaId, turmaIds: [e.turmaA] })).recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([]);
  });

test('a student who left keeps the card of what he did, with the day he left; one who moved brings the marks of the old class', async () => {
  const { rows: avaliacoes } = await sql<{
    id: number;
  }>`select id from avaliacoes where etapa_id = ${e.etapas[0]} order by id limit 1`.execute(s.banco.db);
  const avaliacaoId = avaliacoes[0]?.id ?? 0;
  const celulas = [mudado, saido].map((matriculaId) => ({ avaliacaoId, matriculaId, versao: 0, valor: '8' }));
  expect((await s.pedir('PUT', 'DiarioNota', { body: { turmaDisciplinaId: e.naA, celulas } })).status).toBe(200);
  // The rolls after the day he leaves never called him.
  await sql`update chamadas set alunos = array_remove(array_remove(alunos, ${saido}::bigint), ${mudado}::bigint) where data_chamada >= '2026-04-20'`.execute(
    s.banco.db,
  );
  await com((ato) =>
    enturmarMatricula(ato, { id: mudado, turmaId: e.turmaB, dataInicio: '2026-04-20', motivo: null, motivoExcedente: null }),
  );
  await com((ato) =>
    registrarSaida(ato, {
      id: saido,
      verbo: 'transferencia',
      dataMovimento: '2026-04-20',
      motivo: 'Mudou de cidade',
      destino: null,
      conferencia: null,
    }),
  );
  const b = await boletim(mudado);
  expect([b.turma.nome, medias(b), b.frequencia.dadas]).toEqual(['6º ano B', ['8,0', null, null, null], 52]);
  expect(b.lugares).toEqual([
    { turma: '6º ano A', inicio: '2026-01-20', fim: '2026-04-20' },
    { turma: '6º ano B', inicio: '2026-04-20', fim: null },
  ]);
  const foi = await boletim(saido);
  expect([foi.movimento, foi.dataSaida, foi.turma.nome, medias(foi)]).toEqual([
    'transferida',
    '2026-04-20',
    '6º ano A',
    ['8,0', null, null, null],
  ]);
  const papel = textoDoPdf((await s.pedir('GET', `Boletim/pdf?MatriculaIds=${mudado},${saido}`)).bruto);
  expect(papel).toContain('Transferida em 20/04/2026.');
  expect(papel).toContain('Turmas no ano: 6º ano A (20/01/2026 a 20/04/2026); 6º ano B (20/04/2026 a hoje).');
  // Who left is on no card of the class.
  expect(textoDoPdf((await s.pedir('GET', `Boletim/pdf?TurmaId=${e.turmaA}`)).bruto).match(/Aluno 0\d Figueira/g)).toEqual([
    'Aluno 01 Figueira',
  ]);
});

test('a closed etapa is read as it was frozen, an open one as the diary stands', async () => {
  const [primeira = 0] = e.etapas;
  await fechar(primeira);
  // As if the calculation had changed since: what stands closed does not follow.
  const { dono } = s.banco;
  await sql`alter table resultados_disciplinas disable trigger user`.execute(dono);
  await sql`update resultados_disciplinas set media = 9.9 where matricula_id = ${primeiro}`.execute(dono);
  await sql`alter table resultados_disciplinas enable trigger user`.execute(dono);
  const b = await boletim(primeiro);
  expect(medias(b)).toEqual(['9,9', '6,5', '6,3', '4,0']);
  expect(b.etapas.map(({ situacao }) => situacao)).toEqual(['fechada', 'aberta', 'aberta', 'aberta']);
  expect([b.parcial, (await boletim(primeiro, '?Etapa=1')).parcial]).toEqual([true, false]);
  await com((ato) => reabrir(ato, { turmaId: e.turmaA, etapaId: primeira, motivo: 'Nota lançada errada' }));
  expect([medias(await boletim(primeiro)), (await boletim(primeiro)).etapas[0]?.situacao]).toEqual([
    ['7,0', '6,5', '6,3', '4,0'],
    'aberta',
  ]);
});

test('the worked example, to the card exactly: in exam, then passed after it, with the attendance that is enough', async () => {
  for (const etapaId of e.etapas) await fechar(etapaId);
  const antes = await boletim(primeiro);
  expect(antes.disciplinas[0]).toMatchObject({ parcial: { media: '6,0' }, exame: '3,4', final: '5,0', situacao: 'aprovado_apos_exame' });
  expect([antes.parcial, antes.resultado, antes.frequencia.percentual]).toEqual([true, null, '75.50']);
  expect((await com((ato) => fecharAnos(ato, { turmaIds: [e.turmaA] }))).recusadas.map(({ erro }) => erro.mensagem('br'))).toEqual([]);
  const b = await boletim(primeiro);
  expect(b).toMatchObject({ parcial: false, resultado: 'aprovado_apos_exame' });
  expect(medias(b)).toEqual(['7,0', '6,5', '6,3', '4,0']);
  expect(b.disciplinas[0]).toMatchObject({
    parcial: { media: '6,0', faltas: 49 },
    exame: '3,4',
    final: '5,0',
    situacao: 'aprovado_apos_exame',
  });
  expect(b.frequencia).toMatchObject({ dadas: 200, faltas: 49, percentual: '75.50', basta: true });
  const papel = textoDoPdf((await s.pedir('GET', `Boletim/pdf?MatriculaIds=${primeiro}`)).bruto);
  for (const dito of [
    '7,0',
    '6,5',
    '6,3',
    '4,0',
    '6,0',
    '3,4',
    '5,0',
    'Aprovado após exame',
    'Resultado do ano: Aprovado após exame.',
    '75,50 %',
  ])
    expect(papel).toContain(dito);
  expect(papel).not.toContain('parcial');
});
