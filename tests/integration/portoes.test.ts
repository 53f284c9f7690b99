import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { salas } from '#portal/rooms.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { SENHA_DEMO } from '#portal/demo/base/acessos.ts';

// The gates that keep screens fast, counted instead of timed: statements of a request and bytes of a screen.
const INSTRUCOES = 6;
const BYTES = 30_000;
/** A look that is written down has a transaction of its own: it begins and ends. */
const TRANSACAO = 2;
const anotadas = ['Relatorio/ficha-socioeconomica/obter-paginado'];
let s: ServidorDeTeste;
let token: string;
let disciplinaComAulas = 0;
let contaDoBanco = 0;

beforeAll(async () => {
  s = await servidorDeTeste({ salas, carregarSessao });
  await carregarDemonstracao(s.servicos, { alunos: 120, diz: () => undefined });
  const resposta = await s.pedir('POST', 'Autenticacao/autenticar-administrativo', {
    body: { email: 'admin@demo.escola', senha: SENHA_DEMO },
  });
  token = (resposta.corpo.data as { accessToken: string }).accessToken;
  const { rows } = await sql<{ id: number }>`select turma_disciplina_id as id from aulas group by 1 order by count(*) desc limit 1`.execute(
    s.servicos.db,
  );
  disciplinaComAulas = rows[0]?.id ?? 0;
  const { rows: contas } = await sql<{ id: number }>`select min(conta_bancaria_id) as id from extratos_bancarios`.execute(s.servicos.db);
  contaDoBanco = contas[0]?.id ?? 0;
}, 180_000);
afterAll(() => s.fechar());

const listas = salas.flatMap((sala) =>
  Object.values(sala.api)
    .filter((e) => e.method === 'GET' && /obter-paginado$|obter-alunos$|obter-pessoas-paginado$/.test(e.path))
    .map((e) => e.path),
);

/** What is listed of one record alone: the filter that names it. */
const deUm = (caminho: string): string =>
  caminho === 'Aula/obter-paginado'
    ? `&TurmaDisciplinaId=${disciplinaComAulas}`
    : caminho.startsWith('ConciliacaoBancaria/')
      ? `&ContaBancariaId=${contaDoBanco}`
      : '';

describe('lists of 50 rows', () => {
  test('there are lists to judge', () => expect(listas.length).toBeGreaterThan(15));

  test.each(listas)('%s', async (caminho) => {
    const resposta = await s.pedir('GET', `${caminho}?TamanhoDaPagina=50${deUm(caminho)}`, { token });
    expect(resposta.status, JSON.stringify(resposta.corpo).slice(0, 300)).toBe(200);
    const teto = INSTRUCOES + (anotadas.includes(caminho) ? TRANSACAO : 0);
    expect(Number(resposta.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(teto);
    expect(gzipSync(Buffer.from(JSON.stringify(resposta.corpo))).length).toBeLessThanOrEqual(BYTES);
  });
});

// A report adds up its whole filter, whatever page is shown.
const emPartes = listas.filter((caminho) => !caminho.startsWith('Relatorio/'));
type PaginaLida = Record<string, unknown> & { itens: unknown[]; total: number | null };
describe('a list in parts', () => {
  test.each(emPartes)('%s: page and totals are what the whole says, and the page counts nothing', async (caminho) => {
    const ler = async (parte: string): Promise<PaginaLida> => {
      const { status, corpo } = await s.pedir('GET', `${caminho}?TamanhoDaPagina=5${parte}${deUm(caminho)}`, { token });
      expect(status, JSON.stringify(corpo).slice(0, 300)).toBe(200);
      return corpo.data as PaginaLida;
    };
    const { itens, ...inteira } = await ler('');
    expect(Object.values(inteira)).not.toContain(null);
    const pagina = await ler('&Parte=pagina');
    expect(pagina.itens).toEqual(itens);
    expect(pagina.total).toBe(Number(inteira.total) > 5 ? null : inteira.total);
    const totais = await ler('&Parte=totais');
    expect(totais).toEqual({ ...inteira, itens: [] });
  });

  test('a part that no list has is refused with those that there are', async () => {
    const { status, corpo } = await s.pedir('GET', 'Pessoa/obter-alunos?Parte=meia', { token });
    expect(status).toBe(400);
    expect(JSON.stringify(corpo)).toContain('tudo, pagina, totais');
  });
});

test('home and session take few statements', async () => {
  for (const caminho of ['Inicio/resumo', 'Autenticacao/token-valido']) {
    const resposta = await s.pedir('GET', caminho, { token });
    expect(resposta.status).toBe(200);
    expect(Number(resposta.cabecalhos['x-instrucoes-sql']), caminho).toBeLessThanOrEqual(3);
  }
});

test('a list answers the same number of statements at any size: none is asked per row', async () => {
  // The page alone: one that holds all of the list would be spared its count.
  const instrucoes = async (n: number) =>
    (await s.pedir('GET', `Pessoa/obter-alunos?TamanhoDaPagina=${n}&Parte=pagina`, { token })).cabecalhos['x-instrucoes-sql'];
  expect(await instrucoes(100)).toBe(await instrucoes(1));
});
