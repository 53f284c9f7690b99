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
// without anybody having to remember it, and once more with everything that it may be filtered by. None fails; those that ask for
// nothing in particular answer, or say that there is no such thing.
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

const valores = ['1', '2026-03-10', '2026', 'ana', 'true', '100', '2026-03', '202603', '52998224725', '10:00'];

/** What a member of a query may be: the last of its options (of a format: paper), or the first of many values that it takes. */
function valorDe(esquema: z.core.$ZodType): string | undefined {
  const { enum: opcoes = [] } = z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any' });
  return [...opcoes.map(String).toReversed(), ...valores].find((valor) => z.safeParse(esquema, valor).success);
}

/** The query of an endpoint: what it must be given, or as much as it may. */
function pedidoDe({ query }: AnyEndpoint, tudo: boolean): string {
  const forma = query ? formaDe(query) : {};
  const faltas = new Set(query?.safeParse({}).error?.issues.map(({ path }) => String(path[0])));
  const nomes = new Set([...faltas, ...(tudo ? Object.keys(forma) : [])]);
  const membros = [...nomes].map((nome): [string, string | undefined] => [nome, forma[nome] ? valorDe(forma[nome]) : '2026-03-10']);
  return new URLSearchParams(membros.flatMap(([nome, valor]) => (valor === undefined ? [] : [[nome, valor]]))).toString();
}

/** Whether it asks for something in particular, which the state of the school may refuse. */
const pedeAlgo = ({ query }: AnyEndpoint): boolean => query !== undefined && !query.safeParse({}).success;

function formaDe(esquema: z.core.$ZodType): z.core.$ZodShape {
  if (esquema instanceof z.ZodPipe) return formaDe(esquema.in);
  return esquema instanceof z.ZodObject ? esquema.shape : {};
}

it.each(leituras)('%s', async (path, endpoint) => {
  const caminho = path.replaceAll(/\{\w+\}/g, '1');
  // How many lists one person takes away in an hour is another matter.
  await sql`delete from cotas`.execute(s.servicos.db);
  for (const tudo of [false, true]) {
    const { status, corpo } = await s.pedir('GET', `${caminho}?${pedidoDe(endpoint, tudo)}`, { token });
    // What lies closed under a key that this server does not have says so.
    if (corpo.error?.code !== 'DADOS_PROTEGIDOS') expect(status, JSON.stringify(corpo.error)).toBeLessThan(500);
    if (!path.includes('{')) expect([200, 404, ...(pedeAlgo(endpoint) ? [409] : [])], JSON.stringify(corpo.error)).toContain(status);
  }
});
