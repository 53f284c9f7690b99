import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestarDebito } from '#domains/financeiro/declaracoes/contestacoes/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, isDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { enviarCartas } from '#domains/financeiro/cobranca/cartas/server/oficina.ts';
import { prepararEscolhidas } from './oficina.ts';
import { proporRegua } from './propor.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
let modeloId: number;
const hoje = hojeEm(new Date(), fuso);
const dia = [0, 1, 2, 3, 4].map((n) => somarDias(hoje, -n)).find((d) => isDiaUtil(d)) ?? hoje;
const corpo =
  'Prezado(a) {{responsavel}}: {{titulos}} Total {{total}}. Responda até {{prazo}}: {{contato}}. {{pagamento}} Se já pagou, desconsidere.';

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.cobranca });
  t = await tesourariaDeTeste(s.banco.db);
  const criar = async (caminho: string, body: unknown): Promise<number> =>
    ((await s.pedir('POST', caminho, { body })).corpo.data as { id: number }).id;
  modeloId = await criar('Cobranca/modelos', { nome: 'Lembrete', assunto: 'Mensagem da escola', corpo, ativo: true });
  await criar('Cobranca/degraus', { nome: 'Lembrete', diasAtraso: 5, canal: 'impresso', modeloId, ativa: true });
  await criar('Cobranca/degraus', { nome: 'Carta', diasAtraso: 30, canal: 'impresso', modeloId, ativa: true });
});
afterAll(() => s.fechar());

async function pagadorCom(nome: string, atrasos: readonly number[]): Promise<{ id: number; nome: string; titulos: number[] }> {
  const id = await pessoaDeTeste(s.banco.db, nome, '1980-01-01');
  const partes = atrasos.map((dias) => ({
    pagadorId: id,
    alunoId: t.alunoId,
    dataEmissao: somarDias(dia, -400),
    dataVencimento: somarDias(dia, -dias),
    descontoCondicionalCentavos: centavos(0),
  }));
  return { id, nome: `${nome} Figueira`, titulos: (await titulosDeTeste(s.banco.db, t, partes)).map((x) => x.id) };
}
const contestar = (tituloId = 0) =>
  transacao(s.banco.db, (tx) =>
    contestarDebito(atoDe(tx, fernanda), { tituloId, processo: '0800123-45.2026.8.14.0301', dataContestacao: dia, observacao: null }),
  );
const cartaDe = async (pagadorId: number) =>
  (
    await sql<{ id: number; situacao: string; motivo: string | null }>`select id, situacao, motivo_parada as motivo from cobrancas_cartas
      where pagador_id = ${pagadorId} order by id desc limit 1`.execute(s.banco.db)
  ).rows[0];

test('the ladder collects nothing that is questioned in court, and says so', async () => {
  const so = await pagadorCom('Ana', [40]);
  const parte = await pagadorCom('Bia', [40, 8]);
  await contestar(so.titulos[0]);
  await contestar(parte.titulos[0]);
  const { propostas, fora } = await proporRegua(s.banco.db, dia);
  expect(propostas.some((p) => p.pagadorId === so.id)).toBe(false);
  expect(fora).toContainEqual({ pagadorId: so.id, nome: so.nome, motivo: 'contestado' });
  // The step is that of the debt that is left, not of the one in court.
  const dela = propostas.find((p) => p.pagadorId === parte.id);
  expect(dela).toMatchObject({ degrau: { nome: 'Lembrete' }, contestados: 1 });
  expect(dela?.itens.map((i) => i.id)).toEqual([parte.titulos[1]]);
});

test('a letter by hand leaves it out and warns; with nothing else it is refused; the list marks who has one', async () => {
  const so = await pagadorCom('Caio', [40]);
  const parte = await pagadorCom('Davi', [41, 9]);
  await contestar(so.titulos[0]);
  await contestar(parte.titulos[0]);
  const escolha = { modeloId, canal: 'impresso', pagadorIds: [so.id, parte.id] };
  expect((await s.pedir('POST', 'Cobranca/previa', { body: escolha })).corpo.data).toMatchObject({
    cartas: [{ pagadorId: parte.id, contestados: 1, titulos: [{ tituloId: parte.titulos[1] }] }],
    fora: [{ pagadorId: so.id, motivo: 'contestado' }],
  });
  const sozinho = { body: { ...escolha, pagadorIds: [so.id] }, headers: { 'idempotency-key': 'so-contestado' } };
  expect((await s.pedir('POST', 'Cobranca/lotes', sozinho)).corpo.error?.code).toBe('DEBITO_CONTESTADO');
  expect((await s.pedir('GET', `Cobranca/devedores?PagadorId=${parte.id}`)).corpo.data).toMatchObject({
    itens: [{ titulos: 2, contestados: 1 }],
  });
});

test('a debt questioned between preparing and sending takes the letter back, with the reason', async () => {
  const so = await pagadorCom('Elis', [20]);
  const tarefas = { criar: () => Promise.resolve(1) };
  const escolha = { modeloId, canal: 'impresso', pagadorIds: [so.id] } as const;
  await transacao(s.banco.db, (tx) => prepararEscolhidas({ ...atoDe(tx, fernanda, { hoje: dia }), servicos: { tarefas } }, escolha));
  await contestar(so.titulos[0]);
  const id = (await cartaDe(so.id))?.id ?? 0;
  const itens = await transacao(s.banco.db, (tx) =>
    enviarCartas(atoDe(tx, null, { hoje: dia }), { enviar: () => Promise.resolve() }, [id]),
  );
  expect(itens).toMatchObject([{ alvoId: id, situacao: 'recusado', codigo: 'CARTA_PARADA_CONTESTADO' }]);
  expect(await cartaDe(so.id)).toMatchObject({ situacao: 'parada', motivo: 'contestado' });
});
