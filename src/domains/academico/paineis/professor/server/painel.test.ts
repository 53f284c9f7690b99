import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CenaDoDiario, aulaDeTeste, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { dados, lecionar, salvarSemana } from '#tests/helpers/aulas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { obterPainel } from './painel.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let [rosa, davi] = [0, 0];
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.paineis, ...salasDe.diario, ...salasDe.estrutura, ...salasDe.periodosLetivos, ...salasDe.pessoas],
  });
  const { db } = s.banco;
  cena = await cenaDoDiario(db);
  [rosa, davi] = [await docenteDeTeste(db, 'Rosa'), await docenteDeTeste(db, 'Davi')];
  await lecionar(s, rosa, [cena.mat], '2026-02-02');
  await lecionar(s, davi, [cena.port], '2026-02-02');
  // Monday: two periods of mathematics in a row, one of Portuguese; Wednesday: one of mathematics.
  dados(
    await salvarSemana(s, cena.escola.turmaA, '2026-02-02', [
      { diaSemana: 1, ordem: 1, turmaDisciplinaId: cena.mat, docenteId: rosa },
      { diaSemana: 1, ordem: 2, turmaDisciplinaId: cena.mat, docenteId: rosa },
      { diaSemana: 1, ordem: 3, turmaDisciplinaId: cena.port, docenteId: davi },
      { diaSemana: 3, ordem: 1, turmaDisciplinaId: cena.mat, docenteId: rosa },
    ]),
  );
}, 120_000);
afterAll(() => s.fechar());

const professora = (pessoaId = rosa) => quemDeTeste(undefined, { usuarioId: 50, pessoaId, restritoPainelProfessor: true });
const painel = (hoje: string, quem = professora(), docenteId?: number) => obterPainel({ db: s.banco.db, quem, hoje }, { docenteId });
const pedir = (caminho: string, quem = professora()) => s.pedir('GET', caminho, { quem });

describe("today's lessons", () => {
  test('are those that the timetable expects of the teacher, periods in a row as one, in the order of the day', async () => {
    expect((await painel('2026-03-09')).aulas).toMatchObject([
      { turmaDisciplinaId: cena.mat, aulaId: null, ordem: 1, quantidade: 2, inicio: '07:30', conteudo: false, chamada: false },
    ]);
    expect((await painel('2026-03-10')).aulas).toEqual([]);
    expect((await painel('2026-03-09', professora(davi))).aulas).toMatchObject([{ turmaDisciplinaId: cena.port, ordem: 3 }]);
  });

  test('one that was given takes the place of the expected one, and says whether it has a roll', async () => {
    const { db } = s.banco;
    const id = await aulaDeTeste(db, cena.mat, '2026-03-11');
    await sql`update aulas set ordem = 1 where id = ${id}`.execute(db);
    expect((await painel('2026-03-11')).aulas).toMatchObject([{ aulaId: id, ordem: 1, inicio: '07:30', chamada: false }]);
    const corpo = { turmaId: cena.escola.turmaA, chamadas: [{ aulaId: id, data: '2026-03-11', versao: null, alunos: naLista() }] };
    dados(await s.pedir('POST', 'Frequencia/chamadas', { body: corpo }));
    expect((await painel('2026-03-11')).aulas).toMatchObject([{ aulaId: id, chamada: true }]);
  });

  test('on a Saturday that follows another weekday they are those of that weekday; on a holiday there are none', async () => {
    const { db } = s.banco;
    await sql`insert into calendario_dias (periodo_letivo_id, data, tipo, nome, segue_dia_semana)
      select p.id, x.data::date, x.tipo, 'Teste', x.segue from periodos_letivos p, (values ('2026-03-14', 'letivo', 1), ('2026-03-18', 'feriado', null)) x(data, tipo, segue)`.execute(
      db,
    );
    expect((await painel('2026-03-14')).aulas).toMatchObject([{ turmaDisciplinaId: cena.mat, ordem: 1, quantidade: 2 }]);
    expect((await painel('2026-03-21')).aulas).toEqual([]);
    expect((await painel('2026-03-18')).aulas).toEqual([]);
  });
});

const naLista = () => cena.alunos.map((matriculaId) => ({ matriculaId, faltas: 0, justificada: false }));

describe('what is pending', () => {
  const daMatematica = async (hoje: string) => (await painel(hoje)).disciplinas.find((d) => d.turmaDisciplinaId === cena.mat);

  test('counts days without roll, lessons not given and evaluations without a mark, before today', async () => {
    const { db } = s.banco;
    const antes = await daMatematica('2026-04-01');
    await aulaDeTeste(db, cena.mat, '2026-03-31');
    const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
      select ${cena.mat}, e.etapa_id, 'Prova', '2026-03-31', 'Teste' from v_etapa_da_turma e where e.turma_id = ${cena.escola.turmaA} returning id`.execute(
      db,
    );
    const avaliacaoId = rows[0]?.id ?? 0;
    expect(await daMatematica('2026-03-31')).toMatchObject({ semNota: 0 });
    const depois = await daMatematica('2026-04-01');
    expect(depois).toMatchObject({ semChamada: (antes?.semChamada ?? 0) + 1, semNota: 1, entregas: [] });
    expect(depois?.previstas).toBeGreaterThan(5);
    for (const matriculaId of cena.alunos)
      await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${avaliacaoId}, ${matriculaId}, 7, 'Teste')`.execute(
        db,
      );
    expect(await daMatematica('2026-04-01')).toMatchObject({ semNota: 0 });
    await sql`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, substitui_id, nome, data_avaliacao, usuario_nome)
      select turma_disciplina_id, etapa_id, 'segunda_chamada', id, '2ª chamada', '2026-04-01', 'Teste' from avaliacoes where id = ${avaliacaoId}`.execute(
      db,
    );
    expect(await daMatematica('2026-04-02')).toMatchObject({ semNota: 0 });
    const marcarPrimeiro = (valor: number | null, estado: string | null) =>
      sql`update notas set valor = ${valor}, estado = ${estado} where avaliacao_id = ${avaliacaoId} and matricula_id = ${cena.alunos[0]}`.execute(
        db,
      );
    await marcarPrimeiro(null, 'ausente');
    expect([(await daMatematica('2026-04-01'))?.semNota, (await daMatematica('2026-04-02'))?.semNota]).toEqual([0, 1]);
    await marcarPrimeiro(7, null);
  });

  test('asks for the hand-in from a week before the etapa ends, and for nothing of an etapa that was handed in', async () => {
    const { db } = s.banco;
    expect((await daMatematica('2026-04-09'))?.entregas).toEqual([]);
    expect((await daMatematica('2026-04-10'))?.entregas).toMatchObject([{ nome: '1º bimestre', fim: '2026-04-17' }]);
    await sql`insert into entregas (turma_disciplina_id, etapa_id, usuario_nome)
      select ${cena.mat}, etapa_id, 'Rosa' from v_etapa_da_turma where turma_id = ${cena.escola.turmaA}`.execute(db);
    expect(await daMatematica('2026-04-20')).toMatchObject({ entregas: [], previstas: 0, semChamada: 0, semNota: 0 });
  });
});

describe('whose panel it is', () => {
  test('a birthday is of own pupils, today and the six days after', async () => {
    const { db } = s.banco;
    await sql`update pessoas set data_nascimento = '2012-02-29' where id = (select aluno_id from matriculas where id = ${cena.alunos[0]})`.execute(
      db,
    );
    expect((await painel('2026-02-22')).aniversarios).toMatchObject([
      { nome: 'Ana Figueira', dia: '2026-02-28', anos: 14, turma: '6º ano A' },
    ]);
    expect((await painel('2026-02-21')).aniversarios).toEqual([]);
  });

  test('who teaches nothing has an empty one; who may follow classes chooses a teacher, a restricted teacher never', async () => {
    expect(await painel('2026-03-09', professora(cena.escola.turmaA + 9_000))).toMatchObject({ docente: null, docentes: null, aulas: [] });
    const coordenadora = quemDeTeste(['painel-professor:visualizar', 'painel-coordenador:visualizar'], { usuarioId: 51 });
    expect(await painel('2026-03-09', coordenadora)).toMatchObject({ docente: null, docentes: [{ id: davi }, { id: rosa }] });
    expect(await painel('2026-03-09', coordenadora, rosa)).toMatchObject({ docente: { id: rosa }, proprio: false });
    await expect(painel('2026-03-09', professora(), davi)).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
    await expect(painel('2026-03-09', coordenadora, 9_999)).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
    const soProfessor = quemDeTeste(['painel-professor:visualizar'], { usuarioId: 52, pessoaId: rosa });
    await expect(painel('2026-03-09', soProfessor, davi)).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
  });

  test('over the wire: 404 for the panel of another, 403 without the permission', async () => {
    expect((await pedir(`PainelProfessor?DocenteId=${davi}`)).status).toBe(404);
    expect((await pedir(`PainelProfessor/saude?DocenteId=${davi}`)).status).toBe(404);
    expect((await pedir('PainelProfessor', quemDeTeste(['diario-notas:visualizar']))).status).toBe(403);
    expect((await pedir('PainelProfessor')).status).toBe(200);
  });
});

describe('health alerts', () => {
  const ficha = { versao: 0, alergias: 'Amendoim', intoleranciaLactose: true, declaracao: true };
  const vistas = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from fichas_saude_visualizacoes`.execute(s.banco.db)).rows[0]?.n ?? 0;

  test('are shown to who may see the form, of own pupils alone, and every form opened is recorded', async () => {
    const { rows } = await sql<{ id: number }>`select aluno_id as id from matriculas where id = ${cena.alunos[1]}`.execute(s.banco.db);
    const alunoId = rows[0]?.id;
    expect((await s.pedir('PUT', `FichaSaude/${alunoId}`, { body: ficha })).status).toBe(200);
    expect((await s.pedir('PUT', `FichaSaude/${davi}`, { body: ficha })).status).toBe(200);
    expect((await pedir('PainelProfessor/saude', quemDeTeste(['painel-professor:visualizar'], { pessoaId: rosa }))).status).toBe(403);
    expect(await vistas()).toBe(0);
    const { alunos } = dados<{ alunos: object[] }>(await pedir('PainelProfessor/saude'));
    expect(alunos).toMatchObject([{ alunoId, nome: 'Bia Figueira', turma: '6º ano A', alergias: 'Amendoim', intolerancias: ['lactose'] }]);
    expect(await vistas()).toBe(1);
  });

  test('ask an administrator for the reason', async () => {
    const admin = quemDeTeste([], { admin: true, usuarioId: 9 });
    const semMotivo = await pedir(`PainelProfessor/saude?DocenteId=${rosa}`, admin);
    expect([semMotivo.status, semMotivo.corpo.error?.fields[0]?.code]).toEqual([400, 'MOTIVO_NECESSARIO']);
    expect((await pedir(`PainelProfessor/saude?DocenteId=${rosa}&Motivo=Passeio`, admin)).status).toBe(200);
    expect(await vistas()).toBe(2);
  });
});
