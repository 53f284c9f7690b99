import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarCurso } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarAnoLetivo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { criarPreco } from '#domains/financeiro/cadastros/server/oficina.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
const precos = { certo: 0, geral: 0, outroCurso: 0, outroAno: 0, inativo: 0 };

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  await transacao(s.banco.db, async (tx) => {
    const curso = { sigla: null, idadeMinima: null, cargaHoraria: null, proximoCursoId: null, ativo: true };
    const { rows } = await sql<{ id: number }>`select segmentacao_id as id from v_curso where id = ${mundo.cursoId}`.execute(tx);
    const outro = await criarCurso(atoDe(tx, mundo.quem), { ...curso, segmentacaoId: rows[0]?.id ?? 0, nome: '1ª série', ordem: 10 });
    const seguinte = await criarAnoLetivo(atoDe(tx, mundo.quem), 2027);
    const base = {
      tipo: 'anuidade' as const,
      valorCentavos: 1_200_000,
      parcelas: 12,
      anoLetivoId: mundo.anoLetivoId,
      cursoId: mundo.cursoId,
    };
    const criar = async (descricao: string, partes: object = {}) =>
      (await criarPreco(atoDe(tx, mundo.quem), { ...base, descricao, ...partes })).id;
    precos.certo = await criar('Anuidade 6º ano');
    precos.geral = await criar('Material', { cursoId: null });
    precos.outroCurso = await criar('Anuidade 1ª série', { cursoId: outro.id });
    precos.outroAno = await criar('Anuidade de 2027', { anoLetivoId: seguinte.id });
    precos.inativo = await criar('Anuidade antiga', { ativo: false });
  });
});
afterAll(() => s.fechar());

const linha = (partes: object = {}) => ({
  precoId: precos.certo,
  descricao: 'Anuidade',
  valorCentavos: 1_200_000,
  parcelas: 12,
  primeiroVencimento: '2026-02-10',
  diaVencimento: 10,
  formaPagamentoId: mundo.formaPagamentoId,
  ...partes,
});
const dito = (r: RespostaDeTeste) => [r.corpo.error?.code ?? r.status, r.corpo.error?.fields[0]?.path ?? null];
let n = 0;

/** The four ways in: preview, new contract, edition of a draft, enrollment with contract. Each must say the same. */
async function portas(partes: object, extra: object = {}) {
  const familia = await matricularFamilia(s.banco.db, mundo, `Aluno ${(n += 1)}`, ['100.00'], 10);
  const linhas = { precos: [linha(partes)], descontos: [], ...extra };
  const previa = await s.pedir('POST', 'Contrato/previa', { body: { matriculaId: familia.matriculaId, ...linhas } });
  const outra = await matricularFamilia(s.banco.db, mundo, `Aluno ${(n += 1)}`, ['100.00'], 10);
  const rascunho = await criarRascunho(s.banco.db, mundo, outra.matriculaId);
  const edicao = await s.pedir('PUT', 'Contrato', { body: { id: rascunho, versao: 1, observacoes: null, ...linhas } });
  const novo = await s.pedir('POST', 'Contrato', { body: { matriculaId: familia.matriculaId, observacoes: null, ...linhas } });
  const assistente = await s.pedir('POST', 'Matricula/com-contrato', {
    body: {
      alunoId: await pessoaDeTeste(s.banco.db, `Criança ${n}`),
      cursoId: mundo.cursoId,
      anoLetivoId: mundo.anoLetivoId,
      turmaId: mundo.turmaId,
      dataMatricula: '2026-01-20',
      responsaveis: [{ pessoaId: familia.pagadores[0], parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '100' }],
      observacoes: null,
      motivoExcedente: null,
      ...linhas,
    },
  });
  return [previa, novo, edicao, assistente];
}

describe('what a contract charges is what the school offers', () => {
  test.each<[string, () => object, unknown[]]>([
    ['a price of another course', () => ({ precoId: precos.outroCurso }), ['PRECO_DE_OUTRO_CURSO', 'precos.0.precoId']],
    ['a price of another year', () => ({ precoId: precos.outroAno }), ['PRECO_DE_OUTRO_ANO', 'precos.0.precoId']],
    ['an inactive price', () => ({ precoId: precos.inativo }), ['PRECO_INATIVO', 'precos.0.precoId']],
    ['a price that does not exist', () => ({ precoId: 999_999 }), ['CADASTRO_DESCONHECIDO', 'precos.0.precoId']],
    ['a method that does not exist', () => ({ formaPagamentoId: 999_999 }), ['CADASTRO_DESCONHECIDO', 'precos.0.formaPagamentoId']],
    ['an account that does not exist', () => ({ contaBancariaId: 999_999 }), ['CADASTRO_DESCONHECIDO', 'precos.0.contaBancariaId']],
    ['more than the price', () => ({ valorCentavos: 1_200_001 }), ['PRECO_EXCEDIDO', 'precos.0.valorCentavos']],
    ['a due date of 1900', () => ({ primeiroVencimento: '1900-01-31' }), ['CONTRATO_VENCIMENTO_INVALIDO', 'precos.0.primeiroVencimento']],
    ['three years of installments', () => ({ parcelas: 36 }), ['CONTRATO_ULTIMO_VENCIMENTO_INVALIDO', 'precos.0.parcelas']],
    ['the price of the course', () => ({}), [200, null]],
    ['a price of every course', () => ({ precoId: precos.geral }), [200, null]],
  ])('%s, by every way in', async (_, partes, esperado) => {
    expect((await portas(partes())).map(dito)).toEqual([esperado, esperado, esperado, esperado]);
  });

  test('lines typed without a price stay within a year of the course, by every way in, unless the reason is given and kept', async () => {
    const digitada = (valorCentavos: number) => ({ precoId: null, descricao: 'Turno integral', valorCentavos });
    const recusa = ['VALOR_ACIMA_DA_ANUIDADE', 'motivoAcimaDaAnuidade'];
    expect((await portas(digitada(1_200_000))).map(dito)).toEqual(Array.from({ length: 4 }, () => [200, null]));
    const recusadas = await portas(digitada(1_200_001));
    expect(recusadas.map(dito)).toEqual([recusa, recusa, recusa, recusa]);
    expect(recusadas[0]?.corpo.error?.message.replaceAll('\u00a0', ' ')).toBe(
      'O que foi digitado sem preço cadastrado soma R$ 12.000,01, mais que a anuidade de 6º ano em 2026 (R$ 12.000,00). Escolha o preço cadastrado ou escreva o motivo: ele fica no contrato.',
    );
    const aceitas = await portas(digitada(1_200_001), { motivoAcimaDaAnuidade: 'Turno integral com almoço' });
    expect(aceitas.map(dito)).toEqual(Array.from({ length: 4 }, () => [200, null]));
    const { id } = (aceitas[1] as RespostaDeTeste).corpo.data as { id: number };
    expect((await s.pedir('GET', `Contrato/${id}`)).corpo.data).toMatchObject({ motivoAcimaDaAnuidade: 'Turno integral com almoço' });
    const excesso = ['VALOR_DIGITADO_EXCESSIVO', 'precos.0.valorCentavos'];
    expect((await portas(digitada(100_000_001), { motivoAcimaDaAnuidade: 'Turno integral' })).map(dito)).toEqual([
      excesso,
      excesso,
      excesso,
      excesso,
    ]);
  });

  test('a discount that does not exist is refused by every way in', async () => {
    const desconto = {
      descontoId: 999_999,
      descricao: 'Irmãos',
      precoIndice: 0,
      forma: 'percentual',
      percentual: '10',
      condicional: false,
    };
    const esperado = ['CADASTRO_DESCONHECIDO', 'descontos.0.descontoId'];
    expect((await portas({}, { descontos: [desconto] })).map(dito)).toEqual([esperado, esperado, esperado, esperado]);
  });

  test('the preview of an enrollment that does not exist is refused', async () => {
    const r = await s.pedir('POST', 'Contrato/previa', { body: { matriculaId: 999_999, precos: [linha()], descontos: [] } });
    expect(dito(r)).toEqual(['MATRICULA_DESCONHECIDA', 'matriculaId']);
  });

  test('says it in the words of the school', async () => {
    const [previa] = await portas({ precoId: precos.outroCurso });
    expect(previa?.corpo.error?.message).toBe(
      'O preço Anuidade 1ª série é do curso 1ª série, e a matrícula é em 6º ano: escolha um preço de 6º ano ou de todos os cursos.',
    );
  });

  test('the database refuses the same', async () => {
    const { matriculaId } = await matricularFamilia(s.banco.db, mundo, `Aluno ${(n += 1)}`, ['100.00'], 10);
    const id = await criarRascunho(s.banco.db, mundo, matriculaId);
    const mudar = (mudanca: ReturnType<typeof sql>) =>
      sql`update contratos_precos set ${mudanca} where contrato_id = ${id}`.execute(s.banco.dono).then(
        () => 'accepted',
        (causa: unknown) => traduzirErroDoBanco(causa)?.code,
      );
    expect(await mudar(sql`preco_id = ${precos.outroCurso}`)).toBe('PRECO_INCOERENTE');
    expect(await mudar(sql`preco_id = ${precos.outroAno}`)).toBe('PRECO_INCOERENTE');
    expect(await mudar(sql`preco_id = ${precos.inativo}`)).toBe('PRECO_INCOERENTE');
    expect(await mudar(sql`preco_id = ${precos.certo}, valor_centavos = 1200001`)).toBe('PRECO_INCOERENTE');
    expect(await mudar(sql`primeiro_vencimento = '1900-01-31'`)).toBe('VENCIMENTO_FORA_DO_ANO');
    expect(await mudar(sql`parcelas = 36`)).toBe('VENCIMENTO_FORA_DO_ANO');
    expect(await mudar(sql`valor_centavos = 1200001`)).toBe('VALOR_DIGITADO_INCOERENTE');
    expect(await mudar(sql`preco_id = ${precos.certo}`)).toBe('accepted');
  });
});
