import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { cotas } from '#platform/server/http/cotas.ts';
import { salas } from '#portal/rooms.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

/**
 * Whoever sees a CPF masked searches it only whole: a piece of it, in any search of the product, answers as digits that nobody has do.
 * The searches are the portal's own: a new one is walked too.
 */
const textos = ['Nome', 'nome', 'Busca', 'Texto', 'Numero', 'Documento', 'Termo', 'Cpf'];
const formaDe = (esquema: z.core.$ZodType | undefined): z.core.$ZodShape =>
  esquema instanceof z.ZodPipe ? formaDe(esquema.in) : esquema instanceof z.ZodObject ? esquema.shape : {};
const buscas = salas
  .flatMap((sala): AnyEndpoint[] => Object.values(sala.api))
  .filter(({ method, acesso, path }) => method === 'GET' && acesso.tipo === 'permissoes' && !path.includes('{'))
  .flatMap((endpoint) =>
    textos.filter((nome) => nome in formaDe(endpoint.query)).map((nome): [string, string, AnyEndpoint] => [endpoint.path, nome, endpoint]),
  );

const mascarado = quemDeTeste(permissoesConcediveis.filter((chave) => chave !== 'pessoas:editar'));
let s: ServidorDeTeste;
let cpfs: string[];
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  await carregarDemonstracao(s.servicos, { alunos: 40, diz: () => undefined });
  // Digits of nothing else: neither telephones nor codes are searched by chance.
  await sql`delete from pessoas_contatos`.execute(s.banco.dono);
  const { rows } = await sql<{ cpf: string }>`select p.cpf from pessoas p where p.cpf is not null
    and (exists (select from titulos_receber t where t.pagador_id = p.id) or exists (select from funcionarios f where f.pessoa_id = p.id)) order by p.id limit 2`.execute(
    s.banco.db,
  );
  cpfs = rows.map(({ cpf }) => cpf);
}, 180_000);
afterAll(() => s.fechar());

const valores = ['2026', '2026-03-10', '1', 'csv'];
function obrigatorios({ query }: AnyEndpoint): [string, string][] {
  const forma = formaDe(query);
  const faltas = new Set(query?.safeParse({}).error?.issues.map(({ path }) => String(path[0])));
  const formato = Object.keys(forma).find((nome) => nome.toLowerCase() === 'formato');
  const certo = (nome: string) => valores.find((valor) => forma[nome] && z.safeParse(forma[nome], valor).success) ?? '2026-03-10';
  return [...[...faltas].map((nome): [string, string] => [nome, certo(nome)]), ...(formato ? [[formato, 'csv'] as [string, string]] : [])];
}

test('there are searches to walk, and people with a CPF', () => {
  expect(buscas.length).toBeGreaterThan(40);
  expect(cpfs).toHaveLength(2);
});

test.each(buscas)('%s by %s finds nobody by a piece of a CPF', async (path, nome, endpoint) => {
  const fixos = obrigatorios(endpoint);
  const perguntar = async (texto: string) => {
    await sql`delete from cotas`.execute(s.servicos.db);
    const { status, bruto } = await s.pedir('GET', `${path}?${new URLSearchParams([...fixos, [nome, texto]])}`, { quem: mascarado });
    // What was asked may come back as it was asked.
    return [status, bruto.toString('utf8').replaceAll(texto, '')].join(' ').replaceAll(/"correlationId":"[^"]*"/g, '');
  };
  // The same length and signs, of digits that no CPF has: asked once for all pieces of that shape.
  const nadas = new Map<string, string>();
  const nadaComo = async (pedaco: string) => {
    const noves = pedaco.replaceAll(/\d/g, '9');
    const nada = nadas.get(noves) ?? (await perguntar(noves));
    nadas.set(noves, nada);
    return nada;
  };
  for (const cpf of cpfs) {
    const pedacos = [
      cpf.slice(0, 6),
      cpf.slice(5),
      cpf.slice(0, 10),
      cpf.slice(1),
      formatarCpf(cpf).slice(0, 11),
      `${cpf.slice(0, 10)}%`,
      `${cpf.slice(0, 10)}_`,
    ];
    for (const pedaco of pedacos) {
      const nada = await nadaComo(pedaco);
      expect(await perguntar(pedaco), `${path}?${nome}=${pedaco}`).toBe(nada);
    }
  }
});

/** Somebody's check digits and nobody's number. */
const DE_NINGUEM = '52998224725';
const emVao = async (quem: typeof mascarado) =>
  (await sql<{ vezes: number }>`select vezes from cotas where recurso = 'cpf' and usuario_id = ${quem.usuarioId}`.execute(s.banco.db))
    .rows[0]?.vezes ?? 0;

test.each(buscas)('%s by %s counts a whole CPF that nobody has', async (path, nome, endpoint) => {
  await sql`delete from cotas`.execute(s.servicos.db);
  for (const texto of [DE_NINGUEM, formatarCpf(DE_NINGUEM)]) {
    const { status } = await s.pedir('GET', `${path}?${new URLSearchParams([...obrigatorios(endpoint), [nome, texto]])}`, {
      quem: mascarado,
    });
    expect([200, 204, 400], path).toContain(status);
    // A search that takes no such text looks for nobody.
    if (status === 400) return;
  }
  expect(await emVao(mascarado), path).toBe(2);
});

test('a thousand whole CPFs are not looked for in a day: whoever tries is told when to come back, and administrators that somebody does', async () => {
  const procurar = (quem: typeof mascarado, cpf: string) => s.pedir('GET', `Pessoa/obter-por-filtro?Nome=${cpf}`, { quem });
  await sql`delete from cotas`.execute(s.servicos.db);
  // At the counter, with the paper in hand: it costs nothing.
  for (let vez = 0; vez < 3; vez += 1) expect((await procurar(mascarado, cpfs[0] ?? '')).status).toBe(200);
  expect(await emVao(mascarado)).toBe(1);
  await sql`update cotas set vezes = ${cotas.cpf.vezes - 1} where recurso = 'cpf'`.execute(s.banco.db);
  const [ultima, outra] = [await procurar(mascarado, DE_NINGUEM), await procurar(mascarado, cpfs[0] ?? '')];
  expect([ultima.status, outra.status, outra.corpo.error?.code]).toEqual([200, 429, 'COTA_DE_CPFS']);
  expect(Number(outra.cabecalhos['retry-after'])).toBeGreaterThan(3_600);
  const { rows } = await sql<{ rota: string }>`select rota from eventos_seguranca where tipo = 'cpf.cota'`.execute(s.banco.db);
  expect(rows).toEqual([{ rota: 'GET Pessoa/obter-por-filtro' }]);
  // By name the day goes on, and whoever edits people sees the digits anyway.
  expect((await s.pedir('GET', 'Pessoa/obter-por-filtro?Nome=maria', { quem: mascarado })).status).toBe(200);
  expect((await procurar(quemDeTeste(undefined, { usuarioId: 2 }), DE_NINGUEM)).status).toBe(200);
});
