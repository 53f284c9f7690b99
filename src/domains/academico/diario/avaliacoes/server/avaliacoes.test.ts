import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { excluirAvaliacao } from './excluir-avaliacao.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.diario, ...salasDe.estrutura] });
  e = await diarioDeTeste(s.banco.db);
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await sql`update etapas set situacao = 'aberto'`.execute(s.banco.db);
  await sql`update notas set valor = null, conceito = null, estado = null`.execute(s.banco.db);
  await sql`delete from notas`.execute(s.banco.db);
  await sql`delete from avaliacoes where substitui_id is not null`.execute(s.banco.db);
  await sql`delete from avaliacoes`.execute(s.banco.db);
});

const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
type Partes = Record<string, unknown>;
const corpo = (partes: Partes = {}) => ({
  turmaDisciplinaId: e.naA,
  etapaId: e.etapas[0],
  papel: 'avaliacao',
  tipoAvaliacaoId: null,
  nome: 'Prova',
  descricao: null,
  dataAvaliacao: '2026-03-10',
  dataRecuperacao: null,
  valorMaximo: '10',
  peso: '2',
  substituiId: null,
  ...partes,
});
const criar = (partes: Partes = {}) => s.pedir('POST', 'Avaliacao', { body: corpo(partes) });
const criada = async (partes: Partes = {}): Promise<number> => ((await criar(partes)).corpo.data as { id: number }).id;
async function editar(id: number, partes: Partes): Promise<RespostaDeTeste> {
  const { turmaDisciplinaId: _, ...resto } = corpo(partes);
  return s.pedir('PUT', 'Avaliacao', { body: { id, versao: 1, ...resto } });
}
const dar = (avaliacaoId: number, valor: string | null, versao = 0) =>
  s.pedir('PUT', 'DiarioNota', { body: { turmaDisciplinaId: e.naA, celulas: [{ avaliacaoId, matriculaId: e.alunos[0], versao, valor }] } });

test('stands inside its open etapa, and is of a kind that the criterion reckons with', async () => {
  expect(codigo(await criar({ dataAvaliacao: '2026-04-18' }))).toBe('AVALIACAO_FORA_DA_ETAPA');
  expect(codigo(await criar({ papel: 'recuperacao_final', etapaId: null }))).toBe('AVALIACAO_PAPEL_SEM_CRITERIO');
  expect(codigo(await criar({ papel: 'exame', etapaId: null, valorMaximo: '8' }))).toBe('DADOS_INVALIDOS');
  expect(codigo(await criar({ papel: 'exame', etapaId: null, dataAvaliacao: '2026-12-15' }))).toBe(200);
  expect(codigo(await criar({ papel: 'exame', etapaId: null, dataAvaliacao: '2026-12-16' }))).toBe('AVALIACAO_REPETIDA');
  await sql`update etapas set situacao = 'fechado' where id = ${e.etapas[0]}`.execute(s.banco.db);
  expect(codigo(await criar())).toBe('DIARIO_ETAPA_FECHADA');
});

test('what comes after the last etapa may be dated until the academic period ends', async () => {
  const ultima = e.etapas.at(-1);
  await sql`update etapas set data_fim = '2026-12-11' where id = ${ultima}`.execute(s.banco.db);
  expect(codigo(await criar({ papel: 'exame', etapaId: null, dataAvaliacao: '2026-12-19' }))).toBe('AVALIACAO_FORA_DO_ANO');
  expect(codigo(await criar({ papel: 'exame', etapaId: null, dataAvaliacao: '2026-12-18' }))).toBe(200);
  await sql`update etapas set data_fim = '2026-12-18' where id = ${ultima}`.execute(s.banco.db);
});

test('a recovery and a second call name what they replace, and do not come before it', async () => {
  const escrita = await criada();
  const [exame, outra] = [
    await criada({ papel: 'exame', etapaId: null, dataAvaliacao: '2026-12-15' }),
    await criada({ etapaId: e.etapas[1], dataAvaliacao: '2026-05-11' }),
  ];
  const segunda = { papel: 'segunda_chamada', substituiId: escrita, nome: 'Prova (2ª)' };
  expect(codigo(await criar({ ...segunda, substituiId: null }))).toBe('DADOS_INVALIDOS');
  expect(codigo(await criar({ ...segunda, dataAvaliacao: '2026-03-09' }))).toBe('AVALIACAO_ANTES_DA_ORIGINAL');
  for (const substituiId of [exame, outra]) expect(codigo(await criar({ ...segunda, substituiId }))).toBe('AVALIACAO_ORIGINAL_INVALIDA');
  expect(codigo(await criar(segunda))).toBe(200);
  expect(codigo(await criar(segunda))).toBe('AVALIACAO_REPETIDA');
  // Nor does what they replace come after them, or go to another etapa.
  const adiada = await editar(escrita, { dataAvaliacao: '2026-03-12' });
  expect([codigo(adiada), adiada.corpo.error?.message]).toEqual([
    'AVALIACAO_DEPOIS_DE_QUEM_A_SUBSTITUI',
    expect.stringContaining('Prova (2ª), que a substitui, em 10/03/2026'),
  ]);
  expect(codigo(await editar(escrita, { etapaId: e.etapas[1], dataAvaliacao: '2026-05-11' }))).toBe('AVALIACAO_PRESA_A_QUEM_A_SUBSTITUI');
  expect(codigo(await criar({ papel: 'recuperacao', dataRecuperacao: '2026-03-11' }))).toBe('DADOS_INVALIDOS');
  expect(codigo(await s.pedir('DELETE', `Avaliacao/${escrita}`))).toBe('AVALIACAO_SUBSTITUIDA');
});

test('with marks it is neither deleted nor made another; its maximum and day go where the marks fit', async () => {
  const escrita = await criada();
  await dar(escrita, '8');
  expect(codigo(await editar(escrita, { valorMaximo: '7.5' }))).toBe('MAXIMO_ABAIXO_DAS_NOTAS');
  expect(codigo(await editar(escrita, { papel: 'recuperacao' }))).toBe('AVALIACAO_PRESA_AS_NOTAS');
  await sql`update enturmacoes set data_inicio = '2026-03-10' where matricula_id = ${e.alunos[0]}`.execute(s.banco.db);
  expect(codigo(await editar(escrita, { dataAvaliacao: '2026-03-09' }))).toBe('DATA_SEM_QUEM_TEM_NOTA');
  await sql`update enturmacoes set data_inicio = '2026-01-20' where matricula_id = ${e.alunos[0]}`.execute(s.banco.db);
  const recusa = await s.pedir('DELETE', `Avaliacao/${escrita}`);
  expect([codigo(recusa), recusa.corpo.error?.message]).toEqual(['AVALIACAO_COM_NOTAS', expect.stringContaining('tem 1 nota lançada')]);
  await dar(escrita, null, 1);
  expect(codigo(await s.pedir('DELETE', `Avaliacao/${escrita}`))).toBe(200);
});

test('a mark typed while the evaluation is deleted is told that it is gone', async () => {
  const escrita = await criada();
  const [, nota] = await passoAPasso(
    s.banco.db,
    (tx) => excluirAvaliacao(atoDe(tx, quemDeTeste()), { id: escrita }),
    () => dar(escrita, '8'),
  );
  expect(nota).toMatchObject({ status: 'fulfilled', value: { corpo: { data: { celulas: [{ codigo: 'NOTA_SEM_AVALIACAO' }] } } } });
});

test('is copied to a parallel class with what replaces it, once', async () => {
  const escrita = await criada();
  const rec = await criada({ papel: 'recuperacao', nome: 'Rec.', substituiId: escrita, dataAvaliacao: '2026-03-20' });
  const { itens } = (await s.pedir('GET', `Avaliacao/destinos?TurmaDisciplinaId=${e.naA}`)).corpo.data as { itens: { id: number }[] };
  expect(itens.map(({ id }) => id)).toEqual([e.naB]);
  const copiar = () => s.pedir('POST', 'Avaliacao/copia', { body: { turmaDisciplinaId: e.naA, ids: [rec], destinos: [e.naB] } });
  expect((await copiar()).corpo.data).toEqual({ criadas: 2, existentes: 0, semLugar: 0 });
  expect((await copiar()).corpo.data).toEqual({ criadas: 0, existentes: 2, semLugar: 0 });
  const { rows } = await sql<{
    nome: string;
    original: string | null;
    data: string;
  }>`select a.nome, o.nome as original, a.data_avaliacao as data from avaliacoes a
    left join avaliacoes o on o.id = a.substitui_id and o.turma_disciplina_id = a.turma_disciplina_id where a.turma_disciplina_id = ${e.naB} order by a.id`.execute(
    s.banco.db,
  );
  expect(rows).toEqual([
    { nome: 'Prova', original: null, data: '2026-03-10' },
    { nome: 'Rec.', original: 'Prova', data: '2026-03-20' },
  ]);
});

test('is put in an order that names all of them', async () => {
  const [a, b] = [await criada({ nome: 'A' }), await criada({ nome: 'B' })];
  const ordenar = (ids: number[]) => s.pedir('PUT', 'Avaliacao/ordem', { body: { turmaDisciplinaId: e.naA, ids } });
  expect(codigo(await ordenar([b]))).toBe('ORDEM_DE_AVALIACOES_INCOMPLETA');
  expect(codigo(await ordenar([b, a]))).toBe(200);
  const { itens } = (await s.pedir('GET', `Avaliacao/da-disciplina?TurmaDisciplinaId=${e.naA}`)).corpo.data as {
    itens: { nome: string }[];
  };
  expect(itens.map(({ nome }) => nome)).toEqual(['B', 'A']);
});
