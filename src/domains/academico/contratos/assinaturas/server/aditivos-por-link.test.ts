import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { formatarData, hojeEm, somarDias } from '#shared/datas.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe } from '#tests/helpers/usuarios.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 20 });
});
afterAll(() => s.fechar());

type Signatario = { id: number; pessoaId: number; email: string };
type Item = { aditivoId: number; situacao: string; doTextoAtual: boolean; expiraEm: string; signatarios: Signatario[] };
const fim = somarDias(hojeEm(new Date(), 'America/Belem'), 10);
/** Ten days from today: the last second of that day at the school, three hours behind. */
const prazo = { dito: `vale até ${formatarData(fim)}.`, expiraEm: `${somarDias(fim, 1)}T02:59:59.000Z` };
const exigir = (sim: boolean) => sql`update contratos_configuracao set exige_assinatura = ${sim}`.execute(s.banco.dono);
const porFora = (mudanca: ReturnType<typeof sql>) =>
  transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await mudanca.execute(tx);
  });
const lista = async (contratoId: number) =>
  ((await s.pedir('GET', `Contrato/${contratoId}/assinaturas`)).corpo.data as { itens: Item[] }).itens;
let chaves = 0;
const enviar = async (papel: { contratoId: number; aditivoId?: number }) => {
  const headers = { 'idempotency-key': `aditivo-por-link-${(chaves += 1)}` };
  const { corpo } = await s.pedir('POST', 'Assinatura', { body: { papeis: [papel], dias: 10 }, headers });
  return corpo.data as { enviados: { id: number }[]; recusados: { mensagem: string }[] };
};
async function familia() {
  await exigir(false);
  const { contratoId, matriculaId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo, ['60.00', '40.00']);
  for (const id of pagadores)
    await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${id}, 'email', ${`p${id}@familia.escola`}, true)`.execute(
      s.banco.db,
    );
  await exigir(true);
  return { contratoId, matriculaId, pagadores };
}
/** An addendum whose text is frozen and waits for its signatures. */
async function esperando(contratoId: number, valorCentavos: number, antes = 83_333): Promise<number> {
  const termo = { tipo: 'valor', precoIndice: 0, parcelaDe: 12, parcelaAte: null, valorCentavos, percentual: null };
  const dados = { contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [termo] };
  const { id } = (await s.pedir('POST', 'Aditivo', { body: dados })).corpo.data as { id: number };
  const previsto = { parcelas: 1, ajusteCentavos: valorCentavos - antes };
  const { corpo } = await s.pedir('POST', `Aditivo/${id}/envio-para-assinatura`, { body: { versao: 1, previsto } });
  expect(corpo.error).toBeUndefined();
  return id;
}

it('those sign an addendum whom its paper names, whoever the register names by then', async () => {
  const { contratoId, matriculaId, pagadores } = await familia();
  const aditivoId = await esperando(contratoId, 70_000);
  await porFora(
    sql`update matriculas_responsaveis set pedagogico = true, financeiro = false, percentual = null where matricula_id = ${matriculaId} and pessoa_id = ${pagadores[1]}`,
  );
  expect(await enviar({ contratoId, aditivoId })).toMatchObject({ recusados: [] });
  expect((await lista(contratoId))[0]?.signatarios.map((g) => g.pessoaId).toSorted()).toEqual(pagadores.toSorted());
});

it('an addendum that went out by link holds back itself, not the others of its contract', async () => {
  const { contratoId } = await familia();
  const vigorar = (id: number) => s.pedir('POST', `Aditivo/${id}/vigencia`, { body: { versao: 2 } });
  const primeiro = await esperando(contratoId, 70_000);
  expect((await vigorar(primeiro)).corpo.error).toBeUndefined();
  // In force already, signed by link afterwards.
  expect(await enviar({ contratoId, aditivoId: primeiro })).toMatchObject({ recusados: [] });
  const segundo = await esperando(contratoId, 60_000, 70_000);
  const { enviados } = await enviar({ contratoId, aditivoId: segundo });
  const recusa = await vigorar(segundo);
  expect(recusa.corpo.error?.code).toBe('ASSINATURA_POR_LINK_EM_CURSO');
  expect(recusa.corpo.error?.message).toContain('2º aditivo');
  await s.pedir('POST', `Assinatura/${enviados[0]?.id}/revogacao`, { body: { motivo: 'Assinaram em papel' } });
  expect((await vigorar(segundo)).corpo.error).toBeUndefined();
});

it('sent by link it may be signed until the end of the day that the mail and the screen name', async () => {
  const { contratoId } = await familia();
  const { enviados } = await enviar({ contratoId, aditivoId: await esperando(contratoId, 70_000) });
  expect((await lista(contratoId))[0]?.expiraEm).toBe(prazo.expiraEm);
  expect((await emailsDe(s))[0]?.texto).toContain(prazo.dito);
  const { rows } = await sql<{ ate: string }>`select distinct to_json(l.expira_em) #>> '{}' as ate from links_externos l
    join assinaturas_signatarios g on g.id = l.alvo_id and l.finalidade = 'assinatura' where g.assinatura_id = ${enviados[0]?.id}`.execute(
    s.banco.db,
  );
  expect(rows.map(({ ate }) => new Date(ate).toISOString())).toEqual([new Date(prazo.expiraEm).toISOString()]);
});

it('after its time a reminder gives as many days again and goes to the address that the register has by then', async () => {
  const { contratoId, pagadores } = await familia();
  await enviar({ contratoId, aditivoId: await esperando(contratoId, 70_000) });
  await sql`update assinaturas set expira_em = now() - interval '1 hour' where contrato_id = ${contratoId}`.execute(s.banco.db);
  const [vencida] = await lista(contratoId);
  expect(vencida?.situacao).toBe('vencida');
  const dela = vencida?.signatarios.find((g) => g.pessoaId === pagadores[0]);
  await sql`update pessoas_contatos set valor = 'certo@familia.escola' where pessoa_id = ${pagadores[0]}`.execute(s.banco.db);
  const lembrete = await s.pedir('POST', `Assinatura/signatarios/${dela?.id}/lembrete`);
  expect(lembrete.corpo.error).toBeUndefined();
  expect((await emailsDe(s))[0]).toMatchObject({ para: 'certo@familia.escola' });
  const [aberta] = await lista(contratoId);
  expect(aberta?.situacao).toBe('aberta');
  expect(aberta?.signatarios.map((g) => g.email)).toContain('certo@familia.escola');
  expect(aberta?.expiraEm).toBe(prazo.expiraEm);
  expect((await emailsDe(s))[0]?.texto).toContain(prazo.dito);
});

it('a sending says whether it is of the words that stand now; a paper that names no payer does not go out', async () => {
  const { contratoId } = await familia();
  const aditivoId = await esperando(contratoId, 70_000);
  await enviar({ contratoId, aditivoId });
  expect((await lista(contratoId))[0]?.doTextoAtual).toBe(true);
  await porFora(
    sql`update aditivos set texto_congelado = jsonb_set(jsonb_set(texto_congelado, '{partes}', '[]'), '{documento,numero}', '"X"') where id = ${aditivoId}`,
  );
  expect((await lista(contratoId))[0]).toMatchObject({ situacao: 'sem_efeito', doTextoAtual: false });
  const { enviados, recusados } = await enviar({ contratoId, aditivoId });
  expect([enviados, recusados[0]?.mensagem]).toEqual([[], expect.stringContaining('responsável financeiro')]);
});
