import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos, type Planilha } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
let pessoas: Planilha;
let matriculas: Planilha;
let titulos: Planilha;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
}, 60_000);
afterAll(() => e.s.fechar());

const quantos = async (tabela: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(e.s.banco.db)).rows[0]?.n ?? -1;

test('a sheet on whose lines something was built is undone in no part, and the lines are named; the others stay as they were', async () => {
  pessoas = await e.trazer('pessoas', [...modelos.pessoas, '900;Sozinha da Silva;01/01/2000;;;;']);
  await e.trazer('turmas', modelos.turmas);
  matriculas = await e.trazer('matriculas', modelos.matriculas);
  const { linhas } = await e.fazer(pessoas.id, '/desfazimento');
  expect(linhas.map(({ alvoId, rotulo, situacao }) => [alvoId, rotulo, situacao]).toSorted()).toEqual([
    [2, '2 · Ana Beatriz Souza Lima', 'recusado'],
    [3, '3 · Bruno Souza Lima', 'recusado'],
    [4, '4 · Marina Souza', 'recusado'],
    [5, '5 · Paulo Lima', 'recusado'],
  ]);
  expect(linhas[0]?.mensagem).toContain('Ana Beatriz');
  expect(await e.obter(pessoas.id)).toMatchObject({ situacao: 'carregada', trazidas: 5 });
  expect((await sql`select 1 from pessoas where nome = 'Sozinha'`.execute(e.s.banco.db)).rows).toHaveLength(1);
});

test('titles and enrollments are cancelled, each with its trace, and the same lines may come in again', async () => {
  titulos = await e.trazer('titulos', modelos.titulos);
  const lados = await Promise.all([e.passo(titulos.id, '/desfazimento'), e.passo(titulos.id, '/desfazimento')]);
  expect(lados.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const aceito = lados.find(({ status }) => status === 200)?.corpo.data as { tarefaId: number };
  await e.terminar(aceito.tarefaId);
  expect(await e.obter(titulos.id)).toMatchObject({ situacao: 'desfeita', trazidas: 0 });
  const { rows } = await sql<{
    situacao: string;
    motivo: string;
  }>`select distinct t.situacao, c.motivo from titulos_receber t join titulos_cancelamentos c on c.titulo_id = t.id`.execute(e.s.banco.db);
  expect(rows).toEqual([{ situacao: 'cancelado', motivo: 'Mudança de sistema desfeita: titulos.csv' }]);
  await e.fazer(matriculas.id, '/desfazimento');
  expect((await sql`select distinct movimento from matriculas`.execute(e.s.banco.db)).rows).toEqual([{ movimento: 'cancelada' }]);
  expect((await e.trazer('titulos', modelos.titulos)).trazidas).toBe(3);
  expect((await e.trazer('matriculas', modelos.matriculas)).trazidas).toBe(2);
});

test('what nothing hangs on goes whole, children before their parents; what was only known by its code stays', async () => {
  const antes = await quantos('pessoas');
  const nova = await e.trazer('pessoas', [
    'Código;Nome;CPF;Código da mãe',
    'N1;Filha Nova;;N2',
    'N2;Mãe Nova;;',
    'N3;Marina Souza;52998224725;',
  ]);
  expect([nova.trazidas, await quantos('pessoas')]).toEqual([3, antes + 2]);
  const { linhas } = await e.fazer(nova.id, '/desfazimento');
  expect(linhas.every(({ situacao }) => situacao === 'feito')).toBe(true);
  expect([await quantos('pessoas'), (await e.obter(nova.id)).trazidas]).toEqual([antes, 0]);
});

test('who was changed since is not taken away', async () => {
  const { id } = await e.trazer('pessoas', ['Código;Nome', 'Z1;Zélia Castro']);
  const { rows } = await sql<{ id: number; versao: number }>`select id, versao from pessoas where nome = 'Zélia'`.execute(e.s.banco.db);
  expect((await e.s.pedir('PUT', 'Pessoa', { body: { ...rows[0], nomeSocial: 'Zel' } })).status).toBe(200);
  const { linhas } = await e.fazer(id, '/desfazimento');
  expect(linhas).toMatchObject([{ alvoId: 2, situacao: 'recusado', mensagem: expect.stringContaining('depois da carga') }]);
});
