import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { boletoDeTeste, type BoletoDeTeste, type Cobranca, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { fuso, paulo } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Money that waits for a person: its title says so, and no paper asks for it again.
let s: ServidorDeTeste;
let c: Cobranca;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletos, ...salasDe.titulos] });
  c = await cobrancaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

type Titulo = { linhaNaFilaId: number | null };
const titulo = async ({ tituloId }: BoletoDeTeste): Promise<Titulo> =>
  (await s.pedir('GET', `TituloReceber/${tituloId}`)).corpo.data as Titulo;
const via = (b: BoletoDeTeste, idioma = 'pt-BR') =>
  s.pedir('GET', `TituloReceber/${b.tituloId}/segunda-via`, { headers: { 'content-language': idioma } });
const pixDaEscola = async (b: BoletoDeTeste): Promise<unknown> =>
  ((await s.pedir('GET', `Boleto/${b.id}`)).corpo.data as { pixDaEscola: unknown }).pixDaEscola;

test('the title and its list name the line; second copy and code of the school are withheld until it is dealt with', async () => {
  const [b, outro] = [await boletoDeTeste(s.banco.db, c), await boletoDeTeste(s.banco.db, c)];
  expect(await titulo(b)).toMatchObject({ linhaNaFilaId: null });
  expect(await pixDaEscola(b)).not.toBeNull();
  // A part paid leaves the slip living: the bank goes on charging the rest.
  const retornoId = await importar(s.banco.db, [pago(b, { movimento: '45', pagoCentavos: 60_000 })]);
  const [linha] = await linhasDo(s.banco.db, retornoId);
  expect(linha).toMatchObject({ resultado: 'excecao' });
  const { id: linhaNaFilaId } = linha ?? { id: 0 };
  expect(await titulo(b)).toMatchObject({ linhaNaFilaId });
  const lista = await s.pedir('GET', 'TituloReceber/obter-paginado?Situacao=aberto,parcial');
  const itens = (lista.corpo.data as { itens: (Titulo & { id: number })[] }).itens;
  expect(itens.map((t) => [t.id, t.linhaNaFilaId]).toSorted()).toEqual(
    [
      [b.tituloId, linhaNaFilaId],
      [outro.tituloId, null],
    ].toSorted(),
  );
  expect(Number(lista.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
  // Whoever is about to receive or renegotiate it is told too.
  const aReceber = await s.pedir('GET', `TituloReceber/${b.tituloId}/valor-devido`);
  expect(aReceber.corpo.data).toMatchObject({ linhaNaFilaId });
  const varios = await s.pedir('GET', `TituloReceber/valores-devidos?Ids=${b.tituloId},${outro.tituloId}`);
  expect(varios.corpo.data).toMatchObject({ itens: [{ linhaNaFilaId }, { linhaNaFilaId: null }] });
  const hoje = hojeEm(new Date(), fuso);
  const semDispensa = { dispensaMultaPercentual: '0', dispensaJurosPercentual: '0' };
  const condicoes = { ...semDispensa, entradaCentavos: 0, dataEntrada: hoje, parcelas: 2, primeiroVencimento: somarDias(hoje, 10) };
  const acordo = (...ids: number[]) => s.pedir('POST', 'Acordo/simulacao', { body: { tituloIds: ids, ...condicoes } });
  expect((await acordo(outro.tituloId, b.tituloId)).corpo.error).toMatchObject({ code: 'ACORDO_COM_PAGAMENTO_NA_FILA' });
  const folha = await s.pedir('GET', 'TituloReceber/exportar?Formato=csv&Situacao=aberto');
  expect(folha.bruto.toString('utf8')).toMatch(/Pagamento em Exceções[\s\S]*;"?Sim/);
  expect((await via(b)).corpo.error).toMatchObject({
    code: 'PAGAMENTO_NA_FILA',
    message: expect.stringContaining('Gerenciar boletos › Exceções'),
  });
  expect((await via(b, 'en')).corpo.error?.message).toContain('Boleto management › Exceptions');
  expect((await via(b)).status).toBe(409);
  expect((await via(outro)).status).toBe(200);
  expect(await pixDaEscola(b)).toBeNull();
  const baixa = await s.pedir('POST', `ExcecaoDeRetorno/${linhaNaFilaId}/baixa`, {
    body: { modo: 'parcial' },
    headers: { 'idempotency-key': 'parte-do-dinheiro' },
  });
  expect(baixa.status, JSON.stringify(baixa.corpo)).toBe(200);
  expect(await titulo(b)).toMatchObject({ situacao: 'parcial', linhaNaFilaId: null });
  expect((await via(b)).status).toBe(200);
});

test('a payment that was undone waits again; discarded, it holds nothing back', async () => {
  const b = await boletoDeTeste(s.banco.db, c);
  const [linha] = await linhasDo(s.banco.db, await importar(s.banco.db, [pago(b)]));
  expect(await titulo(b)).toMatchObject({ situacao: 'baixado', linhaNaFilaId: null });
  await transacao(s.banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: linha?.baixaId ?? 0, motivo: 'Título errado' }));
  expect(await titulo(b)).toMatchObject({ situacao: 'aberto', linhaNaFilaId: linha?.id });
  expect((await via(b)).status).toBe(409);
  await s.pedir('POST', `ExcecaoDeRetorno/${linha?.id}/descarte`, { body: { motivo: 'O banco levou o dinheiro de volta' } });
  expect(await titulo(b)).toMatchObject({ linhaNaFilaId: null });
  expect((await via(b)).status).toBe(200);
});

test('a line is found by the number of its slip, by its title and by its payer, also one of no slip by its number', async () => {
  const [b, outro] = [await boletoDeTeste(s.banco.db, c), await boletoDeTeste(s.banco.db, c)];
  const semBoleto = { id: 0, tituloId: 0, nossoNumero: '14741669999999555', identificador: '', valorCentavos: 5_000 };
  const parte = { movimento: '45', pagoCentavos: 60_000 };
  await importar(s.banco.db, [pago(b, parte), pago(outro, parte), pago(semBoleto)]);
  type Pagina = { itens: { nossoNumero: string; tituloNumero: string | null; pagadorNome: string | null }[]; totalDeRegistros: number };
  const procurar = async (nome: string): Promise<Pagina> =>
    (await s.pedir('GET', `ExcecaoDeRetorno/obter-paginado?Situacao=aberta&Nome=${encodeURIComponent(nome)}`)).corpo.data as Pagina;
  const [doSlip, ...mais] = (await procurar(b.nossoNumero)).itens;
  expect([doSlip?.nossoNumero, mais]).toEqual([b.nossoNumero, []]);
  expect((await procurar(doSlip?.tituloNumero ?? '?')).itens).toEqual([doSlip]);
  expect((await procurar('1474166-9999999555')).itens).toMatchObject([{ nossoNumero: '14741669999999555', tituloNumero: null }]);
  const doPagador = (await procurar(doSlip?.pagadorNome?.split(' ')[0] ?? '?')).itens.map((l) => l.nossoNumero);
  expect(doPagador).toEqual(expect.arrayContaining([b.nossoNumero, outro.nossoNumero]));
  expect(doPagador).not.toContain('14741669999999555');
  await importar(s.banco.db, [pago({ ...semBoleto, nossoNumero: '' }, { pagador: 'MARIA TESTE DA SILVA', documento: 'XPTO-77' })]);
  for (const dita of ['maria teste', 'xpto-77'])
    expect((await procurar(dita)).itens).toMatchObject([{ tituloNumero: null, pagadorNome: 'MARIA TESTE DA SILVA' }]);
  for (const nada of ['ninguém', '....', '/---']) expect((await procurar(nada)).itens).toEqual([]);
  const { rows } = await sql<{ linha: string; impresso: string }>`select linha_digitavel as linha, nosso_numero_impresso as impresso
    from boletos where id = ${b.id}`.execute(s.banco.db);
  for (const codigo of [rows[0]?.linha ?? '', rows[0]?.impresso ?? '']) expect((await procurar(codigo)).itens).toEqual([doSlip]);
});
