import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { codigoDoPasso, deBase32, passoEm } from '#domains/acesso/segundo-fator/server/totp.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { pedirConfirmando, emailsDe, entrarComo, senhaDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { vigiarEventos } from './vigia.ts';

let s: ServidorDeTeste;
let admin = '';
let vigilante = '';
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.acesso, ...salasDe.pessoas], carregarSessao });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'vigia', { permissoes: ['seguranca:listar', 'seguranca:visualizar'] });
  admin = (await entrarComo(s, 'diretora@demo.escola')).token;
  vigilante = (await entrarComo(s, 'vigia@demo.escola')).token;
});
afterAll(() => s.fechar());
beforeEach(() => sql`delete from tentativas`.execute(s.servicos.db));

type Evento = {
  tipo: string;
  usuarioNome: string | null;
  rota: string | null;
  alvoId: number | null;
  alvoNome: string | null;
  motivo: string | null;
  ip: string | null;
};
const listar = async (busca: string, token = vigilante): Promise<Evento[]> => {
  const { status, corpo } = await s.pedir('GET', `EventoSeguranca/obter-paginado?TamanhoDaPagina=100&${busca}`, { token });
  expect(status, JSON.stringify(corpo)).toBe(200);
  return (corpo.data as { itens: Evento[] }).itens;
};
const regras = async () =>
  (await s.pedir('GET', 'Seguranca/regras', { token: admin })).corpo.data as Record<string, boolean> & { versao: number };
const salvar = async (mudanca: Record<string, unknown>, token = admin) => {
  const { demonstracao: _, ...atuais } = await regras();
  return s.pedir('PUT', 'Seguranca/regras', { token, body: { ...atuais, ...mudanca } });
};

describe('what is refused leaves an event', () => {
  it('a probe for a record out of reach names who, where, which one and why', async () => {
    await usuarioDeTeste(s, 'curiosa', { permissoes: ['pessoas:visualizar'] });
    const { token } = await entrarComo(s, 'curiosa@demo.escola');
    expect((await s.pedir('GET', 'Pessoa/987654', { token })).status).toBe(404);
    expect(await listar('Tipo=acesso.fora_do_alcance')).toEqual([
      expect.objectContaining({
        usuarioNome: 'curiosa Figueira',
        rota: 'GET Pessoa/{id}',
        alvoId: 987654,
        motivo: 'PESSOA_NAO_ENCONTRADA',
        ip: '127.0.0.1',
      }),
    ]);
  });

  it('no refusal is another one because the disk takes no event of it', async () => {
    const { dono } = s.banco;
    await usuarioDeTeste(s, 'leitora', { permissoes: ['pessoas:visualizar'] });
    const { token } = await entrarComo(s, 'leitora@demo.escola');
    await sql`create function sem_espaco() returns trigger language plpgsql as $$ begin raise exception 'no space left' using errcode = '53100'; end $$`.execute(
      dono,
    );
    await sql`create trigger sem_espaco before insert on eventos_seguranca for each row execute function sem_espaco()`.execute(dono);
    try {
      expect((await s.pedir('GET', 'Pessoa/987653', { token })).status).toBe(404);
      expect((await s.pedir('GET', 'Usuario/1', { token })).status).toBe(403);
      expect((await s.pedir('GET', 'Pessoa/987653', { token: 'nenhum' })).status).toBe(401);
    } finally {
      await sql`drop function sem_espaco() cascade`.execute(dono);
    }
  });

  it('an action without permission names the endpoint, the record and the reason, also where the permission depends on the data', async () => {
    await usuarioDeTeste(s, 'estagiaria', { permissoes: ['pessoas:visualizar'] });
    const { token } = await entrarComo(s, 'estagiaria@demo.escola');
    expect((await s.pedir('GET', 'Perfil/77', { token })).status).toBe(403);
    expect((await salvar({}, token)).status).toBe(403);
    expect((await listar('Tipo=acesso.negado&Texto=estagiaria')).map(({ rota, alvoId, motivo }) => [rota, alvoId, motivo])).toEqual([
      ['PUT Seguranca/regras', null, 'SO_ADMINISTRADOR'],
      ['GET Perfil/{id}', 77, 'SEM_PERMISSAO'],
    ]);
  });

  it('many of them in a while are an alert, which administrators get by mail, once', async () => {
    await usuarioDeTeste(s, 'sondadora', { permissoes: ['pessoas:visualizar'] });
    const { token } = await entrarComo(s, 'sondadora@demo.escola');
    for (let id = 0; id < 25; id += 1) await s.pedir('GET', `Pessoa/${900_000 + id}`, { token });
    await sql`insert into eventos_avisados (evento_id, em) select id, now() - interval '1 hour' from eventos_seguranca`.execute(
      s.servicos.db,
    );
    expect(await vigiarEventos(s.servicos)).toBe(1);
    const [mensagem] = await emailsDe(s);
    expect(mensagem).toMatchObject({ para: 'diretora@demo.escola', assunto: 'Pátio: alerta de segurança' });
    expect(mensagem?.texto).toMatch(/Um usuário procura o que não é seu · sondadora Figueira/);
    expect(mensagem?.texto).toContain('/seguranca?gravidade=alerta');
    expect(await vigiarEventos(s.servicos)).toBe(0);
    expect((await listar('Gravidade=alerta&Texto=sondadora')).map(({ tipo }) => tipo)).toEqual(['acesso.sondagem']);
  });

  it('what comes soon after a mail waits for the next one, and two processes tell it once', async () => {
    await sql`insert into eventos_seguranca (tipo) values ('sessao.roubo')`.execute(s.servicos.db);
    expect(await vigiarEventos(s.servicos)).toBe(0);
    await s.banco.dono.transaction().execute((tx) => sql`update eventos_avisados set em = em - interval '11 minutes'`.execute(tx));
    const avisados = await Promise.all([vigiarEventos(s.servicos), vigiarEventos(s.servicos)]);
    expect(avisados.toSorted()).toEqual([0, 1]);
  });
});

describe('an alert by mail', () => {
  it('carries no word of a stranger: a sign-up that nobody approved goes without its name', async () => {
    const senha = 'quatro barcos no rio';
    const email = 'clique-em-golpe.example@fora.example';
    const body = {
      nome: 'Acesse http://golpe.example',
      sobrenome: 'e troque a senha',
      email,
      senha,
      confirmacao: senha,
      aceitaTermos: true,
    };
    expect((await s.pedir('POST', 'Autenticacao/cadastro', { body })).status).toBe(200);
    for (let vez = 0; vez < 16; vez += 1) {
      await sql`delete from tentativas`.execute(s.servicos.db);
      await s.pedir('POST', 'Autenticacao/autenticar-administrativo', { body: { email, senha: 'errada de todo' } });
    }
    await s.banco.dono.transaction().execute((tx) => sql`update eventos_avisados set em = em - interval '11 minutes'`.execute(tx));
    expect(await vigiarEventos(s.servicos)).toBeGreaterThan(0);
    const [mensagem] = await emailsDe(s);
    expect(mensagem?.texto).toMatch(/Alguém tenta adivinhar a senha de um usuário · cadastro sem aprovação/);
    expect(mensagem?.texto).not.toMatch(/golpe/);
  });
});

describe('the list of events', () => {
  it('is filtered by day, kind, gravity, person and words, newest first', async () => {
    await sql`insert into eventos_seguranca (tipo, em, ip, motivo) values
      ('entrada.falhou', '2026-03-10T02:30:00Z', '203.0.113.7', 'senha_incorreta'), ('conteudo.recusado', '2026-03-10T15:00:00Z', '203.0.113.8', 'img-src')`.execute(
      s.servicos.db,
    );
    // Half past two in London is the day before at the school.
    expect((await listar('DataInicial=2026-03-09&DataFinal=2026-03-09')).map(({ tipo }) => tipo)).toEqual(['entrada.falhou']);
    expect((await listar('DataInicial=2026-03-10&DataFinal=2026-03-10')).map(({ tipo }) => tipo)).toEqual(['conteudo.recusado']);
    expect((await listar('DataFinal=2026-03-10&Gravidade=atencao')).map(({ ip }) => ip)).toEqual(['203.0.113.8', '203.0.113.7']);
    expect((await listar('Texto=203.0.113.7')).map(({ motivo }) => motivo)).toEqual(['senha_incorreta']);
    expect((await s.pedir('GET', 'EventoSeguranca/obter-paginado?Tipo=nada', { token: vigilante })).status).toBe(400);
  });

  it('leaves as a file in words, and its leaving is an event itself', async () => {
    const arquivo = await s.pedir('GET', 'EventoSeguranca/exportar?Formato=csv&Texto=203.0.113.7', { token: vigilante });
    expect(arquivo.status).toBe(200);
    expect(arquivo.bruto.toString('utf8')).toMatch(/Entrada recusada.*203\.0\.113\.7.*Senha incorreta/);
    await expect
      .poll(async () => (await listar('Tipo=exportacao.feita&Texto=EventoSeguranca')).map(({ motivo }) => motivo))
      .toEqual(['linhas=1']);
  });

  it('is closed to who has no permission for it', async () => {
    const { token } = await entrarComo(s, 'curiosa@demo.escola');
    expect((await s.pedir('GET', 'EventoSeguranca/obter-paginado', { token })).status).toBe(403);
    expect((await s.pedir('GET', 'Seguranca/regras', { token })).status).toBe(403);
  });
});

describe('the rules', () => {
  it('of two administrators who save at once one wins, and the change is an alert', async () => {
    const { demonstracao: _, ...atuais } = await regras();
    const mudar = (cadastroAberto: boolean) => s.pedir('PUT', 'Seguranca/regras', { token: admin, body: { ...atuais, cadastroAberto } });
    const respostas = await Promise.all([mudar(false), mudar(false)]);
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await listar('Tipo=regras.alteradas')).map(({ motivo, usuarioNome }) => [motivo, usuarioNome])).toEqual([
      ['cadastroAberto=false', 'diretora Figueira'],
    ]);
  });

  it('a school that takes no sign-ups says so, and makes no user of one', async () => {
    await salvar({ cadastroAberto: false });
    const senha = 'quatro barcos no rio';
    const body = { nome: 'Zeca', sobrenome: 'Lima', email: 'zeca@demo.escola', senha, confirmacao: senha, aceitaTermos: true };
    const recusa = await s.pedir('POST', 'Autenticacao/cadastro', { body });
    expect([recusa.status, recusa.corpo.error?.code]).toEqual([403, 'CADASTRO_FECHADO']);
    expect((await s.pedir('GET', 'Autenticacao/como-entrar')).corpo.data).toEqual({
      cadastroAberto: false,
      demonstracaoSemSegundoFator: false,
    });
    await salvar({ cadastroAberto: true });
    expect((await s.pedir('POST', 'Autenticacao/cadastro', { body })).status).toBe(200);
  });

  it('ask administrators for a second factor as a school is born, and nothing opens before it is set up', async () => {
    expect((await salvar({ segundoFatorAdministradores: true })).status).toBe(200);
    const presa = await s.pedir('GET', 'Usuario/obter-paginado', { token: admin });
    expect([presa.status, presa.corpo.error?.code]).toEqual([403, 'SEGUNDO_FATOR_PENDENTE']);
    const postar = (caminho: string, body: unknown) => s.pedir('POST', `Autenticacao/segundo-fator/${caminho}`, { token: admin, body });
    const { segredo } = (await postar('preparacao', { senha: senhaDeTeste })).corpo.data as { segredo: string };
    const codigo = codigoDoPasso(deBase32(segredo), passoEm(Date.now() / 1000));
    expect((await postar('ativacao', { codigo })).status).toBe(200);
    expect((await s.pedir('GET', 'Usuario/obter-paginado', { token: admin })).status).toBe(200);
    expect((await s.pedir('GET', 'Autenticacao/segundo-fator', { token: admin })).corpo.data).toMatchObject({ obrigatorio: true });
    expect((await s.pedir('GET', 'EventoSeguranca/obter-paginado', { token: vigilante })).status).toBe(200);
    // The acts below are confirmed by password.
    await sql`delete from segundos_fatores`.execute(s.servicos.db);
    await sql`update acesso_regras set segundo_fator_administradores = false, versao = versao + 1`.execute(s.servicos.db);
  });
});

describe('a profile that changes money or access', () => {
  const perfil = async (id: number) =>
    (await s.pedir('GET', `Perfil/${id}`, { token: admin })).corpo.data as { exigeSegundoFator: boolean; versao: number };
  const conceder = async (id: number, permissoes: { tela: string; acoes: string[] }[]) =>
    s.pedir('PUT', `Perfil/${id}/permissoes`, {
      token: admin,
      body: { versao: (await perfil(id)).versao, restringirPainelProfessor: false, permissoes },
    });

  it('begins to ask for a second factor when it begins to do so, as does a copy of it; turning that off is an alert', async () => {
    const criar = async (nome: string, copiarDeId: number | null) =>
      (await s.pedir('POST', 'Perfil', { token: admin, body: { nome, copiarDeId } })).corpo.data as {
        id: number;
        exigeSegundoFator: boolean;
      };
    const { id } = await criar('Tesouraria', null);
    await conceder(id, [{ tela: 'contas-a-receber', acoes: ['visualizar', 'listar'] }]);
    expect((await perfil(id)).exigeSegundoFator).toBe(false);
    await conceder(id, [{ tela: 'contas', acoes: ['visualizar', 'editar'] }]);
    expect((await perfil(id)).exigeSegundoFator).toBe(true);
    expect((await criar('Tesouraria da tarde', id)).exigeSegundoFator).toBe(true);
    const { versao } = await perfil(id);
    await s.pedir('PUT', 'Perfil', { token: admin, body: { id, versao, nome: 'Tesouraria', exigeSegundoFator: false } });
    expect(await listar('Tipo=perfil.sem_segundo_fator')).toHaveLength(1);
    // What the school decided stays decided.
    await conceder(id, [{ tela: 'contas', acoes: ['visualizar', 'editar', 'excluir'] }]);
    expect((await perfil(id)).exigeSegundoFator).toBe(false);
  });
});

describe('what gives or takes access leaves its event, whichever way it was given', () => {
  const postar = async (caminho: string, body: Record<string, unknown>) =>
    (await pedirConfirmando(s, 'POST', caminho, { token: admin, body })).corpo.data as { id: number };
  const versaoDe = async (id: number) =>
    ((await s.pedir('GET', `Usuario/${id}`, { token: admin })).corpo.data as { versao: number }).versao;
  const agir = async (id: number, verbo: string, extra = {}) =>
    pedirConfirmando(s, 'POST', `Usuario/${id}/${verbo}`, { token: admin, body: { versao: await versaoDe(id), ...extra } });
  const eventosDe = async (id: number) => {
    const { rows } = await sql<{ tipo: string }>`select tipo from eventos_seguranca where alvo_id = ${id}
      and tipo in ('acesso.alterado', 'usuario.administrador') order by id`.execute(s.servicos.db);
    return rows.map(({ tipo }) => tipo);
  };

  it('by invitation: an administrator among the invited is an alert that says who', async () => {
    const convidar = (email: string, emAdmin: boolean) =>
      postar('Usuario', { nome: 'Nova', sobrenome: 'Chefe', email, perfis: [], admin: emAdmin });
    const comum = await convidar('nova.comum@demo.escola', false);
    const chefe = await convidar('nova.chefe@demo.escola', true);
    expect(await eventosDe(comum.id)).toEqual(['acesso.alterado']);
    expect(await eventosDe(chefe.id)).toEqual(['acesso.alterado', 'usuario.administrador']);
    expect((await listar('Tipo=usuario.administrador')).map(({ usuarioNome, alvoNome }) => [usuarioNome, alvoNome])).toEqual([
      ['diretora Figueira', 'Nova Chefe'],
    ]);
  });

  it('by approval, by return, and by being put out', async () => {
    const { rows } = await sql<{ id: number }>`insert into usuarios (email, nome, sobrenome, senha_hash, situacao, email_confirmado_em)
      values ('espera@demo.escola', 'Espera', 'Lima', 'x', 'pendente', now()) returning id`.execute(s.servicos.db);
    const id = rows[0]?.id ?? 0;
    const chefe = { id, nome: 'Espera', sobrenome: 'Lima', email: 'espera@demo.escola', perfis: [], admin: true };
    expect((await s.pedir('PUT', 'Usuario', { token: admin, body: { ...chefe, versao: await versaoDe(id) } })).status).toBe(200);
    // It may not come in yet.
    expect(await eventosDe(id)).toEqual([]);
    expect((await agir(id, 'aprovacao', { perfis: [] })).status).toBe(200);
    expect(await eventosDe(id)).toEqual(['acesso.alterado', 'usuario.administrador']);
    expect((await agir(id, 'desativacao')).status).toBe(200);
    expect((await agir(id, 'reativacao')).status).toBe(200);
    expect((await eventosDe(id)).slice(2)).toEqual(['acesso.alterado', 'acesso.alterado', 'usuario.administrador']);
  });

  it('by a profile that begins with permissions, or whose restriction goes', async () => {
    const doPerfil = async (id: number) =>
      (await listar('Tipo=perfil.alterado')).filter(({ alvoId }) => alvoId === id).map(({ alvoNome }) => alvoNome);
    const { id } = await postar('Perfil', { nome: 'Docentes', restringirPainelProfessor: true });
    const { versao } = (await s.pedir('GET', `Perfil/${id}`, { token: admin })).corpo.data as { versao: number };
    await s.pedir('PUT', 'Perfil', { token: admin, body: { id, versao, nome: 'Docentes', restringirPainelProfessor: false } });
    expect(await doPerfil(id)).toEqual(['Docentes']);
    const { rows } = await sql<{ id: number }>`select id from perfis where nome like '%vigia'`.execute(s.servicos.db);
    const copia = await postar('Perfil', { nome: 'Outra vigia', copiarDeId: rows[0]?.id });
    expect(await doPerfil(copia.id)).toEqual(['Outra vigia']);
  });
});
