import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
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
      // The same length and signs, of digits that no CPF has.
      const nada = await perguntar(pedaco.replaceAll(/\d/g, '9'));
      expect(await perguntar(pedaco), `${path}?${nome}=${pedaco}`).toBe(nada);
    }
  }
});
