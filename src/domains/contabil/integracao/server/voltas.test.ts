import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrarEstornoDeFato, registrarFatos } from '#domains/contabil/server/registrar-fatos.ts';
import { criarCategoriaFinanceira, criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
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
    ['1.1.01.002', 0, 60],
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

test('what takes an entry back names the document of that entry where its fact names none', async () => {
  const comum = { dataFato: '2026-05-04', origemId: 6, valorCentavos: centavos(120) };
  const zero = centavos(0);
  const doTitulo = { tituloId: 6, segmentacaoId: null, cursoId: null, turmaId: null };
  const faturado = { evento: 'faturamento.reconhecido', origemTipo: 'faturamento', origemId: 6 } as const;
  await fazer((tx) =>
    registrarFatos(tx, [
      {
        ...comum,
        evento: 'titulo.emitido',
        origemTipo: 'titulo',
        valores: {
          valorCentavos: centavos(120),
          descontoIncondicionalCentavos: zero,
          descontoCondicionalCentavos: zero,
          bolsaCentavos: zero,
          dataVencimento: '2026-05-04',
          pagadorId: 1,
          origem: 'contrato',
          contratoId: null,
          contratoPrecoId: null,
          parcela: 1,
          segmentacaoId: null,
          cursoId: null,
          documento: 'M-0006/1',
        },
      },
      {
        ...comum,
        ...faturado,
        valores: { ...doTitulo, bolsaCentavos: zero, descontoCentavos: zero, antecipadoCentavos: zero },
      },
    ]),
  );
  await lancados('2026-05-01', '2026-05-31');
  await fazer((tx) =>
    registrarEstornoDeFato(tx, {
      evento: 'faturamento.estornado',
      dataFato: '2026-05-05',
      origemTipo: 'faturamento',
      origemId: 6,
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
