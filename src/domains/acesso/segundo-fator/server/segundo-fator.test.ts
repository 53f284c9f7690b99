import { salasDe } from '#tests/helpers/salas.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarCifra } from '#platform/server/segredos/cifra.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { pedirConfirmando, emailsDe, entrarComo, senhaDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { limites } from '#domains/acesso/limites.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/carregar-sessao.ts';
import { haSegredosDeOutraChave, protegerSegredos } from './fator-guardado.ts';
import { codigoDoPasso, deBase32, passoEm, SEGUNDOS_DO_PASSO } from './totp.ts';

const chave = randomBytes(32);
let s: ServidorDeTeste;
let admin = '';
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso, carregarSessao, env: { DATA_KEY: chave.toString('base64') } });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  admin = (await entrarComo(s, 'diretora@demo.escola')).token;
});
afterAll(() => s.fechar());
beforeEach(() => sql`delete from tentativas`.execute(s.servicos.db));

let ultimo = 0;
/** Somebody new, signed in. */
async function alguem(opcoes: { permissoes?: readonly 'pessoas:visualizar'[] } = {}) {
  const usuario = await usuarioDeTeste(s, `pessoa${++ultimo}`, { permissoes: [], ...opcoes });
  return { ...usuario, token: (await entrarComo(s, usuario.email)).token };
}
const postar = (caminho: string, token: string, body: unknown) => s.pedir('POST', `Autenticacao/segundo-fator/${caminho}`, { token, body });
const entrar = (email: string, codigo?: string, senha = senhaDeTeste) =>
  s.pedir('POST', 'Autenticacao/autenticar-administrativo', { body: { email, senha, ...(codigo === undefined ? {} : { codigo }) } });
/** The database's second, never so late in a step that the next call would fall into another one. */
async function agora(): Promise<number> {
  const { rows } = await sql<{ s: number }>`select extract(epoch from clock_timestamp())::float8 as s`.execute(s.servicos.db);
  const segundo = rows[0]?.s ?? 0;
  const resta = SEGUNDOS_DO_PASSO - (segundo % SEGUNDOS_DO_PASSO);
  if (resta > 4) return segundo;
  await new Promise((seguir) => setTimeout(seguir, resta * 1000 + 50));
  return agora();
}
/** The code of now, or of so many steps from now. */
const codigo = async (segredo: string, distancia = 0) => codigoDoPasso(deBase32(segredo), passoEm(await agora()) + distancia);
/** Somebody whose second factor is on; the code before the present one is used up by it. */
async function comFator() {
  const pessoa = await alguem();
  const { segredo } = (await postar('preparacao', pessoa.token, { senha: senhaDeTeste })).corpo.data as { segredo: string };
  const ligado = await postar('ativacao', pessoa.token, { codigo: await codigo(segredo, -1) });
  expect(ligado.status).toBe(200);
  return { ...pessoa, segredo, codigos: (ligado.corpo.data as { codigos: string[] }).codigos };
}
const estado = async (token: string) => (await s.pedir('GET', 'Autenticacao/segundo-fator', { token })).corpo.data;
const sessoes = async (id: number) =>
  (await sql`select 1 from sessoes where usuario_id = ${id} and revogada_em is null`.execute(s.servicos.db)).rows.length;
const auditoria = async (id: number) =>
  (
    await sql<{
      acao: string;
    }>`select acao from auditoria where alvo_tipo = 'usuario' and alvo_id = ${id} order by seq desc limit 1`.execute(s.servicos.db)
  ).rows[0]?.acao;

describe('turning it on', () => {
  it('asks for the password, shows secret and QR code, and asks nothing at sign-in until a code confirmed it', async () => {
    const { token, email, id } = await alguem();
    const errada = await postar('preparacao', token, { senha: 'outra senha' });
    expect([errada.status, errada.corpo.error?.fields[0]?.path]).toEqual([400, 'senha']);
    expect((await postar('ativacao', token, { codigo: '123456' })).corpo.error?.code).toBe('SEGUNDO_FATOR_NAO_PREPARADO');
    const preparado = (await postar('preparacao', token, { senha: senhaDeTeste })).corpo.data as {
      segredo: string;
      endereco: string;
      qr: object;
    };
    expect(preparado).toEqual({
      segredo: expect.stringMatching(/^[A-Z2-7]{32}$/),
      endereco: `otpauth://totp/P%C3%A1tio:${encodeURIComponent(email)}?secret=${preparado.segredo}&issuer=P%C3%A1tio&algorithm=SHA1&digits=6&period=30`,
      qr: { tamanho: expect.any(Number), desenho: expect.stringMatching(/^M\d/) },
    });
    expect((await entrar(email)).status).toBe(200);
    expect(await estado(token)).toEqual({ ativo: false, desde: null, codigosRestantes: 0, obrigatorio: false });
    const recusada = await postar('ativacao', token, { codigo: '000000' });
    expect([recusada.status, recusada.corpo.error?.code, recusada.corpo.error?.fields[0]?.path]).toEqual([
      400,
      'CODIGO_RECUSADO',
      'codigo',
    ]);
    const ligado = await postar('ativacao', token, { codigo: await codigo(preparado.segredo) });
    const { codigos } = ligado.corpo.data as { codigos: string[] };
    expect(new Set(codigos).size).toBe(10);
    for (const um of codigos) expect(um).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect(await estado(token)).toEqual({ ativo: true, desde: expect.any(String), codigosRestantes: 10, obrigatorio: false });
    expect(await auditoria(id)).toBe('usuario.segundo_fator_ligado');
    expect((await emailsDe(s))[0]).toMatchObject({ para: email, assunto: 'Pátio: segundo fator ligado' });
    // The session of the password alone, opened meanwhile, is dead; this one lives.
    expect(await sessoes(id)).toBe(1);
    expect((await postar('preparacao', token, { senha: senhaDeTeste })).corpo.error?.code).toBe('SEGUNDO_FATOR_JA_LIGADO');
  });

  it('keeps neither secret nor codes readable, and a secret opens only for its user', async () => {
    const [uma, outra] = [await comFator(), await comFator()];
    const { rows } = await sql<{
      tudo: string;
      cru: Buffer;
    }>`select f::text || coalesce((select string_agg(c::text, ' ') from codigos_recuperacao c), '') as tudo, f.segredo as cru
      from segundos_fatores f where usuario_id = ${uma.id}`.execute(s.servicos.db);
    expect(rows[0]?.cru.includes(uma.segredo)).toBe(false);
    expect(rows[0]?.tudo).not.toContain(uma.codigos[0]?.replaceAll('-', ''));
    await sql`update segundos_fatores set segredo = (select segredo from segundos_fatores where usuario_id = ${uma.id}) where usuario_id = ${outra.id}`.execute(
      s.servicos.db,
    );
    expect((await entrar(outra.email, await codigo(uma.segredo))).status).toBe(500);
    await sql`delete from segundos_fatores where usuario_id = ${outra.id}`.execute(s.servicos.db);
  });

  it('a secret under an earlier key turns to the present one and goes on', async () => {
    const { email, segredo } = await comFator();
    const nova = criarCifra([randomBytes(32), chave]);
    expect(await haSegredosDeOutraChave(s.servicos.db, nova)).toBe(true);
    expect(await protegerSegredos(s.servicos.db, nova)).toBeGreaterThan(0);
    expect(await haSegredosDeOutraChave(s.servicos.db, nova)).toBe(false);
    const antiga = s.servicos.cifra;
    s.servicos.cifra = nova;
    expect((await entrar(email, await codigo(segredo))).status).toBe(200);
    s.servicos.cifra = antiga;
    await sql`delete from segundos_fatores`.execute(s.servicos.db);
  });
});

describe('sign-in', () => {
  it('is the call of the specification, asked again with the code', async () => {
    const { email, segredo, id } = await comFator();
    const semCodigo = await entrar(email);
    expect([semCodigo.status, semCodigo.corpo.error]).toEqual([
      401,
      {
        code: 'SEGUNDO_FATOR_EXIGIDO',
        message: 'Informe o código do seu aplicativo autenticador.',
        fields: [{ path: 'codigo', code: 'SEGUNDO_FATOR_EXIGIDO', message: 'Informe o código do seu aplicativo autenticador.' }],
        correlationId: expect.any(String),
      },
    ]);
    expect(await sessoes(id)).toBe(1);
    expect((await entrar(email, '000000')).corpo.error?.code).toBe('CODIGO_INCORRETO');
    // Who does not know the password hears nothing of a second factor, right code or not.
    expect((await entrar(email, await codigo(segredo), 'outra senha')).corpo.error?.code).toBe('CREDENCIAIS_INVALIDAS');
    expect((await entrar(email, undefined, 'outra senha')).corpo.error?.code).toBe('CREDENCIAIS_INVALIDAS');
    const certo = await entrar(email, (await codigo(segredo)).replace(/^.../, '$& '));
    expect(Object.keys(certo.corpo.data as object)).toEqual(['accessToken', 'name', 'surname', 'email', 'personId']);
  });

  it('takes each code once, and none before the last one taken', async () => {
    const { email, segredo } = await comFator();
    const [atual, seguinte] = [await codigo(segredo), await codigo(segredo, 1)];
    expect((await entrar(email, seguinte)).status).toBe(200);
    expect((await entrar(email, seguinte)).corpo.error?.code).toBe('CODIGO_INCORRETO');
    expect((await entrar(email, atual)).corpo.error?.code).toBe('CODIGO_INCORRETO');
  });

  it('of one code sent many times at once, lets exactly one in', async () => {
    const { email, segredo, codigos, id } = await comFator();
    const doAplicativo = await codigo(segredo);
    const respostas = await Promise.all(Array.from({ length: 5 }, () => entrar(email, doAplicativo)));
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    await sql`delete from tentativas`.execute(s.servicos.db);
    const deRecuperacao = await Promise.all(Array.from({ length: 5 }, () => entrar(email, codigos[0])));
    expect(deRecuperacao.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessoes(id)).toBe(3);
  });

  it('takes a recovery code once, typed as people type', async () => {
    const { email, codigos, token } = await comFator();
    const digitado = ` ${codigos[3]?.toLowerCase().replaceAll('-', ' ')} `;
    expect((await entrar(email, digitado)).status).toBe(200);
    expect((await entrar(email, digitado)).corpo.error?.code).toBe('CODIGO_INCORRETO');
    expect(await estado(token)).toMatchObject({ codigosRestantes: 9 });
    const { rows } = await sql<{
      motivo: string;
    }>`select motivo from eventos_seguranca where tipo = 'entrada.feita' order by id desc limit 1`.execute(s.servicos.db);
    expect(rows[0]?.motivo).toBe('segundo_fator_recuperacao');
  });

  it('counts wrong codes for the person, whatever the password does meanwhile', async () => {
    const { email, segredo } = await comFator();
    for (let i = 0; i < limites.codigo.livres; i += 1) expect((await entrar(email, '000000')).status).toBe(401);
    expect((await entrar(email, '000000')).status).toBe(401);
    const fechada = await entrar(email, await codigo(segredo));
    expect([fechada.status, fechada.corpo.error?.code]).toEqual([429, 'MUITAS_TENTATIVAS']);
    expect((await entrar(email)).corpo.error?.code).toBe('SEGUNDO_FATOR_EXIGIDO');
  });

  it('a right password without a code leaves the counts as it found them', async () => {
    const { email } = await comFator();
    for (let i = 0; i < limites.conta.livres + 5; i += 1) expect((await entrar(email)).corpo.error?.code).toBe('SEGUNDO_FATOR_EXIGIDO');
  });
});

describe('turning it off', () => {
  it('needs password and code; afterwards the password alone signs in', async () => {
    const { email, token, segredo, id } = await comFator();
    expect((await postar('desativacao', token, { senha: 'outra', codigo: await codigo(segredo) })).corpo.error?.fields[0]?.path).toBe(
      'senha',
    );
    expect((await postar('desativacao', token, { senha: senhaDeTeste, codigo: '000000' })).corpo.error?.fields[0]?.path).toBe('codigo');
    expect((await postar('desativacao', token, { senha: senhaDeTeste, codigo: await codigo(segredo) })).status).toBe(200);
    expect((await entrar(email)).status).toBe(200);
    expect(await auditoria(id)).toBe('usuario.segundo_fator_desligado');
    expect((await postar('desativacao', token, { senha: senhaDeTeste, codigo: '000000' })).corpo.error?.code).toBe(
      'SEGUNDO_FATOR_DESLIGADO',
    );
  });

  it('new recovery codes end the old ones', async () => {
    const { email, token, segredo, codigos } = await comFator();
    const resposta = await postar('codigos', token, { senha: senhaDeTeste, codigo: await codigo(segredo) });
    const novos = (resposta.corpo.data as { codigos: string[] }).codigos;
    expect((await entrar(email, codigos[0])).status).toBe(401);
    expect((await entrar(email, novos[0])).status).toBe(200);
  });

  it('an administrator takes it from somebody else, told and recorded; nobody else may, nor from oneself', async () => {
    const { id, email } = await comFator();
    const retirar = (token: string, alvo: number, versao = 1) =>
      pedirConfirmando(s, 'POST', `Usuario/${alvo}/retirada-segundo-fator`, { token, body: { versao, motivo: 'Perdeu o celular' } });
    const gestor = await usuarioDeTeste(s, 'gestor', { permissoes: ['usuarios:visualizar', 'usuarios:editar'] });
    expect((await retirar((await entrarComo(s, gestor.email)).token, id)).corpo.error?.code).toBe('SO_ADMINISTRADOR');
    expect((await retirar(admin, id, 9)).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
    const { rows } = await sql<{ id: number }>`select id from usuarios where email = 'diretora@demo.escola'`.execute(s.servicos.db);
    expect((await retirar(admin, rows[0]?.id ?? 0)).corpo.error?.code).toBe('PROPRIO_ACESSO');
    expect((await s.pedir('GET', `Usuario/${id}`, { token: admin })).corpo.data).toMatchObject({ segundoFator: true });
    expect((await retirar(admin, id)).corpo.data).toMatchObject({ segundoFator: false, sessoesAbertas: 0 });
    expect(await auditoria(id)).toBe('usuario.segundo_fator_retirado');
    expect((await emailsDe(s))[0]).toMatchObject({ para: email, assunto: 'Pátio: segundo fator retirado' });
    expect((await retirar(admin, id)).corpo.error?.code).toBe('SEGUNDO_FATOR_DESLIGADO');
    expect((await entrar(email)).status).toBe(200);
  });
});

describe('a profile that asks for it', () => {
  it('lets nothing answer until it is set up, and then everything; it cannot be turned off', async () => {
    const { token, email, id } = await alguem({ permissoes: ['pessoas:visualizar'] });
    const perfil = async () => {
      const { rows } = await sql<{ id: number }>`select perfil_id as id from usuarios_perfis where usuario_id = ${id}`.execute(
        s.servicos.db,
      );
      return (await s.pedir('GET', `Perfil/${rows[0]?.id}`, { token: admin })).corpo.data as Record<string, unknown> & { id: number };
    };
    const { id: perfilId, nome, descricao, versao, restringirPainelProfessor, exigeSegundoFator } = await perfil();
    expect(exigeSegundoFator).toBe(false);
    const corpo = { id: perfilId, nome, descricao, restringirPainelProfessor };
    expect(
      (await s.pedir('PUT', 'Perfil', { token: admin, body: { ...corpo, versao, exigeSegundoFator: true } })).corpo.data,
    ).toMatchObject({
      exigeSegundoFator: true,
    });
    // A client that does not know the switch leaves it as it is.
    await s.pedir('PUT', 'Perfil', { token: admin, body: { ...corpo, versao: Number(versao) + 1 } });
    expect((await perfil()).exigeSegundoFator).toBe(true);

    const validar = async (t: string) =>
      (await s.pedir('GET', 'Autenticacao/token-valido', { token: t })).corpo.data as Record<string, unknown>;
    expect(await validar(token)).toMatchObject({ pendencia: 'segundo_fator', permissions: [] });
    const nova = (await entrarComo(s, email)).token;
    const recusa = await s.pedir('GET', 'FiltroSalvo?Tela=pessoas', { token: nova });
    expect([recusa.status, recusa.corpo.error?.code]).toEqual([403, 'SEGUNDO_FATOR_PENDENTE']);
    expect(await estado(nova)).toMatchObject({ ativo: false, obrigatorio: true });
    const { segredo } = (await postar('preparacao', nova, { senha: senhaDeTeste })).corpo.data as { segredo: string };
    await postar('ativacao', nova, { codigo: await codigo(segredo, -1) });
    const depois = await validar(nova);
    expect(depois).not.toHaveProperty('pendencia');
    expect(depois.permissions).toContainEqual({ nome: 'pessoas', permissoes: ['Visualizar'] });
    expect((await s.pedir('GET', 'FiltroSalvo?Tela=pessoas', { token: nova })).status).toBe(200);
    const presa = await postar('desativacao', nova, { senha: senhaDeTeste, codigo: await codigo(segredo) });
    expect([presa.status, presa.corpo.error?.code]).toEqual([409, 'SEGUNDO_FATOR_OBRIGATORIO']);
  });
});

describe('the database', () => {
  it('refuses what the service refuses', async () => {
    const { id } = await comFator();
    const { db } = s.servicos;
    const dobrado = sql`insert into segundos_fatores_usos (usuario_id, passo) select ${id}, max(passo) from segundos_fatores_usos where usuario_id = ${id}`;
    await expect(dobrado.execute(db)).rejects.toThrow('segundos_fatores_usos_pkey');
    await expect(sql`update segundos_fatores_usos set passo = passo + 1 where usuario_id = ${id}`.execute(db)).rejects.toThrow();
    await expect(sql`insert into segundos_fatores_usos (usuario_id, passo) values (${id}, 0)`.execute(db)).rejects.toThrow('passo_check');
    await sql`update codigos_recuperacao set usado_em = now() where usuario_id = ${id}`.execute(db);
    await expect(sql`update codigos_recuperacao set usado_em = null where usuario_id = ${id}`.execute(db)).rejects.toThrow('used once');
    await expect(
      sql`insert into codigos_recuperacao (usuario_id, codigo_hash) select usuario_id, codigo_hash from codigos_recuperacao where usuario_id = ${id}`.execute(
        db,
      ),
    ).rejects.toThrow('codigos_recuperacao_pkey');
    await expect(sql`update codigos_recuperacao set codigo_hash = '\\x00' where usuario_id = ${id}`.execute(db)).rejects.toThrow();
    await expect(sql`update segundos_fatores set chave_id = 'x' where usuario_id = ${id}`.execute(db)).rejects.toThrow('chave_id_check');
    await expect(sql`update segundos_fatores set segredo = '\\x00' where usuario_id = ${id}`.execute(db)).rejects.toThrow('segredo_check');
    await expect(
      sql`update segundos_fatores set confirmado_em = criado_em - interval '1 day' where usuario_id = ${id}`.execute(db),
    ).rejects.toThrow('segundos_fatores_confirmado_depois');
  });
});
