import { sql } from 'kysely';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { anosSemFechamento } from './anos-sem-fechamento.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editarAno } from '#domains/academico/historico/escolar/anos/server/oficina.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { cenaDoDiario, type CenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { fecharAnoDeTeste } from '#tests/helpers/fechados.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let [ana, bia] = [0, 0];
let instituicaoId = 0;
const deles: Record<string, number> = {};
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.historico });
  cena = await cenaDoDiario(s.banco.db, { nomes: ['Ana', 'Bia'] });
  const { rows } = await sql<{ id: number }>`select aluno_id as id from matriculas order by id`.execute(s.banco.db);
  [ana, bia] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
  const instituicao = { nome: 'Escola Castro Alves', rede: 'municipal', cidade: 'Ananindeua', uf: 'PA' };
  instituicaoId = criado(await s.pedir('POST', 'InstituicaoEnsino', { body: instituicao }));
  const { rows: nossas } = await sql<{ id: number }>`select disciplina_id as id from turmas_disciplinas where id = ${cena.mat}`.execute(
    s.banco.db,
  );
  for (const [nome, disciplinaId] of [
    ['Matemática básica', nossas[0]?.id],
    ['Recreação', null],
  ] as const)
    deles[nome] = criado(await s.pedir('POST', 'InstituicaoDisciplina', { body: { instituicaoId, nome, disciplinaId } }));
});
afterAll(() => s.fechar());

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
function criado(r: RespostaDeTeste): number {
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return (r.corpo.data as { id: number }).id;
}
type Aberto = {
  versao: number;
  anos: { ano: number; escola: string; lugar: string; resultado: string; origem: { tipo: string } }[];
  linhas: { parte: string; nome: string; celulas: ({ aproveitamento: string | null } | null)[] }[];
  doPapel: { observacoes: string[] };
};
const abrir = async (alunoId: number) => (await s.pedir('GET', `HistoricoEscolar/${alunoId}`)).corpo.data as Aberto;
const disciplinas = () => [
  { disciplinaId: deles['Matemática básica'], aproveitamento: '85', cargaHoraria: 200 },
  { disciplinaId: deles['Recreação'], aproveitamento: null, cargaHoraria: 80, resultado: 'aprovado' },
];
const doAno = (partes: object = {}) => ({
  ano: 2025,
  instituicaoId,
  serie: '5º ano',
  turma: 'B',
  resultado: 'aprovado',
  frequencia: '92,5',
  cargaHoraria: 800,
  disciplinas: disciplinas(),
  ...partes,
});
const digitar = (alunoId: number, partes: object = {}) => s.pedir('POST', 'HistoricoEscolar/ano', { body: { alunoId, ...doAno(partes) } });

test('a year that has not begun is none that is going on', async () => {
  const semFechamento = (tx: Tx) => anosSemFechamento(tx, [ana], []).then((deles) => deles.get(ana)?.map(({ ano }) => ano) ?? []);
  const desfeito = transacao(s.banco.dono, async (tx) => {
    expect(await semFechamento(tx)).toEqual([2026]);
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update etapas set data_inicio = current_date + 30, data_fim = current_date + 60`.execute(tx);
    expect(await semFechamento(tx)).toEqual([]);
    throw new Error('taken back');
  });
  await expect(desfeito).rejects.toThrow('taken back');
});

describe('a year of another school', () => {
  test('stands beside ours: its subjects in the rows of those that they equal, the equivalence said on the paper', async () => {
    await fecharAnoDeTeste(s.banco.dono, {
      turmaId: cena.escola.turmaA,
      matriculaId: cena.alunos[0] ?? 0,
      medias: { [cena.mat]: ['7.5', null], [cena.port]: ['8.0', null] },
    });
    criado(await digitar(ana));
    const { anos, linhas, doPapel } = await abrir(ana);
    expect(anos.map(({ ano, lugar, resultado, origem }) => [ano, lugar, resultado, origem.tipo].join(' | '))).toEqual([
      '2025 | Ananindeua/PA | Aprovado | digitado',
      '2026 |  | Aprovado | fechamento',
    ]);
    expect(linhas.map(({ parte, nome, celulas }) => [parte, nome, ...celulas.map((c) => c?.aproveitamento ?? '–')].join(' | '))).toEqual([
      'bncc | Matemática 2026 | 85 | 7,5',
      'bncc | Português 2026 | – | 8,0',
      'diversificada | Recreação | Aprovado | –',
    ]);
    expect(doPapel.observacoes).toContain('2025, Escola Castro Alves: Matemática básica equivale a Matemática 2026.');
  });

  test('is typed once for each school, with subjects of that school alone, and an institution in use is not deleted', async () => {
    expect(codigo(await digitar(ana))).toBe('HISTORICO_ANO_DUPLICADO');
    expect(codigo(await digitar(ana, { ano: 2024, disciplinas: [{ disciplinaId: 999_999, aproveitamento: '7' }] }))).toBe(
      'HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA',
    );
    const outra = criado(
      await s.pedir('POST', 'InstituicaoEnsino', { body: { nome: 'Outra', rede: 'privada', cidade: 'Belém', uf: 'PA' } }),
    );
    expect(codigo(await digitar(ana, { ano: 2024, instituicaoId: outra }))).toBe('HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA');
    const turmaId = criado(await s.pedir('POST', 'InstituicaoTurma', { body: { instituicaoId, ano: 2023, serie: '3º ano', nome: 'A' } }));
    expect(codigo(await digitar(ana, { ano: 2024, instituicaoTurmaId: turmaId }))).toBe('HISTORICO_TURMA_DE_OUTRA_ESCOLA');
    const recusa = (await s.pedir('DELETE', `InstituicaoEnsino/${instituicaoId}`)).corpo.error;
    expect(recusa).toMatchObject({ code: 'INSTITUICAO_EM_USO' });
    expect(recusa?.message).toContain('1 ano de histórico escolar');
    expect(codigo(await s.pedir('DELETE', `InstituicaoDisciplina/${deles['Recreação']}`))).toBe('PARTE_EM_USO');
  });

  test('asks of each subject something to say, and takes each once', async () => {
    const [um] = disciplinas();
    const resposta = await digitar(bia, { disciplinas: [um, um, { disciplinaId: deles['Recreação'] }] });
    expect(resposta.corpo.error?.fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'disciplinas.1.disciplinaId HISTORICO_DISCIPLINA_REPETIDA',
      'disciplinas.2.aproveitamento HISTORICO_DISCIPLINA_VAZIA',
    ]);
  });

  test('two people who change it: the second is told who was first, and nothing of the first is lost', async () => {
    const id = criado(await digitar(bia));
    const mudar = (serie: string) => (tx: Parameters<Parameters<typeof transacao>[1]>[0]) =>
      editarAno(atoDe(tx, quemDeTeste()), {
        id,
        versao: 1,
        ano: 2025,
        instituicaoId,
        instituicaoTurmaId: null,
        cursoId: null,
        serie,
        turma: null,
        cargaHoraria: null,
        diasLetivos: null,
        frequencia: null,
        resultado: 'aprovado',
        observacao: null,
        disciplinas: [],
      });
    const [feito, segundo] = await passoAPasso(s.banco.db, mudar('5º ano A'), () => transacao(s.banco.db, mudar('5º ano C')));
    expect(feito).toMatchObject({ versao: 2, serie: '5º ano A' });
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
    expect(codigo(await s.pedir('DELETE', `HistoricoEscolar/ano/${id}`))).toBe(200);
    expect((await abrir(bia)).anos).toEqual([]);
  });
});

describe('a year of this school', () => {
  test('comes from its closing and is not typed in; one from before the portal is', async () => {
    const nosso = { instituicaoId: null, disciplinas: [] };
    const recusa = (await digitar(ana, { ...nosso, ano: 2026 })).corpo.error;
    expect(recusa).toMatchObject({ code: 'HISTORICO_ANO_DE_FECHAMENTO' });
    expect(recusa?.message).toContain('6º ano A');
    criado(await digitar(ana, { ...nosso, ano: 2022, serie: '2º ano' }));
    expect((await abrir(ana)).anos[0]).toMatchObject({ ano: 2022 });
  });
});

describe('what the office adds', () => {
  test('observations are written over the version that was seen', async () => {
    const { versao } = await abrir(ana);
    const escrever = (v: number, observacoes: string) =>
      s.pedir('PUT', 'HistoricoEscolar/observacoes', { body: { alunoId: ana, versao: v, observacoes } });
    expect(codigo(await escrever(versao, 'Progressão parcial em Arte.'))).toBe(200);
    expect(codigo(await escrever(versao, 'Outra coisa'))).toBe('VERSAO_DESATUALIZADA');
    expect((await abrir(ana)).doPapel.observacoes.at(-1)).toBe('Progressão parcial em Arte.');
  });

  test('nobody who never sat in a class has a transcript', async () => {
    const { rows } = await sql<{ id: number }>`select max(id) as id from pessoas where not aluno`.execute(s.banco.db);
    expect(codigo(await s.pedir('GET', `HistoricoEscolar/${rows[0]?.id}`))).toBe('HISTORICO_SEM_ALUNO');
    expect(codigo(await digitar(rows[0]?.id ?? 0))).toBe('HISTORICO_SEM_ALUNO');
  });
});
