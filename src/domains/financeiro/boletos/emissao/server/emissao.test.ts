import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import type { ErroNegocio } from '#shared/erros.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  boletoDeTeste,
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  contaCobrancaPronta,
  contaProntaEsquema,
  dadosDaConta,
  estadoDe,
  importar,
  pago,
} from '#tests/helpers/boletos.ts';
import { fernanda, fuso, paulo, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { lerLinhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { lerPix } from '#domains/financeiro/boletos/codigos/pix.ts';
import { emitirBoletos, preverEmissao } from './emitir.ts';
import { pdfDeBoletos } from '#domains/financeiro/boletos/impressao/server/imprimir.ts';
import { toFiltros } from '#domains/financeiro/boletos/filtros.ts';
import { idsDeBoletos } from '#domains/financeiro/boletos/lista/server/door.ts';
import { obterBoleto } from '#domains/financeiro/boletos/lista/server/obter-boleto.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/pedir-baixas.ts';
import { gerarRemessa, preverRemessa } from '#domains/financeiro/boletos/remessas/server/remessas.ts';
import { carregarParaImpressao } from '#domains/financeiro/boletos/impressao/server/pdf/dados.ts';
import { arquivoDaRemessa } from '#domains/financeiro/boletos/remessas/server/queries.ts';

let banco: BancoDeTeste;
let c: Cobranca;
let hoje: string;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  c = await cobrancaDeTeste(banco.db);
  hoje = await hojeNaEscola(banco.db, fuso);
});
afterAll(() => banco.fechar());

const emitir = (ids: number[], novoVencimento: string | null = null) =>
  transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids, novoVencimento }));
const titulos = async (...partes: Parameters<typeof titulosDeTeste>[2][number][]): Promise<number[]> =>
  (
    await titulosDeTeste(
      banco.db,
      c,
      partes.map((p) => ({ dataVencimento: '2099-03-10', ...p })),
    )
  ).map((t) => t.id);
const boletoDe = async (tituloId: number) => {
  const { rows } = await sql<{
    id: number;
    nossoNumero: string;
    linha: string;
    valor: number;
    desconto: number;
    vencimento: string;
    multa: string;
    situacao: string;
  }>`
    select id, nosso_numero as "nossoNumero", linha_digitavel as linha, valor_centavos as valor, desconto_centavos as desconto, data_vencimento as vencimento,
      multa_percentual::text as multa, situacao from boletos where titulo_id = ${tituloId} order by id desc limit 1`.execute(banco.db);
  const [b] = rows;
  if (!b) throw new Error('no slip');
  return b;
};

describe('emission', () => {
  test('a slip asks for what its title does, and its typed line says the same', async () => {
    const [id] = await titulos({});
    await emitir([id ?? 0]);
    const b = await boletoDe(id ?? 0);
    expect(b).toMatchObject({ valor: 100_000, desconto: 5_000, vencimento: '2099-03-10', multa: '2.0000', situacao: 'gerada' });
    expect(lerLinhaDigitavel(b.linha, '2099-01-01')).toMatchObject({ banco: '001', valorCentavos: 100_000, vencimento: '2099-03-10' });
    expect(b.nossoNumero).toMatch(/^1474166\d{10}$/);
  });

  test('an overdue title needs a new date; its slip asks for what will be owed then, fine included', async () => {
    const [id] = await titulos({ dataVencimento: somarDias(hoje, -40), dataEmissao: '2026-01-05' });
    await expect(emitir([id ?? 0])).rejects.toMatchObject({ code: 'TITULO_VENCIDO' });
    await expect(emitir([id ?? 0], somarDias(hoje, -1))).rejects.toMatchObject({ code: 'VENCIMENTO_PASSADO' });
    const novo = somarDias(hoje, 10);
    await emitir([id ?? 0], novo);
    // 50 days: fine of 2 % and 1 % a month pro rata, the discount lost.
    expect(await boletoDe(id ?? 0)).toMatchObject({ valor: 100_000 + 2_000 + 1_667, desconto: 0, vencimento: novo, multa: '0.0000' });
    const { rows } = await sql<{ base: number }>`select base_juros_centavos as base from boletos where titulo_id = ${id ?? 0}`.execute(
      banco.db,
    );
    expect(rows).toEqual([{ base: 100_000 }]);
  });

  test('what cannot be registered gets no slip, with the reason; the rest goes on; the preview says the same', async () => {
    const semCpf = await transacao(banco.db, (tx) =>
      criarPessoa(atoDe(tx, fernanda), { nome: 'Rita', sobrenome: 'Souza', dataNascimento: '1980-01-01' }),
    );
    const [bom, sem, cancelado, caixa, outro] = await titulos({}, { pagadorId: semCpf.id }, {}, { contaBancariaId: c.outraContaId }, {});
    await transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id: cancelado ?? 0, motivo: 'Engano' }));
    await emitir([outro ?? 0]);
    const ids = [bom, sem, cancelado, caixa, outro].map((id) => id ?? 0);
    const previa = await preverEmissao(banco.db, { ids, novoVencimento: null }, hoje, 'br');
    expect(previa).toMatchObject({ quantidade: 1, totalCentavos: 100_000, totalRecusados: 4 });
    expect(previa.recusados.map((r) => r.codigo).toSorted()).toEqual([
      'CONTA_SEM_COBRANCA',
      'PAGADOR_SEM_DOCUMENTO',
      'TITULO_JA_TEM_BOLETO',
      'TITULO_NAO_ABERTO',
    ]);
    expect(await emitir(ids)).toMatchObject({ emitidos: 1, recusados: 4, totalCentavos: 100_000 });
    await expect(emitir([caixa ?? 0])).rejects.toMatchObject({ code: 'CONTA_SEM_COBRANCA' });
    const nada = await emitir(ids).catch((erro: unknown) => erro as ErroNegocio);
    expect(nada).toMatchObject({
      code: 'NADA_A_EMITIR',
      detalhe: { recusados: expect.arrayContaining([expect.objectContaining({ tituloId: sem })]) },
    });
    // The reason of each kind is in the sentence, in the language of who asks.
    expect((nada as ErroNegocio).mensagem('br')).toMatch(/^Nenhum título da escolha pode receber boleto\. .*CPF/);
    expect((nada as ErroNegocio).mensagem('en')).toMatch(/^No chosen title can have a boleto\. .*CPF/);
  });

  test('a payer abroad gets none until the record has an address in Brazil, which is the one printed', async () => {
    const fora = {
      tipo: 'residencial' as const,
      logradouro: 'Rua Augusta',
      numero: '8',
      cidade: 'Lisboa',
      cep: '1100-053',
      pais: 'Portugal',
      principal: true,
    };
    const rita = await transacao(banco.db, (tx) =>
      criarPessoa(atoDe(tx, fernanda), { nome: 'Rita', sobrenome: 'Souza', cpf: '11144477735', enderecos: [fora] }),
    );
    const [id = 0] = await titulos({ pagadorId: rita.id });
    await expect(emitir([id])).rejects.toMatchObject({ code: 'PAGADOR_SEM_ENDERECO' });
    await sql`insert into pessoas_enderecos (pessoa_id, tipo, logradouro, numero, cidade, uf, cep)
      values (${rita.id}, 'cobranca', 'Rua dos Pariquis', '70', 'Belém', 'PA', '66033110')`.execute(banco.db);
    await emitir([id]);
    const [impresso] = await carregarParaImpressao(banco.db, [(await boletoDe(id)).id]);
    expect(impresso).toMatchObject({ pagadorEndereco: 'Rua dos Pariquis, 70', pagadorLugar: 'Belém/PA – CEP 66033-110' });
  });

  test('all of a filter but some: issued, and printed from the list of slips in the same way', async () => {
    const ids = await titulos({ dataVencimento: '2098-05-10' }, { dataVencimento: '2098-05-10' }, { dataVencimento: '2098-05-10' });
    const [fora = 0, ...dentro] = ids;
    const filtro = toFiltros({ VencimentoInicial: '2098-05-01', VencimentoFinal: '2098-05-31', Situacao: 'gerada' });
    const escolha = { filtro, exceto: [fora], novoVencimento: null };
    expect(await preverEmissao(banco.db, escolha, hoje, 'br')).toMatchObject({ quantidade: 2, totalRecusados: 0 });
    expect(await transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), escolha))).toMatchObject({ emitidos: 2 });
    const boletos = await Promise.all(dentro.map(async (id) => (await boletoDe(id)).id));
    const doFiltro = (exceto: readonly number[]) => idsDeBoletos(banco.db, filtro, exceto, 100);
    expect(await doFiltro([])).toEqual(boletos.toSorted((a, b) => a - b));
    expect(await doFiltro(boletos.slice(1))).toEqual(boletos.slice(0, 1));
  });

  test('many people issue at once: one living slip a title, no number twice', async () => {
    const ids = await titulos(...Array.from({ length: 12 }, () => ({})));
    const respostas = await Promise.allSettled([
      emitir(ids),
      emitir(ids.toReversed()),
      emitir(ids.slice(3, 9)),
      ...ids.map((id) => emitir([id])),
    ]);
    expect(
      respostas.filter((r) => r.status === 'fulfilled').reduce((n, r) => n + (r.status === 'fulfilled' ? r.value.emitidos : 0), 0),
    ).toBe(12);
    expect(
      respostas
        .filter((r) => r.status === 'rejected')
        .every((r) => /TITULO_JA_TEM_BOLETO|NADA_A_EMITIR/.test(String((r as PromiseRejectedResult).reason))),
    ).toBe(true);
    const { rows } = await sql<{
      n: number;
      distintos: number;
    }>`select count(*)::int as n, count(distinct nosso_numero)::int as distintos from boletos`.execute(banco.db);
    expect(rows[0]?.n).toBe(rows[0]?.distintos);
  });

  test('numbers jump forward when told, and never back', async () => {
    const salvar = (versao: number, proximoSequencial: number) =>
      transacao(banco.db, (tx) =>
        contaCobrancaPronta(
          atoDe(tx, fernanda),
          c.contaBancariaId,
          contaProntaEsquema.parse({ ...dadosDaConta, formaPagamentoId: c.formaPagamentoId, versao, proximoSequencial }),
        ),
      );
    const { versao } = await salvar(1, 5_000);
    const [id] = await titulos({});
    await emitir([id ?? 0]);
    expect((await boletoDe(id ?? 0)).nossoNumero).toBe('14741660000005000');
    await expect(salvar(versao, 4_999)).rejects.toMatchObject({ code: 'NUMERO_SO_SOBE' });
    await expect(salvar(1, 9_000)).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
  });

  test('collection data that the bank could make no barcode of is refused by field', async () => {
    const salvar = (partes: object) =>
      transacao(banco.db, (tx) =>
        contaCobrancaPronta(
          atoDe(tx, fernanda),
          c.contaBancariaId,
          contaProntaEsquema.parse({ ...dadosDaConta, formaPagamentoId: c.formaPagamentoId, versao: 2, ...partes }),
        ),
      );
    await expect(salvar({ convenio: '12345' })).rejects.toMatchObject({
      code: 'COBRANCA_INVALIDA',
      campos: [{ path: 'convenio', code: 'CONVENIO_TAMANHO' }],
    });
    await expect(salvar({ carteira: '117' })).rejects.toMatchObject({ campos: [{ path: 'carteira', code: 'COBRANCA_LONGA' }] });
    await expect(salvar({ layout: 'cnab400' })).rejects.toMatchObject({ code: 'LAYOUT_NAO_ATENDIDO' });
  });
});

describe('remittance', () => {
  const gerar = () => transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
  const textoDe = async (id: number): Promise<string[]> =>
    (await obterArquivo(banco.db, await arquivoDaRemessa(banco.db, id))).corpo.toString('latin1').split('\r\n').slice(0, -1);

  test('sends what is new once, numbered by the account; two at once make one file', async () => {
    const previa = await preverRemessa(banco.db, c.contaBancariaId);
    expect(previa.entradas).toBeGreaterThan(10);
    const feitas = await Promise.allSettled([gerar(), gerar()]);
    const [feita] = feitas.flatMap((f) => (f.status === 'fulfilled' ? [f.value] : []));
    expect(feitas.filter((f) => f.status === 'rejected').map((f) => String((f as PromiseRejectedResult).reason))).toEqual([
      expect.stringMatching(/NADA_A_ENVIAR/),
    ]);
    expect(feita).toMatchObject({
      nsa: 1,
      entradas: previa.entradas,
      totalCentavos: previa.totalCentavos,
      nomeArquivo: 'CB001001-000001.REM',
    });
    const linhas = await textoDe(feita?.id ?? 0);
    expect(new Set(linhas.map((l) => l.length))).toEqual(new Set([240]));
    expect(linhas.filter((l) => l[13] === 'P')).toHaveLength(previa.entradas);
    expect(
      linhas
        .find((l) => l[13] === 'Q')
        ?.slice(33, 73)
        .trim(),
    ).toBe('MARCOS LOBATO');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from boletos where situacao = 'gerada'`.execute(banco.db);
    expect(rows[0]?.n).toBe(0);
    expect((await preverRemessa(banco.db, c.contaBancariaId)).nsa).toBe(2);
  });

  test('writes off what a person asked for and what was settled elsewhere; drops what was never sent', async () => {
    const [pedido, pagoNoBalcao, novo, nuncaEnviado] = await boletosDeTeste(banco.db, c, [{}, {}, {}, {}]);
    if (!pedido || !pagoNoBalcao || !novo || !nuncaEnviado) throw new Error('no slips');
    const pedir = (ids: number[], desfazer = false) =>
      transacao(banco.db, (tx) => pedirBaixas(atoDe(tx, fernanda), { ids, desfazer, motivo: null }));
    expect(await pedir([novo.id])).toEqual({ pedidos: 0, baixados: 1 });
    await transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id: nuncaEnviado.tituloId, motivo: 'Engano' }));
    expect(await preverRemessa(banco.db, c.contaBancariaId)).toMatchObject({ entradas: 2, baixas: 0, descartados: 1 });
    await gerar();
    expect(await estadoDe(banco.db, nuncaEnviado)).toMatchObject({ boleto: 'baixada' });
    expect(await pedir([pedido.id])).toEqual({ pedidos: 1, baixados: 0 });
    expect(await pedir([pedido.id], true)).toEqual({ pedidos: 1, baixados: 0 });
    await pedir([pedido.id]);
    await transacao(banco.db, (tx) =>
      baixarTitulos(atoDe(tx, paulo), {
        dataBaixa: '2026-03-08',
        contaBancariaId: c.contaBancariaId,
        formaPagamentoId: c.formaPagamentoId,
        itens: [{ tituloId: pagoNoBalcao.tituloId, valorCentavos: 100_000 }],
      }),
    );
    const segunda = await gerar();
    expect(segunda).toMatchObject({ entradas: 0, baixas: 2 });
    expect((await textoDe(segunda.id)).filter((l) => l[13] === 'P').map((l) => l.slice(15, 17))).toEqual(['02', '02']);
    await expect(pedir([pedido.id])).rejects.toMatchObject({ code: 'BAIXA_JA_ENVIADA' });
    // It lives until the bank says otherwise.
    expect(await estadoDe(banco.db, pedido)).toMatchObject({ boleto: 'enviada' });
    await importar(banco.db, [{ ...pago(pedido), movimento: '09', pagoCentavos: 0 }]);
    await expect(pedir([pedido.id])).rejects.toMatchObject({ code: 'BOLETO_NAO_SE_BAIXA' });
  });
});

describe('the paper and the codes', () => {
  test('a living slip prints its page; one that ended prints without barcode and says so', async () => {
    const [vivo, morto] = await boletosDeTeste(banco.db, c, [{}, {}]);
    if (!vivo || !morto) throw new Error('no slips');
    await importar(banco.db, [pago(morto)]);
    const [um, outro, dois] = await Promise.all([[vivo.id], [morto.id], [vivo.id, morto.id]].map((ids) => pdfDeBoletos(banco.db, ids)));
    const bytes = (a: typeof um): Buffer => (a ? (a.corpo as Buffer) : Buffer.alloc(0));
    const paginas = (a: typeof um): number =>
      (
        bytes(a)
          .toString('latin1')
          .match(/\/Type \/Page\b/g) ?? []
      ).length;
    expect([um, outro, dois].map(paginas)).toEqual([1, 1, 2]);
    // The bars of a living slip are hundreds of rectangles.
    expect(bytes(um).length).toBeGreaterThan(bytes(outro).length);
    await expect(pdfDeBoletos(banco.db, [vivo.id, 999_999])).rejects.toMatchObject({ code: 'BOLETO_NAO_ENCONTRADO' });
  });

  test('the bank’s Pix comes from its file; the school’s own code is another thing and says what is owed today', async () => {
    const b = await boletoDeTeste(banco.db, c, { descontoCondicionalCentavos: centavos(5_000) });
    const lido = await obterBoleto(banco.db, b.id, hoje, 'br');
    expect(lido.pixDoBanco).toBeNull();
    expect(lerPix(lido.pixDaEscola?.copiaECola ?? '')).toMatchObject({ chave: 'pix@colegio.example', valorCentavos: 95_000, url: null });
    expect(lido.pixDaEscola?.qr.desenho).toMatch(/^M\d/);
    expect(lido.historico.map((h) => h.para)).toEqual(['gerada']);
    await expect(obterBoleto(banco.db, 999_999, hoje, 'br')).rejects.toMatchObject({ code: 'BOLETO_NAO_ENCONTRADO' });
  });
});
