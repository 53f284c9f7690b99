import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarServidor } from '#platform/server/http/servidor.ts';
import { conferirSalas, escrita, type Sala } from '#platform/server/http/rota.ts';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// A rule of the database that no room put into words is a defect of ours: whoever meets it gets something to tell, and the log has it.
const api = {
  quebrar: defineEndpoint({ method: 'POST', path: 'Teste/quebra', acesso: autenticado('a test'), resumo: 'Breaks a check of its own' }),
};
const sala: Sala = {
  nome: 'teste',
  api,
  rotas: [escrita(api.quebrar, async ({ tx }) => void (await sql`update escola set uf = 'xx' where id = 1`.execute(tx)))],
};
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [sala] });
  await sql`insert into escola (nome) values ('Colégio Exemplo')`.execute(s.banco.db);
});
afterAll(() => s.fechar());

test('a constraint without a text is answered with its own code, and logged with its name', async () => {
  const linhas: string[] = [];
  const log = pino({ level: 'error' }, { write: (linha: string) => void linhas.push(linha) });
  const sessao = { quem: quemDeTeste(), agora: new Date().toISOString() };
  const app = await criarServidor({
    servicos: { ...s.servicos, log },
    rotas: conferirSalas([sala]),
    carregarSessao: () => Promise.resolve(sessao),
  });
  const resposta = await app.inject({ method: 'POST', url: '/api/Teste/quebra' });
  await app.close();
  expect([resposta.statusCode, resposta.json()]).toMatchObject([
    409,
    { error: { code: 'RESTRICAO_SEM_TEXTO', message: expect.stringContaining('escola_uf_check') as string } },
  ]);
  expect(linhas.join('')).toContain('escola_uf_check');
});
