import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarProduto } from '#domains/suprimentos/produtos/server/oficina.ts';
import { outrasQuantidadesDe, outroRetido, pendenciasDa } from '#domains/suprimentos/notas-fiscais/pendencias.ts';
import { criarNotaFiscal, editarNotaFiscal } from '#domains/suprimentos/notas-fiscais/server/oficina.ts';
import { obterNota } from '#domains/suprimentos/notas-fiscais/server/obter.ts';
import { salvarEscola } from '#platform/server/escola.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { hoje, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { corpoDaNota, gerar, importarXml, lancar, mundoDeNotas, type MundoDeNotas } from '#tests/helpers/notas/mundo-de-notas.ts';
import { CNPJ_DA_ESCOLA, itensDoXml, nfeXml, nfseXml } from '#tests/helpers/notas/nfe.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { arquivoGuardado, importarNota } from './oficina.ts';

let banco: BancoDeTeste;
let m: MundoDeNotas;
beforeAll(async () => {
  banco = await bancoDeTeste();
  m = await mundoDeNotas(banco.db);
  await transacao(banco.db, (tx) =>
    salvarEscola(atoDe(tx, quem), {
      versao: 0,
      nome: 'Colégio Exemplo',
      cnpj: CNPJ_DA_ESCOLA,
      inep: null,
      endereco: null,
      cidade: null,
      uf: null,
      telefone: null,
      email: null,
    }),
  );
});
afterAll(() => banco.fechar());

const ler = async (nota: Parameters<typeof importarXml>[1]) => obterNota(banco.db, (await importarXml(banco.db, nota)).id);

describe('a file of a known supplier', () => {
  test('becomes a draft with everything of it; what nobody knows waits to be chosen', async () => {
    const nota = await ler({ numero: 1 });
    expect(nota).toMatchObject({
      situacao: 'rascunho',
      fornecedorId: m.fornecedorId,
      numero: '1',
      dataEntrada: hoje,
      totalCentavos: 25_000,
      categoriaFinanceiraId: m.material,
      contaBancariaId: m.contaBancariaId,
      temArquivo: true,
      parcelas: [
        { dataVencimento: '2026-03-10', brutoCentavos: 12_500, valorCentavos: 12_500 },
        { dataVencimento: '2026-04-10', brutoCentavos: 12_500, valorCentavos: 12_500 },
      ],
    });
    expect(nota.itens.map((i) => [i.produtoId, i.estocado, i.custoCentavos])).toEqual([
      [null, true, 6250],
      [null, true, 18_750],
    ]);
  });

  test('what was chosen for it once is chosen again: the product, the box of twelve, and what goes to no stock', async () => {
    const antes = await ler({ numero: 2, duplicatas: [[hoje, '250.00']] });
    await transacao(banco.db, (tx) =>
      editarNotaFiscal(atoDe(tx, quem), {
        ...semNomes(antes),
        depositoId: m.depositoId,
        itens: antes.itens.map((item, i) => ({
          ...doItem(item),
          ...(i === 0 ? { produtoId: m.detergente, fator: '12' } : { estocado: false }),
        })),
      }),
    );
    const depois = await ler({ numero: 3, duplicatas: [[hoje, '250.00']] });
    expect(depois.itens.map((i) => [i.produtoId, i.fator, i.quantidadeEstoque, i.estocado, i.reconhecidoPor])).toEqual([
      [m.detergente, '12.0000', '24.0000', true, 'escolha'],
      [null, '1.0000', null, false, 'escolha'],
    ]);
    // The same box with another number of bottles, by its file: as last time, and told until somebody changed that item.
    const outra = await ler({
      numero: 31,
      itens: itensDoXml.map((i) => ({ ...i, qTrib: i.qTrib === '24.0000' ? '48.0000' : i.qTrib })),
      duplicatas: [[hoje, '250.00']],
    });
    expect(outra.itens.map((i) => [i.fator, i.reconhecidoPor])).toEqual([
      ['12.0000', 'outra_quantidade'],
      ['1.0000', 'escolha'],
    ]);
    expect([outrasQuantidadesDe(outra.itens), outrasQuantidadesDe(depois.itens)]).toEqual([1, 0]);
    const salvar = async (mudar: (item: (typeof outra.itens)[number]) => object) => {
      const { versao } = await obterNota(banco.db, outra.id);
      const itens = outra.itens.map((item) => ({ ...doItem(item), ...mudar(item) }));
      await transacao(banco.db, (tx) => editarNotaFiscal(atoDe(tx, quem), { ...semNomes(outra), versao, depositoId: m.depositoId, itens }));
      return outrasQuantidadesDe((await obterNota(banco.db, outra.id)).itens);
    };
    expect(await salvar(() => ({}))).toBe(1);
    expect(await salvar((item) => (item.produtoId === m.detergente ? { fator: '24' } : {}))).toBe(0);
    await transacao(banco.db, (tx) => gerar(tx, { id: depois.id, versao: depois.versao }, true));
    const { rows } = await sql<{
      s: string;
    }>`select quantidade || ' = ' || valor_centavos as s from saldos_estoque where produto_id = ${m.detergente}`.execute(banco.db);
    expect(rows).toEqual([{ s: '24.0000 = 6250' }]);
  });

  test('of two lines of one product in one quantity each keeps what was said of it', async () => {
    const linha = { cProd: 'GEMEO', xProd: 'DETERGENTE CX', uCom: 'CX', qCom: '2.0000', vProd: '90.00', qTrib: '24.0000' };
    const antes = await ler({ numero: 35, itens: [linha], duplicatas: [[hoje, '100.00']] });
    await transacao(banco.db, (tx) =>
      editarNotaFiscal(atoDe(tx, quem), {
        ...semNomes(antes),
        depositoId: m.depositoId,
        itens: antes.itens.map((item) => ({ ...doItem(item), produtoId: m.detergente, fator: '12' })),
      }),
    );
    const nota = await ler({ numero: 36, itens: [{ ...linha, qTrib: '48.0000' }, linha], duplicatas: [[hoje, '190.00']] });
    const ditos = async () => (await obterNota(banco.db, nota.id)).itens.map((i) => i.reconhecidoPor);
    expect(await ditos()).toEqual(['outra_quantidade', 'escolha']);
    const itens = nota.itens.map(doItem);
    await transacao(banco.db, (tx) => editarNotaFiscal(atoDe(tx, quem), { ...semNomes(nota), depositoId: m.depositoId, itens }));
    expect(await ditos()).toEqual(['outra_quantidade', 'escolha']);
  });

  test('who sells boxes by the unit, and counts them so, tells nothing of what is inside: the box that was chosen is no other number', async () => {
    const caixas = [{ cProd: 'DETUN', xProd: 'DETERGENTE', uCom: 'UN', qCom: '3.0000', vProd: '90.00' }];
    const antes = await ler({ numero: 32, itens: caixas, duplicatas: [[hoje, '100.00']] });
    const itens = antes.itens.map((item) => ({ ...doItem(item), produtoId: m.detergente, fator: '12' }));
    await transacao(banco.db, (tx) => editarNotaFiscal(atoDe(tx, quem), { ...semNomes(antes), depositoId: m.depositoId, itens }));
    const depois = await ler({ numero: 33, itens: caixas, duplicatas: [[hoje, '100.00']] });
    expect(depois.itens.map((i) => [i.produtoId, i.fator, i.reconhecidoPor])).toEqual([[m.detergente, '12.0000', 'escolha']]);
  });

  test('a barcode finds the product and how many units its package brings; that of the taxed unit, by how many they are', async () => {
    const { id } = await transacao(banco.db, (tx) =>
      criarProduto(atoDe(tx, quem), {
        codigo: 'SUCO',
        nome: 'Suco de uva 1 l',
        grupoId: m.grupoId,
        unidade: 'UN',
        gtin: '7891000100103',
        embalagens: [{ nome: 'Caixa de 6', fator: '6', gtin: '17891000100100' }],
      }),
    );
    const caixa = { cProd: 'X1', xProd: 'SUCO CX6', uCom: 'CX', qCom: '2.0000', vProd: '100.00' };
    const { itens } = await ler({
      numero: 4,
      itens: [
        { ...caixa, cEAN: '17891000100100' },
        { ...caixa, cProd: 'X2', cEANTrib: '7891000100103', qTrib: '24.0000' },
        { ...caixa, cProd: 'SUCO', xProd: 'SUCO DE UVA INTEGRAL', uCom: 'UN' },
        { ...caixa, cProd: 'SUCO', xProd: 'Caneta azul', uCom: 'UN' },
      ],
    });
    expect(itens.map((i) => [i.produtoId, i.fator, i.reconhecidoPor])).toEqual([
      [id, '6.0000', 'gtin'],
      [id, '12.0000', 'gtin'],
      [id, '1.0000', 'codigo'],
      [null, '1.0000', null],
    ]);
  });

  test('comes into stock on the day it is imported: what fell due before it is not generated until it is said to be due then', async () => {
    // Everything of it is known since the last one.
    const antes = await ler({ numero: 7 });
    expect([antes.dataEntrada, ...pendenciasDa(antes)]).toEqual([hoje, 'venceAntes']);
    await expect(transacao(banco.db, (tx) => gerar(tx, antes, true))).rejects.toMatchObject({
      code: 'NOTA_FISCAL_VENCE_ANTES_DA_ENTRADA',
      campos: [{ path: 'dataEntrada' }],
    });
    const nota = { ...semNomes(antes), depositoId: antes.depositoId, itens: antes.itens.map(doItem) };
    const parcelas = antes.parcelas.map((p) => ({ ...p, dataVencimento: hoje }));
    const dita = await transacao(banco.db, (tx) => editarNotaFiscal(atoDe(tx, quem), { ...nota, parcelas }));
    await transacao(banco.db, (tx) => gerar(tx, dita, true));
    expect(await obterNota(banco.db, antes.id)).toMatchObject({ situacao: 'gerada', geracao: { titulos: [{ dataVencimento: hoje }, {}] } });
  });

  test('goods are paid whole, whatever is usually withheld of the services of their supplier', async () => {
    await sql`insert into fornecedores_impostos (fornecedor_id, tipo, nome) values (${m.fornecedorId}, 'ir', 'IRRF serviços profissionais')`.execute(
      banco.db,
    );
    const nota = await ler({ numero: 71 });
    expect([nota.impostos, nota.retidoCentavos, nota.parcelas.map((p) => p.valorCentavos)]).toEqual([[], 0, [12_500, 12_500]]);
    await sql`delete from fornecedores_impostos where fornecedor_id = ${m.fornecedorId}`.execute(banco.db);
  });
  test('installments that do not add up to the invoice are left to be calculated', async () => {
    expect((await ler({ numero: 5, duplicatas: [['2026-03-10', '249.99']] })).parcelas).toEqual([]);
    expect((await ler({ numero: 6, duplicatas: [] })).parcelas).toEqual([]);
  });
});

describe('who and whose', () => {
  test('an unknown supplier is registered with what the file tells, unless who imports may not', async () => {
    const nova = { cnpj: '60701190000104', nome: 'Papelaria Umarizal', crt: '1' };
    const semPermissao = quemDeTeste(['lancamentos-nf:criar'], { usuarioId: 5 });
    await expect(importarXml(banco.db, { ...nova, numero: 10 }, semPermissao)).rejects.toMatchObject({
      code: 'NF_FORNECEDOR_SEM_CADASTRO',
    });
    await importarXml(banco.db, { ...nova, numero: 10 });
    const { rows } = await sql`select nome, simples_nacional, cidade, telefone from fornecedores where documento = ${nova.cnpj}`.execute(
      banco.db,
    );
    expect(rows).toEqual([{ nome: 'Papelaria Umarizal', simples_nacional: true, cidade: 'Belém', telefone: '+559132310000' }]);
  });
  test('an invoice of somebody else is refused; of another establishment of the school it is taken', async () => {
    await expect(importarXml(banco.db, { numero: 11, destinatario: '60701190000104' })).rejects.toMatchObject({
      code: 'NF_DE_OUTRO_DESTINATARIO',
    });
    await importarXml(banco.db, { numero: 11, destinatario: '11222333000262' });
  });
  test('an invoice of a day that has not come is refused', async () => {
    await expect(importarXml(banco.db, { numero: 14, emissao: '2099-02-03' })).rejects.toMatchObject({ code: 'EMISSAO_FORA_DO_PRAZO' });
  });
  test('the same invoice is not entered twice, and who tries is told by whom, when and how it stands', async () => {
    await importarXml(banco.db, { numero: 12 });
    await expect(importarXml(banco.db, { numero: 12, itens: [...itensDoXml] })).rejects.toMatchObject({
      code: 'NOTA_FISCAL_JA_LANCADA',
      params: { numero: '12', usuario: 'Fernanda Lima', situacao: { br: 'rascunho' } },
      campos: [{ path: 'chave' }],
    });
  });
  test('typed without its series it is still the same, from either side; two series of a number are two invoices', async () => {
    const digitada = (numero: number, serie: string | null) =>
      lancar(banco.db, corpoDaNota(m, { modelo: 'nfe', numero: String(numero), serie }));
    const repetida = { code: 'NOTA_FISCAL_JA_LANCADA', params: { usuario: 'Fernanda Lima' }, campos: [{ path: 'numero' }] };
    const gerada = await digitada(9301, null);
    await transacao(banco.db, (tx) => gerar(tx, gerada, true));
    await expect(importarXml(banco.db, { numero: 9301, serie: 3 })).rejects.toMatchObject(repetida);
    await importarXml(banco.db, { numero: 9302, serie: 3 });
    await expect(digitada(9302, null)).rejects.toMatchObject(repetida);
    await digitada(9302, '4');
  });
  test('typed without its series while its file is being sent, it is one draft', async () => {
    const corpo = corpoDaNota(m, { modelo: 'nfe', numero: '9303', serie: null });
    const [, outra] = await passoAPasso(
      banco.db,
      (tx) => criarNotaFiscal(atoDe(tx, quem), corpo),
      () => importarXml(banco.db, { numero: 9303, serie: 3 }),
    );
    expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'NOTA_FISCAL_JA_LANCADA' } });
  });
  test('sent by two at once it is one draft, and the second is told so', async () => {
    const conteudo = Buffer.from(nfeXml({ numero: 13 }), 'utf8');
    const importar = async (tx: Tx) => {
      const ato = atoDe(tx, quem);
      return importarNota(ato, { arquivoId: await arquivoGuardado(ato, { nome: 'nota.xml', conteudo }), conteudo });
    };
    const [, outra] = await passoAPasso(banco.db, importar, () => transacao(banco.db, importar));
    expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'NOTA_FISCAL_JA_LANCADA', params: { usuario: 'Fernanda Lima' } } });
    const { rows } = await sql`select id from notas_fiscais where numero = '13'`.execute(banco.db);
    expect(rows).toHaveLength(1);
  });
  test('a service comes without stock, and what its file withholds is kept to be compared', async () => {
    const conteudo = Buffer.from(nfseXml(), 'utf8');
    const { id } = await transacao(banco.db, async (tx) => {
      const ato = atoDe(tx, quem);
      return importarNota(ato, { arquivoId: await arquivoGuardado(ato, { nome: 'nfse.xml', conteudo }), conteudo });
    });
    const nota = await obterNota(banco.db, id);
    expect(nota).toMatchObject({
      modelo: 'nfse',
      retidoNoArquivoCentavos: 1500,
      retidoCentavos: 0,
      itens: [{ estocado: false, produtoId: null }],
    });
    // Told until the installments withhold the same.
    expect(outroRetido(nota.retidoNoArquivoCentavos, nota.retidoCentavos)).toEqual({
      arquivo: formatarReais(centavos(1500)),
      calculado: formatarReais(centavos(0)),
    });
    expect([outroRetido(centavos(1500), centavos(1500)), outroRetido(null, centavos(1500))]).toEqual([null, null]);
  });
});

type Lida = Awaited<ReturnType<typeof obterNota>>;
const doItem = ({
  codigo,
  gtin,
  descricao,
  unidade,
  quantidade,
  valorCentavos,
  descontoCentavos,
  impostosCentavos,
  estocado,
  produtoId,
  fator,
}: Lida['itens'][number]) => ({
  codigo,
  gtin,
  descricao,
  unidade,
  quantidade,
  valorCentavos,
  descontoCentavos,
  impostosCentavos,
  estocado,
  produtoId,
  fator,
});
const semNomes = (n: Lida) => ({
  id: n.id,
  versao: n.versao,
  modelo: n.modelo,
  numero: n.numero,
  serie: n.serie,
  chave: n.chave,
  fornecedorId: n.fornecedorId,
  dataEmissao: n.dataEmissao,
  dataEntrada: n.dataEntrada,
  descricao: n.descricao,
  categoriaFinanceiraId: n.categoriaFinanceiraId,
  centroCustoId: n.centroCustoId,
  contaBancariaId: n.contaBancariaId,
  formaPagamentoId: n.formaPagamentoId,
  freteCentavos: n.freteCentavos,
  seguroCentavos: n.seguroCentavos,
  outrasCentavos: n.outrasCentavos,
  descontoCentavos: n.descontoCentavos,
  impostos: n.impostos,
  parcelas: n.parcelas,
  observacoes: n.observacoes,
});
