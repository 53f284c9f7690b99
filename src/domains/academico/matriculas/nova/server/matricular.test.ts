import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { criarMatricula } from './matricular.ts';
import { matricularEmLote } from './matricular.ts';
import { obterMatriculaParaContrato } from '#domains/academico/matriculas/server/para-contrato.ts';
import type { DadosMatricula } from './oficina.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';

let banco: BancoDeTeste;
let escola: Escola;
let mae: number;
let proximo = 0;
const quem = quemDeTeste();
const semExcesso = quemDeTeste(['matriculas:criar']);

beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db, { vagas: 30 });
  mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
});
afterAll(() => banco.fechar());

const aluno = () => pessoaDeTeste(banco.db, `Aluno${(proximo += 1)}`);
const matricular = (dados: DadosMatricula, autor = quem) => transacao(banco.db, (tx) => criarMatricula(atoDe(tx, autor), dados));
async function linhas(): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select (select count(*) from matriculas) + (select count(*) from enturmacoes) + (select count(*) from matriculas_responsaveis)
    + (select count(*) from matriculas_movimentos) + (select count(*) from auditoria where alvo_tipo = 'matricula') as n`.execute(banco.db);
  return rows[0]?.n ?? 0;
}
/** The refusal of an enrollment, after checking that nothing of it was kept. */
async function recusa(dados: DadosMatricula, autor = quem): Promise<ErroNegocio> {
  const antes = await linhas();
  const erro = await matricular(dados, autor).then(
    () => null,
    (causa: unknown) => (causa instanceof ErroNegocio ? causa : traduzirErroDoBanco(causa)),
  );
  expect(await linhas()).toBe(antes);
  if (!erro) throw new Error('the enrollment was accepted');
  return erro;
}

describe('enrolling', () => {
  test('writes enrollment, guardians, placement, first movement and audit, numbered without gaps', async () => {
    const pai = await pessoaDeTeste(banco.db, 'Marcos', '1983-07-01');
    const dados = matriculaDeTeste(escola, await aluno(), mae, {
      observacoes: 'Vem de transporte',
      responsaveis: [
        { pessoaId: mae, parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '33.33' },
        { pessoaId: pai, parentesco: 'pai', pedagogico: false, financeiro: true, percentual: '66.67' },
      ],
    });
    const { id, codigo } = await matricular(dados);
    await recusa({ ...matriculaDeTeste(escola, await aluno(), mae), turmaId: 999_999 });
    const seguinte = await matricular(matriculaDeTeste(escola, await aluno(), mae));
    expect(codigo).toMatch(/^2026-\d{5}$/);
    expect(Number.parseInt(seguinte.codigo.slice(5), 10)).toBe(Number.parseInt(codigo.slice(5), 10) + 1);
    const matricula = await obterMatricula(banco.db, quem, id);
    expect(matricula).toMatchObject({
      movimento: 'ativa',
      ativa: true,
      observacoes: 'Vem de transporte',
      enturmacao: { turmaId: escola.turmaA, excedente: false },
      anoLetivo: { ano: 2026 },
    });
    expect(matricula.responsaveis.map((r) => r.percentual)).toEqual(['33.33', '66.67']);
    expect(matricula.movimentos).toMatchObject([{ tipo: 'criacao', para: 'ativa', desfeito: false }]);
    expect(matricula.desfazivel).toBeNull();
    const { rows } = await sql<{
      acao: string;
      depois: { codigo: string };
    }>`select acao, depois from auditoria where alvo_tipo = 'matricula' and alvo_id = ${id}`.execute(banco.db);
    expect(rows).toMatchObject([{ acao: 'matricula.criada', depois: { codigo } }]);
  });

  test('contracts learn who pays how much', async () => {
    const { id } = await matricular(matriculaDeTeste(escola, await aluno(), mae));
    const para = await transacao(banco.db, (tx) => obterMatriculaParaContrato(atoDe(tx, quem), id));
    expect(para).toMatchObject({
      id,
      ativa: true,
      cursoId: escola.cursoId,
      responsaveisFinanceiros: [{ pessoaId: mae, percentual: '100.00' }],
    });
    const professor = quemDeTeste([], { restritoPainelProfessor: true });
    await expect(transacao(banco.db, (tx) => obterMatriculaParaContrato(atoDe(tx, professor), id))).rejects.toMatchObject({
      code: 'NAO_ENCONTRADO',
    });
  });

  test('two classes of a year never meet at the same hours: a full day is morning and afternoon', async () => {
    const criar = (turno: 'manha' | 'tarde' | 'noite' | 'integral') =>
      transacao(banco.db, (tx) =>
        criarTurma(atoDe(tx, { processo: 'teste' }), {
          anoLetivoId: escola.anoLetivoId,
          grupoTurmaId: null,
          sala: null,
          vagas: 30,
          cursoId: escola.outroCursoId,
          turno,
          nome: `7º ano ${turno}`,
        }),
      );
    const [manha, integral, noite] = await Promise.all([criar('manha'), criar('integral'), criar('noite')]);
    const alunoId = await aluno();
    const { codigo } = await matricular(matriculaDeTeste(escola, alunoId, mae));
    const em = (turma: { id: number }) => matriculaDeTeste(escola, alunoId, mae, { cursoId: escola.outroCursoId, turmaId: turma.id });
    for (const turma of [manha, integral]) {
      const erro = await recusa(em(turma));
      expect(erro.code).toBe('MATRICULA_MESMO_TURNO');
      expect([erro.mensagem('br'), erro.mensagem('en')]).toEqual([
        expect.stringContaining(`(matrícula ${codigo}) no mesmo turno`),
        expect.stringContaining(`(enrollment ${codigo}) in the same shift`),
      ]);
    }
    await matricular(em(noite));
  });

  test('another course in the same year is allowed, the same course is not', async () => {
    const alunoId = await aluno();
    const { codigo } = await matricular(matriculaDeTeste(escola, alunoId, mae));
    const erro = await recusa(matriculaDeTeste(escola, alunoId, mae, { turmaId: escola.turmaB }));
    expect(erro.code).toBe('MATRICULA_ATIVA_EXISTENTE');
    expect(erro.mensagem('br')).toContain(`já tem a matrícula ${codigo} ativa`);
    expect(erro.mensagem('en')).toContain(`already has the active enrollment ${codigo}`);
    await matricular(matriculaDeTeste(escola, alunoId, mae, { cursoId: escola.outroCursoId, turmaId: escola.turmaDeOutroCurso }));
  });

  test('an adult may answer for himself, a minor may not', async () => {
    const adulto = await pessoaDeTeste(banco.db, 'Adulto', '2000-01-01');
    await matricular(matriculaDeTeste(escola, adulto, adulto));
    const menor = await aluno();
    expect((await recusa(matriculaDeTeste(escola, menor, menor))).code).toBe('ALUNO_MENOR_RESPONSAVEL');
  });
});

describe('refusals, each without a trace', () => {
  test.each<[string, (d: DadosMatricula) => DadosMatricula | Promise<DadosMatricula>]>([
    ['ALUNO_INEXISTENTE', (d) => ({ ...d, alunoId: 999_999 })],
    ['TURMA_INEXISTENTE', (d) => ({ ...d, turmaId: 999_999 })],
    ['TURMA_DE_OUTRO_CURSO', (d) => ({ ...d, turmaId: escola.turmaDeOutroCurso })],
    ['RESPONSAVEL_INEXISTENTE', (d) => ({ ...d, responsaveis: d.responsaveis.map((r) => ({ ...r, pessoaId: 999_999 })) })],
    ['RESPONSAVEIS_INVALIDOS', (d) => ({ ...d, responsaveis: [] })],
    ['RESPONSAVEIS_INVALIDOS', (d) => ({ ...d, responsaveis: d.responsaveis.map((r) => ({ ...r, percentual: '99.99' })) })],
    ['DATA_FORA_DO_ANO', (d) => ({ ...d, dataMatricula: '2026-12-19' })],
    ['DATA_FORA_DO_ANO', (d) => ({ ...d, dataMatricula: '2024-12-31' })],
  ])('%s', async (codigo, mudar) => {
    const erro = await recusa(await mudar(matriculaDeTeste(escola, await aluno(), mae)));
    expect(erro.code).toBe(codigo);
    expect(erro.mensagem('br')).not.toMatch(/\{\w+\}/);
    expect(erro.mensagem('en')).not.toBe(erro.mensagem('br'));
    expect(erro.campos.length).toBeGreaterThan(0);
  });

  test('a class of another year, a closed class, a closed period, someone deceased, too young', async () => {
    const outroAno = await escolaDeTeste(banco.db, { ano: 2027 });
    const dados = matriculaDeTeste(escola, await aluno(), mae);
    expect((await recusa({ ...dados, cursoId: outroAno.cursoId, turmaId: outroAno.turmaA })).code).toBe('TURMA_DE_OUTRO_ANO');
    const futura = matriculaDeTeste(outroAno, dados.alunoId, mae);
    await sql`update turmas set situacao = 'fechada' where id = ${outroAno.turmaA}`.execute(banco.db);
    expect((await recusa(futura)).code).toBe('TURMA_FECHADA');
    await sql`update periodos_letivos_segmentacoes set situacao = 'fechado' where segmentacao_id = ${outroAno.segmentacaoId}`.execute(
      banco.db,
    );
    expect((await recusa({ ...futura, turmaId: outroAno.turmaB })).code).toBe('PERIODO_LETIVO_FECHADO');
    await sql`update cursos set idade_minima = 13 where id = ${escola.cursoId}`.execute(banco.db);
    expect((await recusa(dados)).mensagem('br')).toContain('tem 11 anos em 31/03/2026');
    await sql`update cursos set idade_minima = null where id = ${escola.cursoId}`.execute(banco.db);
    const falecida = await pessoaDeTeste(banco.db, 'Falecida', '1950-01-01');
    await sql`update pessoas set data_falecimento = '2020-01-01' where id = ${falecida}`.execute(banco.db);
    expect((await recusa(matriculaDeTeste(escola, dados.alunoId, falecida))).code).toBe('PESSOA_FALECIDA');
  });

  test('a full class names its numbers; over it only with the permission and a reason, which takes a place too', async () => {
    const cheia = await escolaDeTeste(banco.db, { ano: 2025, vagas: 1 });
    const novo = async (partes: Partial<DadosMatricula> = {}) => matriculaDeTeste(cheia, await aluno(), mae, partes);
    await matricular(await novo());
    expect((await recusa(await novo())).mensagem('br')).toBe('A turma 6º ano A não tem vaga: 1 de 1 ocupada.');
    expect((await recusa(await novo({ motivoExcedente: 'Ordem judicial' }), semExcesso)).code).toBe('SEM_PERMISSAO');
    const { id } = await matricular(await novo({ motivoExcedente: 'Ordem judicial' }));
    const { enturmacao } = await obterMatricula(banco.db, quem, id);
    expect(enturmacao).toMatchObject({ excedente: true, motivoExcedente: 'Ordem judicial', numeroChamada: 2 });
    await sql`update turmas set vagas = 2 where id = ${cheia.turmaA}`.execute(banco.db);
    expect((await recusa(await novo())).code).toBe('TURMA_SEM_VAGA');
    await sql`update turmas set vagas = 3 where id = ${cheia.turmaA}`.execute(banco.db);
    await matricular(await novo());
  });
});

describe('what the database itself refuses', () => {
  const direto = (executar: (alvo: number) => Promise<unknown>) => async () => {
    const { id } = await matricular(matriculaDeTeste(escola, await aluno(), mae));
    return executar(id).then(
      () => 'accepted',
      (causa: unknown) => traduzirErroDoBanco(causa)?.code ?? String(causa),
    );
  };
  test.each([
    [
      'the last guardian removed',
      'RESPONSAVEIS_INVALIDOS',
      direto((id) => sql`delete from matriculas_responsaveis where matricula_id = ${id}`.execute(banco.db)),
    ],
    [
      'shares of 99.99',
      'RESPONSAVEIS_INVALIDOS',
      direto((id) => sql`update matriculas_responsaveis set percentual = 99.99 where matricula_id = ${id}`.execute(banco.db)),
    ],
    [
      'a payer without a share',
      'RESTRICAO_SEM_TEXTO',
      direto((id) => sql`update matriculas_responsaveis set percentual = null where matricula_id = ${id}`.execute(banco.db)),
    ],
    [
      'alive without a class',
      'MATRICULA_ESTADO_MUDOU',
      direto((id) => sql`delete from enturmacoes where matricula_id = ${id}`.execute(banco.dono)),
    ],
    [
      'a class of another course',
      'MATRICULA_ESTADO_MUDOU',
      direto((id) => sql`update enturmacoes set turma_id = ${escola.turmaDeOutroCurso} where matricula_id = ${id}`.execute(banco.db)),
    ],
    [
      'history rewritten',
      'REGISTRO_IMUTAVEL',
      direto((id) => sql`update matriculas_movimentos set motivo = 'x' where matricula_id = ${id}`.execute(banco.dono)),
    ],
    [
      'a placement over the places',
      'TURMA_SEM_VAGA',
      direto(async (id) => {
        await sql`update turmas set vagas = (select count(*) from enturmacoes where turma_id = ${escola.turmaB} and data_fim is null) where id = ${escola.turmaB}`.execute(
          banco.db,
        );
        await sql`update enturmacoes set turma_id = ${escola.turmaB} where matricula_id = ${id}`.execute(banco.db);
      }),
    ],
  ])('%s', async (_, esperado, executar) => {
    expect(await executar()).toBe(esperado);
  });
});

describe('a batch', () => {
  test('enrolls with the same invariants, in the order given, all or nothing', async () => {
    const grande = await escolaDeTeste(banco.db, { ano: 2024, vagas: 60 });
    const alunos = await Promise.all(Array.from({ length: 100 }, aluno));
    const lista = alunos.map((alunoId, i) => matriculaDeTeste(grande, alunoId, mae, { turmaId: i % 2 ? grande.turmaA : grande.turmaB }));
    const criadas = await transacao(banco.db, (tx) => matricularEmLote(atoDe(tx, quem), lista));
    expect(criadas.map((c) => c.codigo)).toEqual(lista.map((_, i) => `2024-${String(i + 1).padStart(5, '0')}`));
    const { rows } = await sql<{
      aluno_id: number;
    }>`select aluno_id from matriculas where id = any(${criadas.map((c) => c.id)}::bigint[]) order by codigo`.execute(banco.db);
    expect(rows.map((r) => r.aluno_id)).toEqual(alunos);
    const antes = await linhas();
    const mais = await Promise.all(Array.from({ length: 11 }, async () => matriculaDeTeste(grande, await aluno(), mae)));
    await expect(transacao(banco.db, (tx) => matricularEmLote(atoDe(tx, quem), mais))).rejects.toMatchObject({
      code: 'TURMA_SEM_VAGA',
      params: { ocupadas: 60, vagas: 60 },
    });
    expect(await linhas()).toBe(antes);
  });
});
