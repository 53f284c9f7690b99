import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { criarMundo, criarRascunho, matricularFamilia } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

type Pagina = { total: number; itens: { id: number; numero: string; alunoNome: string; turmaNome: string | null }[] };
const nomesDosAlunos = ['Ícaro', 'Ana', 'Élida', 'Bento', 'Zuleide', 'Davi', 'Célia'];
let s: ServidorDeTeste;
let ids: number[];

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  const mundo = await criarMundo(s.banco.db, { vagas: 100 });
  ids = [];
  for (const nome of nomesDosAlunos) {
    const { matriculaId } = await matricularFamilia(s.banco.db, mundo, nome, ['100.00'], 10);
    ids.push(await criarRascunho(s.banco.db, mundo, matriculaId, centavos(100_000 + ids.length)));
    if (ids.length % 3 !== 0) continue;
    // Every third has left the class: the checks of the movement that would do it are not what is looked at here.
    await transacao(s.banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update enturmacoes set data_fim = data_inicio, fechada_por = aberta_por where matricula_id = ${matriculaId}`.execute(tx);
    });
  }
});
afterAll(() => s.fechar());

const ler = async (consulta: string, tamanho = 500): Promise<Pagina> => {
  const resposta = await s.pedir('GET', `Contrato/obter-paginado?TamanhoDaPagina=${tamanho}&${consulta}`);
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  return resposta.corpo.data as Pagina;
};
const emOrdem = (pagina: Pagina): number[] => pagina.itens.map(({ id }) => id);

test.each(['numero', 'aluno', 'turma', 'situacao', 'total', 'criadoEm'])('by %s each contract is there once', async (coluna) => {
  for (const ascendente of [true, false]) {
    const pagina = await ler(`CampoOrdenado=${coluna}&OrdenacaoAscendente=${ascendente}`);
    expect([pagina.total, emOrdem(pagina).toSorted((a, b) => a - b)]).toEqual([ids.length, ids]);
  }
});

test.each([true, false])('by class, who sits in none comes last, and the pages make up the whole (ascending: %s)', async (ascendente) => {
  const ordem = `CampoOrdenado=turma&OrdenacaoAscendente=${ascendente}`;
  const todos = await ler(ordem);
  expect(todos.itens.map(({ turmaNome }) => turmaNome === null)).toEqual([false, false, false, false, false, true, true]);
  for (const tamanho of [2, 3, 5]) {
    const juntas: number[] = [];
    for (let n = 1; n <= Math.ceil(ids.length / tamanho); n += 1) {
      const pagina = await ler(`${ordem}&NumeroDaPagina=${n}`, tamanho);
      expect(pagina.total).toBe(ids.length);
      juntas.push(...emOrdem(pagina));
    }
    expect(juntas).toEqual(emOrdem(todos));
  }
});

test('by student, accents do not matter', async () => {
  const { itens } = await ler('CampoOrdenado=aluno&OrdenacaoAscendente=true');
  const nomes = itens.map(({ alunoNome }) => alunoNome);
  expect(nomes).toEqual(nomes.toSorted(new Intl.Collator('pt-BR').compare));
});

test('found by the number, a part of it, the name without its accent, or both', async () => {
  const { itens } = await ler('CampoOrdenado=criadoEm&OrdenacaoAscendente=true');
  const [primeiro] = itens;
  if (!primeiro) throw new Error('no contract');
  expect(emOrdem(await ler(`Nome=${primeiro.numero}`))).toEqual([primeiro.id]);
  expect(emOrdem(await ler(`Nome=${primeiro.numero.slice(-3)}`))).toContain(primeiro.id);
  expect(emOrdem(await ler('Nome=icaro'))).toEqual([primeiro.id]);
  expect(emOrdem(await ler(`Nome=icaro%20${primeiro.numero}`))).toEqual([primeiro.id]);
  expect((await ler(`Nome=zuleide%20${primeiro.numero}`)).total).toBe(0);
  // What searches use as a wildcard is a letter like any other.
  expect((await ler('Nome=2%25')).total).toBe(0);
  expect((await ler('Nome=-%25')).total).toBe(0);
});

test('the numbers by state are those of the list under the same filter, apart from the state', async () => {
  const { rows } = await sql<{ id: number; ano: number; curso: number }>`select m.id, m.ano_letivo_id as ano, m.curso_id as curso
    from contratos c join matriculas m on m.id = c.matricula_id order by c.id limit 1`.execute(s.banco.db);
  const primeira = rows[0] as { id: number; ano: number; curso: number };
  const filtros = [
    'Nome=icaro',
    `MatriculaId=${primeira.id}`,
    `CursoId=${primeira.curso}`,
    'CursoId=999999',
    `AnoLetivoId=${primeira.ano}`,
    'Encerravel=false',
  ];
  for (const filtro of [...filtros, 'SegmentacaoId=999999', 'Encerravel=true', `Nome=ana&AnoLetivoId=${primeira.ano}`]) {
    const numeros = await s.pedir('GET', `Contrato/totais-por-situacao?${filtro}`);
    expect(numeros.status, JSON.stringify(numeros.corpo)).toBe(200);
    const { total } = await ler(filtro);
    const somados = (numeros.corpo.data as { situacao: string; quantidade: number }[]).reduce(
      (soma, { quantidade }) => soma + quantidade,
      0,
    );
    expect(somados, filtro).toBe(total);
    for (const { situacao, quantidade } of numeros.corpo.data as { situacao: string; quantidade: number }[])
      expect((await ler(`${filtro}&Situacao=${situacao}`)).total, `${filtro} ${situacao}`).toBe(quantidade);
  }
});
