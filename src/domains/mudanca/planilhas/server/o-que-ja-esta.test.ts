import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarCurso, criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
}, 60_000);
afterAll(() => e.s.fechar());

const ler = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T[]> => (await consulta.execute(e.s.banco.db)).rows;

test('without books a title says its day of issue; with them one of before is cancelled on that day, as its issue', async () => {
  await e.trazer('pessoas', modelos.pessoas);
  const { id } = await e.enviar('titulos', modelos.titulos);
  const { erros, linhas } = await e.ensaiar(id);
  expect([erros, linhas[0]?.problemas.map(({ coluna }) => coluna)]).toEqual([3, ['Emissão']]);
  await livrosDeTeste(e.s.banco.db, 2026);
  const titulos = await e.trazer('titulos', modelos.titulos);
  await e.fazer(titulos.id, '/desfazimento');
  expect(
    await ler(sql`select evento, data_fato as dia from v_fato_contabil where evento like 'titulo.%' group by 1, 2 order by 1`),
  ).toEqual([
    { evento: 'titulo.cancelado', dia: '2025-12-31' },
    { evento: 'titulo.emitido', dia: '2025-12-31' },
  ]);
});

test('one person twice in a sheet is one person, also where only one of the lines has the CPF; two CPFs are two', async () => {
  const { trazidas } = await e.trazer('pessoas', [
    'Código;Nome;Data de nascimento;CPF',
    'D1;Davi Nunes Reis;01/02/2014;',
    'D2;DAVI nunes reis;2014-02-01;',
    'D3;Davi Nunes Reis;01/02/2014;168.995.350-09',
    'D4;Eva Dias;03/04/2014;111.444.777-35',
    'D5;Eva Dias;03/04/2014;935.411.347-80',
  ]);
  expect([
    trazidas,
    await ler(sql`select nome, count(*)::int as n from pessoas where nome in ('Davi', 'Eva') group by 1 order by 1`),
  ]).toEqual([
    5,
    [
      { nome: 'Davi', n: 1 },
      { nome: 'Eva', n: 2 },
    ],
  ]);
});

test('an equal CPF is the same person where first name or birth agrees, who is named; otherwise the line is told whose it is', async () => {
  const { id } = await e.enviar('pessoas', [
    'Código;Nome;Data de nascimento;CPF',
    'I1;Iara Souza;01/02/2012;111.222.333-96',
    'I2;Ítalo Souza;02/03/2014;111.222.333-96',
    'I3;Lúcia Souza;;111.222.333-96',
    'I4;Iara Souza;05/06/1980;111.222.333-96',
    'I5;IARA S.;;111.222.333-96',
    'I6;Yara Souza;01/02/2012;111.222.333-96',
  ]);
  const { linhas } = await e.ensaiar(id);
  const vistas = linhas.toSorted((a, b) => a.numero - b.numero);
  const [deIara, conhecida] = [expect.stringContaining('Este CPF é de Iara Souza'), 'Já no cadastro: Iara Souza.'];
  expect(vistas.map(({ situacao, problemas }) => [situacao, ...problemas.flatMap((p) => [p.coluna, p.mensagem])])).toEqual([
    ['pronta'],
    ['erro', 'CPF', deIara],
    ['erro', 'CPF', deIara],
    ['erro', 'CPF', deIara],
    ['cadastrada', null, conhecida],
    ['cadastrada', null, conhecida],
  ]);
});

test('a course that several segmentações have is said with its segmentação', async () => {
  await transacao(e.s.banco.db, async (tx) => {
    const { id } = await criarSegmentacao(atoDe(tx, e.mundo.quem), { nome: 'Supletivo', ordem: 2, ativa: true });
    const curso = { segmentacaoId: id, nome: '6º ano', sigla: null, ordem: 7, idadeMinima: null, cargaHoraria: 400, proximoCursoId: null };
    await criarCurso(atoDe(tx, e.mundo.quem), { ...curso, ativo: true });
  });
  const { id } = await e.enviar('turmas', [
    'Código;Turma;Curso;Ano letivo;Turno;Vagas',
    'A;6º ano C;6º ano;2026;Tarde;30',
    'B;6º ano D;ensino fundamental · 6º ano;2026;Tarde;30',
    'C;6º ano E;6a;2026;Tarde;30',
  ]);
  const { linhas } = await e.ensaiar(id);
  expect(linhas.flatMap((l) => l.problemas.map(({ coluna, mensagem }) => [l.numero, coluna, mensagem]))).toEqual([
    [2, 'Curso', expect.stringContaining('segmentação')],
  ]);
});

test('what was deleted by hand gives its code back, and stands in the way of no undo', async () => {
  const linhas = ['Código;Nome', 'H1;Hugo Apagado', 'H2;Helena Fica'];
  const primeira = await e.trazer('pessoas', linhas);
  const apagar = async () => {
    const [hugo] = await ler(sql<{ id: number }>`select id from pessoas where nome = 'Hugo'`);
    expect((await e.s.pedir('DELETE', `Pessoa/${hugo?.id}`)).corpo.error).toBeUndefined();
  };
  await apagar();
  const segunda = await e.trazer('pessoas', linhas.slice(0, 2));
  expect([segunda.trazidas, (await e.obter(primeira.id)).trazidas]).toEqual([1, 1]);
  await apagar();
  for (const { id } of [primeira, segunda])
    expect((await e.fazer(id, '/desfazimento')).linhas.map(({ situacao }) => situacao)).toEqual(['feito']);
  expect(await ler(sql`select 1 from pessoas where nome in ('Hugo', 'Helena')`)).toEqual([]);
});
