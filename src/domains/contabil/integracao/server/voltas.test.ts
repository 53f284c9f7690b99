import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { corrigirLancamento, estornarLancamento } from '#domains/contabil/lancamentos/server/oficina.ts';
import { obterLancamento } from '#domains/contabil/lancamentos/server/queries.ts';
import { registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/registrar-fatos.ts';
import { criarCategoriaFinanceira, criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { carregarConjuntoDeRegras } from '../regras/server/carregar-conjunto.ts';
import { deixarFatosDeFora, retomarDispensados } from './deixar-fora.ts';
import { integrar } from './lancar-fatos.ts';
import { preverIntegracao } from './previa.ts';
import { listarDiferencas } from './queries.ts';

let banco: BancoDeTeste;
const ids = { caixa: 0, cantina: 0 };
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  await fazer(async (tx) => {
    const ato = atoDe(tx, fernanda);
    ids.caixa = (await criarContaBancaria(ato, { nome: 'Caixa', tipo: 'caixa' })).id;
    ids.cantina = (await criarCategoriaFinanceira(ato, { nome: 'Cantina', sentido: 'entrada' })).id;
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
  });
});
afterAll(() => banco.fechar());

/** Money that the canteen brings on a day. */
const receber = (origemId: number, dataFato: string, valor: number) =>
  fazer((tx) =>
    registrarFatos(tx, [
      {
        evento: 'caixa.recebimento',
        dataFato,
        origemTipo: 'lancamento_manual',
        origemId,
        valorCentavos: centavos(valor),
        valores: {
          categoriaId: ids.cantina,
          contaBancariaId: ids.caixa,
          contaDestinoId: null,
          formaPagamentoId: null,
          centroCustoId: null,
        },
      },
    ]),
  );
/** And that it takes back. */
const estornar = (origemId: number, dataFato: string) =>
  fazer((tx) =>
    registrarEstornoDeFato(tx, {
      evento: 'caixa.recebimento_estornado',
      dataFato,
      origemTipo: 'lancamento_manual_estorno',
      origemId,
      original: { evento: 'caixa.recebimento', origemTipo: 'lancamento_manual', origemId },
    }),
  );
const lancados = async (de: string, ate: string) => (await fazer((tx) => integrar(atoDe(tx, fernanda), { de, ate }))).lancados;
const linhasDaVolta = async (origemId: number) =>
  (
    await sql<{ codigo: string; d: number; c: number }>`select k.codigo, p.debito_centavos as d, p.credito_centavos as c
      from fatos_contabeis f join partidas_contabeis p on p.fato_id = f.id join contas_contabeis k on k.id = p.conta_id
      where f.origem_id = ${origemId} and f.evento = 'caixa.recebimento_estornado' order by p.ordem`.execute(banco.db)
  ).rows.map((l) => [l.codigo, l.d, l.c]);

test('what takes back a fact of before the first rule is posted by the earliest rule, also where another rule was in force by then', async () => {
  await receber(1, '2025-11-20', 60);
  await estornar(1, '2026-01-12');
  expect(await lancados('2026-01-01', '2026-01-31')).toBe(1);
  expect(await linhasDaVolta(1)).toEqual([
    ['3.3.01.002', 60, 0],
    ['1.1.01.001', 0, 60],
  ]);
  await sql`update regras_contabeis set vigente_desde = '2025-01-01' where evento = 'estoque.retirada'`.execute(banco.dono);
  await receber(2, '2025-11-20', 70);
  await estornar(2, '2026-01-13');
  expect(await lancados('2026-01-01', '2026-01-31')).toBe(1);
});

test('a fact left out takes what points at it along, out and back', async () => {
  await receber(3, '2026-02-03', 80);
  await estornar(3, '2026-03-04');
  const { rows } = await sql<{ id: number }>`select id from fatos_contabeis where origem_id = 3 and estorno_de is null`.execute(banco.db);
  await fazer((tx) => deixarFatosDeFora(atoDe(tx, fernanda), { fatos: rows.map((f) => f.id), motivo: 'Lançado à mão' }));
  expect((await preverIntegracao(banco.db, { de: '2026-02-01', ate: '2026-03-31' })).dispensados).toBe(0);
  expect(await fazer((tx) => retomarDispensados(atoDe(tx, fernanda), { de: '2026-02-01', ate: '2026-02-28' }))).toEqual({ retomados: 2 });
  expect(await lancados('2026-02-01', '2026-03-31')).toBe(2);
  expect(await linhasDaVolta(3)).toHaveLength(2);
});

test('what takes an entry back is posted though its account asks for a cost centre since', async () => {
  await receber(4, '2026-04-02', 90);
  expect(await lancados('2026-04-01', '2026-04-30')).toBe(1);
  await estornar(4, '2026-04-03');
  await sql`update contas_contabeis set exige_centro_custo = true where codigo = '3.3.01.002'`.execute(banco.dono);
  expect((await preverIntegracao(banco.db, { de: '2026-04-01', ate: '2026-04-30' })).prontos).toBe(1);
  expect(await lancados('2026-04-01', '2026-04-30')).toBe(1);
  expect(await linhasDaVolta(4)).toHaveLength(2);
  await sql`update contas_contabeis set exige_centro_custo = false where codigo = '3.3.01.002'`.execute(banco.dono);
});

test('what takes back a fact that is not in the books waits with it: neither is posted alone, nor out of the books without the other', async () => {
  await receber(8, '2026-08-20', 110);
  await estornar(8, '2026-07-10');
  const julho = { de: '2026-07-01', ate: '2026-07-31' };
  const previa = await preverIntegracao(banco.db, julho);
  expect([previa.prontos, previa.pendencias.map((p) => [p.problema, p.originalEm])]).toEqual([0, [['original_espera', 202_608]]]);
  expect(await lancados(julho.de, julho.ate)).toBe(0);
  // Posted by the days of both, what takes back is not entered before what it takes back.
  expect(await lancados('2026-07-01', '2026-08-31')).toBe(2);
  const { rows } = await sql<{ id: number; evento: string; dia: string }>`select e.id, f.evento, e.data_lancamento as dia
    from fatos_contabeis f join fatos_lancados l on l.fato_id = f.id join lancamentos_contabeis e on e.id = l.lancamento_id where f.origem_id = 8 order by f.id`.execute(
    banco.db,
  );
  expect(rows.map((r) => [r.evento, r.dia])).toEqual([
    ['caixa.recebimento', '2026-08-20'],
    ['caixa.recebimento_estornado', '2026-08-20'],
  ]);
  const estornarNosLivros = (id: number) =>
    fazer((tx) => estornarLancamento(atoDe(tx, fernanda), { id, motivo: 'Engano', dataEstorno: null }));
  await expect(estornarNosLivros(rows[0]?.id ?? 0)).rejects.toMatchObject({ code: 'LANCAMENTO_CONTABIL_COM_VOLTA' });
  // Corrected, it would move the money to another account and leave its opposite on the first.
  const partidas = (
    await sql<{
      contaId: number;
      debitoCentavos: number;
      creditoCentavos: number;
    }>`select conta_id as "contaId", debito_centavos as "debitoCentavos",
      credito_centavos as "creditoCentavos" from partidas_contabeis where lancamento_id = ${rows[0]?.id ?? 0} order by ordem`.execute(
      banco.db,
    )
  ).rows.map((p) => ({
    contaId: p.contaId,
    centroCustoId: null,
    historico: null,
    debitoCentavos: centavos(p.debitoCentavos) || null,
    creditoCentavos: centavos(p.creditoCentavos) || null,
  }));
  const corrigir = (id: number) =>
    fazer((tx) =>
      corrigirLancamento(atoDe(tx, fernanda), {
        id,
        motivo: 'Outra conta',
        dataEstorno: null,
        dataLancamento: '2026-08-20',
        ajuste: false,
        historico: 'Recebimento',
        documento: null,
        partidas,
      }),
    );
  await expect(corrigir(rows[0]?.id ?? 0)).rejects.toMatchObject({ code: 'LANCAMENTO_CONTABIL_COM_VOLTA' });
  await expect(corrigir(rows[1]?.id ?? 0)).rejects.toMatchObject({ code: 'LANCAMENTO_CONTABIL_DESFAZ_OUTRO' });
  // Each tells of the other before anybody types a correction.
  const [feito, desfeito] = [await obterLancamento(banco.db, rows[0]?.id ?? 0), await obterLancamento(banco.db, rows[1]?.id ?? 0)];
  expect([feito.desfaz, feito.desfeitoPor?.id, desfeito.desfaz?.id, desfeito.desfeitoPor]).toEqual([null, rows[1]?.id, rows[0]?.id, null]);
  for (const { id } of rows.toReversed()) await estornarNosLivros(id);
  expect((await preverIntegracao(banco.db, { de: '2026-07-01', ate: '2026-08-31' })).prontos).toBe(2);
});

test('an entry reversed while what takes its fact back is posted waits, and is refused', async () => {
  await receber(9, '2026-09-01', 130);
  await lancados('2026-09-01', '2026-09-30');
  const { rows } = await sql<{ id: number }>`select max(id) as id from lancamentos_contabeis`.execute(banco.db);
  await estornar(9, '2026-09-02');
  const [, segundo] = await passoAPasso(
    banco.db,
    (tx) => integrar(atoDe(tx, fernanda), { de: '2026-09-01', ate: '2026-09-30' }),
    () => fazer((tx) => estornarLancamento(atoDe(tx, fernanda), { id: rows[0]?.id ?? 0, motivo: 'Engano', dataEstorno: null })),
  );
  expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'LANCAMENTO_CONTABIL_COM_VOLTA' } });
});

test('what takes an entry back names the document of that entry where its fact names none', async () => {
  const comum = { dataFato: '2026-05-04', origemId: 6, valorCentavos: centavos(120) };
  const doTitulo = { tituloId: 6, segmentacaoId: null, cursoId: null, turmaId: null };
  const faturado = { evento: 'faturamento.reconhecido', origemTipo: 'faturamento', origemId: 6 } as const;
  await sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores)
    values ('titulo.emitido', '2026-05-04', 'titulo', 6, 120, ${JSON.stringify({ ...doTitulo, documento: 'M-0006/1' })})`.execute(
    banco.dono,
  );
  await fazer((tx) =>
    registrarFatos(tx, [
      {
        ...comum,
        ...faturado,
        valores: { ...doTitulo, bolsaCentavos: centavos(0), descontoCentavos: centavos(0), antecipadoCentavos: centavos(0) },
      },
    ]),
  );
  await lancados('2026-05-01', '2026-05-31');
  await fazer((tx) =>
    registrarEstornoDeFato(tx, {
      evento: 'faturamento.estornado',
      dataFato: '2026-05-05',
      origemTipo: 'faturamento',
      origemId: 7,
      original: faturado,
    }),
  );
  expect(await lancados('2026-05-01', '2026-05-31')).toBe(1);
  const { rows } = await sql`select l.historico, l.documento from lancamentos_contabeis l join fatos_lancados f on f.lancamento_id = l.id
    join fatos_contabeis t on t.id = f.fato_id where t.evento = 'faturamento.estornado'`.execute(banco.db);
  expect(rows).toEqual([{ historico: 'Estorno de faturamento do título M-0006/1', documento: 'M-0006/1' }]);
});

test('where every month is closed the preview promises nothing, and what is posted does not differ for that', async () => {
  await receber(5, '2026-12-10', 30);
  for (let mes = 1; mes <= 12; mes += 1)
    await sql`update periodos_contabeis set situacao = 'fechado' where id = ${202_600 + mes}`.execute(banco.dono);
  const dezembro = { de: '2026-12-01', ate: '2026-12-31' };
  const previa = await preverIntegracao(banco.db, dezembro);
  expect([previa.prontos, previa.pendencias.map((p) => p.problema)]).toEqual([0, ['sem_periodo']]);
  expect(await lancados(dezembro.de, dezembro.ate)).toBe(0);
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'data', ordenacaoAscendente: true } as const;
  expect((await listarDiferencas(banco.db, { paginacao, de: '2026-01-01', ate: '2026-12-31' })).total).toBe(0);
});
