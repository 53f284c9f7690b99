import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { salasDe } from '#tests/helpers/salas.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe } from '#tests/helpers/usuarios.ts';
import { caminhoDoLinkExterno } from '../finalidades.ts';
import { agirPorLink, criarLinksExternos, lerLinkExterno, mandarCodigo, revogarLinksExternos } from './door.ts';

let s: ServidorDeTeste;
let pessoaId = 0;
let alvos = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.acesso });
  const { rows } = await sql<{ id: number }>`insert into pessoas (nome, sobrenome) values ('Rosa', 'Lima') returning id`.execute(
    s.servicos.db,
  );
  pessoaId = rows[0]?.id ?? 0;
});
afterAll(() => s.fechar());
beforeEach(() => sql`delete from tentativas`.execute(s.servicos.db));

const contexto = (ip = '10.0.0.1'): ContextoPublico => ({
  db: s.servicos.db,
  servicos: s.servicos,
  pedido: { idioma: 'br', ip, correlationId: 'c', agente: 'teste', cabecalhos: {} },
  resposta: { cabecalho: () => undefined },
});
const email = 'rosa@familia.escola';
const finalidade = 'assinatura' as const;
async function novoLink(alvoId = (alvos += 1), ate = '2099-12-31'): Promise<{ alvoId: number; token: string }> {
  const tokens = await transacao(s.servicos.db, (tx) =>
    criarLinksExternos(tx, { finalidade, ate, pedidos: [{ alvoId, pessoaId, email }] }),
  );
  return { alvoId, token: tokens.get(alvoId) ?? '' };
}
const codigoNoCorreio = async (): Promise<string> => /\d{6}/.exec((await emailsDe(s))[0]?.texto ?? '')?.[0] ?? '';
const comCodigo = async (token: string): Promise<string> => {
  await mandarCodigo(contexto(), { token, finalidade });
  return codigoNoCorreio();
};
const outro = (codigo: string): string => `${(Number(codigo) + 1) % 1_000_000}`.padStart(6, '0');

it('a link opens for its purpose alone, and its secret lies nowhere', async () => {
  const { alvoId, token } = await novoLink();
  expect(await lerLinkExterno(contexto(), { token, finalidade })).toMatchObject({ alvoId, pessoaId, email });
  await expect(lerLinkExterno(contexto(), { token, finalidade: 'temporada' })).rejects.toMatchObject({ code: 'LINK_EXTERNO_INVALIDO' });
  const { rows } = await sql`select 1 from links_externos l where to_jsonb(l)::text like ${`%${token}%`}`.execute(s.servicos.db);
  expect(rows).toEqual([]);
});

it('a newer link of the same record voids the older, a revoked one ends, and an expired one says when', async () => {
  const { alvoId, token: velho } = await novoLink();
  const { token } = await novoLink(alvoId);
  await expect(lerLinkExterno(contexto(), { token: velho, finalidade })).rejects.toMatchObject({ code: 'LINK_EXTERNO_ENCERRADO' });
  await sql`update links_externos set expira_em = '2026-03-10T12:00:00Z' where alvo_id = ${alvoId} and revogado_em is null`.execute(
    s.servicos.db,
  );
  await expect(lerLinkExterno(contexto(), { token, finalidade })).rejects.toMatchObject({
    code: 'LINK_EXTERNO_VENCIDO',
    params: { em: '10/03/2026' },
  });
  await transacao(s.servicos.db, (tx) => revogarLinksExternos(tx, { finalidade, alvoIds: [alvoId] }));
  await expect(lerLinkExterno(contexto(), { token, finalidade })).rejects.toMatchObject({ code: 'LINK_EXTERNO_ENCERRADO' });
});

it('a link opens until the last minute of its day at the school, and then says that day', async () => {
  const { alvoId, token } = await novoLink(undefined, '2026-03-10');
  await expect(lerLinkExterno(contexto(), { token, finalidade })).rejects.toMatchObject({
    code: 'LINK_EXTERNO_VENCIDO',
    params: { em: '10/03/2026' },
  });
  const { rows } = await sql<{ em: string }>`select expira_em as em from links_externos where alvo_id = ${alvoId}`.execute(s.servicos.db);
  expect(rows.map(({ em }) => new Date(em).toISOString())).toEqual(['2026-03-11T02:59:59.000Z']);
});

it('links are guessed in vain: each guess counts for its address, the right one still opens, and the events say so', async () => {
  const { token } = await novoLink();
  const chutar = () =>
    lerLinkExterno(contexto('10.9.9.9'), { token: 'x'.repeat(43), finalidade }).catch(({ code }: { code: string }) => code);
  const recusas = new Set<unknown>();
  for (let i = 0; i < 52; i += 1) recusas.add(await chutar());
  expect(recusas).toEqual(new Set(['LINK_EXTERNO_INVALIDO', 'MUITAS_TENTATIVAS']));
  await expect(lerLinkExterno(contexto('10.9.9.9'), { token, finalidade })).resolves.toMatchObject({ email });
  const { rows } =
    await sql`select distinct motivo from eventos_seguranca where tipo = 'link_externo.recusado' and ip = '10.9.9.9'`.execute(
      s.servicos.db,
    );
  expect(rows).toEqual([{ motivo: 'LINK_EXTERNO_INVALIDO' }]);
});

it('an act with a code happens once: the code is used up with it, and kept when the act fails', async () => {
  const { token, alvoId } = await novoLink();
  const codigo = await comCodigo(token);
  const falha = agirPorLink(contexto(), { token, finalidade, codigo }, async () => Promise.reject(new Error('não deu')));
  await expect(falha).rejects.toThrow('não deu');
  const agir = () => agirPorLink(contexto(), { token, finalidade, codigo }, async (_tx, link) => link.alvoId);
  expect(await agir()).toBe(alvoId);
  await expect(agir()).rejects.toMatchObject({ code: 'CODIGO_DO_LINK_RECUSADO' });
});

it('two acts with one code at once: one happens', async () => {
  const { token } = await novoLink();
  const codigo = await comCodigo(token);
  let feitos = 0;
  const agir = () => agirPorLink(contexto(), { token, finalidade, codigo }, async () => (feitos += 1));
  const fins = await Promise.allSettled([agir(), agir()]);
  expect(fins.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(feitos).toBe(1);
});

it('wrong codes make one wait, a code of another link or an expired one is refused, a newer one voids the older', async () => {
  const { token } = await novoLink();
  const codigo = await comCodigo(token);
  const { token: alheio } = await novoLink();
  const tentar = (com: string, por = token) =>
    agirPorLink(contexto(), { token: por, finalidade, codigo: com }, async () => 'feito').catch(({ code }: { code: string }) => code);
  expect(await tentar(codigo, alheio)).toBe('CODIGO_DO_LINK_RECUSADO');
  const novo = await comCodigo(token);
  expect(await tentar(novo === codigo ? outro(novo) : codigo)).toBe('CODIGO_DO_LINK_RECUSADO');
  await sql`update links_externos set codigo_expira_em = now() where codigo_hash is not null`.execute(s.servicos.db);
  expect(await tentar(novo)).toBe('CODIGO_DO_LINK_RECUSADO');
  for (let i = 0; i < 4; i += 1) await tentar(outro(novo));
  expect(await tentar(novo)).toBe('MUITAS_TENTATIVAS');
});

it('codes are mailed to the address of the link alone, a few an hour', async () => {
  const { token } = await novoLink();
  for (let i = 0; i < 3; i += 1) await comCodigo(token);
  expect((await emailsDe(s))[0]).toMatchObject({ para: email, urgente: true });
  await comCodigo(token).catch(() => undefined);
  await expect(mandarCodigo(contexto(), { token, finalidade })).rejects.toMatchObject({ code: 'MUITAS_TENTATIVAS' });
});

it('a revocation during an act waits for it, and an act during a revocation finds the link ended', async () => {
  const { token, alvoId } = await novoLink();
  const revogar = () => transacao(s.servicos.db, (tx) => revogarLinksExternos(tx, { finalidade, alvoIds: [alvoId] }));
  const [, depois] = await passoAPasso(
    s.servicos.db,
    (tx) => revogarLinksExternos(tx, { finalidade, alvoIds: [alvoId] }),
    () => agirPorLink(contexto(), { token, finalidade }, async () => 'feito'),
  );
  expect(depois).toMatchObject({ status: 'rejected', reason: { code: 'LINK_EXTERNO_ENCERRADO' } });
  const { token: novo } = await novoLink(alvoId);
  const passos: string[] = [];
  await agirPorLink(contexto(), { token: novo, finalidade }, async () => {
    void revogar().then(() => passos.push('revogado'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    passos.push('feito');
  });
  await expect.poll(() => passos).toEqual(['feito', 'revogado']);
});

it('the page that a link opens tells no other page its address, and nothing of it is kept by browsers', async () => {
  const pagina = await s.app.inject({ method: 'GET', url: caminhoDoLinkExterno(finalidade, 'a'.repeat(43)) });
  expect(pagina.headers['referrer-policy']).toBe('no-referrer');
});
