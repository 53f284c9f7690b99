import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definirTarefaDeNotasFiscais } from '#domains/suprimentos/notas-fiscais/arquivo/server/door.ts';
import { pendenciasDa } from '#domains/suprimentos/notas-fiscais/pendencias.ts';
import { edicaoDe, type NotaLida } from '#domains/suprimentos/notas-fiscais/web/valores.ts';
import { emZip } from '#platform/server/arquivos/zip.ts';
import { memoriaViva } from '#tests/memoria.ts';
import { formularioDeXml } from '#tests/helpers/notas/formulario.ts';
import { corpoDaNota, mundoDeNotas, type MundoDeNotas } from '#tests/helpers/notas/mundo-de-notas.ts';
import { chaveDe, CNPJ_DA_ESCOLA, CNPJ_DO_FORNECEDOR, eventoXml, nfeXml } from '#tests/helpers/notas/nfe.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let m: MundoDeNotas;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: salasDe.suprimentos,
    trabalhar: true,
    tarefas: definirTarefaDeNotasFiscais,
    carregarAutor: async () => quemDeTeste(),
  });
  m = await mundoDeNotas(s.banco.db);
});
afterAll(() => s.fechar());

const dito = (r: RespostaDeTeste) => [
  r.status,
  r.corpo.error?.code ?? null,
  ...(r.corpo.error?.fields.map((f) => `${f.path} ${f.code}`) ?? []),
];
const dado = <T>(r: RespostaDeTeste): T => r.corpo.data as T;
const criar = (partes: Parameters<typeof corpoDaNota>[1]) => s.pedir('POST', 'NotaFiscal', { body: corpoDaNota(m, partes) });
const parcela = (dataVencimento: string, valor: number) => ({ dataVencimento, brutoCentavos: valor, valorCentavos: valor });

test('each bad field is named with its rule, all at once, and nothing is half saved', async () => {
  const antes = await sql<{ n: number }>`select count(*)::int as n from notas_fiscais`.execute(s.banco.db);
  const nfe = { modelo: 'nfe' as const, serie: '1', chave: chaveDe() };
  const casos: [Parameters<typeof corpoDaNota>[1], ...string[]][] = [
    [{ parcelas: [] }, 'parcelas PARCELAS_NAO_CALCULADAS'],
    [{ parcelas: [parcela('2026-03-10', 15_999)] }, 'parcelas.0.brutoCentavos PARCELAS_NAO_FECHAM'],
    [{ parcelas: [parcela('2026-02-04', 16_000)] }, 'dataEntrada ENTRADA_DEPOIS_DO_VENCIMENTO'],
    [{ dataEntrada: '2026-02-02' }, 'dataEntrada ENTRADA_ANTES_DA_EMISSAO'],
    [{ chave: '35260211222333000181550010000012341409172531' }, 'chave CHAVE_DE_ACESSO_INVALIDA'],
    [{ modelo: 'nfe', chave: '35260211222333000181550010000012341409172530' }, 'chave CHAVE_DE_OUTRA_NOTA'],
    [{ ...nfe, dataEmissao: '2026-01-30', numero: '1234' }, 'chave CHAVE_DE_OUTRA_NOTA'],
    [{ itens: corpoDaNota(m).itens.map((i) => ({ ...i, quantidade: '0.0001', fator: '0.0001' })) }, 'itens.0.fator QUANTIDADE_NO_ESTOQUE'],
    [
      { itens: corpoDaNota(m).itens.map((i) => ({ ...i, quantidade: '9999999', fator: '9999999' })) },
      'itens.0.fator QUANTIDADE_NO_ESTOQUE',
    ],
    [{ depositoId: null }, 'depositoId DEPOSITO_DA_NOTA'],
    [
      { depositoId: null, dataEntrada: '2026-02-02', parcelas: [] },
      'dataEntrada ENTRADA_ANTES_DA_EMISSAO',
      'depositoId DEPOSITO_DA_NOTA',
      'parcelas PARCELAS_NAO_CALCULADAS',
    ],
  ];
  for (const [partes, ...campos] of casos) expect(dito(await criar(partes))).toEqual([400, 'DADOS_INVALIDOS', ...campos]);
  const depois = await sql<{ n: number }>`select count(*)::int as n from notas_fiscais`.execute(s.banco.db);
  expect(depois.rows).toEqual(antes.rows);
});

test('a key is of the supplier of the invoice, or of a branch of it', async () => {
  const nfe = (numero: number, cnpj: string) =>
    criar({ modelo: 'nfe', numero: String(numero), serie: '1', chave: chaveDe({ numero, cnpj }) });
  expect(dito(await nfe(501, CNPJ_DA_ESCOLA))).toEqual([400, 'NOTA_FISCAL_DE_OUTRO_FORNECEDOR', 'chave NOTA_FISCAL_DE_OUTRO_FORNECEDOR']);
  const { id } = dado<{ id: number }>(await nfe(502, `${CNPJ_DO_FORNECEDOR.slice(0, 8)}000234`));
  const salva = dado<{ versao: number }>(await s.pedir('GET', `NotaFiscal/${id}`));
  const outra = {
    ...corpoDaNota(m, { modelo: 'nfe', numero: '503', serie: '1', chave: chaveDe({ numero: 503, cnpj: CNPJ_DA_ESCOLA }) }),
    id,
  };
  expect(dito(await s.pedir('PUT', 'NotaFiscal', { body: { ...outra, versao: salva.versao } }))[1]).toBe('NOTA_FISCAL_DE_OUTRO_FORNECEDOR');
  // One that the tax authority itself issues for a producer is under the authority's CNPJ.
  expect(
    (await criar({ modelo: 'nfe', numero: '504', serie: '890', chave: chaveDe({ numero: 504, serie: 890, cnpj: CNPJ_DA_ESCOLA }) })).status,
  ).toBe(200);
});

test('an NF-e is the same however its number is typed: with points, or with zeros before it', async () => {
  const nfe = { modelo: 'nfe' as const, numero: '0.012.345', serie: '001' };
  const { id } = dado<{ id: number }>(await criar(nfe));
  expect(dado(await s.pedir('GET', `NotaFiscal/${id}`))).toMatchObject({ numero: '12345', serie: '1' });
  expect(dito(await criar({ ...nfe, numero: '12345', serie: '1' })).slice(0, 2)).toEqual([409, 'NOTA_FISCAL_JA_LANCADA']);
  // Other documents are numbered as who issues them likes.
  const outra = dado<{ id: number }>(await criar({ numero: '2026.001' }));
  expect(dado(await s.pedir('GET', `NotaFiscal/${outra.id}`))).toMatchObject({ numero: '2026.001' });
});

test('what is calculated is what may be saved: the costs sum to the total, and the installments to it', async () => {
  const corpo = corpoDaNota(m);
  const calculo = dado<{
    totalCentavos: number;
    custos: { custoCentavos: number }[];
    parcelas: { brutoCentavos: number; valorCentavos: number }[];
  }>(
    await s.pedir('POST', 'NotaFiscal/calculo', {
      body: {
        fornecedorId: m.fornecedorId,
        dataEmissao: '2026-02-03',
        freteCentavos: 1000,
        itens: corpo.itens.map(({ valorCentavos }) => ({ valorCentavos })),
        parcelas: 3,
        primeiroVencimento: '2026-03-31',
      },
    }),
  );
  expect(calculo.totalCentavos).toBe(16_000);
  expect(calculo.custos.map((c) => c.custoCentavos)).toEqual([10_667, 5333]);
  expect(calculo.parcelas).toMatchObject([
    { dataVencimento: '2026-03-31', brutoCentavos: 5334 },
    { dataVencimento: '2026-04-30', brutoCentavos: 5333 },
    { dataVencimento: '2026-05-31', brutoCentavos: 5333 },
  ]);
  expect((await criar({ parcelas: calculo.parcelas as never })).status).toBe(200);
});

test('a draft is generated, seen with what it became, listed, exported and reversed; a draft is deleted', async () => {
  const { id, versao } = dado<{ id: number; versao: number }>(await criar({}));
  const chave = { headers: { 'idempotency-key': 'gerar-nota-1' } };
  const gerada = await s.pedir('POST', `NotaFiscal/${id}/geracao`, { body: { versao }, ...chave });
  expect(gerada.status).toBe(200);
  // The same click sent again is the same answer.
  expect((await s.pedir('POST', `NotaFiscal/${id}/geracao`, { body: { versao }, ...chave })).corpo).toEqual(gerada.corpo);
  const ficha = dado<{ situacao: string; geracao: { titulos: unknown[] }; historico: { acao: string }[] }>(
    await s.pedir('GET', `NotaFiscal/${id}`),
  );
  expect(ficha).toMatchObject({ situacao: 'gerada', geracao: { titulos: [{ valorCentavos: 8000 }, { valorCentavos: 8000 }] } });
  expect(ficha.historico.map((h) => h.acao)).toEqual(['nota_fiscal.gerada', 'nota_fiscal.criada']);
  const lista = dado<{ itens: { id: number }[]; totais: object }>(
    await s.pedir('GET', `NotaFiscal/obter-paginado?Situacao=gerada&ProdutoId=${m.papel}`),
  );
  expect(lista.itens.map((n) => n.id)).toEqual([id]);
  expect((await s.pedir('GET', 'NotaFiscal/exportar?Formato=csv')).bruto.toString('utf8')).toContain('Distribuidora Belém');
  const estorno = { body: { versao: 2, motivo: 'Engano' }, headers: { 'idempotency-key': 'estornar-nota-1' } };
  expect((await s.pedir('POST', `NotaFiscal/${id}/estorno`, estorno)).status).toBe(200);
  expect(dito(await s.pedir('DELETE', `NotaFiscal/${id}`)).slice(0, 2)).toEqual([409, 'NOTA_FISCAL_JA_ESTORNADA']);
  const rascunho = dado<{ id: number }>(await criar({}));
  expect((await s.pedir('DELETE', `NotaFiscal/${rascunho.id}`)).status).toBeLessThan(300);
  expect((await s.pedir('GET', `NotaFiscal/${rascunho.id}`)).status).toBe(404);
});

test('one XML sent is a draft at once, and its file comes back as it went; refused, nothing is kept', async () => {
  const xml = nfeXml({ numero: 900 });
  const { notaFiscalId } = dado<{ notaFiscalId: number }>(await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(xml)));
  expect((await s.pedir('GET', `NotaFiscal/${notaFiscalId}/arquivo`)).bruto.toString('utf8')).toBe(xml);
  const antes = await sql<{ n: number }>`select count(*)::int as n from arquivos`.execute(s.banco.db);
  expect(dito(await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(xml))).slice(0, 2)).toEqual([
    409,
    'NOTA_FISCAL_JA_LANCADA',
  ]);
  expect(dito(await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(eventoXml('110111')))).slice(0, 2)).toEqual([
    409,
    'NF_CANCELADA',
  ]);
  expect((await sql<{ n: number }>`select count(*)::int as n from arquivos`.execute(s.banco.db)).rows).toEqual(antes.rows);
});

test('a draft of a file is kept with its products chosen and nothing of how it is paid; what of that is missing is named when it is generated', async () => {
  const xml = nfeXml({ numero: 901, cnpj: '60701190000104', nome: 'Papelaria Umarizal' });
  const { notaFiscalId } = dado<{ notaFiscalId: number }>(await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(xml)));
  const salvar = async (pagamento: object): Promise<RespostaDeTeste> => {
    const lida = dado<NotaLida>(await s.pedir('GET', `NotaFiscal/${notaFiscalId}`));
    const valor = lida.totalCentavos;
    const itens = edicaoDe(lida).itens.map((i) => ({ ...i, produtoId: m.arroz }));
    const partes = { itens, depositoId: m.depositoId, parcelas: [parcela(lida.dataEntrada, valor)], ...pagamento };
    return s.pedir('PUT', 'NotaFiscal', { body: { ...edicaoDe(lida), ...partes } });
  };
  const gerar = async (salva: RespostaDeTeste) =>
    s.pedir('POST', `NotaFiscal/${notaFiscalId}/geracao`, {
      body: { versao: dado<{ versao: number }>(salva).versao },
      headers: { 'idempotency-key': `gerar-nota-901-${dado<{ versao: number }>(salva).versao}` },
    });
  const meia = await salvar({});
  expect(dito(meia)).toEqual([200, null]);
  const guardada = dado<NotaLida>(await s.pedir('GET', `NotaFiscal/${notaFiscalId}`));
  expect(guardada).toMatchObject({ categoriaFinanceiraId: null, contaBancariaId: null, formaPagamentoId: null });
  expect(guardada.itens.map((i) => i.produtoId)).toEqual([m.arroz, m.arroz]);
  expect(pendenciasDa(guardada)).toEqual(['faltaPagamento']);
  const falta = (...campos: string[]) => [409, 'NOTA_FISCAL_SEM_PAGAMENTO', ...campos.map((c) => `${c} NOTA_FISCAL_SEM_PAGAMENTO`)];
  expect(dito(await gerar(meia))).toEqual(falta('categoriaFinanceiraId', 'contaBancariaId', 'formaPagamentoId'));
  const comCategoria = { categoriaFinanceiraId: m.material };
  expect(dito(await gerar(await salvar(comCategoria)))).toEqual(falta('contaBancariaId', 'formaPagamentoId'));
  const inteira = await salvar({ ...comCategoria, contaBancariaId: m.contaBancariaId, formaPagamentoId: m.formaPagamentoId });
  expect(dito(await gerar(inteira))).toEqual([200, null]);
});

test('one that is typed is kept without how it is paid, too', async () => {
  const semPagamento = { categoriaFinanceiraId: null, contaBancariaId: null, formaPagamentoId: null };
  expect(dito(await criar(semPagamento))).toEqual([200, null]);
});

test('five hundred in a ZIP are one job with flat memory: each is a draft or refused by its reason, and none takes another with it', async () => {
  const membros = Array.from({ length: 497 }, (_, i) => ({ nome: `notas/${i}.xml`, conteudo: Buffer.from(nfeXml({ numero: 2000 + i })) }));
  const zip = emZip([
    ...membros,
    { nome: 'LEIA-ME.txt', conteudo: Buffer.from('não é nota') },
    { nome: 'repetida.xml', conteudo: Buffer.from(nfeXml({ numero: 2000 })) },
    { nome: 'evento.xml', conteudo: Buffer.from(eventoXml('110110')) },
    { nome: 'enorme.xml', conteudo: Buffer.alloc(2 * 1_048_576 + 1, 0x20) },
  ]);
  const { tarefaId, arquivos } = dado<{ tarefaId: number; arquivos: number }>(
    await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(zip, 'notas.zip')),
  );
  expect(arquivos).toBe(500);
  const antes = memoriaViva();
  let maior = antes;
  const situacao = async (): Promise<string> =>
    (await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db)).rows[0]?.situacao ?? '';
  for (let i = 0; i < 600 && (await situacao()) !== 'concluida'; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Now and then: to let go of all that nothing holds takes the processor from the job.
    if (i % 30 === 0) maior = Math.max(maior, memoriaViva());
  }
  const { rows } = await sql<{
    r: string;
    n: number;
  }>`select situacao || ' ' || coalesce(codigo, '') as r, count(*)::int as n from tarefas_itens
    where tarefa_id = ${tarefaId} group by 1 order by 1`.execute(s.banco.db);
  expect(rows).toEqual([
    { r: 'feito ', n: 497 },
    { r: 'ja_estava NOTA_FISCAL_JA_LANCADA', n: 1 },
    { r: 'recusado NF_ARQUIVO_GRANDE', n: 1 },
    { r: 'recusado NF_EVENTO', n: 1 },
  ]);
  // The ZIP is about 2 MB: what the job holds does not grow with the files that it went through.
  expect(maior - antes).toBeLessThan(60 * 1_048_576);
});

test('what a supplier cancelled is entered by nobody: neither an invoice beside its event, in whatever order, nor the draft that stood before', async () => {
  const xml = (nome: string, conteudo: string) => ({ nome, conteudo: Buffer.from(conteudo) });
  const enviarZip = async (...membros: { nome: string; conteudo: Buffer }[]): Promise<string[]> => {
    const { tarefaId } = dado<{ tarefaId: number }>(
      await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(emZip(membros), 'notas.zip')),
    );
    await expect
      .poll(
        async () =>
          (await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db)).rows[0]?.situacao,
        { timeout: 20_000 },
      )
      .toBe('concluida');
    const { rows } = await sql<{ r: string }>`select coalesce(codigo, situacao) as r from tarefas_itens where tarefa_id = ${tarefaId}
      order by alvo_id`.execute(s.banco.db);
    return rows.map(({ r }) => r);
  };
  const [cancelada, corrigida, rascunho] = [chaveDe({ numero: 701 }), chaveDe({ numero: 702 }), chaveDe({ numero: 703 })];
  expect(
    await enviarZip(
      xml('1.xml', nfeXml({ numero: 701 })),
      xml('2.xml', nfeXml({ numero: 702 })),
      xml('3.xml', eventoXml('110111', cancelada)),
      xml('4.xml', eventoXml('110110', corrigida)),
    ),
  ).toEqual(['NF_CANCELADA', 'feito', 'NF_CANCELADA', 'NF_EVENTO']);
  const { notaFiscalId } = dado<{ notaFiscalId: number }>(
    await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(Buffer.from(nfeXml({ numero: 703 })), '703.xml')),
  );
  expect(await enviarZip(xml('cancelada.xml', eventoXml('110111', rascunho)))).toEqual(['NF_CANCELADA']);
  const gerar = await s.pedir('POST', `NotaFiscal/${notaFiscalId}/geracao`, {
    body: { versao: 1 },
    headers: { 'idempotency-key': 'gerar-cancelada' },
  });
  expect(dito(gerar)).toEqual([409, 'NF_CANCELADA', 'chave NF_CANCELADA']);
  expect((await s.pedir('DELETE', `NotaFiscal/${notaFiscalId}`)).status).toBe(200);
});

test('a ZIP that is none, without XML or of too many is refused whole', async () => {
  const enviar = async (zip: Buffer): Promise<unknown> =>
    dito(await s.pedir('POST', 'NotaFiscal/importacao', await formularioDeXml(zip, 'notas.zip')))[1];
  const xml = { nome: 'a.xml', conteudo: Buffer.from('<a/>') };
  expect(await enviar(emZip([{ nome: 'a.txt', conteudo: Buffer.from('x') }]))).toBe('NF_ZIP_SEM_XML');
  expect(await enviar(emZip([xml]).subarray(0, 30))).toBe('NF_ZIP_ILEGIVEL');
  expect(await enviar(emZip(Array.from({ length: 501 }, () => xml)))).toBe('NF_ZIP_GRANDE');
});
