import type { Ato } from '#platform/server/ato.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import { conferirPermissao, pode } from '#platform/server/http/autorizacao.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { matriculasNovaApi } from '../api.ts';
import { conferirMatricula, decidirVaga } from '#domains/academico/matriculas/regras.ts';
import { carregarFatos, chaveDaAtiva } from './carregar-fatos.ts';
import { inserirMatriculas, type MatriculaCriada } from './inserir-matriculas.ts';

export type DadosMatricula = EntradaServidor<typeof matriculasNovaApi.criarMatricula>['body'];
/** `noLugarDe`: the enrollment that ends in the same transaction, for this one to go on from. */
type NovaMatricula = DadosMatricula & { noLugarDe?: number };

/** Enrollments that one call of the batch takes at most. */
export const loteMaximo = 5000;

/**
 * Enrolls a student in a class.
 * @throws the refusals of `regras.ts`, SEM_PERMISSAO over the places of the class without the permission
 */
export async function criarMatricula(ato: Ato, dados: NovaMatricula): Promise<MatriculaCriada> {
  const [criada] = await matricularEmLote(ato, [dados]);
  if (!criada) throw new Error('enrollment was not written');
  return criada;
}

/**
 * Enrolls many students with the same rules and invariants as one, all or nothing, in a fixed number of statements.
 * The classes are locked first (in the order of their ids), so that of two clerks only one gets the last place; then the
 * periods are kept from closing and the students from being seated twice; only then is anything counted.
 *
 * @returns id and number of each, in the order given
 */
export async function matricularEmLote(ato: Ato, lista: readonly NovaMatricula[]): Promise<MatriculaCriada[]> {
  const { tx, quem, idioma } = ato;
  if (lista.length === 0) return [];
  if (lista.length > loteMaximo) throw new RangeError(`at most ${loteMaximo} enrollments at a time`);
  const turmas = await travarTurmas(
    tx,
    lista.map((m) => m.turmaId),
    quem,
  );
  const periodos = await travarPeriodos(tx, [...turmas.values()]);
  const fatos = await carregarFatos(tx, lista);
  const podeExceder = pode(quem, 'excesso-vagas:criar');
  const novas = lista.map((dados, i) => {
    const noTurno = fatos.noMesmoTurno.get(i) ?? null;
    const turma = turmas.get(dados.turmaId) ?? null;
    conferirMatricula(dados, {
      pessoas: fatos.pessoas,
      turma,
      periodo: turma ? (periodos.get(chaveDoPeriodo(turma)) ?? null) : null,
      // The one of the same course came in while the student was waited for.
      ativaExistente: fatos.ativas.get(chaveDaAtiva(dados)) ?? (noTurno?.cursoId === dados.cursoId ? noTurno : null),
      noMesmoTurno: noTurno,
      ultimaSaida: fatos.ultimasSaidas.get(chaveDaAtiva(dados)) ?? null,
    });
    const [nome, vagas, ano] = [turma?.nome ?? '', turma?.vagas ?? 0, turma?.ano ?? 0];
    const ocupadas = fatos.ocupadas.get(dados.turmaId) ?? 0;
    if (ocupadas >= vagas && dados.motivoExcedente !== null) conferirPermissao(quem, 'excesso-vagas:criar', idioma);
    const vaga = decidirVaga({ nome, vagas }, ocupadas, dados.motivoExcedente, podeExceder);
    fatos.ocupadas.set(dados.turmaId, ocupadas + 1);
    const { preMatricula, noLugarDe: _, ...resto } = dados;
    return { ...resto, ...vaga, ano, movimento: preMatricula ? ('pre_matricula' as const) : ('ativa' as const) };
  });
  const criadas = await inserirMatriculas(tx, quem.usuarioId, novas);
  await auditarVarios(
    ato,
    criadas.map(({ id, codigo }, i) => ({ acao: 'matricula.criada', alvoTipo: 'matricula', alvoId: id, depois: { codigo, ...novas[i] } })),
  );
  return criadas;
}
