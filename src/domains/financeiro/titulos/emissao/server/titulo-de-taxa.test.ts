import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarTaxaServico } from '#domains/financeiro/cadastros/server/oficina.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { novoTituloEsquema } from '../esquemas.ts';
import { criarTituloManual } from './criar-titulo-manual.ts';

// A title made by hand from a fixed fee: it keeps which, and is its own in everything else.
let s: ServidorDeTeste;
let t: Tesouraria;
const hoje: DataCivil = hojeEm(new Date(), fuso);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.titulos, ...salasDe.cadastros] });
  t = await tesourariaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

let nomes = 0;
const novaTaxa = (partes: { nome?: string; vigenteDesde?: string; ativa?: boolean } = {}) =>
  transacao(s.banco.db, (tx) =>
    criarTaxaServico(atoDe(tx, fernanda), {
      nome: `Taxa ${(nomes += 1)}`,
      valorCentavos: centavos(4_000),
      vigenteDesde: '2026-01-01',
      ...partes,
    }),
  );
const corpo = (taxaServicoId: number | null, partes: object = {}) => ({
  pagadorId: t.pagadorId,
  descricao: 'Segunda chamada de Matemática',
  dataVencimento: somarDias(hoje, 10),
  valorCentavos: 3_000,
  contaBancariaId: t.contaBancariaId,
  formaPagamentoId: t.formaPagamentoId,
  taxaServicoId,
  ...partes,
});
const criar = (body: object, chave = `taxa-de-teste-${(nomes += 1)}`) =>
  s.pedir('POST', 'TituloReceber', { body, headers: { 'idempotency-key': chave } });
const causaDe = (consulta: ReturnType<typeof sql>): Promise<{ constraint?: string }> =>
  consulta.execute(s.banco.db).then(
    () => ({}),
    (erro: unknown) => erro as { constraint?: string },
  );

test('keeps the fee it came from, with a description and an amount of its own, in the record, the audit and the ledger', async () => {
  const taxa = await novaTaxa({ nome: 'Segunda chamada' });
  const { id } = (await criar(corpo(taxa.id))).corpo.data as { id: number };
  expect((await s.pedir('GET', `TituloReceber/${id}`)).corpo.data).toMatchObject({
    origem: 'taxa',
    taxaServicoId: taxa.id,
    taxaServicoNome: 'Segunda chamada',
    descricao: 'Segunda chamada de Matemática',
    valorCentavos: 3_000,
    contratoId: null,
  });
  const { rows } = await sql<{ depois: { taxaServicoId: number }; origem: string }>`select a.depois,
    (select f.valores ->> 'origem' from fatos_contabeis f where f.origem_tipo = 'titulo' and f.origem_id = ${id}) as origem
    from auditoria a where a.alvo_tipo = 'titulo' and a.alvo_id = ${id}`.execute(s.banco.db);
  expect([rows[0]?.depois.taxaServicoId, rows[0]?.origem]).toEqual([taxa.id, 'taxa']);
  const semTaxa = (await criar(corpo(null))).corpo.data as { id: number };
  expect((await s.pedir('GET', `TituloReceber/${semTaxa.id}`)).corpo.data).toMatchObject({ origem: 'manual', taxaServicoId: null });
});

test('a fee that something uses is not deleted, and the refusal counts the titles; its amount stays, its name may change and leaves them as they are', async () => {
  const taxa = await novaTaxa({ nome: 'Cartão' });
  const { id } = (await criar(corpo(taxa.id))).corpo.data as { id: number };
  const recusa = await s.pedir('DELETE', `TaxaServico/${taxa.id}`);
  expect([recusa.status, recusa.corpo.error?.code, recusa.corpo.error?.message]).toEqual([
    409,
    'REGISTRO_EM_USO',
    'Cartão não pode ser excluído porque há registros ligados a ele: 1 título.',
  ]);
  const causa = await causaDe(sql`delete from taxas_servico where id = ${taxa.id}`);
  expect(traduzirErroDoBanco(causa)?.code).toBe('REGISTRO_EM_USO');
  const mudada = { ...taxa, nome: 'Cartão do aluno', valorCentavos: 4_000, vigenteDesde: '2026-01-01', ativa: false };
  const outroValor = await s.pedir('PUT', 'TaxaServico', { body: { ...mudada, valorCentavos: 9_900 } });
  expect([outroValor.status, outroValor.corpo.error?.code]).toEqual([409, 'TAXA_EM_USO']);
  expect((await s.pedir('PUT', 'TaxaServico', { body: mudada })).status).toBe(200);
  expect((await s.pedir('GET', `TituloReceber/${id}`)).corpo.data).toMatchObject({
    valorCentavos: 3_000,
    descricao: 'Segunda chamada de Matemática',
    taxaServicoNome: 'Cartão do aluno',
  });
});

describe('is refused from a fee', () => {
  test.each<[string, () => Promise<number>, number, string]>([
    ['that does not exist', async () => 999_999, 400, 'REFERENCIA_DESCONHECIDA'],
    ['that is charged no more', async () => (await novaTaxa({ ativa: false })).id, 409, 'TAXA_SERVICO_FORA_DE_VIGOR'],
    ['that has not started', async () => (await novaTaxa({ vigenteDesde: '2099-01-01' })).id, 409, 'TAXA_SERVICO_FORA_DE_VIGOR'],
    [
      'whose amount was replaced by a newer one',
      async () => {
        const velha = await novaTaxa({ nome: 'Histórico', vigenteDesde: '2025-01-01' });
        await novaTaxa({ nome: 'historico', vigenteDesde: '2026-01-01' });
        return velha.id;
      },
      409,
      'TAXA_SERVICO_FORA_DE_VIGOR',
    ],
  ])('%s', async (_, de, status, code) => {
    const r = await criar(corpo(await de()));
    expect([r.status, r.corpo.error?.code, r.corpo.error?.fields[0]?.path]).toEqual([status, code, 'taxaServicoId']);
  });

  test('by who may not make titles', async () => {
    const taxa = await novaTaxa();
    const quem = quemDeTeste(['contas-a-receber:visualizar', 'taxas:criar']);
    const r = await s.pedir('POST', 'TituloReceber', { body: corpo(taxa.id), quem, headers: { 'idempotency-key': 'sem-permissao-taxa' } });
    expect(r.status).toBe(403);
  });
});

describe('a title and the end of its fee at once', () => {
  const fazer = (id: number) => transacao(s.banco.db, (tx) => criarTituloManual(atoDe(tx, fernanda), novoTituloEsquema.parse(corpo(id))));
  const encerrar = (id: number, versao = 1) =>
    s.pedir('PUT', 'TaxaServico', {
      body: { id, versao, nome: `Fim ${id}`, valorCentavos: 4_000, vigenteDesde: '2026-01-01', ativa: false },
    });

  test('the title first: it stands, and the fee ends after it', async () => {
    const { id } = await novaTaxa();
    const [titulo, fim] = await passoAPasso(
      s.banco.db,
      (tx) => criarTituloManual(atoDe(tx, fernanda), novoTituloEsquema.parse(corpo(id))),
      () => encerrar(id),
    );
    expect(titulo.numero).toMatch(/^20/);
    expect(fim).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
  });

  test('the end first: the title is refused', async () => {
    const { id } = await novaTaxa();
    const [, titulo] = await passoAPasso(
      s.banco.db,
      (tx) => sql`update taxas_servico set ativa = false where id = ${id}`.execute(tx),
      () => fazer(id),
    );
    expect(titulo).toMatchObject({ status: 'rejected', reason: { code: 'TAXA_SERVICO_FORA_DE_VIGOR' } });
  });

  test('the deletion first: the title is refused, and points at nothing', async () => {
    const { id } = await novaTaxa();
    const [, titulo] = await passoAPasso(
      s.banco.db,
      (tx) => sql`delete from taxas_servico where id = ${id}`.execute(tx),
      () => fazer(id),
    );
    expect(titulo).toMatchObject({ status: 'rejected', reason: { code: 'REFERENCIA_DESCONHECIDA' } });
  });
});

describe('the database refuses', () => {
  test('a fee on a title that no fee made', async () => {
    const { id } = await novaTaxa();
    const causa: unknown = await tituloDeTeste(s.banco.db, t, { taxaServicoId: id }).catch((erro: unknown) => erro);
    expect((causa as { constraint?: string }).constraint).toBe('titulos_receber_taxa_servico_check');
  });

  test('to tell another story afterwards', async () => {
    const [uma, outra] = [await novaTaxa(), await novaTaxa()];
    const { id } = (await criar(corpo(uma.id))).corpo.data as { id: number };
    for (const para of [outra.id, null]) {
      const causa = await causaDe(sql`update titulos_receber set taxa_servico_id = ${para} where id = ${id}`);
      expect(traduzirErroDoBanco(causa)?.code).toBe('REGISTRO_IMUTAVEL');
    }
  });

  test('a fee that does not exist, as the room says it', async () => {
    const causa: unknown = await tituloDeTeste(s.banco.db, t, { origem: 'taxa', taxaServicoId: 999_999 }).catch((erro: unknown) => erro);
    expect(traduzirErroDoBanco(causa)).toMatchObject({ code: 'CADASTRO_DESCONHECIDO', campos: [{ path: 'taxaServicoId' }] });
  });
});
