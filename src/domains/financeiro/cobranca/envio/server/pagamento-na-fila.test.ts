import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aplicarLote } from '#domains/financeiro/boletos/retornos/arquivos/server/oficina.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, isDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  type BoletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  importar,
  lerTexto,
  pago,
} from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { enviarCartas } from '#domains/financeiro/cobranca/cartas/server/oficina.ts';
import type { FiltrosTitulo } from '#domains/financeiro/titulos/lista/api.ts';
import { listarTitulos } from '#domains/financeiro/titulos/lista/server/queries.ts';
import { prepararEscolhidas } from './oficina.ts';
import { proporRegua } from './propor.ts';

// What a family paid by a slip and waits in the queue of returns is not asked for again, until a person dealt with it.
let s: ServidorDeTeste;
let c: Cobranca;
let modeloId: number;
const hoje = hojeEm(new Date(), fuso);
const dia = [0, 1, 2, 3, 4].map((n) => somarDias(hoje, -n)).find((d) => isDiaUtil(d)) ?? hoje;
const corpo =
  'Prezado(a) {{responsavel}}: {{titulos}} Total {{total}}. Responda até {{prazo}}: {{contato}}. {{pagamento}} Se já pagou, desconsidere.';

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cobranca, ...salasDe.boletos] });
  c = await cobrancaDeTeste(s.banco.db);
  const criar = async (caminho: string, body: unknown): Promise<number> =>
    ((await s.pedir('POST', caminho, { body })).corpo.data as { id: number }).id;
  modeloId = await criar('Cobranca/modelos', { nome: 'Lembrete', assunto: 'Mensagem da escola', corpo, ativo: true });
  await criar('Cobranca/degraus', { nome: 'Lembrete', diasAtraso: 5, canal: 'impresso', modeloId, ativa: true });
  await criar('Cobranca/degraus', { nome: 'Carta', diasAtraso: 30, canal: 'impresso', modeloId, ativa: true });
});
afterEach(() => conferirInteireza(s.banco.db));
afterAll(() => s.fechar());

type Devedor = { id: number; nome: string; slips: BoletoDeTeste[] };
/** A payer with overdue titles, each with a slip that the bank still takes. */
async function devedor(nome: string, cpf: string, atrasos: readonly number[]): Promise<Devedor> {
  const { db } = s.banco;
  const endereco = { cep: '66050360', logradouro: 'Travessa São Pedro', numero: '120', bairro: 'Umarizal', cidade: 'Belém' };
  const pessoa = await transacao(db, (tx) =>
    criarPessoa(atoDe(tx, fernanda), {
      nome,
      sobrenome: 'Lobato',
      dataNascimento: '1985-03-01',
      cpf,
      enderecos: [{ ...endereco, tipo: 'residencial', uf: 'PA' }],
    }),
  );
  const partes = atrasos.map((dias) => ({
    pagadorId: pessoa.id,
    dataEmissao: somarDias(dia, -400),
    dataVencimento: somarDias(dia, -dias),
    descontoCondicionalCentavos: centavos(0),
  }));
  const ids = (await titulosDeTeste(db, c, partes)).map((t) => t.id);
  await transacao(db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids, novoVencimento: somarDias(hoje, 3) }));
  const { rows } =
    await sql<BoletoDeTeste>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", identificador, valor_centavos as "valorCentavos"
    from boletos where titulo_id = any(${ids}) order by array_position(${ids}::bigint[], titulo_id)`.execute(db);
  return { id: pessoa.id, nome: `${nome} Lobato`, slips: rows };
}
/** The bank's word of money that no title takes by itself. */
const outroValor = (slip?: BoletoDeTeste) => {
  if (!slip) throw new Error('no slip');
  return pago(slip, { pagoCentavos: 90_000, dia: hoje, credito: hoje });
};
const naFila = (slip?: BoletoDeTeste): Promise<number> => importar(s.banco.db, [outroValor(slip)]);
const deEscolher = (...pagadorIds: number[]) => ({ modeloId, canal: 'impresso' as const, pagadorIds });
const previa = async (...ids: number[]) => (await s.pedir('POST', 'Cobranca/previa', { body: deEscolher(...ids) })).corpo.data;
async function preparar(pagadorId: number): Promise<number> {
  await transacao(s.banco.db, (tx) =>
    prepararEscolhidas(
      { ...atoDe(tx, fernanda, { hoje: dia }), servicos: { tarefas: { criar: () => Promise.resolve(1) } } },
      deEscolher(pagadorId),
    ),
  );
  const { rows } = await sql<{ id: number }>`select max(id) as id from cobrancas_cartas where pagador_id = ${pagadorId}`.execute(
    s.banco.db,
  );
  return rows[0]?.id ?? 0;
}
const enviar = (id: number) =>
  transacao(s.banco.db, (tx) => enviarCartas(atoDe(tx, null, { hoje: dia }), { enviar: () => Promise.resolve() }, [id]));
const cartaDe = async (id: number) =>
  (
    await sql<{ situacao: string; motivo: string | null; titulos: number[] }>`select situacao, motivo_parada as motivo,
      array(select x.titulo_id from cobrancas_cartas_titulos x where x.carta_id = c.id and x.vale) as titulos from cobrancas_cartas c where id = ${id}`.execute(
      s.banco.db,
    )
  ).rows[0];

test('the ladder proposes nothing of it, takes the step of what is left, and goes on once the line is dealt with', async () => {
  const so = await devedor('Ana', '11144477735', [40]);
  const parte = await devedor('Bia', '12345678909', [40, 8]);
  await naFila(so.slips[0]);
  await naFila(parte.slips[0]);
  const { propostas, fora } = await proporRegua(s.banco.db, dia);
  expect(propostas.map((p) => p.pagadorId)).not.toContain(so.id);
  expect(fora).toContainEqual({ pagadorId: so.id, nome: so.nome, motivo: 'pagamento_na_fila' });
  const dela = propostas.find((p) => p.pagadorId === parte.id);
  expect(dela).toMatchObject({ degrau: { nome: 'Lembrete' }, naFila: 1, contestados: 0 });
  expect(dela?.itens.map((i) => i.id)).toEqual([parte.slips[1]?.tituloId]);
  const { rows } = await sql<{
    id: number;
  }>`select linha_id as id from v_pagamento_na_fila where titulo_id = ${so.slips[0]?.tituloId}`.execute(s.banco.db);
  const ignorada = await s.pedir('POST', `ExcecaoDeRetorno/${rows[0]?.id}/descarte`, { body: { motivo: 'O banco desfez o aviso' } });
  expect(ignorada.status, JSON.stringify(ignorada.corpo)).toBe(200);
  expect((await proporRegua(s.banco.db, dia)).propostas.find((p) => p.pagadorId === so.id)).toMatchObject({ naFila: 0, itens: [{}] });
});

test('a letter by hand leaves it out and warns; with nothing else it is refused; the list says how many wait', async () => {
  const so = await devedor('Caio', '98765432100', [40]);
  const parte = await devedor('Davi', '39053344705', [41, 9]);
  await naFila(so.slips[0]);
  await naFila(parte.slips[0]);
  expect(await previa(so.id, parte.id)).toMatchObject({
    cartas: [{ pagadorId: parte.id, naFila: 1, contestados: 0, titulos: [{ tituloId: parte.slips[1]?.tituloId }] }],
    fora: [{ pagadorId: so.id, motivo: 'pagamento_na_fila' }],
  });
  const sozinho = { body: deEscolher(so.id), headers: { 'idempotency-key': 'so-na-fila' } };
  expect((await s.pedir('POST', 'Cobranca/lotes', sozinho)).corpo.error?.code).toBe('PAGAMENTO_ESPERANDO');
  const lista = await s.pedir('GET', `Cobranca/devedores?PagadorId=${parte.id}`);
  expect(lista.corpo.data).toMatchObject({ itens: [{ titulos: 2, naFila: 1, contestados: 0 }] });
  expect(Number(lista.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
  // What the family still owes once the money is recorded is asked for again.
  const { rows } = await sql<{
    id: number;
  }>`select linha_id as id from v_pagamento_na_fila where titulo_id = ${so.slips[0]?.tituloId}`.execute(s.banco.db);
  const baixa = await s.pedir('POST', `ExcecaoDeRetorno/${rows[0]?.id}/baixa`, {
    body: { modo: 'parcial' },
    headers: { 'idempotency-key': 'parte-do-dinheiro' },
  });
  expect(baixa.status, JSON.stringify(baixa.corpo)).toBe(200);
  expect(await previa(so.id)).toMatchObject({ cartas: [{ pagadorId: so.id, naFila: 0 }], fora: [] });
});

test('what tells of no payment holds nothing back', async () => {
  const { id, slips } = await devedor('Elis', '15350946056', [20, 21]);
  const [a, b] = slips.map((slip) => ({ nossoNumero: slip.nossoNumero, valorCentavos: slip.valorCentavos, dia: hoje, motivos: '63' }));
  if (!a || !b) throw new Error('no slips');
  await importar(s.banco.db, [
    { ...a, movimento: '03' },
    { ...b, movimento: '26' },
  ]);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from v_retorno_na_fila where titulo_id = any(${slips.map((x) => x.tituloId)})`.execute(s.banco.db);
  expect(rows[0]?.n).toBe(2);
  expect(await previa(id)).toMatchObject({ cartas: [{ naFila: 0, titulos: [{}, {}] }], fora: [] });
});

test('a line that comes between preparing and sending stops the letter, or leaves its title out, with the reason', async () => {
  const so = await devedor('Fabio', '86288366757', [20]);
  const parte = await devedor('Gil', '71428793860', [20, 21]);
  const [dele, dela] = [await preparar(so.id), await preparar(parte.id)];
  await naFila(so.slips[0]);
  await naFila(parte.slips[0]);
  expect(await enviar(dele)).toMatchObject([{ alvoId: dele, situacao: 'recusado', codigo: 'CARTA_PARADA_PAGAMENTO_NA_FILA' }]);
  expect(await cartaDe(dele)).toMatchObject({ situacao: 'parada', motivo: 'pagamento_na_fila', titulos: [] });
  expect(await enviar(dela)).toMatchObject([{ situacao: 'feito' }]);
  expect(await cartaDe(dela)).toMatchObject({ situacao: 'impressa', titulos: [parte.slips[1]?.tituloId] });
  // The bank statement tells of its Pix by the number of the letter: that finds what it asked for.
  const { rows } = await sql<{ numero: number }>`select numero from cobrancas_cartas where id = ${dela}`.execute(s.banco.db);
  const filtros = {
    nome: `CARTA${rows[0]?.numero}`,
    situacoes: [],
    vencimentoInicial: null,
    vencimentoFinal: null,
  } as unknown as FiltrosTitulo;
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'vencimento', ordenacaoAscendente: true } as const;
  const { rows: titulos } = await sql<{
    numero: string;
  }>`select numero from titulos_receber where id = ${parte.slips[1]?.tituloId}`.execute(s.banco.db);
  // A letter of one title, and its second copy, say the title: as many digits as a CPF has.
  const doTitulo = titulos[0]?.numero.replaceAll(/\D/g, '');
  expect(doTitulo).toMatch(/^\d{11}$/);
  for (const nome of [filtros.nome, doTitulo])
    expect((await listarTitulos(s.banco.db, { ...filtros, nome }, paginacao, dia)).itens.map((t) => t.id)).toEqual([
      parte.slips[1]?.tituloId,
    ]);
});

test('a letter that is sent while the file is applied waits for it, and says nothing of what came', async () => {
  const { id, slips } = await devedor('Helio', '45317828791', [20]);
  const carta = await preparar(id);
  const { id: retornoId } = await lerTexto(s.banco.db, arquivoDoBanco([outroValor(slips[0])]));
  const [, enviada] = await passoAPasso(
    s.banco.db,
    (tx) => aplicarLote(atoDe(tx, fernanda), retornoId),
    () => enviar(carta),
  );
  await aplicarTudo(s.banco.db, retornoId);
  expect(enviada).toMatchObject({ status: 'fulfilled', value: [{ codigo: 'CARTA_PARADA_PAGAMENTO_NA_FILA' }] });
});
