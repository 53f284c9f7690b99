import { salasDe } from '#tests/helpers/salas.ts';
import { argon2Sync, createCipheriv, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, senhaDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { limites } from '#domains/acesso/limites.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';

const comCookie = { 'x-patio-vinculo': 'cookie' };
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  await usuarioDeTeste(s, 'zuleide', { permissoes: ['pessoas:visualizar', 'pessoas:listar'] });
  await usuarioDeTeste(s, 'diretor', { admin: true });
});
afterAll(() => s.fechar());
beforeEach(() => sql`delete from tentativas`.execute(s.servicos.db));

const entrar = (body: Record<string, unknown>, headers = {}) =>
  s.pedir('POST', 'Autenticacao/autenticar-administrativo', { body, headers });
const valido = (token: string, headers = {}) => s.pedir('GET', 'Autenticacao/token-valido', { token, headers });
const eventos = async (tipo: string) =>
  (await sql`select * from eventos_seguranca where tipo = ${tipo}`.execute(s.servicos.db)).rows.length;
const envelope = (senha: string, chave = s.servicos.config.credentialKey) => {
  const iv = randomBytes(16);
  const c = createCipheriv(`aes-${chave.length * 8}-cbc`, chave, iv);
  return Buffer.concat([iv, c.update(senha, 'utf8'), c.final()]).toString('base64');
};

describe('sign-in', () => {
  it('answers the members of the specification and nothing about rights in the token', async () => {
    const { status, corpo } = await entrar({ email: ' ZULEIDE@demo.escola ', senha: senhaDeTeste });
    expect(status).toBe(200);
    expect(corpo.data).toEqual({
      accessToken: expect.any(String),
      name: 'zuleide',
      surname: 'Figueira',
      email: 'zuleide@demo.escola',
      personId: expect.any(Number),
    });
    const { accessToken } = corpo.data as { accessToken: string };
    const carga = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    expect(Object.keys(carga).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'name', 'nbf', 'role', 'sid', 'sub']);
  });

  it('tells who, what and until when', async () => {
    const { token } = await entrarComo(s, 'zuleide@demo.escola');
    const { corpo } = await valido(token);
    expect(corpo.data).toMatchObject({
      valid: true,
      admin: false,
      role: 'usuario',
      escola: null,
      permissions: expect.arrayContaining([
        { nome: 'pessoas', permissoes: ['Visualizar', 'Listar'] },
        { nome: 'dashboard', permissoes: ['Visualizar'] },
        { nome: 'pessoa', permissoes: ['Visualizar'] },
      ]),
    });
    expect(corpo.data).not.toHaveProperty('accessToken');
    const { expiraEm, agora } = corpo.data as { expiraEm: string; agora: string };
    expect(Date.parse(expiraEm) - Date.parse(agora)).toBeGreaterThan(29 * 60_000);
  });

  it('gives the same refusal for a wrong password, an unknown e-mail, and an envelope that does not open', async () => {
    const respostas = [
      await entrar({ email: 'zuleide@demo.escola', senha: 'outra senha' }),
      await entrar({ email: 'ninguem@demo.escola', senha: senhaDeTeste }),
      await entrar({ email: 'zuleide@demo.escola', senha: 'não é base64', formato: 'aes-cbc' }),
      await entrar({ email: 'zuleide@demo.escola', senha: envelope(senhaDeTeste, randomBytes(32)), formato: 'aes-cbc' }),
    ];
    for (const { status, corpo } of respostas) {
      expect(status).toBe(401);
      expect(corpo.error).toEqual({
        code: 'CREDENCIAIS_INVALIDAS',
        message: 'E-mail ou senha incorretos.',
        fields: [],
        correlationId: expect.any(String),
      });
    }
    const ingles = await entrar({ email: 'x@demo.escola', senha: 'y' }, { 'content-language': 'en' });
    expect(ingles.corpo.error?.message).toBe('Incorrect e-mail or password.');
  });

  it('opens the AES-CBC envelope when the client says so, and only then', async () => {
    const email = 'zuleide@demo.escola';
    expect((await entrar({ email, senha: envelope(senhaDeTeste), formato: 'aes-cbc' })).status).toBe(200);
    expect((await entrar({ email, senha: envelope(senhaDeTeste) })).status).toBe(401);
    const chave = await s.pedir('GET', 'Autenticacao/chave-envelope');
    expect(chave.corpo.data).toEqual({ chave: s.servicos.config.credentialKey.toString('base64'), formato: 'aes-cbc' });
  });

  it('does the same work for known and unknown accounts', async () => {
    // What this process spends of the processor, which the others of the machine do not change.
    const gastos = { 'zuleide@demo.escola': [] as number[], 'ninguem@demo.escola': [] as number[] };
    for (let i = 0; i < 24; i += 1) {
      await sql`delete from tentativas`.execute(s.servicos.db);
      const email = i % 2 === 0 ? 'zuleide@demo.escola' : 'ninguem@demo.escola';
      const antes = process.cpuUsage();
      await entrar({ email, senha: 'senha errada aqui' });
      const { user, system } = process.cpuUsage(antes);
      gastos[email].push(user + system);
    }
    // The middle one: what the process tidies up of its own accord falls on one of them.
    const doMeio = (email: keyof typeof gastos): number => gastos[email].toSorted((a, b) => a - b)[6] ?? 0;
    const razao = doMeio('ninguem@demo.escola') / doMeio('zuleide@demo.escola');
    // Without the dummy hash the unknown account would cost a tenth.
    expect(razao).toBeGreaterThan(0.6);
    expect(1 / razao).toBeGreaterThan(0.6);
  });

  it('delays guesses of one account even when they come at once, and forgets them after a success', async () => {
    const tentar = () => entrar({ email: 'zuleide@demo.escola', senha: 'errada' });
    const respostas = await Promise.all(Array.from({ length: 30 }, tentar));
    expect(respostas.filter(({ status }) => status === 401)).toHaveLength(limites.conta.livres + 1);
    const recusada = respostas.find(({ status }) => status === 429);
    expect(recusada?.corpo.error?.code).toBe('MUITAS_TENTATIVAS');
    expect(Number(recusada?.cabecalhos['retry-after'])).toBeGreaterThan(0);
    await sql`update tentativas set bloqueada_ate = now() - interval '1 second' where bloqueada_ate is not null`.execute(s.servicos.db);
    expect((await entrar({ email: 'zuleide@demo.escola', senha: senhaDeTeste })).status).toBe(200);
    expect((await sql`select 1 from tentativas where chave like 'conta:%'`.execute(s.servicos.db)).rows).toHaveLength(0);
  });

  it('throttles an unknown account exactly as a known one', async () => {
    const status = [];
    for (let i = 0; i < 13; i += 1) status.push((await entrar({ email: 'nao.existe@demo.escola', senha: 'errada' })).status);
    expect(status).toEqual([...Array.from({ length: 11 }, () => 401), 429, 429]);
  });

  it('renews a hash made with weaker parameters', async () => {
    const sal = randomBytes(16);
    const hash = argon2Sync('argon2id', {
      message: Buffer.from(senhaDeTeste),
      nonce: sal,
      memory: 8192,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    });
    const b64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    await sql`update usuarios set senha_hash = ${`$argon2id$v=19$m=8192,t=2,p=1$${b64(sal)}$${b64(hash)}`} where email = 'diretor@demo.escola'`.execute(
      s.servicos.db,
    );
    for (let i = 0; i < 2; i += 1) expect((await entrar({ email: 'diretor@demo.escola', senha: senhaDeTeste })).status).toBe(200);
    const { rows } = await sql<{ senha_hash: string }>`select senha_hash from usuarios where email = 'diretor@demo.escola'`.execute(
      s.servicos.db,
    );
    expect(rows[0]?.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses unknown members and a missing password, naming the fields', async () => {
    const { status, corpo } = await entrar({ email: 'zuleide@demo.escola', perfil: 'admin' });
    expect(status).toBe(400);
    expect(corpo.error?.fields.map(({ path, code }) => [path, code])).toEqual(
      expect.arrayContaining([
        ['senha', 'CAMPO_REQUERIDO'],
        ['perfil', 'CAMPO_DESCONHECIDO'],
      ]),
    );
  });
});

describe('forged tokens', () => {
  const assinar = (carga: Record<string, unknown>, cabecalho: Record<string, string> = {}, chave = s.servicos.config.sessionSecret) =>
    new SignJWT(carga).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...cabecalho }).sign(new TextEncoder().encode(chave));

  it('are all refused with 401 and noted', async () => {
    const { token } = await entrarComo(s, 'diretor@demo.escola');
    const [topo = '', meio = '', fim = ''] = token.split('.');
    const cabecalho = JSON.parse(Buffer.from(topo, 'base64url').toString()) as Record<string, string>;
    const carga = JSON.parse(Buffer.from(meio, 'base64url').toString()) as Record<string, unknown>;
    const b64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
    const agora = Math.floor(Date.now() / 1000);
    const forjados = [
      `${b64({ ...cabecalho, alg: 'none' })}.${meio}.`,
      `${topo}.${b64({ ...carga, role: 'admin', sub: '1' })}.${fim}`,
      await assinar(carga, { kid: 'outra' }),
      await assinar(carga),
      await assinar(carga, cabecalho, 'x'.repeat(40)),
      await assinar({ ...carga, aud: 'outro' }, cabecalho),
      await assinar({ ...carga, iss: 'outro' }, cabecalho),
      await assinar({ ...carga, exp: agora - 61 }, cabecalho),
      await assinar({ ...carga, nbf: agora + 120 }, cabecalho),
      await assinar({ ...carga, sid: "1' or 1=1" }, cabecalho),
      await assinar({ ...carga, jti: 'x' }, cabecalho),
      'a.b.c',
      'Bearer',
      '',
    ];
    for (const forjado of forjados) expect((await valido(forjado)).status, forjado).toBe(401);
    expect((await valido(await assinar(carga, cabecalho))).status).toBe(200);
    expect(await eventos('sessao.token_invalido')).toBeGreaterThan(0);
  });
});

describe('sign-out', () => {
  it('kills the token at the very next request, in every spelling of it', async () => {
    const { token, cookie } = await entrarComo(s, 'zuleide@demo.escola', comCookie);
    const saida = await s.pedir('PUT', 'Autenticacao/invalidar-token', { token, headers: { cookie } });
    expect(saida.status).toBe(200);
    expect(saida.cabecalhos['clear-site-data']).toBe('"cache", "storage"');
    expect(String(saida.cabecalhos['set-cookie'])).toContain('Max-Age=0');
    for (const grafia of [token, `${token}=`]) expect((await valido(grafia, { cookie })).status).toBe(401);
    expect(await eventos('sessao.revogada_usada')).toBe(2);
  });
});
