import { transacao } from '#platform/server/database/kysely.ts';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { dadosDaCobranca } from '#domains/financeiro/boletos/contas/server/oficina.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salas } from '#portal/rooms.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { boletosDeTeste, type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { chavesPix } from './chaves-pix.ts';
import { lerPix } from '#domains/financeiro/boletos/codigos/pix.ts';

let s: ServidorDeTeste;
let c: Cobranca;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  c = await cobrancaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

const achados = async (lista: string, nome: string): Promise<number[]> => {
  const { itens } = (await s.pedir('GET', `${lista}/obter-paginado?Nome=${encodeURIComponent(nome)}`)).corpo.data as {
    itens: { id: number; tituloId?: number }[];
  };
  return itens.map((i) => i.tituloId ?? i.id);
};

test('the Pix text of a second copy is one run of the paper: copied, it pastes whole', async () => {
  const dados = { pixChave: 'financeiro-da-escola-com-nome-longo@colegioexemplo.com.br' };
  const { rows } = await sql<{ id: number }>`select id from contas_cobranca`.execute(s.banco.db);
  await transacao(s.banco.db, (tx) =>
    dadosBancariosEmVigor(atoDe(tx, fernanda), dadosDaCobranca, { alvoId: rows[0]?.id ?? 0, dados, pedidaHa: 30 }),
  );
  const { id } = await tituloDeTeste(s.banco.db, c, { dataEmissao: hoje, dataVencimento: somarDias(hoje, 10) });
  const { bruto } = await s.pedir('GET', `TituloReceber/${id}/segunda-via`);
  const linhas = textoDoPdf(bruto)
    .split('\n')
    .filter((linha) => linha.startsWith('000201'));
  expect(linhas).toHaveLength(1);
  expect(lerPix(linhas[0] ?? '')).toMatchObject({ valorCentavos: 95_000 });
});

test('the typed line, the barcode or the printed number of a slip finds its title wherever titles and slips are looked for', async () => {
  const boletos = await boletosDeTeste(s.banco.db, c, [{}, {}]);
  const { rows } = await sql<{
    tituloId: number;
    linha: string;
    codigo: string;
    impresso: string;
    nossoNumero: string;
  }>`select titulo_id as "tituloId",
    linha_digitavel as linha, codigo_barras as codigo, nosso_numero_impresso as impresso, nosso_numero as "nossoNumero" from boletos where id = ${boletos[0]?.id ?? 0}`.execute(
    s.banco.db,
  );
  const [boleto] = rows;
  if (!boleto) throw new Error('no slip');
  const comPontos = `${boleto.linha.slice(0, 5)}.${boleto.linha.slice(5, 10)} ${boleto.linha.slice(10, 15)}.${boleto.linha.slice(15, 21)} ${boleto.linha.slice(21, 26)}.${boleto.linha.slice(26, 32)} ${boleto.linha.slice(32, 33)} ${boleto.linha.slice(33)}`;
  for (const codigo of [
    boleto.linha,
    comPontos,
    boleto.codigo,
    boleto.impresso,
    boleto.impresso.replaceAll(/[^0-9A-Z]/g, ''),
    boleto.nossoNumero,
  ])
    for (const lista of ['TituloReceber', 'Boleto']) expect(await achados(lista, codigo), `${lista} ${codigo}`).toEqual([boleto.tituloId]);
  // A line with one digit of another slip is nobody's.
  expect(await achados('TituloReceber', `${boleto.linha.slice(0, -1)}${(Number(boleto.linha.at(-1)) + 1) % 10}`)).toEqual([]);
});

test('the Pix key of an account out of use is printed for no title, be it of that account or of another', async () => {
  const { id } = await tituloDeTeste(s.banco.db, c, { dataEmissao: hoje, dataVencimento: somarDias(hoje, 10) });
  const deOutra = await tituloDeTeste(s.banco.db, { ...c, contaBancariaId: c.outraContaId }, { dataEmissao: hoje });
  const ids = [id, deOutra.id];
  expect([...(await chavesPix(s.banco.db, ids)).keys()]).toEqual(ids);
  await sql`update contas_bancarias set ativa = false where id = ${c.contaBancariaId}`.execute(s.banco.dono);
  expect([...(await chavesPix(s.banco.db, ids)).keys()]).toEqual([]);
  await sql`update contas_bancarias set ativa = true where id = ${c.contaBancariaId}`.execute(s.banco.dono);
});
