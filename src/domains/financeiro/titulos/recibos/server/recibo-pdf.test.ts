import { atoDe } from '#tests/helpers/ato.ts';
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/usar-credito.ts';
import { alinhado } from '#shared/papel/escrever.ts';
import { papelDoRecibo } from '../papel/modelo.ts';
import { reciboEmPdf } from './recibo-pdf.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
  await sql`insert into escola (nome, cnpj, endereco, cidade, uf, telefone, email)
    values ('Colégio Exemplo', '11222333000181', 'Av. Nazaré, 1000, Nazaré', 'Belém', 'PA', '+559132210000', 'secretaria@demo.escola')`.execute(
    banco.db,
  );
  await sql`update pessoas set nome = 'João Antônio', cpf = '52998224725' where id = ${t.pagadorId}`.execute(banco.db);
});
afterAll(() => banco.fechar());

const paginas = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
async function receber(quantidade: number): Promise<{ reciboId: number; baixas: { id: number }[] }> {
  const titulos = await titulosDeTeste(
    banco.db,
    t,
    Array.from({ length: quantidade }, (_, i) => ({ descricao: `Mensalidade ${i + 1}, ação pedagógica` })),
  );
  const itens = titulos.map(({ id }) => ({ tituloId: id, valorCentavos: 102_500 }));
  return transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-03-25',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens,
    }),
  );
}
async function gerar(reciboId: number): Promise<Buffer> {
  const { corpo } = await reciboEmPdf(banco.db, reciboId, { fuso, publicUrl: 'https://patio.demo.escola' });
  if (!Buffer.isBuffer(corpo)) throw new Error('not a buffer');
  if (process.env.PATIO_RECIBO) writeFileSync(process.env.PATIO_RECIBO, corpo);
  return corpo;
}

test('one page with school, payer, amount in words, titles and code, all of it text', async () => {
  const { reciboId } = await receber(3);
  const pdf = await gerar(reciboId);
  expect(paginas(pdf)).toBe(1);
  // Two cuts of its letters and its colours are most of it.
  expect(pdf.length).toBeLessThan(60_000);
  const texto = textoDoPdf(pdf).replaceAll('\n', ' ');
  const { rows } = await sql<{
    codigo: string;
    numero: number;
  }>`select codigo_verificacao as codigo, numero from recibos where id = ${reciboId}`.execute(banco.db);
  for (const parte of [
    'Colégio Exemplo',
    'CNPJ 11.222.333/0001-81',
    'João Antônio Figueira',
    'CPF 529.982.247-25',
    'R$ 3.075,00',
    'três mil e setenta e cinco reais',
    'Ana Clara Figueira',
    'Dinheiro – Caixa da secretaria',
    '1.025,00',
    '20,00',
    '5,00',
    'Belém, 25 de março de 2026.',
    'Página 1 de 1',
    `Código de verificação: ${rows[0]?.codigo}`,
    `Nº ${rows[0]?.numero}`,
  ])
    expect(texto.replaceAll('\x96', '–'), parte).toContain(parte);
  expect(texto).not.toContain('ESTORNADO');
});

test('many titles go on over pages, each numbered; the same receipt is the same file', async () => {
  const { reciboId } = await receber(60);
  const pdf = await gerar(reciboId);
  expect(paginas(pdf)).toBeGreaterThan(1);
  expect(textoDoPdf(pdf)).toContain(`Página 2 de ${paginas(pdf)}`);
  expect((await gerar(reciboId)).equals(pdf)).toBe(true);
});

test('a receipt of which a part was reversed gives quittance of what stands, in figures and words', async () => {
  const { reciboId, baixas } = await receber(3);
  await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixas[1]?.id ?? 0, motivo: 'Engano' }));
  const texto = textoDoPdf(await gerar(reciboId)).replaceAll(/\s+/g, ' ');
  for (const parte of [
    'a importância de R$ 3.075,00',
    'Foram estornados R$ 1.025,00',
    'permanece a importância de R$ 2.050,00 (dois mil e cinquenta reais), e somente dela damos quitação',
    'Estornado depois do recibo, sem quitação',
  ])
    expect(texto, parte).toContain(parte);
  // The amount that heads the paper, and the sum of the titles that stay paid.
  expect(texto.match(/2\.050,00/g)).toHaveLength(3);
  expect(texto).not.toContain('ESTORNADO');
});

test('a receipt of which nothing stands says so across the page', async () => {
  const { reciboId, baixas } = await receber(1);
  await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixas[0]?.id ?? 0, motivo: 'Engano' }));
  expect(textoDoPdf(await gerar(reciboId))).toContain('ESTORNADO');
});

test('settled with a credit it says that no money came, and by which receipt the credit had', async () => {
  const [pago, outro] = await titulosDeTeste(banco.db, t, [{ descricao: 'Mensalidade a maior' }, { descricao: 'Mensalidade com crédito' }]);
  const forma = { contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  const entrada = await transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-03-25',
      ...forma,
      itens: [{ tituloId: pago?.id ?? 0, valorCentavos: 150_000 }],
      excedenteComoCredito: true,
    }),
  );
  const { rows } = await sql<{ id: number }>`select id from creditos where recibo_id = ${entrada.reciboId}`.execute(banco.db);
  const usado = await transacao(banco.db, (tx) =>
    usarCredito(atoDe(tx, fernanda), {
      creditoId: rows[0]?.id ?? 0,
      dataUso: '2026-03-25',
      itens: [{ tituloId: outro?.id ?? 0, valorCentavos: 20_000 }],
    }),
  );
  const texto = textoDoPdf(await gerar(usado.reciboId)).replaceAll(/\s+/g, ' ');
  expect(texto).toContain('Sem novo recebimento, usamos R$ 200,00 (duzentos reais) do crédito de');
  expect(texto).toContain(`Crédito do pagador, recebido em 25/03/2026 (recibo nº ${entrada.reciboNumero})`);
  expect(texto).not.toContain('Recebemos de');
});

test('is printed by the text that was in force when the money came: a later one changes nothing of it', async () => {
  const { reciboId: antes } = await receber(1);
  const impresso = await gerar(antes);
  const { conteudo } = papelDoRecibo;
  const daEscola = { ...conteudo, blocos: [...conteudo.blocos, alinhado('esquerda', 'Obrigado, {{pagador.nome}}!')] };
  await sql`with d as (insert into documentos_padrao (nome, especie, papel) values ('Recibo da escola', 'outro', 'recibo') returning id)
    insert into documentos_padrao_versoes (documento_padrao_id, numero, conteudo, usuario_id, usuario_nome)
    select id, 1, ${JSON.stringify(daEscola)}::jsonb, 1, 'Marta' from d`.execute(banco.db);
  expect((await gerar(antes)).equals(impresso)).toBe(true);
  const { reciboId: depois } = await receber(1);
  expect(textoDoPdf(await gerar(depois))).toContain('Obrigado, João Antônio Figueira!');
});
