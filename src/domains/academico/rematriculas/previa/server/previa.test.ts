import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { type AlunoDeOrigem, alunosDeOrigem, DATA, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { rematriculasPreviaApi } from '../api.ts';

type Previa = RespostaCliente<typeof rematriculasPreviaApi.preverRematricula>;
let s: ServidorDeTeste;
let escola: EscolaDeRematricula;
let alunos: Record<'ana' | 'bento' | 'caio' | 'duda' | 'elis' | 'fabio' | 'gil', AlunoDeOrigem>;

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.rematriculas });
  escola = await escolaDeRematricula(s.banco.db, { vagas: 3 });
  const [ana, bento, caio, duda, elis, fabio, gil] = await alunosDeOrigem(s.banco.db, escola, [
    { nome: 'Ana', linhas: ['anuidade', 'material'], descontos: [escola.bolsa, escola.vencida] },
    { nome: 'Bento', resultado: 'reprovado_por_nota' },
    { nome: 'Caio', resultado: 'cursando' },
    { nome: 'Duda', semCpf: true },
    { nome: 'Elis' },
    { nome: 'Fabio', linhas: ['anuidade', 'transporte'] },
    { nome: 'Gil', turmaId: escola.turmaB },
  ]);
  alunos = { ana, bento, caio, duda, elis, fabio, gil } as typeof alunos;
  const tesouraria = {
    pagadorId: alunos.elis.pagadorId,
    alunoId: alunos.elis.alunoId,
    formaPagamentoId: escola.formaPagamentoId,
    contaBancariaId: 1,
    outraContaId: 1,
    periodoId: 1,
  };
  await titulosDeTeste(s.banco.db, tesouraria, [
    { dataVencimento: '2026-03-10' },
    { dataVencimento: '2026-04-10' },
    { dataVencimento: '2099-01-05' },
  ]);
});
afterAll(() => s.fechar());

const pedido = () => ({ anoOrigemId: escola.anoOrigemId, anoDestinoId: escola.anoDestinoId, dataMatricula: DATA });
async function prever(partes: Record<string, unknown> = {}, quem = quemDeTeste()): Promise<Previa> {
  const resposta = await s.pedir('POST', 'Rematricula/previa', { body: { ...pedido(), ...partes }, quem });
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200);
  return resposta.corpo.data as Previa;
}
const linhaDe = (previa: Previa, { matriculaId }: AlunoDeOrigem) => {
  const linha = previa.linhas.find((l) => l.matriculaId === matriculaId);
  if (!linha) throw new Error(`no row for ${matriculaId}`);
  return { ...linha, motivos: linha.motivos.flatMap((i) => previa.motivos[i] ?? []) };
};
const codigos = (previa: Previa, aluno: AlunoDeOrigem) => linhaDe(previa, aluno).motivos.map(({ codigo, peso }) => `${peso} ${codigo}`);

describe('the preview', () => {
  test('proposes course and class by group and shift, with the price lines of the target year', async () => {
    const previa = await prever();
    const ana = linhaDe(previa, alunos.ana);
    expect(ana).toMatchObject({ situacao: 'apto', destinoCursoId: escola.setimo, destinoTurmaId: escola.seteA, turmaNome: '6º ano A' });
    // 12.000,00 less ten percent, and the material; the campaign of last year does not go on.
    expect(previa.planos[ana.plano ?? -1]).toEqual({
      linhas: [
        {
          precoId: escola.anuidade7,
          descricao: 'Anuidade 7º ano',
          valorCentavos: 1_200_000,
          parcelas: 12,
          primeiroVencimento: '2027-01-15',
          descontoCentavos: 120_000,
        },
        {
          precoId: escola.material7,
          descricao: 'Material 7º ano',
          valorCentavos: 80_000,
          parcelas: 4,
          primeiroVencimento: '2027-01-15',
          descontoCentavos: 0,
        },
      ],
      descontos: [{ nome: 'Irmãos 10 %', condicional: false, valorCentavos: 120_000, limiteCentavos: 15_000 }],
      totalCentavos: 1_160_000,
      sePagoEmDiaCentavos: 1_160_000,
    });
    expect(linhaDe(previa, alunos.gil)).toMatchObject({ situacao: 'apto', destinoTurmaId: escola.seteB });
    expect(previa.descontos).toEqual([
      { id: escola.bolsa, nome: 'Irmãos 10 %', alunos: 1, vale: true },
      { id: escola.vencida, nome: 'Campanha 2026', alunos: 1, vale: false },
    ]);
  });

  test('proposes the same course to who failed, and asks a reason for what is soft', async () => {
    const previa = await prever();
    expect(linhaDe(previa, alunos.bento)).toMatchObject({ situacao: 'apto', destinoCursoId: escola.sexto, destinoTurmaId: escola.seisA });
    expect(codigos(previa, alunos.bento)).toEqual(['informa REPROVADO_REPETE']);
    expect(codigos(previa, alunos.caio)).toEqual(['exige RESULTADO_PENDENTE']);
    expect(codigos(previa, alunos.duda)).toEqual(['exige FALTA_CPF']);
    expect(linhaDe(previa, alunos.elis).motivos).toEqual([
      { codigo: 'TITULOS_VENCIDOS', peso: 'exige', mensagem: 'Títulos vencidos: 2, no total de R$ 2.000,00.' },
    ]);
    expect(codigos(await prever({ aceitarPendentes: true }), alunos.caio)).toEqual([]);
  });

  test('blocks who has a line without a price in the year, saying which', async () => {
    const previa = await prever();
    expect(linhaDe(previa, alunos.fabio)).toMatchObject({
      situacao: 'impedido',
      motivos: [{ codigo: 'PRECO_AUSENTE', peso: 'impede', mensagem: 'Falta o preço de Transporte escolar de 7º ano em 2027.' }],
    });
    expect(linhaDe(await prever({ itens: 'anuidade' }), alunos.fabio).situacao).toBe('apto');
    expect(linhaDe(await prever({ contratos: 'nenhum' }), alunos.fabio)).toMatchObject({ situacao: 'apto', plano: null });
  });

  test('refuses contracts in force where the school asks for a signature', async () => {
    await sql`update contratos_configuracao set exige_assinatura = true`.execute(s.banco.db);
    await expect(prever({ contratos: 'ativo' })).rejects.toThrow('REMATRICULA_EXIGE_ASSINATURA');
    // What the screen goes by, so that it does not offer them.
    expect(await prever({ contratos: 'rascunho' })).toMatchObject({ exigeAssinatura: true });
    await sql`update contratos_configuracao set exige_assinatura = false`.execute(s.banco.db);
    expect(await prever({ contratos: 'ativo' })).toMatchObject({ exigeAssinatura: false });
  });

  test('a chosen class counts first; a class of the other course asks why', async () => {
    const escolhas = [
      { matriculaId: alunos.bento.matriculaId, turmaId: escola.seteA },
      { matriculaId: alunos.gil.matriculaId, turmaId: escola.seteA },
    ];
    const previa = await prever({ escolhas });
    expect(codigos(previa, alunos.bento)).toEqual(['exige REPROVADO_AVANCA']);
    expect(linhaDe(previa, alunos.gil)).toMatchObject({ destinoTurmaId: escola.seteA, situacao: 'apto' });
    // Three places: Bento, Gil and Ana; the others go to the class of the afternoon.
    expect(linhaDe(previa, alunos.ana).destinoTurmaId).toBe(escola.seteA);
    expect([alunos.caio, alunos.duda, alunos.elis].map((a) => linhaDe(previa, a).destinoTurmaId)).toEqual([
      escola.seteB,
      escola.seteB,
      escola.seteB,
    ]);
    const deFora = await prever({ escolhas: [{ matriculaId: alunos.ana.matriculaId, turmaId: escola.turmaA }] });
    expect(codigos(deFora, alunos.ana)).toEqual(['impede TURMA_DE_FORA']);
  });

  test('counts places across the proposals: over them it asks for a reason from who may, and stops who may not', async () => {
    const todos = [alunos.ana, alunos.caio, alunos.duda, alunos.elis].map(({ matriculaId }) => ({ matriculaId, turmaId: escola.seteB }));
    expect(codigos(await prever({ escolhas: todos }), alunos.elis)).toContain('exige TURMA_CHEIA');
    const semExcesso = quemDeTeste(['rematriculas:visualizar']);
    const previa = await prever({ escolhas: todos }, semExcesso);
    expect(linhaDe(previa, alunos.elis)).toMatchObject({ situacao: 'impedido' });
    expect(linhaDe(previa, alunos.elis).motivos.at(-1)?.mensagem).toBe('7º ano B sem vaga: 3 de 3.');
  });

  test('narrows to a class, course or segment, and speaks English', async () => {
    const deB = await prever({ turmaId: escola.turmaB });
    expect(deB.linhas.map((l) => l.matriculaId)).toEqual([alunos.gil.matriculaId]);
    expect((await prever({ cursoId: escola.setimo })).linhas).toEqual([]);
    expect((await prever({ segmentacaoId: escola.segmentacaoId })).linhas).toHaveLength(7);
    const resposta = await s.pedir('POST', 'Rematricula/previa', { body: pedido(), headers: { 'accept-language': 'en' } });
    expect(linhaDe(resposta.corpo.data as Previa, alunos.caio).motivos[0]?.mensagem).toBe('No final result yet.');
  });

  test('writes nothing, takes the same statements for one or for all, and refuses years and dates out of order', async () => {
    const contar = async () =>
      (
        await sql<{
          n: number;
        }>`select (select count(*) from matriculas) + (select count(*) from contratos) + (select count(*) from rematriculas_lotes)
        + (select count(*) from auditoria) as n`.execute(s.banco.db)
      ).rows[0]?.n;
    const antes = await contar();
    const [um, todos] = [
      await s.pedir('POST', 'Rematricula/previa', { body: { ...pedido(), turmaId: escola.turmaB } }),
      await s.pedir('POST', 'Rematricula/previa', { body: pedido() }),
    ];
    expect(um.cabecalhos['x-instrucoes-sql']).toBe(todos.cabecalhos['x-instrucoes-sql']);
    expect(Number(todos.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(11);
    expect(await contar()).toBe(antes);
    const codigo = async (partes: Record<string, unknown>) =>
      (await s.pedir('POST', 'Rematricula/previa', { body: { ...pedido(), ...partes } })).corpo.error?.code;
    expect(await codigo({ anoDestinoId: escola.anoOrigemId })).toBe('REMATRICULA_ANO_INVALIDO');
    expect(await codigo({ anoOrigemId: 999 })).toBe('ANO_DESCONHECIDO');
    expect(await codigo({ dataMatricula: '2099-01-01' })).toBe('REMATRICULA_DATA_INVALIDA');
    const { rows: futuros } = await sql<{ id: number }>`insert into anos_letivos (ano) values (2096), (2097) returning id`.execute(
      s.banco.db,
    );
    const cedo = await s.pedir('POST', 'Rematricula/previa', {
      body: { anoOrigemId: futuros[0]?.id, anoDestinoId: futuros[1]?.id },
    });
    expect([cedo.corpo.error?.code, cedo.corpo.error?.message]).toEqual([
      'REMATRICULA_AINDA_NAO',
      'A rematrícula para 2097 começa em 01/01/2096. Até lá, escolha outro ano de destino ou matricule cada aluno em Matrículas.',
    ]);
    expect(await codigo({ primeiroVencimento: '2031-01-10' })).toBe('REMATRICULA_VENCIMENTO_INVALIDO');
    expect(await codigo({ formaPagamentoId: 999 })).toBe('FORMA_PAGAMENTO_INATIVA');
  });

  test('a teacher restricted to his panel sees nobody', async () => {
    expect((await prever({}, quemDeTeste(undefined, { restritoPainelProfessor: true }))).linhas).toEqual([]);
  });
});
