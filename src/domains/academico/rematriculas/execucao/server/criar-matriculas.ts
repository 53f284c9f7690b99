import { type Ato, semTarefa } from '#platform/server/ato.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/door.ts';
import { matricularEmLote } from '#domains/academico/matriculas/nova/server/door.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Avaliado } from '#domains/academico/rematriculas/avaliacao/avaliar.ts';
import { linhasDoContrato } from '#domains/academico/rematriculas/avaliacao/plano.ts';
import { conferirSemAssinatura } from '#domains/academico/rematriculas/avaliacao/server/door.ts';
import type { ItemDoLote, Lote, RespostaDoItem } from './lotes.ts';

export type Liberado = { item: ItemDoLote; avaliado: Avaliado };
type Feito = Liberado & { matriculaId: number };

/** Enrolls students who were judged free to go, and makes their contracts, all or nothing. @throws the refusals of the other rooms */
export async function criarMatriculas(
  ato: Ato,
  lote: Lote,
  liberados: readonly Liberado[],
  formasAtivas: ReadonlySet<number>,
): Promise<RespostaDoItem[]> {
  const { movimento, contratos, dataMatricula } = lote.criterios;
  const criadas = await matricularEmLote(
    ato,
    liberados.map(({ item, avaliado: { candidato, curso, motivos } }) => ({
      alunoId: candidato.alunoId,
      cursoId: curso?.id ?? 0,
      anoLetivoId: lote.destino.id,
      turmaId: item.turmaDestinoId,
      dataMatricula,
      responsaveis: candidato.responsaveis.map(({ pessoaId, parentesco, pedagogico, financeiro, percentual }) => ({
        pessoaId,
        parentesco,
        pedagogico,
        financeiro,
        percentual,
      })),
      observacoes: null,
      preMatricula: movimento === 'pre_matricula',
      motivoExcedente: motivos.some(({ codigo }) => codigo === 'TURMA_CHEIA') ? item.motivo : null,
    })),
  );
  const feitos = liberados.map((liberado, i): Feito => ({ ...liberado, matriculaId: criadas[i]?.id ?? 0 }));
  const contratosDe = contratos === 'nenhum' ? new Map<number, number>() : await criarContratos(ato, lote, feitos, formasAtivas);
  return feitos.map(({ item, matriculaId }) => ({
    item,
    situacao: 'feita',
    matriculaId,
    contratoId: contratosDe.get(matriculaId) ?? null,
  }));
}

/** Draft contracts at the prices of the year, put into force when the run says so. @returns contract by enrollment */
async function criarContratos(
  ato: Ato,
  { criterios, destino }: Lote,
  feitos: readonly Feito[],
  formasAtivas: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const { tx } = ato;
  // The school may have begun to ask for it since the run was asked for.
  await conferirSemAssinatura(tx, criterios.contratos);
  const criados = await inserirContratos(
    tx,
    feitos.map(({ matriculaId }) => ({ matriculaId, ano: destino.ano, observacoes: null })),
  );
  const porMatricula = new Map(criados.map(({ id, matriculaId }) => [matriculaId, id]));
  const linhas = feitos.flatMap(({ matriculaId, avaliado: { plano } }) => {
    const contratoId = porMatricula.get(matriculaId);
    return plano && contratoId !== undefined ? [{ contratoId, ...linhasDoContrato(plano, criterios.cobranca, formasAtivas) }] : [];
  });
  await gravarLinhas(tx, linhas);
  await auditarVarios(
    ato,
    linhas.map(({ contratoId, precos, descontos }) => ({
      acao: 'contrato.criado',
      alvoTipo: 'contrato',
      alvoId: contratoId,
      depois: { situacao: 'rascunho', precos, descontos },
    })),
  );
  if (criterios.contratos === 'ativo') {
    const { recusados } = await ativarContratos(
      // Undone with the re-enrollment, not as a batch of contracts.
      semTarefa(ato),
      linhas.map(({ contratoId }) => ({ id: contratoId })),
    );
    if (recusados[0]) throw recusados[0].erro;
  }
  return porMatricula;
}
