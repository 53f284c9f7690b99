import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/oficina.ts';
import { mediasDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import type { GradeDeNotas } from '#domains/academico/diario/notas/web/leitura.ts';
import { contaDoAluno, faltasDoAluno } from '#domains/academico/diario/notas/web/leitura.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { lancarNasEtapas, quemVeioEmAgosto } from '#tests/helpers/diario/origem.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { gravarOrigem } from './gravar-origem.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
let davi = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.diario });
  e = await diarioDeTeste(s.banco.db, { alunos: 2 });
  davi = await quemVeioEmAgosto(s.banco.db, e);
});
afterAll(() => s.fechar());

const vazio = { escola: 'Colégio do Porto', documento: null, notas: [], frequencias: [] };
const nota = (valor: string | null, etapa = 0) => ({ disciplinaId: e.disciplinaId, etapaId: e.etapas[etapa], valor });
const gravar = (body: object, id = davi) => s.pedir('PUT', `NotaDeOrigem/${id}`, { body: { ...vazio, ...body } });
const obter = (id = davi) => s.pedir('GET', `NotaDeOrigem/${id}`);
const versaoDe = async (): Promise<number> => ((await obter()).corpo.data as { versao: number }).versao;
const campos = async (body: object) =>
  (await gravar({ versao: await versaoDe(), ...body })).corpo.error?.fields?.map(({ path, code }) => [path, code]);

describe('what is typed', () => {
  test('is offered for the terms that had begun when the student came, and for no other student', async () => {
    expect((await obter()).corpo.data).toMatchObject({
      aluno: 'Davi Figueira',
      entrada: '2026-08-03',
      veioDepois: true,
      etapas: [
        { nome: '1º bimestre', terminou: true },
        { nome: '2º bimestre', terminou: true },
        { nome: '3º bimestre', terminou: false },
      ],
      disciplinas: [{ nome: 'Matemática' }],
      notas: [],
      versao: 0,
    });
    expect((await obter(e.alunos[0])).corpo.data).toMatchObject({ veioDepois: false, etapas: [] });
  });

  test('is kept with the school and its document, changed by the next save, and the audit says what', async () => {
    const frequencias = [{ disciplinaId: e.disciplinaId, dadas: 80, faltas: 6 }];
    const primeira = await gravar({ versao: 0, documento: 'Declaração de 31/07/2026', notas: [nota('7,5'), nota(null, 1)], frequencias });
    expect(primeira.corpo.data).toMatchObject({ versao: 1, escola: 'Colégio do Porto', notas: [{ valor: '7.5' }], frequencias });
    const segunda = await gravar({ versao: 1, notas: [nota('8'), nota('6.5', 1)] });
    expect(segunda.corpo.data).toMatchObject({ versao: 2, documento: null, notas: [{ valor: '8' }, { valor: '6.5' }], frequencias: [] });
    const { rows } = await sql<{
      depois: object;
    }>`select depois from auditoria where acao = 'matricula.origem' and alvo_id = ${davi} order by seq`.execute(s.banco.db);
    expect(rows.map(({ depois }) => depois)).toEqual([
      {
        escola: 'Colégio do Porto',
        documento: 'Declaração de 31/07/2026',
        notas: { 'Matemática · 1º bimestre': '7.5' },
        frequencias: { Matemática: '6 / 80' },
      },
      {
        documento: null,
        notas: { 'Matemática · 1º bimestre': '8', 'Matemática · 2º bimestre': '6.5' },
        frequencias: {},
      },
    ]);
  });

  test('is refused at its field, all of it at once', async () => {
    const frequencia = (dadas: number | null, faltas: number | null, disciplinaId: number | null = e.disciplinaId) => [
      { disciplinaId, dadas, faltas },
    ];
    expect(await campos({ notas: [nota('10,5'), nota('7.25', 1), nota('6', 3), nota('ausente')].slice(0, 3) })).toEqual([
      ['notas.0.valor', 'ORIGEM_NOTA_INVALIDA'],
      ['notas.1.valor', 'ORIGEM_NOTA_COM_CASAS_DEMAIS'],
      ['notas.2.valor', 'ORIGEM_DE_ETAPA_NOSSA'],
    ]);
    expect(await campos({ notas: [nota('ausente')] })).toEqual([['notas.0.valor', 'ORIGEM_NOTA_INVALIDA']]);
    expect(await campos({ notas: [{ ...nota('6'), disciplinaId: 987_654 }] })).toEqual([['notas.0.valor', 'ORIGEM_DE_OUTRA_DISCIPLINA']]);
    expect(await campos({ notas: [nota('6'), nota('7')] })).toEqual([['notas.1.valor', 'ORIGEM_REPETIDA']]);
    expect(await campos({ frequencias: frequencia(10, 11) })).toEqual([['frequencias.0.faltas', 'ORIGEM_FALTAS_DEMAIS']]);
    expect(await campos({ frequencias: frequencia(10, null) })).toEqual([['frequencias.0.faltas', 'ORIGEM_SEM_FALTAS']]);
    expect(await campos({ frequencias: frequencia(null, 1) })).toEqual([['frequencias.0.dadas', 'ORIGEM_SEM_DADAS']]);
    expect(await campos({ frequencias: frequencia(10, 1, null) })).toEqual([['frequencias.0.dadas', 'ORIGEM_FREQUENCIA_POR_AULA']]);
    expect(await campos({ escola: null, notas: [nota('6')] })).toEqual([['escola', 'ORIGEM_SEM_ESCOLA']]);
    expect((await gravar({ versao: 2, outra: 1 })).status).toBe(400);
    expect((await obter()).corpo.data).toMatchObject({ versao: 2, notas: [{ valor: '8' }, { valor: '6.5' }] });
  });

  test('over another version it is refused, with what stands', async () => {
    const { status, corpo } = await gravar({ versao: 1, notas: [nota('2')] });
    expect([status, corpo.error?.code]).toEqual([409, 'VERSAO_DESATUALIZADA']);
    expect(corpo.error?.detalhe).toMatchObject({ versao: 2, notas: [{ valor: '8' }, { valor: '6.5' }] });
    const salvar = (valor: string) => (tx: Tx) =>
      gravarOrigem(atoDe(tx, quemDeTeste()), {
        ...vazio,
        matriculaId: davi,
        versao: 2,
        notas: [{ ...nota(valor), etapaId: e.etapas[0] ?? 0 }],
      });
    const [, segundo] = await passoAPasso(s.banco.db, salvar('9'), () => transacao(s.banco.db, salvar('1')));
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
    expect((await obter()).corpo.data).toMatchObject({ versao: 3, notas: [{ valor: '9' }] });
  });

  test('nothing of a student is told or taken who is unknown', async () => {
    expect((await obter(987_654)).status).toBe(404);
    expect((await gravar({ versao: 0 }, 987_654)).status).toBe(404);
  });
});

describe('in the diary', () => {
  const grade = async (etapa: number | null, turmaDisciplinaId = e.naA): Promise<GradeDeNotas> => {
    const consulta = etapa === null ? '' : `&EtapaId=${e.etapas[etapa]}`;
    return (await s.pedir('GET', `DiarioNota/grade?TurmaDisciplinaId=${turmaDisciplinaId}${consulta}`)).corpo.data as GradeDeNotas;
  };
  const conta = async (etapa: number | null) => {
    const g = await grade(etapa);
    const aluno = g.alunos.find(({ matriculaId }) => matriculaId === davi);
    if (!aluno) throw new Error('not in the grid');
    const ler = (coluna: string) => g.notas.find((n) => n.matriculaId === davi && String(n.avaliacaoId) === coluna)?.valor ?? null;
    return { ...contaDoAluno(g, aluno, ler), aluno, faltas: faltasDoAluno(g, aluno, ler) };
  };

  test('it stands as the average of its term, and the derivation says so, of the term and of the year', async () => {
    await lancarNasEtapas(s.banco.db, e.naA, [{ etapaId: e.etapas[0] ?? 0, alunos: e.alunos, valor: 4 }]);
    await lancarNasEtapas(s.banco.db, e.naA, [{ etapaId: e.etapas[2] ?? 0, alunos: [...e.alunos, davi], valor: 7 }]);
    const primeira = await conta(0);
    expect([primeira.daEtapa?.valor, primeira.daEtapa?.passos]).toEqual(['9', [{ chave: 'notaDeOrigem', params: { nota: '9,0' } }]]);
    for (const etapa of [0, 2, null]) {
      const { ano, aluno } = await conta(etapa);
      expect(ano.parcial).toEqual({
        valor: '8.0',
        passos: [
          { chave: 'etapasDeOrigem', params: { etapas: '1º bimestre (9,0)' } },
          { chave: 'mediaDasEtapas', params: { conta: '(9 + 7) ÷ 2', media: '8' } },
        ],
      });
      expect([aluno.entrouDepois, aluno.origens.map((o) => o !== null)]).toEqual([true, [true, false, false, false]]);
    }
    // Nothing of that term is still to be marked: what is missing is of the two others.
    expect(primeira.faltas.every(({ em }) => em !== 'avaliacoes')).toBe(true);
    // Who has nothing of a term in which he was not ours stays out of its grid.
    expect((await grade(1)).alunos.map(({ matriculaId }) => matriculaId)).toEqual(e.alunos);
  });

  test('it goes along to a parallel class of the course and year', async () => {
    await transacao(s.banco.db, (tx) =>
      remanejar(atoDe(tx, quemDeTeste()), {
        turmaOrigemId: e.turmaA,
        turmaDestinoId: e.turmaB,
        matriculaIds: [davi],
        dataMovimento: '2026-10-05',
        motivo: null,
        motivoExcedente: null,
      }),
    );
    const { disciplinas } = await mediasDaTurma(s.banco.db, e.turmaB);
    expect(disciplinas[0]?.alunos.get(davi)?.etapas.map(({ valor }) => valor)).toEqual(['9', null, '7.0', null]);
    expect((await obter()).corpo.data).toMatchObject({ turma: { id: e.turmaB }, entrada: '2026-08-03', notas: [{ valor: '9' }] });
  });

  test('an entry that was corrected to the first day of the term counts it no more', async () => {
    await sql`update enturmacoes set data_inicio = '2026-02-02' where matricula_id = ${davi} and turma_id = ${e.turmaA}`.execute(
      s.banco.dono,
    );
    const { disciplinas } = await mediasDaTurma(s.banco.db, e.turmaB);
    expect(disciplinas[0]?.alunos.get(davi)?.etapas[0]?.valor).toBeNull();
    expect((await obter()).corpo.data).toMatchObject({ etapas: [], notas: [] });
  });
});

test('where the course counts days it is told in days, of all subjects together; where opinions judge no mark is typed', async () => {
  const id = await quemVeioEmAgosto(s.banco.db, e, 'Elis');
  await sql`update criterios_avaliacao set controle_frequencia = 'por_dia', tipo = 'parecer'`.execute(s.banco.dono);
  const frequencias = [{ disciplinaId: null, dadas: 100, faltas: 4 }];
  expect((await gravar({ versao: 0, notas: [nota(null)], frequencias }, id)).corpo.data).toMatchObject({ tipo: 'parecer', frequencias });
  const recusada = await gravar(
    { versao: 1, notas: [nota('7')], frequencias: [{ disciplinaId: e.disciplinaId, dadas: 1, faltas: 0 }] },
    id,
  );
  expect(recusada.corpo.error?.fields?.map(({ code }) => code)).toEqual(['ORIGEM_POR_PARECER', 'ORIGEM_FREQUENCIA_POR_DIA']);
});
