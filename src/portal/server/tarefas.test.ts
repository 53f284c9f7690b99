import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import { escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { portal } from './rotas.ts';

type Linha = { alvoId: number; rotulo: string; situacao: string; codigo: string | null; mensagem: string | null };
type Tarefa = {
  id: number;
  titulo: string;
  situacao: string;
  total: number;
  feitos: number;
  falhas: number;
  erro: string | null;
  podeDesfazer: boolean;
  linhas: Linha[];
};

const dona = quemDeTeste(undefined, { usuarioId: 7 });
const outra = quemDeTeste(undefined, { usuarioId: 8 });
const ingles = { 'content-language': 'en' };
const itens: ItemDeTarefa[] = Array.from({ length: 130 }, (_, i) => {
  const alvoId = i + 1;
  if (alvoId % 50 === 0)
    return { alvoId, situacao: 'recusado', codigo: 'ORDENACAO_INVALIDA', parametros: { ordem: `c${alvoId}`, permitidos: 'nome' } };
  return { alvoId, situacao: alvoId === 103 ? 'ja_estava' : 'feito' };
});
let servidor: ServidorDeTeste;

const ler = async (id: number, quem: Quem = dona, headers = {}): Promise<Tarefa> =>
  (await servidor.pedir('GET', `Tarefa/${id}`, { quem, headers })).corpo.data as Tarefa;
const criar = (tipo: string, total: number): Promise<number> =>
  transacao(servidor.banco.db, (tx) => servidor.servicos.tarefas.criar(tx, { tipo, usuarioId: 7, total, entrada: {} }));
/** Runs a job to its end on the real queue. */
async function rodar(tipo: string, total: number): Promise<Tarefa> {
  const id = await criar(tipo, total);
  return vi.waitFor(
    async () => {
      const tarefa = await ler(id);
      expect(['concluida', 'falhou']).toContain(tarefa.situacao);
      return tarefa;
    },
    { timeout: 15_000, interval: 100 },
  );
}

beforeAll(async () => {
  servidor = await servidorDeTeste({
    salas: [portal],
    trabalhar: true,
    tarefas: ({ tarefas }) => {
      tarefas.definir('contratos.ativacao', (execucao) => execucao.registrar(itens));
      tarefas.definir('teste.recusada', () => Promise.reject(errosComuns.MUITAS_TENTATIVAS({ segundos: 9 })));
    },
  });
});
afterAll(() => servidor.fechar());

describe('a finished job', () => {
  let feita: Tarefa;
  beforeAll(async () => {
    feita = await rodar('contratos.ativacao', 130);
  });

  test('tells its progress and shows the refused rows first', () => {
    expect(feita).toMatchObject({
      titulo: 'Ativação de contratos',
      situacao: 'concluida',
      total: 130,
      feitos: 130,
      falhas: 2,
      erro: null,
      podeDesfazer: false,
    });
    expect(feita.linhas).toHaveLength(100);
    expect(feita.linhas.slice(0, 4).map(({ alvoId, situacao }) => [alvoId, situacao])).toEqual([
      [50, 'recusado'],
      [100, 'recusado'],
      [103, 'ja_estava'],
      [1, 'feito'],
    ]);
  });

  test('a stored code becomes a sentence in the language of the request', async () => {
    expect(feita.linhas[0]).toMatchObject({
      rotulo: 'Registro 50',
      codigo: 'ORDENACAO_INVALIDA',
      mensagem: 'Não é possível ordenar por "c50". Use um destes: nome.',
    });
    const emIngles = await ler(feita.id, dona, ingles);
    expect(emIngles).toMatchObject({ titulo: 'Contract activation' });
    expect(emIngles.linhas[0]).toMatchObject({ rotulo: 'Record 50', mensagem: 'Cannot sort by "c50". Use one of: nome.' });
  });

  test('its rows come in pages, by result', async () => {
    const pagina = async (query: string) =>
      (await servidor.pedir('GET', `Tarefa/${feita.id}/itens?${query}`, { quem: dona })).corpo.data as { itens: Linha[]; total: number };
    expect((await pagina('')).total).toBe(130);
    expect((await pagina('Situacao=recusado')).itens.map(({ alvoId }) => alvoId)).toEqual([50, 100]);
    expect((await pagina('Situacao=ja_estava')).itens.map(({ alvoId }) => alvoId)).toEqual([103]);
    const segunda = await pagina('Situacao=feito&TamanhoDaPagina=100&NumeroDaPagina=2');
    expect(segunda).toMatchObject({ total: 127 });
    expect(segunda.itens).toHaveLength(27);
  });

  test('a wrong filter or state is refused by name', async () => {
    const resposta = await servidor.pedir('GET', `Tarefa/${feita.id}/itens?Situacao=talvez&Cor=azul`, { quem: dona });
    expect(resposta.status).toBe(400);
    expect(resposta.corpo.error?.fields.map(({ path, code }) => [path, code]).toSorted()).toEqual([
      ['Cor', 'FILTRO_DESCONHECIDO'],
      ['Situacao', 'OPCAO_INVALIDA'],
    ]);
  });

  test('a row is named by its record, where there is one', async () => {
    const { db } = servidor.banco;
    const escola = await escolaDeTeste(db);
    const [alunoId, responsavelId] = [await pessoaDeTeste(db, 'Ana Clara'), await pessoaDeTeste(db, 'Rita', '1985-03-04')];
    const matricula = await transacao(db, (tx) => criarMatricula(atoDe(tx, dona), matriculaDeTeste(escola, alunoId, responsavelId)));
    const { rows } = await sql<{
      id: number;
    }>`insert into contratos (numero, matricula_id) values ('2026-00001', ${matricula.id}) returning id`.execute(db);
    const linha = (await ler(feita.id)).linhas.find(({ alvoId }) => alvoId === rows[0]?.id);
    expect(linha).toMatchObject({ rotulo: '2026-00001 · Ana Clara Figueira', situacao: 'feito', mensagem: null });
  });

  test('belongs to who started it and to the administrator; to others it does not exist', async () => {
    for (const caminho of [`Tarefa/${feita.id}`, `Tarefa/${feita.id}/itens`, 'Tarefa/999999']) {
      expect((await servidor.pedir('GET', caminho, { quem: outra })).status, caminho).toBe(404);
    }
    expect((await servidor.pedir('GET', `Tarefa/${feita.id}`, { quem: quemDeTeste([], { usuarioId: 1, admin: true }) })).status).toBe(200);
    expect((await servidor.pedir('GET', 'Tarefa/minhas', { quem: outra })).corpo.data).toEqual({ itens: [] });
  });

  test('the statements of a look do not grow with the rows', async () => {
    const [progresso, lista] = await Promise.all([
      servidor.pedir('GET', `Tarefa/${feita.id}`, { quem: dona }),
      servidor.pedir('GET', `Tarefa/${feita.id}/itens`, { quem: dona }),
    ]);
    expect(progresso.cabecalhos['x-instrucoes-sql']).toBe('3');
    expect(lista.cabecalhos['x-instrucoes-sql']).toBe('4');
  });
});

test('a job that a rule refused says why, in both languages', async () => {
  const tarefa = await rodar('teste.recusada', 0);
  expect(tarefa).toMatchObject({
    situacao: 'falhou',
    titulo: 'Trabalho em segundo plano',
    erro: 'Muitas tentativas. Tente de novo em 9 segundos.',
  });
  expect((await ler(tarefa.id, dona, ingles)).erro).toBe('Too many attempts. Try again in 9 seconds.');
});

test('the last 20 jobs of the person, newest first', async () => {
  await sql`insert into tarefas (tipo, usuario_id, situacao) select 'contratos.ativacao', 7, 'na_fila' from generate_series(1, 25)`.execute(
    servidor.banco.db,
  );
  const { itens: lista } = (await servidor.pedir('GET', 'Tarefa/minhas', { quem: dona })).corpo.data as { itens: Tarefa[] };
  expect(lista).toHaveLength(20);
  expect(lista.map(({ id }) => id)).toEqual(lista.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(lista[0]).toMatchObject({ situacao: 'na_fila', feitos: 0 });
  // What else they ran since then takes the place of none of a kind that is asked for.
  await sql`insert into tarefas (tipo, usuario_id, situacao) select 'cobranca.envio', 7, 'na_fila' from generate_series(1, 25)`.execute(
    servidor.banco.db,
  );
  const deContratos = await servidor.pedir('GET', 'Tarefa/minhas?Tipos=contratos.ativacao,contratos.cancelamento', { quem: dona });
  expect((deContratos.corpo.data as { itens: Tarefa[] }).itens).toEqual(lista);
});
