import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/oficina.ts';
import { obterBoleto } from '#domains/financeiro/boletos/lista/server/obter-boleto.ts';
import { ignorarExcecao, reabrirExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type BoletoDeTeste, type Cobranca, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { gerarRemessa } from './remessas.ts';

// A person asked for the write-off, the bank refused it, and the refusal was taken out of the queue: the slip stayed at the bank, and nothing is asked of it.
let banco: BancoDeTeste;
let c: Cobranca;
const hoje = hojeEm(new Date(), fuso);
const [emTrinta, emSessenta] = [somarDias(hoje, 30), somarDias(hoje, 60)];
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterEach(() => conferirInteireza(banco.db));
afterAll(() => banco.fechar());

const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const gerar = () => naTransacao((tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
const pedir = (id: number, desfazer = false) =>
  naTransacao((tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [id], desfazer, motivo: 'Outro banco' }));
const mudar = (id: number, dataVencimento: DataCivil) =>
  naTransacao(async (tx) => {
    const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${id}`.execute(tx);
    const pedido = { id, versao: rows[0]?.versao ?? 0, dataVencimento, motivo: 'Família pediu mais prazo' };
    return mudarVencimento(atoDe(tx, fernanda), pedido);
  });
const ver = (id: number) => obterBoleto(banco.db, id, hoje, 'br');

async function queFicou(): Promise<{ b: BoletoDeTeste; linha: number }> {
  const [titulo] = await titulosDeTeste(banco.db, c, [{ dataVencimento: emTrinta }]);
  const tituloId = titulo?.id ?? 0;
  await naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [tituloId], novoVencimento: null }));
  await gerar();
  const { rows } = await sql<BoletoDeTeste>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", identificador,
    valor_centavos as "valorCentavos" from boletos where titulo_id = ${tituloId}`.execute(banco.db);
  const b = rows[0] as BoletoDeTeste;
  await pedir(b.id);
  expect(await ver(b.id)).toMatchObject({ baixaPedida: true, saindo: true });
  await gerar();
  const recusa = { ...pago(b), movimento: '26', pagoCentavos: 0 };
  const linha = (await linhasDo(banco.db, await importar(banco.db, [recusa])))[0]?.id ?? 0;
  // Until somebody answers the refusal it is still on its way out, and another day waits.
  expect(await ver(b.id)).toMatchObject({ baixaPedida: true, saindo: true });
  await expect(mudar(tituloId, emSessenta)).rejects.toMatchObject({ code: 'TITULO_COM_BOLETO' });
  await naTransacao((tx) => ignorarExcecao(atoDe(tx, fernanda), { id: linha, motivo: 'Fica no banco' }));
  return { b, linha };
}

test('it counts as asked for no longer, and may be asked for again', async () => {
  const { b, linha } = await queFicou();
  expect(await ver(b.id)).toMatchObject({ baixaPedida: false, saindo: false, ficouNoBanco: true, desatualizado: false });
  expect(await pedir(b.id, true)).toEqual({ pedidos: 0, baixados: 0 });
  // Back in the queue, the refusal waits for its answer and the slip is on its way out.
  await naTransacao((tx) => reabrirExcecao(atoDe(tx, fernanda), linha));
  expect(await ver(b.id)).toMatchObject({ baixaPedida: true, saindo: true, ficouNoBanco: false });
  await naTransacao((tx) => ignorarExcecao(atoDe(tx, fernanda), { id: linha, motivo: 'Fica no banco' }));
  expect(await pedir(b.id)).toEqual({ pedidos: 1, baixados: 0 });
  expect(await ver(b.id)).toMatchObject({ baixaPedida: true, saindo: true, ficouNoBanco: false });
  expect(await gerar()).toMatchObject({ baixas: 1, vencimentos: 0 });
});

test('its due date changes with its title: the bank is told the new day, and never its end again', async () => {
  const { b } = await queFicou();
  await mudar(b.tituloId, emSessenta);
  expect(await gerar()).toMatchObject({ baixas: 0, vencimentos: 1 });
  expect(await ver(b.id)).toMatchObject({ dataVencimento: emSessenta, baixaPedida: false, desatualizado: false });
  // Any other change of the title asks nothing of the bank either.
  await sql`update titulos_receber set updated_at = clock_timestamp() where id = ${b.tituloId}`.execute(banco.dono);
  await expect(gerar()).rejects.toMatchObject({ code: 'NADA_A_ENVIAR' });
});
