import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { carregarSessao } from './carregar-sessao.ts';
import { assinarToken } from './token-de-acesso.ts';

const comCookie = { 'x-patio-vinculo': 'cookie' };
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  await usuarioDeTeste(s, 'zuleide', { permissoes: ['perfis:listar'] });
  await usuarioDeTeste(s, 'diretor', { admin: true });
});
afterAll(() => s.fechar());

const db = () => s.servicos.db;
const valido = (token: string, headers = {}) => s.pedir('GET', 'Autenticacao/token-valido', { token, headers });
const sessao = async () => {
  const { rows } = await sql<{
    id: number;
    usuario_id: number;
    jti: string;
    ultimo_uso_em: string;
    ociosidade_minutos: number;
    horas: number;
    vinculada: boolean;
    revogada: boolean;
    motivo_revogacao: string | null;
  }>`
    select id, usuario_id, jti, ultimo_uso_em, ociosidade_minutos, round(extract(epoch from expira_em - criada_em) / 3600)::int as horas,
      vinculo_hash is not null as vinculada, revogada_em is not null as revogada, motivo_revogacao from sessoes order by id desc limit 1`.execute(
    db(),
  );
  return rows[0] as (typeof rows)[0];
};
/** A token of the newest session as it would be after some minutes of its life. */
const tokenEnvelhecido = async (jti?: string) => {
  const { id, usuario_id, jti: atual } = await sessao();
  const real = Date.now;
  Date.now = () => real() - 10 * 60_000;
  try {
    return await assinarToken(s.servicos.config.sessionSecret, {
      usuarioId: usuario_id,
      sessaoId: id,
      jti: jti ?? atual,
      admin: false,
      nome: 'zuleide',
    });
  } finally {
    Date.now = real;
  }
};

describe('cookie binding', () => {
  it('is given to a browser that asks, and then both are needed', async () => {
    const resposta = await s.pedir('POST', 'Autenticacao/autenticar-administrativo', {
      body: { email: 'zuleide@demo.escola', senha: 'tres barcos no rio' },
      headers: comCookie,
    });
    const [cookie = ''] = [resposta.cabecalhos['set-cookie']].flat().map(String);
    expect(cookie).toMatch(/^__Host-vinculo=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const { accessToken } = resposta.corpo.data as { accessToken: string };
    expect((await valido(accessToken)).status).toBe(401);
    expect((await valido(accessToken, { cookie: '__Host-vinculo=roubado' })).status).toBe(401);
    expect((await valido(accessToken, { cookie: `outro=1; ${cookie.split(';')[0]}` })).status).toBe(200);
    expect(await sessao()).toMatchObject({ vinculada: true, horas: 8 });
  });

  it('is not forced on a client without cookies, whose session is shorter', async () => {
    const { token, cookie } = await entrarComo(s, 'zuleide@demo.escola');
    expect(cookie).toBe('');
    expect((await valido(token)).status).toBe(200);
    expect(await sessao()).toMatchObject({ vinculada: false, horas: 1, ociosidade_minutos: 30 });
  });

  it('uses a plain name where browsers would not keep a __Host- cookie', async () => {
    const local = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao, env: { PUBLIC_URL: 'http://portal.escola.lan' } });
    await usuarioDeTeste(local, 'zuleide');
    const { token, cookie } = await entrarComo(local, 'zuleide@demo.escola', comCookie);
    expect(cookie).toMatch(/^vinculo=/);
    expect((await local.pedir('GET', 'Autenticacao/token-valido', { token, headers: { cookie } })).status).toBe(200);
    await local.fechar();
  });

  it('depends on the address that the browser typed, where every network card is listened on', async () => {
    for (const [host, nome] of [
      ['192.0.2.2:4521', 'vinculo'],
      ['escola.lan', 'vinculo'],
      ['localhost:3000', '__Host-vinculo'],
      ['[::1]:3000', '__Host-vinculo'],
    ] as const) {
      const { token, cookie } = await entrarComo(s, 'zuleide@demo.escola', { ...comCookie, host });
      expect(cookie.split('=')[0]).toBe(nome);
      expect((await valido(token, { cookie, host })).status).toBe(200);
      const saida = await s.pedir('PUT', 'Autenticacao/invalidar-token', { token, headers: { cookie, host } });
      expect(String(saida.cabecalhos['set-cookie'])).toMatch(new RegExp(`^${nome}=;.*Max-Age=0`));
    }
  });
});

describe('limits', () => {
  it('ends by idleness and by age, whatever the token says', async () => {
    for (const mudanca of [sql`ultimo_uso_em = now() - interval '31 minutes'`, sql`expira_em = now() - interval '1 second'`]) {
      const { token } = await entrarComo(s, 'zuleide@demo.escola');
      const { id } = await sessao();
      expect((await valido(token)).status).toBe(200);
      await sql`update sessoes set ${mudanca} where id = ${id}`.execute(db());
      expect((await valido(token)).status).toBe(401);
    }
  });

  it('notes the use at most once a minute, and not at all when nobody did anything', async () => {
    const { token } = await entrarComo(s, 'zuleide@demo.escola');
    const { id, ultimo_uso_em: inicio } = await sessao();
    await valido(token);
    expect((await sessao()).ultimo_uso_em).toBe(inicio);
    await sql`update sessoes set ultimo_uso_em = now() - interval '5 minutes' where id = ${id}`.execute(db());
    const antigo = (await sessao()).ultimo_uso_em;
    await valido(token, { 'x-patio-atividade': 'nao' });
    expect((await sessao()).ultimo_uso_em).toBe(antigo);
    await valido(token);
    expect(Date.parse((await sessao()).ultimo_uso_em)).toBeGreaterThan(Date.parse(antigo));
  });

  it('is shorter for an administrator', async () => {
    await entrarComo(s, 'diretor@demo.escola', comCookie);
    expect(await sessao()).toMatchObject({ ociosidade_minutos: 15 });
  });

  it('takes one statement to load a session', async () => {
    const { token } = await entrarComo(s, 'zuleide@demo.escola');
    const resposta = await s.pedir('GET', 'FiltroSalvo?Tela=pessoas', { token });
    expect(resposta.cabecalhos['x-instrucoes-sql']).toBe('2');
  });

  it('takes rights and state from the database at each request', async () => {
    const { token } = await entrarComo(s, 'zuleide@demo.escola');
    const listar = () => s.pedir('GET', 'Perfil/obter-paginado', { token });
    expect((await listar()).status).toBe(200);
    // The screen does not know the scope of a teacher.
    await sql`update perfis set restringir_painel_professor = true`.execute(db());
    expect((await listar()).status).toBe(403);
    expect((await valido(token)).corpo.data).toMatchObject({ restritoPainelProfessor: true });
    await sql`update perfis set restringir_painel_professor = false`.execute(db());
    expect((await listar()).status).toBe(200);
    await sql`delete from perfis_permissoes`.execute(db());
    expect((await listar()).status).toBe(403);
    await sql`update usuarios set situacao = 'inativo' where email = 'zuleide@demo.escola'`.execute(db());
    expect((await listar()).status).toBe(401);
    await sql`update usuarios set situacao = 'ativo', acesso_encerra_em = (now() at time zone 'America/Belem')::date + 1 where email = 'zuleide@demo.escola'`.execute(
      db(),
    );
    expect((await valido(token)).status).toBe(200);
    await sql`update usuarios set acesso_encerra_em = (now() at time zone 'America/Belem')::date where email = 'zuleide@demo.escola'`.execute(
      db(),
    );
    expect((await valido(token)).status).toBe(401);
    await sql`update usuarios set acesso_encerra_em = null where email = 'zuleide@demo.escola'`.execute(db());
  });
});

describe('rotation', () => {
  it('comes with the second half of a token; the old one lives a minute in other tabs, then means theft', async () => {
    const { cookie } = await entrarComo(s, 'zuleide@demo.escola', comCookie);
    const velho = await tokenEnvelhecido();
    const headers = { cookie };
    const { accessToken: novo } = (await valido(velho, headers)).corpo.data as { accessToken: string };
    expect(novo).toEqual(expect.any(String));
    expect((await valido(novo, headers)).status).toBe(200);
    const outraAba = await valido(velho, headers);
    expect(outraAba.status).toBe(200);
    const { jti } = await sessao();
    const carga = JSON.parse(
      Buffer.from((outraAba.corpo.data as { accessToken: string }).accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { jti: string };
    expect(carga.jti).toBe(jti);
    await sql`update sessoes set jti_anterior_ate = now() - interval '1 second' where jti = ${jti}`.execute(db());
    expect((await valido(novo, headers)).status).toBe(200);
    expect((await valido(velho, headers)).status).toBe(401);
    expect(await sessao()).toMatchObject({ revogada: true });
    expect((await valido(novo, headers)).status).toBe(401);
    const { rows } = await sql`select 1 from eventos_seguranca where tipo = 'sessao.roubo'`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('never kills a client that ignores it: without the cookie the old token lasts until its own end', async () => {
    await entrarComo(s, 'zuleide@demo.escola');
    const velho = await tokenEnvelhecido();
    expect((await valido(velho)).corpo.data).toHaveProperty('accessToken');
    const { rows } = await sql<{
      resta: number;
    }>`select extract(epoch from jti_anterior_ate - now())::int as resta from sessoes order by id desc limit 1`.execute(db());
    expect(rows[0]?.resta).toBeGreaterThan(4 * 60);
    expect((await valido(velho)).status).toBe(200);
  });

  it('gives two tabs that ask at once one new token between them', async () => {
    const { cookie } = await entrarComo(s, 'zuleide@demo.escola', comCookie);
    const velho = await tokenEnvelhecido();
    const respostas = await Promise.all(Array.from({ length: 6 }, () => valido(velho, { cookie })));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const novos = new Set(
      respostas.flatMap(({ corpo }) => {
        const { accessToken } = corpo.data as { accessToken?: string };
        return accessToken
          ? [(JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }).jti]
          : [];
      }),
    );
    expect([...novos]).toEqual([(await sessao()).jti]);
  });
});

describe('own sessions', () => {
  it('are listed and ended by their owner alone', async () => {
    const [a, b] = [await entrarComo(s, 'zuleide@demo.escola'), await entrarComo(s, 'diretor@demo.escola')];
    const lista = async (token: string) =>
      ((await s.pedir('GET', 'Autenticacao/sessoes', { token })).corpo.data as { itens: { id: number; atual: boolean }[] }).itens;
    const minha = (await lista(a.token)).find(({ atual }) => atual);
    expect((await s.pedir('DELETE', `Autenticacao/sessoes/${minha?.id}`, { token: b.token })).status).toBe(404);
    const encerradas = await s.pedir('POST', 'Autenticacao/sessoes/encerramento', { token: a.token });
    expect((encerradas.corpo.data as { encerradas: number }).encerradas).toBeGreaterThan(0);
    expect(await lista(a.token)).toEqual([expect.objectContaining({ id: minha?.id, atual: true })]);
    expect((await s.pedir('DELETE', `Autenticacao/sessoes/${minha?.id}`, { token: a.token })).status).toBe(200);
    expect((await valido(a.token)).status).toBe(401);
  });
});
