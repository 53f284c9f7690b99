import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gravarLinhas } from '#domains/academico/contratos/rascunho/server/door.ts';
import { criarTitulosReceber } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { ANO, criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarDesconto, criarPreco } from './oficina.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let precoId: number;
let descontoId: number;
let contratoId: number;
let pagadorId: number;

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cadastros, ...salasDe.contratos, ...salasDe.estrutura] });
  mundo = await criarMundo(s.banco.db);
  const rascunho = await rascunhoDeTeste(s.banco.db, mundo);
  contratoId = rascunho.contratoId;
  pagadorId = rascunho.pagadores[0] ?? 0;
  await transacao(s.banco.db, async (tx) => {
    precoId = (
      await criarPreco(atoDe(tx, mundo.quem), {
        anoLetivoId: mundo.anoLetivoId,
        cursoId: mundo.cursoId,
        tipo: 'anuidade',
        descricao: 'Anuidade 6º ano',
        valorCentavos: 1_200_000,
        parcelas: 12,
      })
    ).id;
    const desconto = { forma: 'percentual' as const, percentual: '10', condicional: false };
    descontoId = (await criarDesconto(atoDe(tx, mundo.quem), { ...desconto, nome: 'Irmãos', tipo: 'irmaos' })).id;
    await sql`delete from contratos_precos where contrato_id = ${contratoId}`.execute(tx);
    const preco = { precoId, descricao: 'Anuidade', valorCentavos: 1_200_000 as never, parcelas: 12, primeiroVencimento: `${ANO}-02-10` };
    const linha = { ...preco, diaVencimento: 10, formaPagamentoId: mundo.formaPagamentoId, contaBancariaId: null };
    const dado = { ...desconto, percentual: '10.0000', descontoId, descricao: 'Irmãos', precoIndice: 0, valorCentavos: null };
    const dadoInteiro = { ...dado, limiteCentavos: null, sobreValorCheio: false, prioridade: 100, parcelaDe: 1, parcelaAte: null };
    await gravarLinhas(tx, [{ contratoId, precos: [linha], descontos: [dadoInteiro] }]);
  });
});
afterAll(() => s.fechar());

const dito = (r: RespostaDeTeste) => [r.status, r.corpo.error?.code ?? null, r.corpo.error?.message ?? null];
const lerPreco = async () =>
  (await s.pedir('GET', `Preco/${precoId}`)).corpo.data as { versao: number; firmado: boolean; ano?: number; cursoNome?: string };
async function editarPreco(partes: object) {
  const { firmado: _, ano: __, cursoNome: ___, ...atual } = await lerPreco();
  return s.pedir('PUT', 'Preco', { body: { ...atual, ...partes } });
}

describe('the price of a year', () => {
  test('may change while its contracts are drafts', async () => {
    expect((await editarPreco({ valorCentavos: 1_300_000 })).status).toBe(200);
    expect((await editarPreco({ valorCentavos: 1_200_000 })).status).toBe(200);
    expect((await lerPreco()).firmado).toBe(false);
  });

  test('stays as it is once a contract that charges it is in force: the refusal says how many and what to do', async () => {
    expect((await s.pedir('POST', `Contrato/${contratoId}/ativacao`, { body: { versao: 1 } })).status).toBe(200);
    expect((await lerPreco()).firmado).toBe(true);
    const recusa = await editarPreco({ valorCentavos: 1_300_000 });
    expect(dito(recusa)).toEqual([
      409,
      'PRECO_CONTRATADO',
      'O preço Anuidade 6º ano já está em 1 contrato assinado ou ativo: valor, parcelas, ano, curso e tipo não mudam mais dentro do ano (Lei 9.870/1999). Para outro ano, crie o preço desse ano.',
    ]);
    expect(recusa.corpo.error?.fields[0]?.path).toBe('valorCentavos');
    for (const partes of [{ parcelas: 11 }, { cursoId: null }, { tipo: 'material' }])
      expect((await editarPreco(partes)).corpo.error?.code).toBe('PRECO_CONTRATADO');
    expect((await editarPreco({ descricao: 'Anuidade do 6º', ativo: false })).status).toBe(200);
    expect((await editarPreco({ descricao: 'Anuidade 6º ano', ativo: true })).status).toBe(200);
  });

  test('the database keeps it too', async () => {
    for (const mudanca of [sql`valor_centavos = 1`, sql`parcelas = 1`, sql`curso_id = null`, sql`tipo = 'material'`]) {
      const causa: unknown = await sql`update precos set ${mudanca} where id = ${precoId}`.execute(s.banco.db).catch((e: unknown) => e);
      expect(traduzirErroDoBanco(causa)?.code).toBe('PRECO_CONTRATADO_AGORA');
    }
  });
});

describe('what is in use is not deleted, and the refusal counts what hangs on it', () => {
  test.each<[string, () => string, string]>([
    ['a price', () => `Preco/${precoId}`, 'Anuidade 6º ano não pode ser excluído porque há registros ligados a ele: 1 contrato.'],
    ['a discount', () => `Desconto/${descontoId}`, 'Irmãos não pode ser excluído porque há registros ligados a ele: 1 contrato.'],
    [
      'a payment method',
      () => `FormaPagamento/${mundo.formaPagamentoId}`,
      'Dinheiro não pode ser excluído porque há registros ligados a ele: 1 contrato, 12 títulos.',
    ],
    [
      'an account',
      () => `ContaBancaria/${mundo.contaBancariaId}`,
      'Caixa da secretaria não pode ser excluído porque há registros ligados a ele: 1 forma de pagamento, 12 títulos.',
    ],
    [
      'a course',
      () => `Curso/${mundo.cursoId}`,
      '6º ano não pode ser excluído porque há registros ligados a ele: 1 matrícula, 1 turma, 1 preço.',
    ],
    [
      'a class',
      () => `Turma/${mundo.turmaId}`,
      '6º ano A não pode ser excluído porque há registros ligados a ele: 1 aluno passou pela turma.',
    ],
  ])('%s', async (_, caminho, mensagem) => {
    expect(dito(await s.pedir('DELETE', caminho()))).toEqual([409, 'REGISTRO_EM_USO', mensagem]);
  });

  test('a segment', async () => {
    const { rows } = await sql<{ id: number }>`select segmentacao_id as id from v_curso where id = ${mundo.cursoId}`.execute(s.banco.db);
    expect(dito(await s.pedir('DELETE', `Segmentacao/${rows[0]?.id}`))[2]).toBe(
      'Ensino Fundamental não pode ser excluído porque há registros ligados a ele: 1 curso, períodos de 1 ano letivo.',
    );
  });

  test.each(['precos', 'descontos', 'formas_pagamento', 'cursos'])(
    'the foreign keys of %s say the same, never an unknown item',
    async (tabela) => {
      const ids: Record<string, number> = {
        precos: precoId,
        descontos: descontoId,
        formas_pagamento: mundo.formaPagamentoId,
        cursos: mundo.cursoId,
      };
      const causa: unknown = await sql`delete from ${sql.table(tabela)} where id = ${ids[tabela] ?? 0}`
        .execute(s.banco.db)
        .catch((e: unknown) => e);
      expect(traduzirErroDoBanco(causa)?.code).toBe('REGISTRO_EM_USO');
    },
  );
});

describe('what titles were made by', () => {
  const emitir = (dataEmissao: string, taxaServicoId: number | null = null) =>
    transacao(s.banco.db, async (tx) => {
      const [titulo] = await criarTitulosReceber(tx, [
        {
          origem: taxaServicoId === null ? 'manual' : 'taxa',
          contratoId: null,
          contratoPrecoId: null,
          matriculaId: null,
          parcela: 1,
          parcelas: 1,
          pagadorId,
          alunoId: null,
          descricao: 'Segunda via',
          dataEmissao,
          dataVencimento: `${ANO}-12-20`,
          valorCentavos: centavos(5_000),
          descontoIncondicionalCentavos: centavos(0),
          descontoCondicionalCentavos: centavos(0),
          contaBancariaId: mundo.contaBancariaId,
          formaPagamentoId: mundo.formaPagamentoId,
          taxaServicoId,
        },
      ]);
      return titulo?.id ?? 0;
    });
  const criar = async (caminho: string, body: object) => ((await s.pedir('POST', caminho, { body })).corpo.data as { id: number }).id;
  const editar = async (caminho: string, id: number, partes: object) => {
    const { vigenteAte: _, ...atual } = (await s.pedir('GET', `${caminho}/${id}`)).corpo.data as { vigenteAte: unknown };
    return s.pedir('PUT', caminho, { body: { ...atual, ...partes } });
  };

  test('late-payment rates under which titles were issued are neither rewritten nor deleted; those of days without titles are', async () => {
    await sql`delete from taxas`.execute(s.banco.db);
    const taxa = { nome: 'Da lei', multaPercentual: '2.0000', jurosPercentualMes: '1.0000' };
    const usada = await criar('Taxa', { ...taxa, vigenteDesde: `${ANO}-01-01` });
    const futura = await criar('Taxa', { ...taxa, multaPercentual: '1.0000', vigenteDesde: `${ANO}-12-01` });
    await emitir(`${ANO}-11-10`);
    expect(dito(await editar('Taxa', usada, { multaPercentual: '1' }))).toMatchObject([
      409,
      'TAXA_EM_USO',
      expect.stringMatching(/foram emitidos \d+ títulos/),
    ]);
    expect((await editar('Taxa', usada, { vigenteDesde: `${ANO}-02-01` })).corpo.error?.code).toBe('TAXA_EM_USO');
    expect((await editar('Taxa', usada, { nome: 'Da lei, usual' })).status).toBe(200);
    expect(dito(await s.pedir('DELETE', `Taxa/${usada}`)).slice(0, 2)).toEqual([409, 'REGISTRO_EM_USO']);
    expect((await editar('Taxa', futura, { multaPercentual: '0.5' })).status).toBe(200);
    expect((await s.pedir('DELETE', `Taxa/${futura}`)).status).toBe(200);
  });

  test('the amount of a service fee that a title has is not rewritten; its name and use are', async () => {
    const taxa = await criar('TaxaServico', { nome: 'Histórico', valorCentavos: 5_000, vigenteDesde: `${ANO}-01-01`, ativa: true });
    expect((await editar('TaxaServico', taxa, { valorCentavos: 4_000 })).status).toBe(200);
    await emitir(`${ANO}-11-11`, taxa);
    expect((await editar('TaxaServico', taxa, { valorCentavos: 9_900 })).corpo.error?.code).toBe('TAXA_EM_USO');
    expect((await editar('TaxaServico', taxa, { ativa: false })).status).toBe(200);
  });
});
