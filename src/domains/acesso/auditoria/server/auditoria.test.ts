import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { type Ancora, anexarAncora, conferirAncoras, lerAncoras } from '#platform/server/auditoria/ancoras.ts';
import { cabecaDaCadeia, encadearAuditoria } from '#platform/server/auditoria/audit-chain.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { ancorar } from './ancorar.ts';

const pasta = mkdtempSync(join(tmpdir(), 'patio-ancoras-'));
let s: ServidorDeTeste;
let token = '';
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.acesso, ...salasDe.pessoas],
    carregarSessao,
    env: { AUDIT_ANCHOR_DIR: pasta, AUDIT_ANCHOR_MAIL: 'diretora@escola.example' },
  });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'auditora', { permissoes: ['auditoria:listar'] });
  token = (await entrarComo(s, 'auditora@demo.escola')).token;
  const admin = (await entrarComo(s, 'diretora@demo.escola')).token;
  const perfil = { nome: 'Portaria', descricao: 'Quem entra', exigeSegundoFator: false, restringirPainelProfessor: false };
  const { corpo } = await s.pedir('POST', 'Perfil', { token: admin, body: perfil, headers: { 'idempotency-key': 'perfil-portaria-1' } });
  if (corpo.error) throw new Error(JSON.stringify(corpo.error));
});
afterAll(async () => {
  await s.fechar();
  rmSync(pasta, { recursive: true, force: true });
});

type Linha = { seq: number; acao: string; tipo: string; registroId: number; registroNome: string | null; usuarioNome: string | null };
const listar = async (busca: string): Promise<Linha[]> => {
  const { status, corpo } = await s.pedir('GET', `Auditoria/obter-paginado?TamanhoDaPagina=100&${busca}`, { token });
  expect(status, JSON.stringify(corpo)).toBe(200);
  return (corpo.data as { itens: Linha[] }).itens;
};
const ancoras = invariantesRegistradas().find(({ id }) => id === 'auditoria-ancoras');
const verificar = async () =>
  (await julgar(s.banco.db, ancoras ? [ancoras] : [], { chaveDaAuditoria: s.servicos.config.chaveDaAuditoria, ancoras: pasta }))[0];

describe('changes', () => {
  it('are found by who made them, by record, by screen and by day, and open with before and after', async () => {
    const [criado] = await listar('Texto=diretora&Tipo=perfil');
    expect(criado).toMatchObject({ acao: 'perfil.criado', tipo: 'perfil', registroNome: 'Portaria', usuarioNome: 'diretora Figueira' });
    expect(await listar(`Tipo=perfil&RegistroId=${criado?.registroId}`)).toEqual([criado]);
    for (const tela of ['perfis', 'perfil-permissao']) expect(await listar(`Tela=${tela}`), tela).toContainEqual(criado);
    expect(new Set((await listar('Tela=pessoas')).map(({ tipo }) => tipo))).toEqual(new Set(['pessoa']));
    expect(await listar('Tela=taxas')).toEqual([]);
    expect(await listar('Texto=auditora&Tipo=perfil')).toEqual([]);
    expect(await listar('Tipo=perfil&DataFinal=2020-01-01')).toEqual([]);
    const { corpo } = await s.pedir('GET', `Auditoria/${criado?.seq}`, { token });
    expect(corpo.data).toMatchObject({ antes: null, depois: { nome: 'Portaria' } });
    expect((await s.pedir('GET', 'Auditoria/999999', { token })).status).toBe(404);
  });

  it('of a person with a CPF open with a record of who looked, and still open when the person is gone', async () => {
    const { rows } = await sql<{ id: number }>`insert into pessoas (nome, cpf) values ('Rita', '52998224725') returning id`.execute(
      s.banco.dono,
    );
    const id = rows[0]?.id ?? 0;
    const { rows: atos } = await sql<{ seq: number }>`insert into auditoria (usuario_nome, acao, alvo_tipo, alvo_id, depois)
      values ('diretora', 'pessoa.criada', 'pessoa', ${id}, '{"cpf": "52998224725"}') returning seq`.execute(s.banco.dono);
    const abrir = async () => (await s.pedir('GET', `Auditoria/${atos[0]?.seq}`, { token })).status;
    expect(await abrir()).toBe(200);
    const vistos = await sql`select dado from visualizacoes_sensiveis where pessoa_id = ${id}`.execute(s.banco.db);
    expect(vistos.rows).toEqual([{ dado: 'cpf' }]);
    await sql`delete from pessoas where id = ${id}`.execute(s.banco.dono);
    expect(await abrir()).toBe(200);
  });

  it('are of whom the school trusts with them: the history of single records gives no way in', async () => {
    await usuarioDeTeste(s, 'leitora', { permissoes: ['auditoria:visualizar'] });
    const leitora = (await entrarComo(s, 'leitora@demo.escola')).token;
    for (const caminho of ['obter-paginado', '1', 'exportar', 'cadeia', 'chave-publica'])
      expect((await s.pedir('GET', `Auditoria/${caminho}`, { token: leitora })).status, caminho).toBe(403);
  });

  it('leave as a file that this portal recognizes, and one cell changed it does not', async () => {
    const { status, bruto } = await s.pedir('GET', 'Auditoria/exportar?Tipo=perfil', { token });
    expect(status).toBe(200);
    expect(bruto.toString('utf8')).toContain('Portaria');
    expect(await conferir(bruto)).toEqual({ confere: true });
    expect(await conferir(Buffer.from(bruto.toString('utf8').replace('Portaria', 'Porteira')))).toEqual({ confere: false });
  });
});

async function conferir(conteudo: Buffer): Promise<unknown> {
  const limite = 'limite-do-arquivo';
  const body = Buffer.concat([
    Buffer.from(
      `--${limite}\r\nContent-Disposition: form-data; name="fileName"\r\n\r\na.csv\r\n--${limite}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`,
    ),
    conteudo,
    Buffer.from(`\r\n--${limite}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${limite}` };
  return (await s.pedir('POST', 'Auditoria/conferencia', { token, body, headers })).corpo.data;
}

describe('the head of the chain, told outside the database', () => {
  const selar = async (): Promise<void> => {
    // The chain leaves the last second alone.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await encadearAuditoria(s.banco.db, s.servicos.config.chaveDaAuditoria);
    const cabeca = await cabecaDaCadeia(s.banco.db);
    if (cabeca) await ancorar(s.servicos, cabeca);
  };

  it('is a line of a file, and the first of a day a mail', async () => {
    await selar();
    const [ancora] = await lerAncoras(pasta);
    expect(ancora).toMatchObject({ bloco: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    await listar('Tipo=perfil');
    await usuarioDeTeste(s, 'mais-uma');
    await sql`insert into auditoria (acao, alvo_tipo, alvo_id) values ('perfil.editado', 'perfil', 1)`.execute(s.banco.db);
    await selar();
    expect(await lerAncoras(pasta)).toHaveLength(2);
    const mensagens = (await emailsDe(s)).filter(({ para }) => para === 'diretora@escola.example');
    expect(mensagens).toHaveLength(1);
    expect(mensagens[0]?.texto).toContain(ancora?.hash);
    expect((await verificar())?.achados).toBe(0);
  });

  it('a line cut short by a power failure is passed over, and the next one stands on its own', async () => {
    const antes = await lerAncoras(pasta);
    writeFileSync(join(pasta, 'auditoria.jsonl'), '\n{"em":"2026-0', { flag: 'a' });
    expect(await lerAncoras(pasta)).toEqual(antes);
    await anexarAncora(pasta, { ...antes[1], hash: 'f'.repeat(64) } as Ancora);
    expect(await lerAncoras(pasta)).toHaveLength(3);
    writeFileSync(join(pasta, 'auditoria.jsonl'), antes.map((a) => JSON.stringify(a)).join('\n'));
  });

  it('a head that stands there already is not told again, and a chain that nobody told of for an hour is a finding', async () => {
    const cabeca = await cabecaDaCadeia(s.banco.db);
    if (cabeca) await ancorar(s.servicos, cabeca);
    expect(await lerAncoras(pasta)).toHaveLength(2);
    expect(await conferirAncoras(s.banco.db, [])).toEqual([]);
    await s.banco.dono.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update auditoria_blocos set created_at = created_at - interval '2 hours' where id = 1`.execute(tx);
    });
    expect(await conferirAncoras(s.banco.db, [])).toMatchObject([{ bloco: 1, motivo: 'sem_ancora' }]);
    expect((await verificar())?.achados).toBe(0);
  });

  it('an end cut off with its rows, which the chain cannot tell, is told by the anchors; what a restore gave up is not', async () => {
    const { rows } = await sql<{ seqDe: number }>`select seq_de as "seqDe" from auditoria_blocos order by id desc limit 1`.execute(
      s.banco.db,
    );
    await s.banco.dono.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from auditoria where seq >= ${rows[0]?.seqDe}`.execute(tx);
      await sql`delete from auditoria_blocos where id = (select max(id) from auditoria_blocos)`.execute(tx);
    });
    const achado = await verificar();
    expect(achado?.achados).toBe(1);
    expect(achado?.exemplos[0]).toMatchObject({ alvo: 'bloco 2' });
    const { corpo } = await s.pedir('GET', 'Auditoria/cadeia', { token });
    expect(corpo.data).toMatchObject({ blocos: 1, ancoras: 2, partidas: [{ bloco: 2, motivo: 'cortado' }] });
    await s.banco.dono
      .transaction()
      .execute((tx) =>
        sql`insert into restauracoes (retrato_em, salto, sessoes_encerradas) values (now() - interval '1 hour', 1000, 0)`.execute(tx),
      );
    // All that was told since the picture is lost with it, whether it was sealed again or not.
    expect(await conferirAncoras(s.banco.db, (await lerAncoras(pasta)).slice(1))).toEqual([]);
  });

  it('an old block without an anchor is told, and not one that a restore brought to a new place', async () => {
    const envelhecer = (de: string) =>
      s.banco.dono.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`update auditoria_blocos set created_at = now() - ${de}::interval`.execute(tx);
        await sql`update restauracoes set feita_em = now() - interval '3 hours'`.execute(tx);
      });
    await envelhecer('10 hours');
    expect(await conferirAncoras(s.banco.db, [])).toEqual([]);
    await envelhecer('2 hours');
    expect(await conferirAncoras(s.banco.db, [])).toMatchObject([{ motivo: 'sem_ancora' }]);
  });

  it('a block in the place of another is told', async () => {
    await s.banco.dono.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from restauracoes`.execute(tx);
      await sql`update auditoria_blocos set hash = sha256('outro') where id = 1`.execute(tx);
    });
    expect(await conferirAncoras(s.banco.db, (await lerAncoras(pasta)).slice(0, 1))).toMatchObject([{ bloco: 1, motivo: 'trocado' }]);
  });
});
