import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { salasDe } from '#tests/helpers/salas.ts';
import { chamarExemplo, lancarExemplo } from '#tests/helpers/diario/boletins.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { Boletim } from '../esquemas.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let [primeiro, segundo] = [0, 0];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletins, ...salasDe.diario, ...salasDe.estrutura, ...salasDe.matriculas] });
  e = await diarioDeTeste(s.banco.db);
  [primeiro = 0, segundo = 0] = e.alunos;
  await lancarExemplo(s, e, { matriculaId: primeiro, exame: '3.4' });
  await chamarExemplo(s.banco.db, e, { faltas: 49 });
});
afterAll(() => s.fechar());

async function boletim(matriculaId: number, consulta = '', partes = {}): Promise<Boletim> {
  const resposta = await s.pedir('GET', `Boletim/${matriculaId}${consulta}`, partes);
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  return resposta.corpo.data as Boletim;
}
const medias = ({ disciplinas: [primeira] }: Boletim) => primeira?.etapas.map(({ media }) => media);

describe('an open year', () => {
  test('is computed as the diary stands, and says that it is partial', async () => {
    const b = await boletim(primeiro);
    expect(b).toMatchObject({ parcial: true, resultado: null, turma: { nome: '6º ano A' }, ano: 2026, tipo: 'nota', lugares: [] });
    expect(medias(b)).toEqual(['7,0', '6,5', '6,3', '4,0']);
    expect(b.disciplinas[0]).toMatchObject({
      nome: 'Matemática',
      parcial: { media: '6,0', abaixo: true, faltas: 49 },
      final: null,
      situacao: 'cursando',
    });
    expect(b.frequencia).toMatchObject({ dadas: 200, faltas: 49, justificadas: 0, percentual: '75.50', basta: true });
    expect(b.etapas.map(({ situacao }) => situacao)).toEqual(['aberta', 'aberta', 'aberta', 'aberta']);
  });

  test('a student without a mark has none, never zero', async () => {
    const b = await boletim(segundo);
    expect([medias(b), b.disciplinas[0]?.parcial.media, b.frequencia.percentual]).toEqual([[null, null, null, null], null, '100.00']);
  });

  test('up to an etapa it ends there', async () => {
    const b = await boletim(primeiro, '?Etapa=2');
    expect([medias(b), b.disciplinas[0]?.parcial.media, b.disciplinas[0]?.exame]).toEqual([['7,0', '6,5', null, null], '6,8', null]);
    expect(b.ateEtapaId).toBe(e.etapas[1]);
    expect(b.frequencia.dadas).toBeLessThan(200);
    expect((await s.pedir('GET', `Boletim/${primeiro}?Etapa=5`)).corpo.error?.code).toBe('BOLETIM_SEM_ETAPA');
  });

  test('the average of the class stands beside the own one where the school wants it', async () => {
    expect((await boletim(primeiro)).disciplinas[0]?.etapas[0]?.turma).toBeNull();
    const { versao } = (await s.pedir('GET', 'Boletim/configuracao')).corpo.data as { versao: number };
    const salvar = (deVersao: number, mediaDaTurma: boolean) =>
      s.pedir('PUT', 'Boletim/configuracao', { body: { mediaDaTurma, versao: deVersao } });
    expect((await salvar(versao, true)).status).toBe(200);
    expect((await salvar(versao, false)).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
    expect((await boletim(segundo)).disciplinas[0]?.etapas.map(({ turma }) => turma)).toEqual(['7,0', '6,5', '6,3', '4,0']);
    expect((await salvar(versao + 1, false)).status).toBe(200);
  });
});

describe('on paper', () => {
  const pdf = async (consulta: string) => {
    const resposta = await s.pedir('GET', `Boletim/pdf?${consulta}`);
    expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
    return textoDoPdf(resposta.bruto);
  };

  test('one student, with what the screen shows', async () => {
    const texto = await pdf(`MatriculaIds=${primeiro}`);
    for (const dito of [
      'Boletim escolar 2026',
      'Aluno 01 Figueira',
      '6º ano A',
      'Matemática',
      '7,0',
      '6,5',
      '6,3',
      '4,0',
      '6,0',
      '3,4',
      '49',
      '75,50 %',
      'parcial',
    ])
      expect(texto).toContain(dito);
    expect(texto).toContain('Página 1 de 1');
  });

  test('a class in one file, each student on a page of his own', async () => {
    const texto = await pdf(`TurmaId=${e.turmaA}`);
    for (const n of ['01', '02', '03']) expect(texto).toContain(`Aluno ${n} Figueira`);
    expect(texto.split('Página 1 de 1')).toHaveLength(e.alunos.length + 1);
  });

  test('nobody, too many', async () => {
    expect((await s.pedir('GET', 'Boletim/pdf')).status).toBe(400);
    expect((await s.pedir('GET', `Boletim/pdf?TurmaId=${e.turmaDeOutroCurso}`)).status).toBe(404);
    expect((await s.pedir('GET', 'Boletim/pdf?MatriculaIds=999999')).status).toBe(404);
  });
});

describe('a restricted teacher', () => {
  test('sees the own classes alone, on screen, on paper and for a school', async () => {
    const rosa = await docenteDeTeste(s.banco.db, 'Rosa');
    const quem = quemDeTeste(undefined, { restritoPainelProfessor: true, pessoaId: rosa });
    const status = async (caminho: string) => (await s.pedir('GET', caminho, { quem })).status;
    const ler = async () => [
      await status(`Boletim/${primeiro}`),
      await status(`Boletim/pdf?TurmaId=${e.turmaA}`),
      await status(`Boletim/pdf?MatriculaIds=${primeiro}`),
    ];
    expect(await ler()).toEqual([404, 404, 404]);
    const body = { anoLetivoId: e.anoLetivoId, segmentacaoId: null, cursoId: null, turmaId: null, etapa: null };
    expect((await s.pedir('POST', 'Boletim/impressoes', { body, quem })).corpo.error?.code).toBe('BOLETIM_NENHUM');
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) values (${e.naB}, ${rosa}, '2026-02-02')`.execute(
      s.banco.db,
    );
    expect(await ler()).toEqual([404, 404, 404]);
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) values (${e.naA}, ${rosa}, '2026-02-02')`.execute(
      s.banco.db,
    );
    expect(await ler()).toEqual([200, 200, 200]);
  });
});
