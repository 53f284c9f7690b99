import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, entrarComo, senhaDeTeste, tokenDoEmail, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { criarPrimeiroAdministrador, haUsuarios } from './primeiro-acesso.ts';

const nova = 'chuva de novembro cedo';
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await sql`delete from tentativas`.execute(s.servicos.db);
  await sql`update senhas_tokens set criado_em = criado_em - interval '6 minutes'`.execute(s.servicos.db);
});

const post = (caminho: string, body: unknown, headers = {}) => s.pedir('POST', `Autenticacao/${caminho}`, { body, headers });
const redefinir = (token: string, senha = nova, confirmacao = senha) => post('redefinir-senha', { token, senha, confirmacao });
const linkDe = async (email: string) => {
  expect((await post('esqueceu-senha', { email })).corpo).toEqual({ data: { ok: true } });
  return tokenDoEmail((await emailsDe(s))[0]?.texto ?? '');
};
const cadastro = {
  nome: 'Beatriz',
  sobrenome: 'Tavares',
  email: 'beatriz@demo.escola',
  senha: 'mesa de jantar azul',
  confirmacao: 'mesa de jantar azul',
  aceitaTermos: true,
};

describe('first access', () => {
  it('opens with the one-time link and closes behind the first administrator', async () => {
    expect(await haUsuarios(s.servicos.db)).toBe(false);
    const velho = await criarPrimeiroAdministrador(s.servicos, null);
    const { link } = await criarPrimeiroAdministrador(s.servicos, null);
    expect(link).toMatch(/^\/cadastro\?primeiro-acesso=[\w-]{43}$/);
    const corpo = { nome: 'Zuleide', sobrenome: 'Figueira', email: 'zuleide@demo.escola', senha: senhaDeTeste, confirmacao: senhaDeTeste };
    expect((await post('primeiro-acesso', { ...corpo, token: tokenDoEmail(velho.link ?? '') })).corpo.error?.code).toBe('LINK_INVALIDO');
    const token = tokenDoEmail(link ?? '');
    const consultar = async (qual: string) => (await s.pedir('GET', `Autenticacao/primeiro-acesso/${qual}`)).corpo.error?.code;
    expect(await consultar(token)).toBeUndefined();
    expect(await consultar(tokenDoEmail(velho.link ?? ''))).toBe('LINK_INVALIDO');
    const respostas = await Promise.all([
      post('primeiro-acesso', { ...corpo, token }),
      post('primeiro-acesso', { ...corpo, email: 'outra@demo.escola', token }),
    ]);
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await criarPrimeiroAdministrador(s.servicos, null)).link).toBeNull();
    // Opened once more, the link is told as used before anything is filled in.
    expect(await consultar(token)).toBe('PRIMEIRO_ACESSO_USADO');
    expect(await consultar(tokenDoEmail(velho.link ?? ''))).toBe('PRIMEIRO_ACESSO_ENCERRADO');
    await sql`update usuarios set email = 'zuleide@demo.escola' where admin`.execute(s.servicos.db);
    await entrarComo(s, 'zuleide@demo.escola');
  });

  it('takes the configured administrator once, also when processes start together, and refuses a weak password', async () => {
    const outro = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao });
    const admin = { email: 'Direcao@Demo.escola', senha: senhaDeTeste };
    await expect(criarPrimeiroAdministrador(outro.servicos, { ...admin, senha: 'senha123' })).rejects.toMatchObject({
      code: 'SENHA_RECUSADA',
    });
    await Promise.all([1, 2, 3].map(() => criarPrimeiroAdministrador(outro.servicos, admin)));
    const { rows } = await sql<{ email: string; admin: boolean }>`select email, admin from usuarios`.execute(outro.servicos.db);
    expect(rows).toEqual([{ email: 'direcao@demo.escola', admin: true }]);
    await entrarComo(outro, 'direcao@demo.escola');
    await outro.fechar();
  });
});

describe('sign-up', () => {
  it('waits for its mailbox and for approval, and answers the same for an e-mail that is already known', async () => {
    const { email } = await usuarioDeTeste(s, 'conhecida');
    const respostas = [await post('cadastro', cadastro), await post('cadastro', { ...cadastro, email })];
    for (const { status, corpo } of respostas) expect([status, corpo]).toEqual([200, { data: { ok: true } }]);
    expect((await emailsDe(s)).slice(0, 2).map(({ assunto }) => assunto)).toEqual([
      'Pátio: você já tem um usuário',
      'Pátio: confirme seu e-mail',
    ]);
    const entrar = async () =>
      (await post('autenticar-administrativo', { email: cadastro.email, senha: cadastro.senha })).corpo.error?.code;
    expect(await entrar()).toBe('CADASTRO_SEM_CONFIRMACAO');
    const token = tokenDoEmail((await emailsDe(s))[1]?.texto ?? '');
    expect((await s.pedir('GET', `Autenticacao/redefinicao/${token}`)).corpo.error?.code).toBe('LINK_INVALIDO');
    expect((await redefinir(token)).corpo.error?.code).toBe('LINK_INVALIDO');
    const semSenha = await post('confirmar-email', { token, senha: nova });
    expect(semSenha.corpo.error).toMatchObject({ code: 'SENHA_DO_CADASTRO_INCORRETA', fields: [{ path: 'senha' }] });
    const confirmar = () => post('confirmar-email', { token, senha: cadastro.senha });
    const juntas = await Promise.all([confirmar(), confirmar()]);
    // The link opened twice, or again, confirms once and says so each time; with another password it says nothing.
    expect([...juntas, await confirmar()].map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows: atos } = await sql`select 1 from auditoria where acao = 'usuario.email_confirmado'`.execute(s.servicos.db);
    expect(atos).toHaveLength(1);
    expect((await post('confirmar-email', { token, senha: nova })).corpo.error?.code).toBe('SENHA_DO_CADASTRO_INCORRETA');
    expect(await entrar()).toBe('CADASTRO_PENDENTE');
    const errada = await post('autenticar-administrativo', { email: cadastro.email, senha: nova });
    expect([errada.status, errada.corpo.error?.code]).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
  });

  it('asked again before the mailbox answered, the last password counts and one mail leaves each five minutes', async () => {
    const outro = { ...cadastro, email: 'disputada@demo.escola' };
    await post('cadastro', { ...outro, senha: nova, confirmacao: nova });
    await post('cadastro', outro);
    const mails = (await emailsDe(s)).filter(({ para }) => para === outro.email);
    expect(mails).toHaveLength(1);
    const token = tokenDoEmail(mails[0]?.texto ?? '');
    expect((await post('confirmar-email', { token, senha: nova })).status).toBe(400);
    expect((await post('confirmar-email', { token, senha: outro.senha })).status).toBe(200);
    await post('cadastro', { ...outro, senha: nova, confirmacao: nova });
    expect((await emailsDe(s))[0]?.assunto).toBe('Pátio: você já tem um usuário');
  });

  it('no word that a stranger typed reaches a mailbox that has not answered; the owner of one that has is greeted by name', async () => {
    const isca = { ...cadastro, nome: 'Ganhe um prêmio em http://mal.example', sobrenome: 'já', email: 'vitima@demo.escola' };
    expect((await post('cadastro', isca)).status).toBe(200);
    const paraVitima = (await emailsDe(s)).filter(({ para }) => para === isca.email);
    expect(paraVitima).toHaveLength(1);
    expect(`${paraVitima[0]?.assunto} ${paraVitima[0]?.texto}`).not.toMatch(/prêmio|mal\.example|já/);
    expect(paraVitima[0]?.texto).toMatch(/^Olá\.\n\nRecebemos seu cadastro/);
    await usuarioDeTeste(s, 'olivia');
    await linkDe('olivia@demo.escola');
    expect((await emailsDe(s))[0]?.texto).toMatch(/^Olá, olivia\./);
  });

  it('a sign-up with an address in use tells its owner at most once each five minutes, in words of the school alone', async () => {
    await usuarioDeTeste(s, 'paula');
    const repetido = { ...cadastro, nome: 'Clique em mal.example', email: 'paula@demo.escola' };
    for (let vez = 0; vez < 4; vez += 1) expect((await post('cadastro', repetido)).status).toBe(200);
    const recebidos = (await emailsDe(s)).filter(({ para }) => para === repetido.email);
    expect(recebidos.map(({ assunto }) => assunto)).toEqual(['Pátio: você já tem um usuário']);
    expect(recebidos[0]?.texto).not.toContain('mal.example');
  });

  it('names every wrong field at once, in both languages', async () => {
    const ruim = { nome: '', sobrenome: 'T', email: 'x', senha: 'a', confirmacao: 'b', aceitaTermos: false, admin: true };
    const br = await post('cadastro', ruim);
    expect(br.status).toBe(400);
    expect(Object.fromEntries((br.corpo.error?.fields ?? []).map(({ path, code }) => [path, code]))).toMatchObject({
      nome: 'CAMPO_REQUERIDO',
      email: 'EMAIL_INVALIDO',
      aceitaTermos: 'TERMOS_NAO_ACEITOS',
      admin: 'CAMPO_DESCONHECIDO',
    });
    const en = await post('cadastro', { ...cadastro, senha: 'qwerty', confirmacao: 'qwerty' }, { 'content-language': 'en' });
    expect(en.corpo.error).toMatchObject({
      code: 'SENHA_RECUSADA',
      fields: [{ path: 'senha', code: 'SENHA_COMUM', message: expect.stringContaining('most used') }],
    });
    const diferentes = await post('cadastro', { ...cadastro, confirmacao: 'outra coisa' });
    expect(diferentes.corpo.error?.fields).toEqual([
      { path: 'confirmacao', code: 'SENHAS_DIFERENTES', message: 'A senha e a confirmação não são iguais' },
    ]);
  });
});

describe('forgotten password', () => {
  it('answers the same to everybody and writes only to an active user, once each five minutes', async () => {
    const { email } = await usuarioDeTeste(s, 'caio');
    const antes = (await emailsDe(s)).length;
    for (const quem of ['ninguem@demo.escola', cadastro.email, email, email])
      expect((await post('esqueceu-senha', { email: quem })).corpo).toEqual({ data: { ok: true } });
    const novos = (await emailsDe(s)).slice(0, -antes);
    expect(novos.map(({ para }) => para)).toEqual([email]);
    expect(novos[0]?.texto).toContain('http://127.0.0.1:3000/esqueceu-sua-senha?token=');
  });

  it('takes the host of the link from the configuration, not from the request', async () => {
    const { email } = await usuarioDeTeste(s, 'dora');
    await post('esqueceu-senha', { email }, { host: 'mal.example', 'x-forwarded-host': 'mal.example' });
    expect((await emailsDe(s))[0]?.texto).not.toContain('mal.example');
  });

  it('changes the password, ends every session, forgets the attempts, and works once', async () => {
    const { email } = await usuarioDeTeste(s, 'elis');
    const { token: sessao } = await entrarComo(s, email);
    const token = await linkDe(email);
    expect((await s.pedir('GET', `Autenticacao/redefinicao/${token}`)).corpo.data).toMatchObject({ tipo: 'redefinicao', nome: 'elis' });
    expect((await redefinir(token, 'qwerty')).corpo.error?.code).toBe('SENHA_RECUSADA');
    expect((await redefinir(token)).status).toBe(200);
    expect((await s.pedir('GET', 'Autenticacao/token-valido', { token: sessao })).status).toBe(401);
    expect((await redefinir(token)).corpo.error?.code).toBe('LINK_INVALIDO');
    expect((await post('autenticar-administrativo', { email, senha: senhaDeTeste })).status).toBe(401);
    await entrarComo(s, email, {}, nova);
    expect((await emailsDe(s))[0]?.assunto).toBe('Pátio: sua senha foi trocada');
  });

  it('accepts only the newest link, in time, of an active user, with one body for every refusal', async () => {
    const { email, id } = await usuarioDeTeste(s, 'ivo');
    const primeiro = await linkDe(email);
    await sql`update senhas_tokens set criado_em = criado_em - interval '6 minutes'`.execute(s.servicos.db);
    const segundo = await linkDe(email);
    const recusas = [await redefinir(primeiro), await redefinir('x'.repeat(43))];
    await sql`update senhas_tokens set expira_em = now() where usuario_id = ${id}`.execute(s.servicos.db);
    recusas.push(await redefinir(segundo));
    await sql`update senhas_tokens set expira_em = now() + interval '1 minute' where usuario_id = ${id}`.execute(s.servicos.db);
    await sql`update usuarios set situacao = 'inativo' where id = ${id}`.execute(s.servicos.db);
    recusas.push(await redefinir(segundo));
    const corpos = new Set(recusas.map(({ status, corpo }) => `${status} ${corpo.error?.code} ${corpo.error?.message}`));
    expect([...corpos]).toEqual([expect.stringMatching(/^422 LINK_INVALIDO /)]);
  });

  it('lets one of two simultaneous uses of a link through', async () => {
    const { email } = await usuarioDeTeste(s, 'nina');
    const token = await linkDe(email);
    const respostas = await Promise.all([redefinir(token), redefinir(token, 'pedra sabão na serra')]);
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('stores no secret, only its hash; the mail that carries it lies sealed in the queue', async () => {
    const { email } = await usuarioDeTeste(s, 'olga');
    const token = await linkDe(email);
    const { rows } = await sql<{ t: string }>`select t::text from senhas_tokens t`.execute(s.servicos.db);
    expect(rows.some(({ t }) => t.includes(token))).toBe(false);
    const fila = await sql<{ t: string }>`select j::text as t from pgboss.job j where name = 'correio'`.execute(s.servicos.db);
    expect(fila.rows.some(({ t }) => t.includes(email))).toBe(true);
    expect(fila.rows.some(({ t }) => t.includes(token) || t.includes('token='))).toBe(false);
  });
});

describe('own password', () => {
  it('needs the current one, ends every session and gives a new one here', async () => {
    const { email } = await usuarioDeTeste(s, 'rita');
    const outra = await entrarComo(s, email);
    const aqui = await entrarComo(s, email);
    const pedidoAntes = await linkDe(email);
    const alterar = (body: unknown, token = aqui.token) =>
      s.pedir('PUT', 'Autenticacao/alterar-senha', { token, body, headers: { 'idempotency-key': 'uma-chave-qualquer' } });
    expect((await alterar({ senhaAtual: 'errada', senha: nova, confirmacao: nova })).corpo.error?.fields[0]).toMatchObject({
      path: 'senhaAtual',
      code: 'SENHA_ATUAL_INCORRETA',
    });
    expect(
      (await alterar({ senhaAtual: senhaDeTeste, senha: senhaDeTeste, confirmacao: senhaDeTeste })).corpo.error?.fields[0],
    ).toMatchObject({ code: 'SENHA_IGUAL_A_ATUAL' });
    const { status, corpo } = await alterar({ senhaAtual: senhaDeTeste, senha: nova, confirmacao: nova });
    expect(status).toBe(200);
    const { accessToken } = corpo.data as { accessToken: string };
    for (const [token, esperado] of [
      [outra.token, 401],
      [aqui.token, 401],
      [accessToken, 200],
    ] as const) {
      expect((await s.pedir('GET', 'Autenticacao/token-valido', { token })).status).toBe(esperado);
    }
    // A link that was asked for before, by whomever, sets no other password.
    expect((await redefinir(pedidoAntes)).corpo.error?.code).toBe('LINK_INVALIDO');
    expect((await sql`select 1 from idempotencia`.execute(s.servicos.db)).rows).toHaveLength(0);
  });
});
