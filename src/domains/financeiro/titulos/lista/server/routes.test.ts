import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/posicao.ts';

let servidor: ServidorDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.titulos, ...salasDe.caixa, ...salasDe.cadastros] });
  t = await tesourariaDeTeste(servidor.banco.db);
});
afterAll(() => servidor.fechar());

let chave = 0;
const comChave = (valor = `chave-de-teste-${(chave += 1)}`) => ({ 'idempotency-key': valor });
const recebimento = () => ({ dataBaixa: '2026-03-10', contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId });
const baixar = (id: number, valorCentavos: number, headers: Record<string, string> = comChave()) =>
  servidor.pedir('POST', `TituloReceber/${id}/baixa`, { body: { ...recebimento(), valorCentavos }, headers });

describe('settling over HTTP', () => {
  test('a double click has one effect and the same answer; another body with the key is refused; no key is refused', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, t);
    const headers = comChave();
    const [a, b] = await Promise.all([baixar(id, 95_000, headers), baixar(id, 95_000, headers)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.corpo).toEqual(b.corpo);
    expect((await baixar(id, 94_000, headers)).status).toBe(422);
    const semChave = await baixar(id, 95_000, {});
    expect([semChave.status, semChave.corpo.error?.code]).toEqual([400, 'CHAVE_IDEMPOTENCIA_AUSENTE']);
    // begin and commit, the key twice, and five of work; with the session it makes eight without begin and commit.
    expect([a, b].map((r) => Number(r.cabecalhos['x-instrucoes-sql'])).toSorted((x, y) => x - y)).toEqual([4, 9]);
  });

  test('the second clerk gets 409 with user and instant', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, t);
    await baixar(id, 95_000);
    const segundo = await baixar(id, 95_000);
    expect([segundo.status, segundo.corpo.error?.code]).toEqual([409, 'TITULO_JA_BAIXADO']);
    expect(segundo.corpo.error).toMatchObject({
      message: expect.stringContaining('Fernanda Lima'),
      detalhe: { usuario: 'Fernanda Lima', em: expect.any(String) },
    });
    const ingles = await baixar(id, 95_000, { ...comChave(), 'content-language': 'en' });
    expect(ingles.corpo.error?.message).toMatch(/already settled by Fernanda Lima/);
  });

  test('wrong fields come all at once', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, t);
    const r = await servidor.pedir('POST', `TituloReceber/${id}/baixa`, {
      body: { dataBaixa: '2026-02-30', valorCentavos: 10.5, contaBancariaId: 'x', outro: 1 },
      headers: comChave(),
    });
    expect(r.status).toBe(400);
    expect(r.corpo.error?.fields.map((f) => f.path).sort()).toEqual([
      'contaBancariaId',
      'dataBaixa',
      'formaPagamentoId',
      'outro',
      'valorCentavos',
    ]);
  });

  test('titles of several payers in one go: a receipt for each payer, all or nothing, the refused one told by its place', async () => {
    const outroPagador = await pessoaDeTeste(servidor.banco.db, 'Helena');
    const [a, b, c] = await titulosDeTeste(servidor.banco.db, t, [{}, { pagadorId: outroPagador }, {}]);
    const itens = [a, b, c].map((titulo) => ({ tituloId: titulo?.id ?? 0, valorCentavos: 95_000 }));
    const emLote = (body: object, headers = comChave()) =>
      servidor.pedir('POST', 'TituloReceber/baixas-em-lote', { body: { ...recebimento(), ...body }, headers });
    const acima = await emLote({ itens: itens.map((item, i) => (i === 1 ? { ...item, valorCentavos: 95_001 } : item)) });
    expect(acima.corpo.error).toMatchObject({ code: 'VALOR_ACIMA_DO_DEVIDO', fields: [{ path: 'itens.1.valorCentavos' }] });
    expect((await servidor.pedir('GET', `TituloReceber/${a?.id}`)).corpo.data).toMatchObject({ situacao: 'aberto' });
    // Two clerks with the same batch: one takes it, the other is told.
    const respostas = await Promise.all([emLote({ itens }), emLote({ itens })]);
    expect(respostas.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect(respostas.find((r) => r.status === 200)?.corpo.data).toMatchObject({
      totalCentavos: 285_000,
      recibos: [
        { pagadorId: t.pagadorId, titulos: 2, totalCentavos: 190_000 },
        { pagadorId: outroPagador, titulos: 1, totalCentavos: 95_000 },
      ],
    });
    expect((await emLote({ itens: Array.from({ length: 501 }, (_, i) => ({ tituloId: i + 1, valorCentavos: 1 })) })).status).toBe(400);
  });

  test('many titles, one receipt, its data and its PDF', async () => {
    const ids = (await titulosDeTeste(servidor.banco.db, t, [{}, { descricao: 'Material didático' }])).map((x) => x.id);
    const r = await servidor.pedir('POST', 'TituloReceber/baixas', {
      body: { ...recebimento(), itens: ids.map((tituloId) => ({ tituloId, valorCentavos: 95_000 })) },
      headers: comChave(),
    });
    const { reciboId } = r.corpo.data as { reciboId: number };
    const recibo = await servidor.pedir('GET', `Recibo/${reciboId}`);
    expect(recibo.corpo.data).toMatchObject({
      totalCentavos: 190_000,
      totalPorExtenso: 'mil e novecentos reais',
      pagadorNome: 'Marcos Figueira',
      estornado: false,
      codigoVerificacao: expect.stringMatching(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/),
    });
    const pdf = await servidor.pedir('GET', `Recibo/${reciboId}/pdf`);
    expect(pdf.cabecalhos['content-type']).toBe('application/pdf');
    expect(pdf.bruto.subarray(0, 5).toString()).toBe('%PDF-');
    const repetido = await servidor.pedir('POST', 'TituloReceber/baixas', {
      body: { ...recebimento(), itens: [ids[0], ids[0]].map((tituloId) => ({ tituloId, valorCentavos: 1 })) },
      headers: comChave(),
    });
    expect(repetido.corpo.error?.fields).toMatchObject([{ path: 'itens.1.tituloId', code: 'TITULO_REPETIDO' }]);
  });
});

describe('lists and records', () => {
  test('filters by name of payer or student without accents, by number, by state; unknown filters and columns name what is allowed', async () => {
    const alunoId = await pessoaDeTeste(servidor.banco.db, 'Otávio');
    const { id, numero } = await tituloDeTeste(servidor.banco.db, t, { alunoId });
    const listar = async (query: string) =>
      (await servidor.pedir('GET', `TituloReceber/obter-paginado?${query}`)).corpo.data as {
        itens: { id: number; devidoHojeCentavos: number; vencido: boolean }[];
        total: number;
        totais: { vencidos: number };
      };
    expect((await listar('Nome=figueira%20otavio')).itens.map((i) => i.id)).toEqual([id]);
    expect((await listar(`nome=${encodeURIComponent(numero)}`)).itens.map((i) => i.id)).toEqual([id]);
    const vencidos = await listar('Situacao=vencido&Nome=otavio');
    expect(vencidos.itens[0]?.devidoHojeCentavos).toBeGreaterThan(102_000);
    expect(vencidos.totais.vencidos).toBe(1);
    const errado = await servidor.pedir('GET', 'TituloReceber/obter-paginado?Cor=azul&CampoOrdenado=senha&Situacao=sumido');
    expect(errado.corpo.error?.fields.map((f) => [f.path, f.code])).toEqual(
      expect.arrayContaining([
        ['Cor', 'FILTRO_DESCONHECIDO'],
        ['CampoOrdenado', 'ORDENACAO_INVALIDA'],
        ['Situacao', 'OPCAO_INVALIDA'],
      ]),
    );
    const contagem = await servidor.pedir('GET', 'TituloReceber/obter-paginado');
    expect(Number(contagem.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
  });

  test('the amount due explains itself in the language of the request', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, t);
    const r = await servidor.pedir('GET', `TituloReceber/${id}/valor-devido?Data=2026-03-25`);
    expect(r.corpo.data).toMatchObject({ em: '2026-03-25', devido: { totalCentavos: 102_500, multaCentavos: 2_000, jurosCentavos: 500 } });
    expect((r.corpo.data as { passos: { texto: string }[] }).passos.map((p) => p.texto)).toContain(
      'Juros de 1 % ao mês, 15 dias de atraso',
    );
    const en = await servidor.pedir('GET', `TituloReceber/${id}/valor-devido?Data=2026-03-25`, { headers: { 'content-language': 'en' } });
    expect((en.corpo.data as { passos: { texto: string }[] }).passos.map((p) => p.texto)).toContain(
      'Interest of 1 % a month, 15 days late',
    );
  });

  test('a record tells its movements; estorno, cancelamento and portal leave their trace', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, t);
    const { baixas } = (await baixar(id, 95_000)).corpo.data as { baixas: { id: number }[] };
    const estorno = await servidor.pedir('POST', `Baixa/${baixas[0]?.id}/estorno`, {
      body: { motivo: 'Pagou na conta errada' },
      headers: comChave(),
    });
    expect(estorno.corpo.data).toMatchObject({ tituloId: id, situacao: 'aberto' });
    expect((await servidor.pedir('POST', `TituloReceber/${id}/bloqueio-portal`)).corpo.data).toEqual({ alterados: 1 });
    expect((await servidor.pedir('POST', `TituloReceber/${id}/bloqueio-portal`)).corpo.data).toEqual({ alterados: 0 });
    expect((await servidor.pedir('POST', `TituloReceber/${id}/cancelamento`, { body: { motivo: 'Engano' } })).status).toBe(200);
    const { corpo } = await servidor.pedir('GET', `TituloReceber/${id}`);
    expect(corpo.data).toMatchObject({
      situacao: 'cancelado',
      portal: 'bloqueado',
      devido: { totalCentavos: 0 },
      baixas: [{ valorCentavos: 95_000, estorno: { motivo: 'Pagou na conta errada', usuarioNome: 'Fernanda Lima' } }],
      cancelamentos: [{ motivo: 'Engano', desfeitoEm: null }],
    });
    const historico = (await servidor.pedir('GET', `TituloReceber/${id}/historico`)).corpo.data as { itens: { acao: string }[] };
    expect(historico.itens.map((i) => i.acao)).toEqual([
      'titulo.cancelado',
      'titulo.portal_bloqueado',
      'titulo.baixa_estornada',
      'titulo.baixado',
    ]);
  });

  test('a title by hand takes the late-payment rate in force; discounts above the amount are refused', async () => {
    const corpo = {
      pagadorId: t.pagadorId,
      alunoId: null,
      descricao: 'Segunda via de histórico',
      dataVencimento: somarDias(hoje, 60),
      valorCentavos: 5_000,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
    };
    const criado = await servidor.pedir('POST', 'TituloReceber', { body: corpo, headers: comChave() });
    const { id, numero } = criado.corpo.data as { id: number; numero: string };
    expect(numero).toMatch(/^20\d\d-\d{5}\/01$/);
    expect((await servidor.pedir('GET', `TituloReceber/${id}`)).corpo.data).toMatchObject({
      multaPercentual: '2.0000',
      jurosPercentualMes: '1.0000',
      origem: 'manual',
      devidoHojeCentavos: 5_000,
    });
    const errado = await servidor.pedir('POST', 'TituloReceber', {
      body: { ...corpo, descontoCondicionalCentavos: 5_001 },
      headers: comChave(),
    });
    expect(errado.corpo.error?.fields).toMatchObject([{ path: 'descontoCondicionalCentavos', code: 'DESCONTOS_ACIMA_DO_VALOR' }]);
    const semPessoa = await servidor.pedir('POST', 'TituloReceber', { body: { ...corpo, pagadorId: 999_999 }, headers: comChave() });
    expect(semPessoa.corpo.error).toMatchObject({ code: 'CADASTRO_DESCONHECIDO', fields: [{ path: 'pagadorId' }] });
  });

  test('a title by hand is issued from today on, and falls due while it can be charged', async () => {
    const corpo = {
      pagadorId: t.pagadorId,
      alunoId: null,
      descricao: 'Mensalidade antiga',
      dataVencimento: somarDias(hoje, -400),
      valorCentavos: 5_000,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
    };
    const criar = (parte: object) => servidor.pedir('POST', 'TituloReceber', { body: { ...corpo, ...parte }, headers: comChave() });
    for (const [dataVencimento, code, dito] of [
      ['1990-01-10', 'VENCIMENTO_FORA_DO_PRAZO', /prescreveu/],
      ['2199-01-10', 'VENCIMENTO_DISTANTE', /^(?!.*prescreveu).*ano digitado errado/],
    ] as const) {
      const { error } = (await criar({ dataVencimento })).corpo;
      expect(error).toMatchObject({ code, fields: [{ path: 'dataVencimento' }] });
      expect(error?.message).toMatch(dito);
    }
    const retroativa = await criar({ dataEmissao: '2025-03-01', dataVencimento: somarDias(hoje, 10) });
    expect(retroativa.corpo.error).toMatchObject({ code: 'EMISSAO_RETROATIVA', fields: [{ path: 'dataEmissao' }] });
    const antigo = (await criar({})).corpo.data as { id: number };
    expect((await servidor.pedir('GET', `TituloReceber/${antigo.id}`)).corpo.data).toMatchObject({
      dataEmissao: hoje,
      dataVencimento: somarDias(hoje, -400),
    });
  });

  test('the due date of an untouched title changes with a reason; the position of yesterday keeps the one it had', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, t, { dataVencimento: somarDias(hoje, -30), dataEmissao: '2026-01-05' });
    const mudar = (dataVencimento: string, versao = 1) =>
      servidor.pedir('POST', `TituloReceber/${id}/vencimento`, {
        body: { versao, dataVencimento, motivo: 'Acordado com a família', fica: 'novo' },
      });
    expect((await mudar(somarDias(hoje, -1))).corpo.error?.code).toBe('VENCIMENTO_PASSADO');
    expect((await mudar('2199-01-01')).corpo.error?.code).toBe('VENCIMENTO_DISTANTE');
    // On a late title it waives fine and interest: that has a permission of its own.
    const semDispensa = {
      quem: quemDeTeste(['contas-a-receber:editar']),
      body: { versao: 1, dataVencimento: somarDias(hoje, 15), motivo: 'Acordado', fica: 'novo' },
    };
    expect((await servidor.pedir('POST', `TituloReceber/${id}/vencimento`, semDispensa)).status).toBe(403);
    const emDia = await tituloDeTeste(servidor.banco.db, t, { dataVencimento: somarDias(hoje, 5), dataEmissao: '2026-01-05' });
    expect((await servidor.pedir('POST', `TituloReceber/${emDia.id}/vencimento`, semDispensa)).status).toBe(200);
    const novo = somarDias(hoje, 15);
    const [um, outro] = await Promise.all([mudar(novo), mudar(somarDias(hoje, 16))]);
    expect([um?.status, outro?.status].toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409]);
    const depois = (await servidor.pedir('GET', `TituloReceber/${id}`)).corpo.data as { dataVencimento: string; versao: number };
    expect(depois.dataVencimento > hoje).toBe(true);
    const naPosicao = async (em: string) =>
      (
        await sql<{ dia: string }>`select data_vencimento as dia from (${posicaoEm({ em, base: 'registro', fuso, so: [id] })}) p`.execute(
          servidor.banco.db,
        )
      ).rows[0]?.dia;
    // As if it had been made long ago, so that yesterday knows it.
    await sql`alter table titulos_receber disable trigger user`.execute(servidor.banco.dono);
    await sql`update titulos_receber set created_at = now() - interval '20 days' where id = ${id}`.execute(servidor.banco.dono);
    await sql`alter table titulos_receber enable trigger user`.execute(servidor.banco.dono);
    expect(await naPosicao(somarDias(hoje, -1))).toBe(somarDias(hoje, -30));
    expect(await naPosicao(hoje)).toBe(depois.dataVencimento);
    await baixar(id, 100);
    expect((await mudar(somarDias(hoje, 20), depois.versao + 1)).corpo.error?.code).toBe('TITULO_MOVIMENTADO');
  });

  test('CSV of the filter has every column and no page limit', async () => {
    const r = await servidor.pedir('GET', 'TituloReceber/exportar?Formato=csv&TamanhoDaPagina=1&Nome=otavio');
    const linhas = r.bruto.toString('utf8').trim().split('\r\n');
    expect(linhas[0]).toContain('Título;Aluno;Responsável;Turma');
    expect(linhas[1]).toContain('Otávio Figueira;Marcos Figueira');
  });
});

test('who may only look can settle, reverse, cancel and create nothing', async () => {
  const { id } = await tituloDeTeste(servidor.banco.db, t);
  const quem = quemDeTeste(['contas-a-receber:visualizar', 'contas-a-receber:listar']);
  for (const [metodo, caminho] of [
    ['POST', `TituloReceber/${id}/baixa`],
    ['POST', 'TituloReceber/baixas'],
    ['POST', 'Baixa/1/estorno'],
    ['POST', `TituloReceber/${id}/cancelamento`],
    ['POST', 'TituloReceber'],
    ['POST', `TituloReceber/${id}/bloqueio-portal`],
  ] as const) {
    expect((await servidor.pedir(metodo, caminho, { quem, body: {}, headers: comChave() })).status, caminho).toBe(403);
  }
  expect((await servidor.pedir('GET', `TituloReceber/${id}`, { quem })).status).toBe(200);
});
