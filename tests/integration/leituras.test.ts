import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { permissoesConcediveis } from '#catalog/telas.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { salas } from '#portal/rooms.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { encher } from './integridade/encher.ts';

// Every read of the portal, asked once of a school in which much has happened by somebody who may read all of it: a new one is walked
// without anybody having to remember it. None fails; those that ask for nothing in particular
// answer, or say that there is no such thing.
const leituras = salas
  .flatMap((sala) => Object.values(sala.api))
  .filter(({ method }: AnyEndpoint) => method === 'GET')
  .map((endpoint): [string, AnyEndpoint] => [endpoint.path, endpoint]);

let s: ServidorDeTeste;
let token = '';
beforeAll(async () => {
  s = await servidorDeTeste({ salas, carregarSessao });
  await encher(s.servicos.db);
  await usuarioDeTeste(s, 'comtudo', { permissoes: permissoesConcediveis });
  ({ token } = await entrarComo(s, 'comtudo@demo.escola'));
});
afterAll(() => s.fechar());

/** A value that a member of a query which must be given may have. */
function valorDe(nome: string, esquema: z.core.$ZodType): string {
  if (esquema instanceof z.ZodEnum) return String(esquema.options[0]);
  if (nome === 'Ano') return '2026';
  return /id$/i.test(nome) ? '1' : '2026-03-10';
}

function pedidoDe({ query }: AnyEndpoint): string {
  const forma = (query as z.ZodObject | undefined)?.shape ?? {};
  const faltas = new Set(query?.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? []);
  return new URLSearchParams([...faltas].map((nome) => [nome, valorDe(nome, forma[nome] as z.core.$ZodType)])).toString();
}

it.each(leituras)('%s', async (path, endpoint) => {
  const caminho = path.replaceAll(/\{\w+\}/g, '1');
  // How many lists one person takes away in an hour is another matter.
  await sql`delete from cotas`.execute(s.servicos.db);
  const { status, corpo } = await s.pedir('GET', `${caminho}?${pedidoDe(endpoint)}`, { token });
  expect(status, JSON.stringify(corpo.error)).toBeLessThan(500);
  if (!path.includes('{')) expect([200, 404], JSON.stringify(corpo.error)).toContain(status);
});
