import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dadosDaCobranca } from '#domains/financeiro/boletos/contas/server/oficina.ts';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { comoPagar } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import { lerPix, pixDinamico } from '#domains/financeiro/boletos/codigos/pix.ts';
import { formatarLinhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { alinhado } from '#shared/papel/escrever.ts';
import { papelDaCarta } from '#domains/financeiro/cobranca/papel/modelo.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BoletoDeTeste, boletosDeTeste, type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { cartasEmPdf } from './carta-pdf.ts';
import { obterCarta } from './cartas.ts';
import { enviarCartas } from './oficina.ts';
import { prepararEscolhidas } from '#domains/financeiro/cobranca/envio/server/oficina.ts';
import { criarModelo } from '#domains/financeiro/cobranca/modelos/server/modelos.ts';

let s: ServidorDeTeste;
let c: Cobranca;
let comBoleto: BoletoDeTeste;
let comPix: BoletoDeTeste;
let semBoleto: number;
const dia = '2099-04-01';
const emv = pixDinamico({ url: 'pix.banco.example/v2/9d36b84f', nome: 'Colegio Exemplo', cidade: 'Belem' });

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cobranca, ...salasDe.boletos] });
  c = await cobrancaDeTeste(s.banco.db);
  [comBoleto, comPix] = (await boletosDeTeste(s.banco.db, c, [{}, {}])) as [BoletoDeTeste, BoletoDeTeste];
  await sql`update boletos set pix_emv = ${emv} where id = ${comPix.id}`.execute(s.banco.db);
  const [solto] = await titulosDeTeste(s.banco.db, c, [{ dataVencimento: '2099-03-20' }]);
  semBoleto = solto?.id ?? 0;
});
afterAll(() => s.fechar());

const linhaDe = async (id: number): Promise<string> => {
  const { rows } = await sql<{ linha: string }>`select linha_digitavel as linha from boletos where id = ${id}`.execute(s.banco.db);
  return formatarLinhaDigitavel(rows[0]?.linha ?? '');
};
/** PATIO_ARTE keeps the papers, to be looked at. */
const guardar = (nome: string, pdf: Buffer): Buffer => {
  if (process.env.PATIO_ARTE) writeFileSync(`${process.env.PATIO_ARTE}/${nome}.pdf`, pdf);
  return pdf;
};
const junto = (pdf: Buffer): string => textoDoPdf(pdf).replaceAll('\n', ' ');
const semEspacos = (texto: string): string => texto.replaceAll(/\s/g, '');
const via = async (tituloId: number, data: string): Promise<string> =>
  junto(guardar(`via-${tituloId}`, (await s.pedir('GET', `TituloReceber/${tituloId}/segunda-via?Data=${data}`)).bruto));

const mudarChave = (pixChave: string | null): Promise<void> =>
  transacao(s.banco.db, (tx) =>
    dadosBancariosEmVigor(atoDe(tx, fernanda), dadosDaCobranca, { alvoId: c.contaBancariaId, dados: { pixChave }, pedidaHa: 2 }),
  );

describe('a second copy says how to pay', () => {
  test('the typed line of the living slip and the Pix of the day of the school', async () => {
    const texto = await via(comBoleto.tituloId, '2099-03-31');
    expect(texto).toContain(await linhaDe(comBoleto.id));
    expect(texto).toContain('vencimento 10/03/2099; o banco soma a multa e os juros');
    // 1.000,00 + 2 % + 21 days of 1 % a month.
    expect(semEspacos(texto)).toContain('0014br.gov.bcb.pix0119pix@colegio.example');
    expect(semEspacos(texto)).toContain('54071027.00');
    expect(texto).toContain('Chave Pix da escola: pix@colegio.example');
  });
  test("the bank's own code where it has one, and not the school's", async () => {
    const texto = await via(comPix.tituloId, '2099-03-31');
    expect(semEspacos(texto)).toContain(semEspacos(emv));
    expect(semEspacos(texto)).not.toContain('pix@colegio.example');
  });
  test('without a slip: Pix alone; without a key either: the office', async () => {
    const texto = await via(semBoleto, '2099-03-31');
    expect(texto).not.toContain('Boleto de');
    expect(semEspacos(texto)).toContain('pix@colegio.example');
    await mudarChave(null);
    expect(await via(semBoleto, '2099-03-31')).toContain('Pague na secretaria da escola');
    await mudarChave('pix@colegio.example');
  });
  test('a slip that the bank no longer takes is not offered', async () => {
    // Sixty days after the due date the bank writes it off by itself.
    expect(await via(comBoleto.tituloId, '2099-05-10')).not.toContain('Boleto de');
    await sql`update boletos set baixa_pedida_em = now() where id = ${comBoleto.id}`.execute(s.banco.db);
    expect(await via(comBoleto.tituloId, '2099-03-31')).not.toContain('Boleto de');
    await sql`update boletos set baixa_pedida_em = null where id = ${comBoleto.id}`.execute(s.banco.db);
  });
  test('a code that is not whole is never printed', async () => {
    await sql`update boletos set pix_emv = ${`${emv.slice(0, -4)}DEAD`} where id = ${comPix.id}`.execute(s.banco.db);
    expect(await via(comPix.tituloId, '2099-03-31')).not.toContain('DEAD');
    await sql`update boletos set pix_emv = ${emv} where id = ${comPix.id}`.execute(s.banco.db);
  });
  test('an unknown title has none; a settled one neither', async () => {
    const ontem = somarDias(hojeEm(new Date(), fuso), -1);
    const passada = await s.pedir('GET', `TituloReceber/${comPix.tituloId}/segunda-via?Data=${ontem}`);
    expect(passada).toMatchObject({ status: 400, corpo: { error: { code: 'SEGUNDA_VIA_PASSADA', fields: [{ path: 'Data' }] } } });
    expect((await s.pedir('GET', 'TituloReceber/999999/segunda-via')).corpo.error?.code).toBe('TITULO_NAO_ENCONTRADO');
    const [cancelado] = await titulosDeTeste(s.banco.db, c, [{}]);
    await transacao(s.banco.db, (tx) => cancelarTitulo(atoDe(tx, fernanda), { id: cancelado?.id ?? 0, motivo: 'Duplicado' }));
    expect((await s.pedir('GET', `TituloReceber/${cancelado?.id}/segunda-via`)).corpo.error?.code).toBe('TITULO_NAO_RECEBE');
  });
});

test('a letter carries the slip of each title and one Pix for all, on paper and by mail, and keeps what it said', async () => {
  const corpo = 'Prezado(a) {{responsavel}},\n\n{{titulos}}\n\nAté {{prazo}}.\n\n{{pagamento}}\n\n{{contato}} Se já pagou, desconsidere.';
  const { id: modeloId } = await transacao(s.banco.db, (tx) =>
    criarModelo(atoDe(tx, fernanda), { nome: 'Carta', assunto: 'Mensagem da escola', corpo, ativo: true, ressalva: null }),
  );
  const emails: { texto: string }[] = [];
  const correio = { enviar: (_: unknown, mail: { texto: string }) => Promise.resolve(void emails.push(mail)) };
  await sql`insert into pessoas_contatos (pessoa_id, tipo, valor, principal) values (${c.pagadorId}, 'email', 'marcos@demo.escola', true)`.execute(
    s.banco.db,
  );
  const enviar = async (canal: 'email' | 'impresso', em: string): Promise<number> => {
    const tarefas = { criar: () => Promise.resolve(1) };
    await transacao(s.banco.db, (tx) =>
      prepararEscolhidas({ ...atoDe(tx, fernanda, { hoje: em }), servicos: { tarefas } }, { modeloId, canal, pagadorIds: [c.pagadorId] }),
    );
    const { rows } = await sql<{ id: number }>`select max(id) as id from cobrancas_cartas`.execute(s.banco.db);
    const id = rows[0]?.id ?? 0;
    await transacao(s.banco.db, (tx) => enviarCartas(atoDe(tx, null, { hoje: em }), correio, [id]));
    return id;
  };
  const id = await enviar('impresso', somarDias(dia, 1));
  const linhas = [await linhaDe(comBoleto.id), await linhaDe(comPix.id)];
  const papel = junto(guardar('carta', await cartasEmPdf(s.banco.db, [id])));
  for (const linha of linhas) expect(papel).toContain(linha);
  expect(semEspacos(papel)).toContain(semEspacos(emv));
  // Whose main address is abroad is written to there.
  expect(papel).toMatch(/Travessa São Pedro, 120, Umarizal . Belém\/PA . 66050-360/);
  await sql`insert into pessoas_enderecos (pessoa_id, tipo, logradouro, numero, cidade, cep, pais)
    values (${c.pagadorId}, 'outro', 'Rua Augusta', '8', 'Lisboa', '1100-053', 'Portugal')`.execute(s.banco.db);
  await sql`update pessoas_enderecos set principal = false where pessoa_id = ${c.pagadorId}`.execute(s.banco.db);
  await sql`update pessoas_enderecos set principal = true where pessoa_id = ${c.pagadorId} and pais = 'Portugal'`.execute(s.banco.db);
  expect(junto(await cartasEmPdf(s.banco.db, [id]))).toMatch(/Rua Augusta, 8 . Lisboa . 1100-053 . Portugal/);
  // One letter a day to a payer: the next one leaves another day.
  await enviar('email', somarDias(dia, 2));
  for (const linha of linhas) expect(emails[0]?.texto).toContain(linha);
  expect(emails[0]?.texto).toContain(emv);
  expect(emails[0]?.texto).not.toContain('{{');
  // What was said stays, though the slip is taken down later.
  await sql`update boletos set baixa_pedida_em = now() where id = ${comBoleto.id}`.execute(s.banco.db);
  const dita = await obterCarta(s.banco.db, id);
  const daLinha = dita.pagamento.find((p) => p.tituloId === comBoleto.tituloId);
  expect(formatarLinhaDigitavel(daLinha?.boleto?.linhaDigitavel ?? '')).toBe(linhas[0]);
  // One code of the school for all of them; beside it the slips, and the bank's own code of one.
  expect(dita.pagamento.map((p) => [p.tituloId === null, p.pix?.origem])).toEqual([
    [true, 'escola'],
    [false, undefined],
    [false, 'banco'],
    [false, undefined],
  ]);
  await expect(
    transacao(s.banco.db, (tx) => sql`update cobrancas_cartas set pagamento = '{}' where id = ${id}`.execute(tx)),
  ).rejects.toThrow(/REGISTRO_IMUTAVEL|cobrancas_cartas_pagamento_check/);
});

test('a letter is printed by the sheet that was in force when it was written: a later one changes nothing of it, though its mail leaves after', async () => {
  const { rows } = await sql<{
    id: number;
    canal: string;
  }>`select id, canal from cobrancas_cartas where corpo is not null order by id`.execute(s.banco.db);
  const impressas = await Promise.all(rows.map(({ id }) => cartasEmPdf(s.banco.db, [id])));
  expect(new Set(rows.map(({ canal }) => canal))).toEqual(new Set(['email', 'impresso']));
  const { conteudo } = papelDaCarta;
  const daEscola = { ...conteudo, blocos: [...conteudo.blocos, alinhado('esquerda', 'Até breve, {{pagador.nome}}!')] };
  await sql`with d as (insert into documentos_padrao (nome, especie, papel) values ('Carta da escola', 'carta', 'carta-de-cobranca') returning id)
    insert into documentos_padrao_versoes (documento_padrao_id, numero, conteudo, usuario_id, usuario_nome)
    select id, 1, ${JSON.stringify(daEscola)}::jsonb, 1, 'Marta' from d`.execute(s.banco.db);
  await sql`update cobrancas_cartas set situacao = 'enviada', enviada_em = clock_timestamp() where situacao = 'no_correio'`.execute(
    s.banco.db,
  );
  for (const [i, { id }] of rows.entries())
    expect((await cartasEmPdf(s.banco.db, [id])).equals(impressas[i] ?? Buffer.alloc(0))).toBe(true);
});

test('whoever pays a letter on its deadline owes nothing after: the amount of that day is told, and no code asks for another', async () => {
  const [novo] = await titulosDeTeste(s.banco.db, c, [{ dataVencimento: '2099-03-20' }]);
  const tituloId = novo?.id ?? 0;
  const corpo = '{{responsavel}} {{titulos}} Até {{prazo}}. {{pagamento}} {{contato}} Se já pagou, desconsidere.';
  const { id: modeloId } = await transacao(s.banco.db, (tx) =>
    criarModelo(atoDe(tx, fernanda), { nome: 'Prazo', assunto: 'Mensagem da escola', corpo, ativo: true, ressalva: null }),
  );
  const body = { modeloId, canal: 'impresso' as const, pagadorIds: [c.pagadorId] };
  await transacao(s.banco.db, (tx) =>
    prepararEscolhidas({ ...atoDe(tx, fernanda, { hoje: dia }), servicos: { tarefas: { criar: () => Promise.resolve(1) } } }, body),
  );
  const { rows } = await sql<{ id: number }>`select max(id) as id from cobrancas_cartas`.execute(s.banco.db);
  const id = rows[0]?.id ?? 0;
  await transacao(s.banco.db, (tx) => enviarCartas(atoDe(tx, null, { hoje: dia }), { enviar: () => Promise.resolve() }, [id]));
  const { pagamento } = await obterCarta(s.banco.db, id);
  const dele = pagamento.find((p) => p.tituloId === tituloId);
  // 1.000,00 + 2 % + 1 % a month: 12 days late on the day of the letter, 22 on its deadline.
  expect(dele).toMatchObject({ em: dia, totalCentavos: 102_400, noPrazo: { em: '2099-04-11', totalCentavos: 102_733 } });
  const todos = pagamento.find((p) => p.tituloId === null);
  expect(lerPix(todos?.pix?.copiaECola ?? '')).toMatchObject({ chave: 'pix@colegio.example', valorCentavos: null });
  expect(todos?.noPrazo?.totalCentavos).toBe(
    pagamento.filter((p) => p.tituloId !== null).reduce((soma, p) => soma + (p.noPrazo?.totalCentavos ?? 0), 0),
  );
  // By the school's own sheet by now.
  const papel = junto(guardar('prazo', await cartasEmPdf(s.banco.db, [id])));
  expect(papel).toContain('R$ 1.024,00 em 01/04/2099 R$ 1.027,33 em 11/04/2099, o prazo desta carta');
  expect(papel).toMatch(/Total para pagamento em 11\/04\/2099: R\$ [\d.]+,\d\d\. Entre uma data e outra/);
  expect(papel).not.toContain('para pagar em 01/04/2099');
  expect(papel).toContain('Até breve, Marcos Lobato!');
  const [naData] = await valoresDevidosEm(s.banco.db, [tituloId], '2099-04-11');
  expect(naData?.devido.totalCentavos).toBe(dele?.noPrazo?.totalCentavos);
  // A slip that the bank writes off before the deadline is not offered by a letter.
  await sql`update boletos set baixa_pedida_em = null where id = ${comBoleto.id}`.execute(s.banco.db);
  const titulo = { id: comBoleto.tituloId, numero: 'x', totalCentavos: centavos(100_000) };
  const comSlip = async (prazo: string) => (await comoPagar(s.banco.db, [titulo], '2099-05-08', prazo)).get(titulo.id)?.boleto ?? null;
  expect(await comSlip('2099-05-09')).not.toBeNull();
  expect(await comSlip('2099-05-18')).toBeNull();
});
