import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMundo } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { papeisPorLink } from '#tests/helpers/assinados/por-link.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe } from '#tests/helpers/usuarios.ts';
import { travarAssinatura } from './mudar.ts';
import { definirLoteDaContraAssinatura } from './tarefas.ts';

let s: ServidorDeTeste;
let porLink: ReturnType<typeof papeisPorLink>;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: salasDe.contratos,
    trabalhar: true,
    tarefas: definirLoteDaContraAssinatura,
    carregarAutor: () => Promise.resolve(quemDeTeste()),
  });
  porLink = papeisPorLink(s, await criarMundo(s.banco.db, { vagas: 20 }));
});
afterAll(() => s.fechar());

let chaves = 0;
const pedir = (ids: readonly number[], quem?: ReturnType<typeof quemDeTeste>) =>
  s.pedir('POST', 'Contrato/contra-assinaturas', {
    body: { ids },
    headers: { 'idempotency-key': `contra-assinaturas-${(chaves += 1)}` },
    ...(quem ? { quem } : {}),
  });
/** Asks for the batch and waits for what became of each, in the order of the contracts. */
async function assinar(ids: readonly number[]): Promise<[contratoId: number, situacao: string, codigo: string | null][]> {
  const { corpo } = await pedir(ids);
  expect(corpo.error).toBeUndefined();
  const { tarefaId } = corpo.data as { tarefaId: number };
  return vi.waitFor(
    async () => {
      const { rows: fim } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
      expect(fim).toEqual([{ situacao: 'concluida' }]);
      const { rows } = await sql<{ alvo: number; situacao: string; codigo: string | null }>`select alvo_id as alvo, situacao, codigo
        from tarefas_itens where tarefa_id = ${tarefaId} order by alvo_id`.execute(s.banco.db);
      return rows.map(({ alvo, situacao, codigo }) => [alvo, situacao, codigo]);
    },
    { timeout: 30_000, interval: 100 },
  );
}
const situacoesDe = async (contratoId: number) => {
  const { corpo } = await s.pedir('GET', `Contrato/${contratoId}/assinaturas`);
  return (corpo.data as { itens: { situacao: string }[] }).itens.map(({ situacao }) => situacao);
};

it('the school signs those of many contracts that all signed; what is refused is said of each, and holds back no other', async () => {
  const { esperando, enviar, assinarem } = porLink;
  const [parado, aberto, pronto, outro] = [await esperando(), await esperando(), await esperando(), await esperando()];
  await enviar(aberto);
  const envios = [await enviar(pronto), await enviar(outro)];
  for (const envio of envios) await assinarem(envio);
  expect(await assinar([outro, parado, aberto, pronto])).toEqual([
    [parado, 'recusado', 'ASSINATURA_NAO_ENVIADA'],
    [aberto, 'recusado', 'ASSINATURAS_FALTAM'],
    [pronto, 'feito', null],
    [outro, 'feito', null],
  ]);
  expect([await situacoesDe(pronto), await situacoesDe(outro), await situacoesDe(aberto)]).toEqual([
    ['concluida'],
    ['concluida'],
    ['aberta'],
  ]);
  // Each as if signed on its own page: mailed to who signed, from where the school signed, in the audit.
  const cartas = (await emailsDe(s)).filter(({ assunto }) => assunto.startsWith('Assinado por todos'));
  expect(cartas).toHaveLength(2);
  const texto = textoDoPdf((await s.pedir('GET', `Assinatura/${envios[0]}/pdf`)).bruto);
  expect(texto.replaceAll('\n', ' ').match(/Endereço \(IP\): *127\.0\.0\.1/g)).toHaveLength(1);
  const { rows } = await sql<{ alvo: number; ip: string }>`select alvo_id as alvo, ip from auditoria
    where acao = 'contrato.assinatura_concluida' order by alvo_id`.execute(s.banco.db);
  expect(rows).toEqual([pronto, outro].map((alvo) => ({ alvo, ip: '127.0.0.1' })));
  // Asked again, it was so already.
  expect(await assinar([pronto])).toEqual([[pronto, 'ja_estava', 'ASSINATURA_JA_CONCLUIDA']]);
  expect((await emailsDe(s)).filter(({ assunto }) => assunto.startsWith('Assinado por todos'))).toHaveLength(2);
});

it('of a contract in force all papers that wait for the school are signed, its addenda too', async () => {
  const { ativo, aditivo, enviar, assinarem } = porLink;
  const [contratoId, comAberto] = [await ativo(), await ativo()];
  for (const envio of [await enviar(contratoId), await enviar(contratoId, await aditivo(contratoId))]) await assinarem(envio);
  await enviar(comAberto);
  await assinarem(await enviar(comAberto, await aditivo(comAberto)));
  expect(await assinar([contratoId, comAberto])).toEqual([
    [contratoId, 'feito', null],
    [comAberto, 'feito', null],
  ]);
  expect([await situacoesDe(contratoId), await situacoesDe(comAberto)]).toEqual([
    ['concluida', 'concluida'],
    ['concluida', 'aberta'],
  ]);
});

it('the links of all papers of a contract come before the contract: whoever acts by that of the last and then asks for it does not wait forever', async () => {
  const { ativo, aditivo, enviar, assinarem } = porLink;
  const contratoId = await ativo();
  const [primeiro, ultimo] = [await enviar(contratoId), await enviar(contratoId, await aditivo(contratoId))];
  for (const envio of [primeiro, ultimo]) await assinarem(envio);
  let daEscola: Promise<unknown> = Promise.resolve();
  await transacao(s.banco.db, async (tx) => {
    await sql`select 1 from links_externos where finalidade = 'assinatura'
      and alvo_id in (select id from assinaturas_signatarios where assinatura_id = ${ultimo}) for update`.execute(tx);
    daEscola = assinar([contratoId]);
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          s.banco.db,
        );
        expect(rows.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 100 },
    );
    await sql`set local lock_timeout = '400ms'`.execute(tx);
    await travarAssinatura(tx, ultimo);
  });
  expect(await daEscola).toEqual([[contratoId, 'feito', null]]);
});

it('is for who edits contracts, as the signature of one is', async () => {
  const contratoId = await porLink.esperando();
  expect((await pedir([contratoId], quemDeTeste(['contratos:listar', 'contratos:visualizar']))).status).toBe(403);
});
