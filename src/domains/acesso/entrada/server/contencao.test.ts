import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { esperaAtrasDoEndereco, limites } from '#domains/acesso/limites.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, entrarComo, senhaDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

// Who is slowed at the door, and who is not: accounts and addresses apart.
const comCookie = { 'x-patio-vinculo': 'cookie' };
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
  await usuarioDeTeste(s, 'zuleide');
  await usuarioDeTeste(s, 'rosa');
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await sql`delete from tentativas`.execute(s.servicos.db);
  await sql`delete from falhas_por_endereco`.execute(s.servicos.db);
});

const entrar = (email: string, senha = senhaDeTeste, headers: Record<string, string> = {}): Promise<RespostaDeTeste> =>
  s.pedir('POST', 'Autenticacao/autenticar-administrativo', { body: { email, senha }, headers });
const atacar = (contas: number): Promise<RespostaDeTeste[]> =>
  Promise.all(Array.from({ length: contas }, (_, i) => entrar(`pessoa${i}@demo.escola`, 'senha de todo mundo')));
/** Wrong passwords until the account waits; the wait is long enough for a slow machine to see it. */
async function atacarConta(email: string): Promise<RespostaDeTeste[]> {
  const respostas = await Promise.all(Array.from({ length: limites.conta.livres + 5 }, () => entrar(email, 'errada')));
  await sql`update tentativas set bloqueada_ate = now() + interval '1 minute' where bloqueada_ate is not null`.execute(s.servicos.db);
  return respostas;
}
const eventos = async (tipo: string): Promise<number> =>
  (await sql`select 1 from eventos_seguranca where tipo = ${tipo}`.execute(s.servicos.db)).rows.length;

describe('one device behind the address of a school', () => {
  it('fails for many accounts, and whoever knows the password still gets in from the same address, again and again', async () => {
    for (let volta = 0; volta < 3; volta += 1) await atacar(40);
    for (let vez = 0; vez < 3; vez += 1) expect((await entrar('zuleide@demo.escola')).status).toBe(200);
    // Told once an hour, not once an attempt: the mail of alerts is read.
    expect(await eventos('entrada.endereco_lento')).toBe(1);
  }, 60_000);

  it('is slowed for the many accounts that it fails for, and not a browser where the person has signed in before', async () => {
    const { cookie } = await entrarComo(s, 'zuleide@demo.escola', comCookie);
    for (let volta = 0; volta < 2; volta += 1) await atacar(40);
    let respondidas = 0;
    const ataque = atacar(20).then((respostas) => {
      respondidas = respostas.length;
      return respostas;
    });
    expect((await entrar('zuleide@demo.escola', senhaDeTeste, { ...comCookie, cookie })).status).toBe(200);
    expect(respondidas).toBe(0);
    const respostas = await ataque;
    expect(respostas.every(({ status }) => status === 401)).toBe(true);
  }, 60_000);

  it('with hundreds of attempts of made-up accounts under way keeps nobody out, on whatever browser, and the processor free', async () => {
    await atacar(40);
    const ataque = Promise.all(Array.from({ length: 300 }, (_, i) => entrar(`inventada${i}@demo.escola`, 'senha de todo mundo')));
    for (let vez = 0; vez < 3; vez += 1) expect((await entrar('zuleide@demo.escola')).status).toBe(200);
    const respostas = await ataque;
    expect(respostas.every(({ status }) => status === 401)).toBe(true);
    // The table of events does not grow with them.
    expect(await eventos('entrada.falhou')).toBeLessThan(200);
  }, 60_000);

  it('is told what is wrong after the same wait, whether the account is there, is blocked or is made up', async () => {
    await atacar(40);
    await usuarioDeTeste(s, 'bloqueada');
    await sql`update usuarios set situacao = 'inativo' where email = 'bloqueada@demo.escola'`.execute(s.servicos.db);
    const tempoDe = async (email: string, senha: string): Promise<number> => {
      const inicio = performance.now();
      expect((await entrar(email, senha)).status).toBe(401);
      return performance.now() - inicio;
    };
    const tempos = await Promise.all([
      tempoDe('rosa@demo.escola', 'errada'),
      tempoDe('bloqueada@demo.escola', senhaDeTeste),
      tempoDe('ninguem@demo.escola', 'errada'),
    ]);
    for (const tempo of tempos) expect(tempo).toBeGreaterThanOrEqual(esperaAtrasDoEndereco - 5);
  }, 60_000);

  it('a person who mistypes and then signs in leaves nothing against the address', async () => {
    await entrar('zuleide@demo.escola', 'errada');
    await entrar('rosa@demo.escola', 'errada');
    await entrar('zuleide@demo.escola');
    expect((await sql`select 1 from falhas_por_endereco`.execute(s.servicos.db)).rows).toHaveLength(1);
  });
});

describe('guesses of one account', () => {
  it('delay that account and no other, and leave an event that names it', async () => {
    expect((await atacarConta('zuleide@demo.escola')).filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await entrar('zuleide@demo.escola')).status).toBe(429);
    expect((await entrar('rosa@demo.escola')).status).toBe(200);
    const { rows } = await sql<{ email: string; motivo: string }>`select u.email, e.motivo from eventos_seguranca e
      join usuarios u on u.id = e.usuario_id where e.tipo = 'entrada.contida'`.execute(s.servicos.db);
    expect(rows[0]).toEqual({ email: 'zuleide@demo.escola', motivo: 'conta' });
  });

  it('do not delay the owner on a browser of theirs, whose own guesses are counted apart', async () => {
    const { cookie } = await entrarComo(s, 'zuleide@demo.escola', comCookie);
    const daqui = { ...comCookie, cookie };
    await atacarConta('zuleide@demo.escola');
    expect((await entrar('zuleide@demo.escola', senhaDeTeste, daqui)).status).toBe(200);
    // The owner being in gives nothing to whoever guesses elsewhere.
    expect((await entrar('zuleide@demo.escola')).status).toBe(429);
    const daqui429 = [];
    for (let i = 0; i < limites.conta.livres + 3; i += 1)
      daqui429.push((await entrar('zuleide@demo.escola', 'errada', daqui)).status === 429);
    expect(daqui429.at(-1)).toBe(true);
  });

  it('a browser known for one person is a strange one for the next', async () => {
    const { cookie } = await entrarComo(s, 'rosa@demo.escola', comCookie);
    await atacarConta('zuleide@demo.escola');
    expect((await entrar('zuleide@demo.escola', senhaDeTeste, { ...comCookie, cookie })).status).toBe(429);
  });

  it('a right password after a delay ends the delay instead of beginning it anew', async () => {
    await atacarConta('zuleide@demo.escola');
    await sql`update tentativas set bloqueada_ate = now() - interval '1 second'`.execute(s.servicos.db);
    for (let vez = 0; vez < 3; vez += 1) expect((await entrar('zuleide@demo.escola')).status).toBe(200);
  });

  it('the password asked again inside the portal is counted for that session: no stranger takes it from its owner', async () => {
    const { token } = await entrarComo(s, 'rosa@demo.escola');
    await atacarConta('rosa@demo.escola');
    const confirmar = (senha: string) => s.pedir('POST', 'Autenticacao/segundo-fator/preparacao', { token, body: { senha } });
    for (let vez = 0; vez < limites.conta.livres + 5; vez += 1) expect((await confirmar(senhaDeTeste)).status).toBe(200);
  });
});

describe('new passwords asked for', () => {
  const esquecer = (email: string) => s.pedir('POST', 'Autenticacao/esqueceu-senha', { body: { email } });
  const mails = async (para: string) => (await emailsDe(s)).filter((mail) => mail.para === para).length;

  it('by one device for hundreds of accounts refuse nobody behind the same address, and whoever asks gets the link', async () => {
    const pedidos = await Promise.all(Array.from({ length: 120 }, (_, i) => esquecer(`inventada${i}@demo.escola`)));
    expect(new Set(pedidos.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await esquecer('rosa@demo.escola')).status).toBe(200);
    expect(await mails('rosa@demo.escola')).toBe(1);
    // The table of events does not grow with them.
    expect(await eventos('senha.redefinicao_pedida')).toBeLessThan(20);
  });

  it('for one account bring one mail each five minutes, however often and by however many at once', async () => {
    const pedidos = await Promise.all(Array.from({ length: 40 }, () => esquecer('zuleide@demo.escola')));
    expect(new Set(pedidos.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await mails('zuleide@demo.escola')).toBe(1);
  });
});
