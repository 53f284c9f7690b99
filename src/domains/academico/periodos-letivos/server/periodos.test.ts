import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { travarPeriodos } from './door.ts';

let servidor: ServidorDeTeste;
let infantil: number;
let medio: number;

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.periodosLetivos });
  [infantil = 0, medio = 0] = await transacao(servidor.banco.db, async (tx) => {
    const ids: number[] = [];
    for (const [ordem, nome] of ['Educação Infantil', 'Ensino Médio'].entries())
      ids.push((await criarSegmentacao(atoDe(tx, { processo: 'teste' }), { nome, ordem, ativa: true })).id);
    return ids;
  });
});
afterAll(() => servidor.fechar());

type Periodo = {
  id: number;
  versao: number;
  anoLetivoId: number;
  segmentacoes: { segmentacaoId: number; situacao: string; etapas: { id: number; ordem: number; nome: string; dataFim: string }[] }[];
};
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const dados = <T = Periodo>(r: RespostaDeTeste): T => {
  expect(r.corpo.error).toBeUndefined();
  return r.corpo.data as T;
};
const etapas = (ano: number, n = 2) =>
  [
    { nome: '1º semestre', dataInicio: `${ano}-02-01`, dataFim: `${ano}-06-30` },
    { nome: '2º semestre', dataInicio: `${ano}-08-01`, dataFim: `${ano}-12-15` },
  ].slice(0, n);
const corpo = (ano: number, partes = {}) => ({
  ano,
  nome: `Regular ${ano}`,
  dataInicio: `${ano}-02-01`,
  dataFim: `${ano}-12-15`,
  segmentacoes: [
    { segmentacaoId: infantil, etapas: etapas(ano) },
    { segmentacaoId: medio, etapas: etapas(ano, 1) },
  ],
  ...partes,
});
const criar = (body: unknown) => servidor.pedir('POST', 'PeriodoLetivo', { body });
const obter = async (id: number) => dados(await servidor.pedir('GET', `PeriodoLetivo/${id}`));

describe('academic periods', () => {
  test('are created with their year, segmentações and etapas, and listed', async () => {
    const { id } = dados<{ id: number }>(await criar(corpo(2026)));
    const periodo = await obter(id);
    expect(periodo.segmentacoes.map((s) => [s.segmentacaoId, s.situacao, s.etapas.length])).toEqual([
      [infantil, 'aberto', 2],
      [medio, 'aberto', 1],
    ]);
    expect(periodo.segmentacoes[0]?.etapas[0]).toMatchObject({ ordem: 1, peso: '1.0000', situacao: 'aberto' });
    const lista = dados<{ itens: unknown[] }>(
      await servidor.pedir('GET', `PeriodoLetivo/obter-paginado?SegmentacaoId=${medio}&Situacao=aberto&Nome=regular`),
    );
    expect(lista.itens).toMatchObject([
      {
        id,
        ano: 2026,
        situacao: 'aberto',
        segmentacoes: [
          { nome: 'Educação Infantil', etapas: 2 },
          { nome: 'Ensino Médio', etapas: 1 },
        ],
      },
    ]);
    expect(dados(await servidor.pedir('GET', 'AnoLetivo/opcoes'))).toMatchObject({
      itens: [{ ano: 2026 }],
      anoLetivoAtualId: periodo.anoLetivoId,
      segmentacoes: [
        { id: infantil, nome: 'Educação Infantil' },
        { id: medio, nome: 'Ensino Médio' },
      ],
    });
    expect((await servidor.pedir('GET', 'PeriodoLetivo/exportar')).bruto.toString()).toContain('01/02/2026');
  });

  test('are edited keeping the id of each etapa; a segmentação comes and goes; a stale edit is refused', async () => {
    const { id } = dados<{ id: number }>(await criar(corpo(2027)));
    const antes = await obter(id);
    const novas = etapas(2027).map((e, i) => (i === 0 ? { ...e, dataFim: '2027-07-10' } : { ...e, dataInicio: '2027-07-11' }));
    const body = { ...corpo(2027), id, versao: antes.versao, segmentacoes: [{ segmentacaoId: infantil, etapas: novas }] };
    const depois = dados(await servidor.pedir('PUT', 'PeriodoLetivo', { body }));
    expect(depois.segmentacoes).toHaveLength(1);
    expect(depois.segmentacoes[0]?.etapas.map((e) => e.id)).toEqual(antes.segmentacoes[0]?.etapas.map((e) => e.id));
    expect(depois.segmentacoes[0]?.etapas[0]?.dataFim).toBe('2027-07-10');
    expect(codigo(await servidor.pedir('PUT', 'PeriodoLetivo', { body }))).toBe('VERSAO_DESATUALIZADA');
    const umaSo = { ...body, versao: depois.versao, segmentacoes: [{ segmentacaoId: infantil, etapas: novas.slice(0, 1) }] };
    expect(dados(await servidor.pedir('PUT', 'PeriodoLetivo', { body: umaSo })).segmentacoes[0]?.etapas).toHaveLength(1);
    expect((await servidor.pedir('DELETE', `PeriodoLetivo/${id}`)).status).toBe(200);
  });

  test('of one year never serve a segmentação on the same day twice', async () => {
    dados(await criar(corpo(2028, { dataFim: '2028-06-30', segmentacoes: [{ segmentacaoId: infantil, etapas: etapas(2028, 1) }] })));
    const segundo = corpo(2028, {
      nome: 'Segundo',
      dataInicio: '2028-06-30',
      segmentacoes: [{ segmentacaoId: infantil, etapas: etapas(2028).slice(1) }],
    });
    const recusa = await criar(segundo);
    expect(codigo(recusa)).toBe('PERIODOS_SOBREPOSTOS');
    expect(recusa.corpo.error?.message).toBe('O período Regular 2028 (01/02/2028 a 30/06/2028) já atende Educação Infantil nestes dias.');
    dados(await criar({ ...segundo, dataInicio: '2028-07-01' }));
    expect(codigo(await criar(corpo(2028, { nome: 'SEGUNDO', segmentacoes: [{ segmentacaoId: medio, etapas: etapas(2028) }] })))).toBe(
      'PERIODO_LETIVO_DUPLICADO',
    );
  });

  test('two created at the same instant: one stands', async () => {
    const duplas = await Promise.all(['Um', 'Outro'].map((nome) => criar(corpo(2029, { nome }))));
    expect(duplas.map((r) => String(codigo(r))).toSorted()).toEqual(['200', 'PERIODOS_SOBREPOSTOS']);
  });

  test('what is closed does not change and is not deleted', async () => {
    const { id } = dados<{ id: number }>(await criar(corpo(2030)));
    const { versao } = await obter(id);
    await sql`update periodos_letivos_segmentacoes set situacao = 'fechado' where periodo_letivo_id = ${id} and segmentacao_id = ${medio}`.execute(
      servidor.banco.db,
    );
    const editar = (partes: object) => servidor.pedir('PUT', 'PeriodoLetivo', { body: { ...corpo(2030, partes), id, versao } });
    expect(codigo(await editar({ dataFim: '2030-12-20' }))).toBe('SEGMENTACAO_FECHADA_NO_PERIODO');
    expect(codigo(await editar({ segmentacoes: [{ segmentacaoId: infantil, etapas: etapas(2030) }] }))).toBe(
      'SEGMENTACAO_FECHADA_NO_PERIODO',
    );
    expect(codigo(await servidor.pedir('DELETE', `PeriodoLetivo/${id}`))).toBe('SEGMENTACAO_FECHADA_NO_PERIODO');
    expect(dados<{ versao: number }>(await editar({ nome: 'Só o nome' })).versao).toBe(versao + 1);
  });

  test('refuse a bad body with every field, in both languages', async () => {
    const body = corpo(2031, { dataInicio: '2031-12-31', segmentacoes: [] });
    const br = await criar(body);
    expect(br.status).toBe(400);
    expect(br.corpo.error?.fields.map((f) => f.message)).toEqual([
      'A data de início não pode ser depois da data de fim',
      'Escolha pelo menos uma segmentação',
    ]);
    const en = await servidor.pedir('POST', 'PeriodoLetivo', { body, headers: { 'content-language': 'en' } });
    expect(en.corpo.error?.fields[0]?.message).toBe('The start date cannot exceed the end date');
    expect(codigo(await criar(corpo(2031, { segmentacoes: [{ segmentacaoId: 999_999, etapas: etapas(2031) }] })))).toBe(
      'SEGMENTACAO_INEXISTENTE_NO_PERIODO',
    );
  });

  test('the database refuses an etapa outside the period and a day in two etapas', async () => {
    const { id } = dados<{ id: number }>(await criar(corpo(2032)));
    const [etapa] = (await obter(id)).segmentacoes[0]?.etapas ?? [];
    const tentar = (dataFim: string) =>
      sql`update etapas set data_fim = ${dataFim} where id = ${etapa?.id ?? 0}`.execute(servidor.banco.db).then(
        () => 'accepted',
        (causa: unknown) => traduzirErroDoBanco(causa)?.code,
      );
    expect(await tentar('2033-01-01')).toBe('PERIODO_LETIVO_INVALIDO');
    expect(await tentar('2032-08-01')).toBe('PERIODO_LETIVO_INVALIDO');
    expect(
      await sql`update periodos_letivos set data_fim = '2032-03-01' where id = ${id}`.execute(servidor.banco.db).then(
        () => 'accepted',
        (causa: unknown) => traduzirErroDoBanco(causa)?.code,
      ),
    ).toBe('PERIODO_LETIVO_INVALIDO');
  });

  test('other rooms see the periods of a year as one', async () => {
    const { rows } = await sql<{ id: number }>`select id from anos_letivos where ano = 2028`.execute(servidor.banco.db);
    const anoLetivoId = rows[0]?.id ?? 0;
    const vistos = await transacao(servidor.banco.db, (tx) =>
      travarPeriodos(tx, [
        { anoLetivoId, segmentacaoId: infantil },
        { anoLetivoId, segmentacaoId: 999_999 },
      ]),
    );
    expect([...vistos]).toEqual([
      [`${anoLetivoId}:${infantil}`, { nome: 'Segundo', situacao: 'aberto', dataInicio: '2028-02-01', dataFim: '2028-12-15' }],
    ]);
  });
});

describe('academic years', () => {
  test('are created once, and deleted while unused', async () => {
    const { id } = dados<{ id: number }>(await servidor.pedir('POST', 'AnoLetivo', { body: { ano: 2050 } }));
    expect(codigo(await servidor.pedir('POST', 'AnoLetivo', { body: { ano: 2050 } }))).toBe('ANO_LETIVO_DUPLICADO');
    expect((await servidor.pedir('POST', 'AnoLetivo', { body: { ano: 1800 } })).corpo.error?.fields[0]?.code).toBe('ANO_INVALIDO');
    expect((await servidor.pedir('DELETE', `AnoLetivo/${id}`)).status).toBe(200);
    const { rows } = await sql<{ id: number }>`select id from anos_letivos where ano = 2026`.execute(servidor.banco.db);
    const recusa = await servidor.pedir('DELETE', `AnoLetivo/${rows[0]?.id}`);
    expect(codigo(recusa)).toBe('REGISTRO_EM_USO');
    expect(recusa.corpo.error?.message).toMatch(/^2026 não pode ser excluído porque há registros ligados a ele: \d+ períodos? letivos?/);
  });
});
