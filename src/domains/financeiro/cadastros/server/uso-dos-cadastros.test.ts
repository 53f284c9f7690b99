import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { estrutura } from '#domains/academico/estrutura/server/routes.ts';
import { gravarLinhas } from '#domains/academico/contratos/server/door.ts';
import { contratos } from '#domains/academico/contratos/server/routes.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { ANO, criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarDesconto, criarPreco } from './door.ts';
import { cadastros } from './routes.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let precoId: number;
let descontoId: number;
let contratoId: number;

beforeAll(async () => {
  s = await servidorDeTeste({ salas: [cadastros, contratos, estrutura] });
  mundo = await criarMundo(s.banco.db);
  ({ contratoId } = await rascunhoDeTeste(s.banco.db, mundo));
  await transacao(s.banco.db, async (tx) => {
    precoId = (
      await criarPreco(tx, mundo.quem, {
        anoLetivoId: mundo.anoLetivoId,
        cursoId: mundo.cursoId,
        tipo: 'anuidade',
        descricao: 'Anuidade 6º ano',
        valorCentavos: 1_200_000,
        parcelas: 12,
      })
    ).id;
    const desconto = { forma: 'percentual' as const, percentual: '10', condicional: false };
    descontoId = (await criarDesconto(tx, mundo.quem, { ...desconto, nome: 'Irmãos', tipo: 'irmaos' })).id;
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
