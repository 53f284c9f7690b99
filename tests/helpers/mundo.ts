import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/door.ts';
import { criarCurso, criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { criarAnoLetivo, criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { criarContaBancaria, criarFormaPagamento, criarTaxa } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { quemDeTeste } from './servidor.ts';

export const ANO = 2026;
/** CPFs with right digits, of nobody. */
export const cpfs = ['52998224725', '11144477735', '12345678909', '98765432100', '39053344705', '16899535009'] as const;

export type Mundo = {
  quem: Quem;
  anoLetivoId: number;
  cursoId: number;
  turmaId: number;
  contaBancariaId: number;
  formaPagamentoId: number;
};

/** Says who the school is, as every paper needs it. */
export async function identificarEscola(db: Db | Tx): Promise<void> {
  await sql`insert into escola (nome, cnpj, cidade, uf) values ('Colégio Exemplo', '11222333000181', 'Belém', 'PA') on conflict do nothing`.execute(
    db,
  );
}

/** The least school on which a family can be enrolled and billed, made by the rooms' own doors. */
export async function criarMundo(db: Db, { vagas = 30 }: { vagas?: number } = {}): Promise<Mundo> {
  const quem = quemDeTeste();
  return transacao(db, async (tx) => {
    await identificarEscola(tx);
    const segmentacao = await criarSegmentacao(atoDe(tx, quem), { nome: 'Ensino Fundamental', ordem: 1, ativa: true });
    const etapas = [
      { nome: '1º semestre', dataInicio: `${ANO}-01-02`, dataFim: `${ANO}-06-30`, peso: '1.0000' },
      { nome: '2º semestre', dataInicio: `${ANO}-07-01`, dataFim: `${ANO}-12-31`, peso: '1.0000' },
    ];
    const { id: anoLetivoId } = await criarAnoLetivo(atoDe(tx, quem), ANO);
    await criarPeriodo(atoDe(tx, quem), {
      ano: ANO,
      nome: 'Ano letivo',
      dataInicio: `${ANO}-01-02`,
      dataFim: `${ANO}-12-31`,
      segmentacoes: [{ segmentacaoId: segmentacao.id, etapas }],
    });

    const curso = await criarCurso(atoDe(tx, quem), {
      segmentacaoId: segmentacao.id,
      nome: '6º ano',
      sigla: '6A',
      ordem: 6,
      idadeMinima: null,
      cargaHoraria: 800,
      proximoCursoId: null,
      ativo: true,
    });
    const turma = await criarTurma(atoDe(tx, quem), {
      cursoId: curso.id,
      anoLetivoId,
      grupoTurmaId: null,
      nome: '6º ano A',
      turno: 'manha',
      sala: null,
      vagas,
    });
    const conta = await criarContaBancaria(atoDe(tx, quem), { nome: 'Caixa da secretaria', tipo: 'caixa' });
    const forma = await criarFormaPagamento(atoDe(tx, quem), { nome: 'Dinheiro', tipo: 'dinheiro', contaBancariaId: conta.id });
    await criarTaxa(atoDe(tx, quem), { nome: 'Mora', multaPercentual: '2', jurosPercentualMes: '1', vigenteDesde: '2020-01-01' });
    await criarPeriodoFinanceiro(atoDe(tx, quem), { contaBancariaId: conta.id, dataInicio: '2026-01-01', dataFim: '2027-12-31' });
    return { quem, anoLetivoId, cursoId: curso.id, turmaId: turma.id, contaBancariaId: conta.id, formaPagamentoId: forma.id };
  });
}

/** Another course of the same segment, the one after, with a class of the year: where one is moved to. */
export const outroCursoNoMundo = (db: Db, { quem, cursoId: deQual, anoLetivoId }: Mundo): Promise<{ cursoId: number; turmaId: number }> =>
  transacao(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`select segmentacao_id as id from v_curso where id = ${deQual}`.execute(tx);
    const curso = { segmentacaoId: rows[0]?.id ?? 0, sigla: null, idadeMinima: null, cargaHoraria: 800, proximoCursoId: null, ativo: true };
    const { id: cursoId } = await criarCurso(atoDe(tx, quem), { ...curso, nome: '7º ano', ordem: 7 });
    const turma = { cursoId, anoLetivoId, grupoTurmaId: null, nome: '7º ano A', turno: 'manha' as const, sala: null };
    return { cursoId, turmaId: (await criarTurma(atoDe(tx, quem), { ...turma, vagas: 50 })).id };
  });

export type Familia = { alunoId: number; matriculaId: number; pagadores: number[] };

/** A child with guardians who share the bill by these percentages, enrolled in the class. */
export async function matricularFamilia(
  db: Db,
  mundo: Mundo,
  nome: string,
  percentuais: readonly string[] = ['100.00'],
  primeiroCpf = 0,
): Promise<Familia> {
  return transacao(db, async (tx) => {
    const aluno = await criarPessoa(atoDe(tx, mundo.quem), { nome, sobrenome: 'Lobato', dataNascimento: '2014-05-10' });
    const pagadores: number[] = [];
    for (const [i] of percentuais.entries()) {
      const cpf = cpfs[primeiroCpf + i];
      pagadores.push(
        (
          await criarPessoa(atoDe(tx, mundo.quem), {
            nome: `Responsável ${i + 1}`,
            sobrenome: `de ${nome}`,
            dataNascimento: '1980-01-01',
            ...(cpf ? { cpf } : {}),
          })
        ).id,
      );
    }
    const matricula = await criarMatricula(atoDe(tx, mundo.quem), {
      alunoId: aluno.id,
      cursoId: mundo.cursoId,
      turmaId: mundo.turmaId,
      anoLetivoId: mundo.anoLetivoId,
      dataMatricula: '2026-01-10',
      preMatricula: false,
      motivoExcedente: null,
      observacoes: null,
      responsaveis: pagadores.map((pessoaId, i) => ({
        pessoaId,
        parentesco: null,
        pedagogico: i === 0,
        financeiro: true,
        percentual: percentuais[i] ?? '0',
      })),
    });
    return { alunoId: aluno.id, matriculaId: matricula.id, pagadores };
  });
}

/** A draft contract with one price line. */
export async function criarRascunho(
  db: Db,
  mundo: Mundo,
  matriculaId: number,
  valor: Centavos = centavos(1_000_000),
  parcelas = 12,
): Promise<number> {
  return transacao(db, async (tx) => {
    const [contrato] = await inserirContratos(tx, [{ matriculaId, ano: ANO, observacoes: null }]);
    if (!contrato) throw new Error('no contract');
    const linha = {
      precoId: null,
      descricao: 'Anuidade',
      valorCentavos: valor,
      parcelas,
      primeiroVencimento: '2026-02-10',
      diaVencimento: 10,
      formaPagamentoId: mundo.formaPagamentoId,
      contaBancariaId: null,
    };
    await gravarLinhas(tx, [{ contratoId: contrato.id, precos: [linha], descontos: [] }]);
    return contrato.id;
  });
}

/** The titles of a contract, in order. */
export async function titulosDoContrato(db: Db, contratoId: number) {
  const { rows } = await sql<{
    id: number;
    numero: string;
    parcela: number;
    pagador_id: number;
    valor_centavos: number;
    situacao: string;
    data_vencimento: string;
  }>`
    select id, numero, parcela, pagador_id, valor_centavos, situacao, data_vencimento from titulos_receber where contrato_id = ${contratoId} order by parcela, id`.execute(
    db,
  );
  return rows;
}
